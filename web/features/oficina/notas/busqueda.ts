import { matcherOf } from '../../../lib/coincidencias';
import { id, text } from '../../../lib/url-codecs';
import { type ChangeUrl, type UrlState, useUrlState } from '../../../lib/use-url-state';
import type { Nota } from './notas-api';

/** The view and the search of the page, which its address holds. */
export const busquedaSchema = {
  /**
   * `notas` shows the notas that are not archived, `archivo` the archived notas. An id shows the notas with that
   * etiqueta.
   */
  vista: id('notas'),
  buscar: text(200),
};

export type Busqueda = UrlState<typeof busquedaSchema>;
export type ChangeBusqueda = ChangeUrl<typeof busquedaSchema>;

export const useBusqueda = () => useUrlState(busquedaSchema);

/** Whether a view is `notas` or `archivo`, and not the id of an etiqueta. */
export const esVistaFija = (vista: Busqueda['vista']): boolean => vista === 'notas' || vista === 'archivo';

/** The notas of a view, newest first. */
export function notasDe(notas: readonly Nota[], vista: Busqueda['vista']): Nota[] {
  const isThere = ({ archived, labels }: Nota) =>
    vista === 'archivo' ? archived : !archived && (vista === 'notas' || labels.includes(vista));
  return notas.filter(isThere).reverse();
}

/** The notas that contain all the words in their title, text or tasks. Accents and capitals do not matter. */
export function buscadas(notas: readonly Nota[], buscar: string): Nota[] {
  const matches = matcherOf(buscar);
  return notas.filter((nota) => matches(textOf(nota)));
}

function textOf({ title, content, tasks }: Nota): string {
  return [title, content, ...(tasks ?? []).map((tarea) => tarea.content)].join('\n');
}

type Textos = Pick<Nota, 'title' | 'content' | 'tasks'>;

/** The title of a nota, or else its first line with text; '' if the nota has no text. */
export function tituloDe({ title, content, tasks }: Textos): string {
  const texts = [title, ...content.split('\n'), ...(tasks ?? []).map((tarea) => tarea.content)];
  return texts.map((text) => text.trim()).find((text) => text !== '') ?? '';
}

/** The name of a nota, also of a nota without text. */
export const nombreDe = (nota: Textos): string => tituloDe(nota) || 'Nota sin título';
