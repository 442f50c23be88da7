/** Whether two names have the same words and numbers, whatever their order, accents and capitals. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [words(one), words(other)];
  return first.length > 0 ? first.join(' ') === second.join(' ') : one.trim() === other.trim();
}

/** Whether one of two different names has all words of the other. The longer name may have a further surname. */
export function isLongerName(one: string, other: string): boolean {
  const [short = [], long = []] = [words(one), words(other)].sort((a, b) => a.length - b.length);
  return short.length > 0 && short.length < long.length && short.every((word) => long.includes(word));
}

const words = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort();
