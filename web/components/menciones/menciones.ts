import { fold } from '../../lib/fold';

export interface Mencionable {
  id: string;
  nombre: string;
}

/** The most people that are offered. */
const maxOffered = 6;
const maxQuery = 40;

/**
 * The mention that is being typed before the caret: the place of its `@`, and the text after it. Null without a
 * mention.
 */
export function mencionAt(text: string, caret: number): { from: number; query: string } | null {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf('@');
  if (from < 0 || /[^\s([{«"'¿¡]/.test(before.charAt(from - 1))) return null;
  const query = before.slice(from + 1);
  return query.length > maxQuery || /^\s|\n/.test(query) ? null : { from, query };
}

/** The people whose name, or a word of it, begins with the typed text. */
export function offeredFor(query: string, people: readonly Mencionable[]): Mencionable[] {
  const typed = fold(query);
  return people.filter(({ nombre }) => ` ${fold(nombre)}`.includes(` ${typed}`)).slice(0, maxOffered);
}

/**
 * The ids of the people that a text mentions.
 * @param chosen the ids of people chosen from the offered list; they decide between people of the same name
 */
export const mencionadosIn = (
  text: string,
  people: readonly Mencionable[],
  chosen: readonly string[] = [],
): string[] => [
  ...new Set(
    partsOf(text, people).flatMap(({ persona }) => {
      if (!persona) return [];
      const namesakes = people.filter(({ id, nombre }) => nombre === persona.nombre && chosen.includes(id));
      return namesakes.length > 0 ? namesakes.map(({ id }) => id) : persona.id;
    }),
  ),
];

/** Whether another person has the same name. */
export const hasNamesake = ({ id, nombre }: Mencionable, people: readonly Mencionable[]): boolean =>
  people.some((other) => other.id !== id && fold(other.nombre) === fold(nombre));

/** A piece of a comment: plain text, a mention or a link. */
interface Parte {
  text: string;
  persona?: Mencionable;
  href?: string;
}

const links = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}»']/g;

/** Splits a comment into its pieces. */
export function partsOf(text: string, people: readonly Mencionable[]): Parte[] {
  // The longest name comes first, since a name may begin with another name.
  const byLength = [...people].sort((one, other) => other.nombre.length - one.nombre.length);
  const parts: Parte[] = [];
  let plain = '';
  const add = (part: Parte) => {
    if (plain) parts.push({ text: plain });
    plain = '';
    parts.push(part);
  };
  const urls = new Map([...text.matchAll(links)].map((match) => [match.index, match[0]]));
  for (let at = 0; at < text.length; ) {
    const href = urls.get(at);
    const persona =
      text[at] === '@' && !href ? byLength.find(({ nombre }) => isNamedAt(text, at + 1, nombre)) : undefined;
    if (href) add({ text: href, href });
    else if (persona) add({ text: `@${persona.nombre}`, persona });
    else plain += text[at];
    at += href?.length ?? (persona ? persona.nombre.length + 1 : 1);
  }
  if (plain) parts.push({ text: plain });
  return parts;
}

const isNamedAt = (text: string, at: number, nombre: string) =>
  nombre !== '' && text.startsWith(nombre, at) && !/[\p{L}\p{N}]/u.test(text.charAt(at + nombre.length));
