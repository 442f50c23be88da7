/** Which documents are shown: all of the carpeta, those in no seccion, or those of one. */
export type Lugar = { tipo: 'todos' } | { tipo: 'ninguna' } | { tipo: 'seccion'; id: string };

export const ordenes = ['nombre', 'bytes', 'fecha'] as const;
export type Orden = (typeof ordenes)[number];

/** What the address of the tab says. */
export interface Direccion {
  /** A seccion's id, `ninguna` for what is in none, null for all. */
  seccion: string | null;
  papelera: boolean;
  buscar: string;
  orden: Orden;
  direccion: 'asc' | 'desc';
  /** The document that is looked at. */
  documento: string | null;
  /** Which version of it; null for the newest. */
  version: number | null;
}

export const sinSeccion = 'ninguna';

export function readDireccion(params: URLSearchParams): Direccion {
  const orden = ordenes.find((name) => name === params.get('orden')) ?? 'nombre';
  const version = Number(params.get('version'));
  return {
    seccion: params.get('seccion') || null,
    papelera: params.get('papelera') === 'true',
    buscar: params.get('buscar') ?? '',
    orden,
    direccion: params.get('direccion') === 'desc' ? 'desc' : 'asc',
    documento: params.get('documento') || null,
    version: Number.isInteger(version) && version > 0 ? version : null,
  };
}

/** The address without what goes without saying. */
export function writeDireccion(direccion: Direccion): URLSearchParams {
  const { seccion, papelera, buscar, orden, direccion: way, documento, version } = direccion;
  const params = new URLSearchParams();
  if (seccion && !papelera) params.set('seccion', seccion);
  if (papelera) params.set('papelera', 'true');
  if (buscar) params.set('buscar', buscar);
  if (orden !== 'nombre') params.set('orden', orden);
  if (way !== 'asc') params.set('direccion', way);
  if (documento) params.set('documento', documento);
  if (documento && version) params.set('version', String(version));
  return params;
}

/** The place that an address names; a seccion that is not there any more is all of them. */
export function lugarOf({ seccion }: Direccion, secciones: readonly { id: string }[]): Lugar {
  if (seccion === sinSeccion) return { tipo: 'ninguna' };
  return seccion && secciones.some(({ id }) => id === seccion) ? { tipo: 'seccion', id: seccion } : { tipo: 'todos' };
}
