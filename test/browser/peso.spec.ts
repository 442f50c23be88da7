import { expect, it } from 'vitest';
import { weighFirstPage } from '../bench/first-page.ts';
import { apiAs, request } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { product } from './support/product.ts';

const chromium = withChromium();

it('sends no more for the sign-in page and the list than their budgets', async () => {
  const weights = await weighFirstPage(chromium(), product().baseUrl);
  expect(weights.filter(({ isMet }) => !isMet)).toEqual([]);
});

it('lets browsers keep the icons of a set for a year', async () => {
  const { sprite } = await (await apiAs('titular.sol@ejemplo.test')).get('/api/ui/icons/feather');
  const { headers } = await request('GET', sprite);
  expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
    'public, max-age=31536000, immutable',
    'image/svg+xml',
  ]);
});
