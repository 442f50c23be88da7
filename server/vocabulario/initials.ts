const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e']);

/**
 * Up to two initials of a name, without its particles: «María de los Ángeles Ruiz» → «MÁ». The browser draws them, and
 * the server puts them into pictures. A name without letters, such as a telephone number, has no initials.
 */
export function initials(name: string): string {
  if (!/\p{L}/u.test(name)) return '';
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !particles.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map(([first = '']) => first.toLocaleUpperCase('es'))
    .join('');
}
