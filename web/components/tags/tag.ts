import { fold } from '../../lib/fold';

/** A label of a cuenta, for example of its contactos or tareas. */
export interface Tag {
  id: string;
  title: string;
}

export const takenText = 'Ya existe una etiqueta con ese nombre';

/** The tag of that name. Accents, capitals and the number of spaces do not matter. */
export function tagNamed<T extends Tag>(tags: readonly T[], title: string): T | undefined {
  const name = comparable(title);
  return tags.find((tag) => comparable(tag.title) === name);
}

const comparable = (title: string) => fold(title).replace(/\s+/g, ' ').trim();
