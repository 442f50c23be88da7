import { useCallback } from 'react';
import { flag, id, oneOf, text, whole } from '../../../lib/url-codecs';
import { searchOf, type UrlState, useUrlState } from '../../../lib/use-url-state';

/** The place whose documents are shown: the whole carpeta, no seccion, or one seccion. */
export type Lugar = { tipo: 'todos' } | { tipo: 'ninguna' } | { tipo: 'seccion'; id: string };

const ordenes = ['nombre', 'bytes', 'fecha'] as const;
export type Orden = (typeof ordenes)[number];

/** The parameters in the tab's address. */
const direccionSchema = {
  /** A seccion's id, `ninguna` for documents in no seccion, null for all. */
  seccion: id(),
  papelera: flag('true'),
  buscar: text(200),
  orden: oneOf(ordenes, 'nombre'),
  direccion: oneOf(['asc', 'desc'], 'asc'),
  /** The document in the viewer. */
  documento: id(),
  /** The version in the viewer. Null for the newest version. */
  version: whole(1, 1_000_000, null),
  /** The version that the shown version is compared with. Null for none. */
  comparar: whole(1, 1_000_000, null),
  /** The template of the open dialog for generating; `sinPlantilla` before one is chosen. Null when it is closed. */
  generar: id(),
};

export type Direccion = UrlState<typeof direccionSchema>;

export const sinSeccion = 'ninguna';

/** The parameter `generar` of the dialog before a template is chosen. */
export const sinPlantilla = 'elegir';

/** The parameters in the tab's address. `hrefOf` gives a link that changes them, and `change` goes there. */
export function useDireccion() {
  const [direccion, change] = useUrlState(direccionSchema);
  const hrefOf = useCallback(
    (changes: Partial<Direccion>) => searchOf(direccionSchema, { ...direccion, ...changes }) || '?',
    [direccion],
  );
  return { direccion, hrefOf, change };
}

/** The place that the address names. For a deleted seccion it is all documents. */
export function lugarOf({ seccion }: Direccion, secciones: readonly { id: string }[]): Lugar {
  if (seccion === sinSeccion) return { tipo: 'ninguna' };
  return seccion && secciones.some(({ id }) => id === seccion) ? { tipo: 'seccion', id: seccion } : { tipo: 'todos' };
}
