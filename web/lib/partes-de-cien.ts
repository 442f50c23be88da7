/**
 * The shares of a whole in whole percents, which add up to 100. Rounded one by one, they would add up to 99 or 101.
 * Those with the largest remainders are rounded up.
 */
export function partesDeCien(values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole <= 0) return values.map(() => 0);
  const shares = values.map((value) => (value * 100) / whole);
  const missing = 100 - shares.reduce((sum, share) => sum + Math.floor(share), 0);
  const raised = shares
    .map((share, place) => ({ place, rest: share % 1 }))
    .toSorted((one, other) => other.rest - one.rest)
    .slice(0, missing)
    .map(({ place }) => place);
  return shares.map((share, place) => Math.floor(share) + (raised.includes(place) ? 1 : 0));
}
