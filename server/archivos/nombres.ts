import { withoutAccents } from '../common/input/search-words.js';

const MAX_LENGTH = 255;

/**
 * A name as the database compares it: without case and accents, and ñ is not n.
 * @see orden_es of migration 23
 */
export function comparable(nombre: string): string {
  return withoutAccents(nombre.replace(/ñ/gi, 'n~'));
}

/** The names of a place, as the database compares them. */
export function comparables(nombres: readonly string[]): Set<string> {
  return new Set(nombres.map(comparable));
}

/**
 * «Modelo.docx» → «Modelo (2).docx», with the first number that no name of the place has.
 * @param taken as of {@link comparables}
 */
export function freeName(nombre: string, taken: ReadonlySet<string>): string {
  const [, base = nombre, extension = ''] = /^(.+?)(\.[^.\s]{1,20})?$/su.exec(nombre) ?? [];
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` (${n})`;
    const room = MAX_LENGTH - [...extension].length - suffix.length;
    const candidate = `${[...base].slice(0, room).join('').trim()}${suffix}${extension}`;
    if (!taken.has(comparable(candidate))) {
      return candidate;
    }
  }
}
