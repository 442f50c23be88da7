/**
 * A day as people and programs write it, converted to `YYYY-MM-DD`. Other texts are returned unchanged, and a later
 * check refuses them.
 * @param isMonthFirst whether 1/2/1980 is in January; if only the other order is a day, that order counts
 */
export function dayWritten(text: string, isMonthFirst = false): string {
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text) ?? [];
  if (first && second) {
    const isSwapped = isMonthFirst ? Number(first) <= 12 : Number(second) > 12;
    const [month, day] = isSwapped ? [first, second] : [second, first];
    return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  }
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}
