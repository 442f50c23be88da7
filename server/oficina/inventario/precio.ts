const SCALE = 10_000n;

/**
 * The price before tax for a price with tax, with four decimals. Adding the tax and rounding to cents gives the same
 * price again. It computes with whole numbers, so that nothing is lost.
 * @param precio such as `1210.5` @param impuesto a percentage with at most two decimals, or null
 */
export function baseDelPrecio(precio: string, impuesto: string | null): string {
  const hundredths = 10_000n + scaled(impuesto ?? '0', 2);
  const numerator = scaled(precio, 4) * 10_000n;
  const base = (2n * numerator + hundredths) / (2n * hundredths);
  const fraction = String(base % SCALE)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return fraction === '' ? String(base / SCALE) : `${base / SCALE}.${fraction}`;
}

/** A decimal text in units of its last digit. */
function scaled(text: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(digits, '0'));
}
