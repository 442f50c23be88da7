import { matcherOf } from '../../../lib/coincidencias';
import { id, text } from '../../../lib/url-codecs';
import { type ChangeUrl, type UrlState, useUrlState } from '../../../lib/use-url-state';
import type { Nota } from './notas-api';

/** Which notas the page shows. The address of the page holds it. */
export const busquedaSchema = {
  /** `notas` shows those that are not archived, `archivo` the archived ones, an id those with that etiqueta. */
  vista: id('notas'),
  buscar: text(200),
};

export type Busqueda = UrlState<typeof busquedaSchema>;
export type ChangeBusqueda = ChangeUrl<typeof busquedaSchema>;

export const useBusqueda = () => useUrlState(busquedaSchema);

/** Whether the view exists without an etiqueta. */
export const esVistaFija = (vista: Busqueda['vista']): boolean => vista === 'notas' || vista === 'archivo';

/** The notas of a view, newest first. */
export function notasDe(notas: readonly Nota[], vista: Busqueda['vista']): Nota[] {
  const isThere = ({ archived, labels }: Nota) =>
    vista === 'archivo' ? archived : !archived && (vista === 'notas' || labels.includes(vista));
  return notas.filter(isThere).reverse();
}

/** The notas with all the words in their title, text or tasks. Accents and capitals do not matter. */
export function buscadas(notas: readonly Nota[], buscar: string): Nota[] {
  const matches = matcherOf(buscar);
  return notas.filter((nota) => matches(textOf(nota)));
}

function textOf({ title, content, tasks }: Nota): string {
  return [title, content, ...(tasks ?? []).map((tarea) => tarea.content)].join('\n');
}

type Textos = Pick<Nota, 'title' | 'content' | 'tasks'>;

/** The title of a nota, or else its first line with text; '' if it has none. */
export function tituloDe({ title, content, tasks }: Textos): string {
  const texts = [title, ...content.split('\n'), ...(tasks ?? []).map((tarea) => tarea.content)];
  return texts.map((text) => text.trim()).find((text) => text !== '') ?? '';
}

/** The name of a nota, also of one without text. */
export const nombreDe = (nota: Textos): string => tituloDe(nota) || 'Nota sin título';
