import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is yes. @returns after how many seconds that was; null when it was not within `seconds` */
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
