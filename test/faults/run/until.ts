import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is yes. @returns the seconds until then; null when they are more than `seconds` */
export async function until(isSo: () => unknown, seconds: number): Promise<number | null> {
  const start = performance.now();
  for (;;) {
    const answer = await Promise.resolve(isSo()).catch(() => false);
    const after = (performance.now() - start) / 1000;
    if (answer) return Math.max(after, 0.001);
    if (after > seconds) return null;
    await sleep(50);
  }
}
