const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** A CUIT that nobody has, in two parts: `27-12345678-`, and its check digit. A repeated test needs a new CUIT. */
export function newCuit(prefix: '20' | '27'): [body: string, digit: number] {
  for (let dni = Date.now() % 90_000_000; ; dni++) {
    const number = String(dni + 10_000_000);
    const sum = [...`${prefix}${number}`].reduce((total, digit, n) => total + Number(digit) * (WEIGHTS[n] ?? 0), 0);
    const digit = (11 - (sum % 11)) % 11;
    // Ten means no digit: such a number gets another prefix.
    if (digit < 10) return [`${prefix}-${number}-`, digit];
  }
}
