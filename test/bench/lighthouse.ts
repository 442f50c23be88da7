import lighthouse from 'lighthouse';
import { CHROMIUM_ARGUMENTS, launchChromium } from '../support/chromium.ts';
import { freePort } from '../support/product.ts';
import { type Measurement, median } from './report.ts';

const RUNS = 5;

/** Lighthouse's performance score of the first page on a telephone. It is a median, since single runs vary. */
export async function measureLighthouse(baseUrl: string): Promise<Measurement[]> {
  const port = await freePort();
  const browser = await launchChromium({ args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`] });
  try {
    const scores: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(`${baseUrl}/sign-in`, {
        port,
        onlyCategories: ['performance'],
        logLevel: 'error',
      });
      scores.push(Math.round((result?.lhr.categories.performance?.score ?? 0) * 100));
    }
    const score = median(scores);
    const value = `${score} (${scores.join(', ')})`;
    return [{ name: 'Lighthouse de /sign-in', value, budget: '≥ 95', isMet: score >= 95 }];
  } finally {
    await browser.close();
  }
}
