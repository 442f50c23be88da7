import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_ARGUMENTS, launchChromium } from '../support/chromium.ts';
import { freePort } from '../support/product.ts';
import { type Measurement, median } from './report.ts';

const RUNS = 5;

/** npm fetches it when it is measured. With all that it needs, it would be a tenth of everybody's node_modules. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Lighthouse's performance score of the first page on a telephone. It is a median, since single runs vary. */
export async function measureLighthouse(baseUrl: string): Promise<Measurement[]> {
  const port = await freePort();
  const browser = await launchChromium({ args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`] });
  try {
    const scores: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { categories } = await inspect(`${baseUrl}/sign-in`, port);
      scores.push(Math.round(categories.performance.score * 100));
    }
    const score = median(scores);
    const value = `${score} (${scores.join(', ')})`;
    return [{ name: 'Lighthouse de /sign-in', value, budget: '≥ 95', isMet: score >= 95 }];
  } finally {
    await browser.close();
  }
}

/** Lighthouse's report of a page in the browser that listens at `port`. */
async function inspect(url: string, port: number): Promise<{ categories: { performance: { score: number } } }> {
  const program = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse'];
  const options = [url, `--port=${port}`, '--only-categories=performance', '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)('npm', [...program, ...options], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}
