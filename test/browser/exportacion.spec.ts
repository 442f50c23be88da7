import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withChromium } from './support/chromium.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();

it('gives a titular the whole cuenta as a file, which the browser downloads itself', async () => {
  const page = await openAs(chromium(), 'titular.sol@ejemplo.test', '/configuraciones/cuenta');
  await page.getByRole('button', { name: 'Pedir una exportación' }).click();
  const button = page.getByRole('button', { name: /^Descargar la exportación/ }).first();
  await button.waitFor({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.url()).toMatch(/\/api\/exportaciones\/[^/]+\/descarga$/);
  expect(download.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(bytes.includes('manifest.json')).toBe(true);
});
