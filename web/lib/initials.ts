const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e']);

/** Up to two initials of a name, past its particles: «María de los Ángeles Ruiz» → «MÁ». */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !particles.has(word.toLowerCase()));
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toLocaleUpperCase('es'))
    .join('');
}
