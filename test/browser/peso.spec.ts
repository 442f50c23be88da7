import { expect, it } from 'vitest';
import { weighFirstPage } from '../bench/first-page.ts';
import { withChromium } from './support/chromium.ts';
import { product } from './support/product.ts';

const chromium = withChromium();

it('sends no more for the sign-in page and the list than their budgets', async () => {
  const weights = await weighFirstPage(chromium(), product().baseUrl);
  expect(weights.filter(({ isMet }) => !isMet)).toEqual([]);
});
