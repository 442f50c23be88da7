import { expect, it } from 'vitest';
import { baseDelPrecio } from './precio.js';

it.each([
  ['121', '21', '100'],
  ['100', null, '100'],
  ['0.01', '21', '0.0083'],
  ['9.99', '21', '8.2562'],
  ['1000', '10.5', '904.9774'],
  ['9999999999.99', '21', '8264462809.9091'],
])('the price %s with %s %% of tax has the base %s', (precio, impuesto, base) => {
  expect(baseDelPrecio(precio, impuesto)).toBe(base);
});

it('the base of a price gives the same price again, to the cent', () => {
  for (let cents = 1; cents < 20_000; cents += 7) {
    for (const tax of [0, 10.5, 21, 27, 150]) {
      const precio = (cents / 100).toFixed(2).replace(/\.?0+$/, '') || '0';
      const [whole = '0', fraction = ''] = baseDelPrecio(precio, String(tax)).split('.');
      const base = BigInt(whole + fraction.padEnd(4, '0'));
      const again = (2n * base * BigInt(10_000 + tax * 100) + 1_000_000n) / 2_000_000n;
      expect(again, `${precio} ${tax}`).toBe(BigInt(cents));
    }
  }
});
