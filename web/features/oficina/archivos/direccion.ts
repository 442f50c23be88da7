import { useCallback } from 'react';
import { type Location, useParams } from 'react-router-dom';
import { flag, oneOf, text, uuid, whole } from '../../../lib/url-codecs';
import { readUrl, searchOf, type UrlState, useUrlState } from '../../../lib/use-url-state';

const ordenes = ['nombre', 'fecha', 'tamano', 'tipo'] as const;
export type Orden = (typeof ordenes)[number];

/** The parameters in the page's address. */
const direccionSchema = {
  /** What is looked for in the whole drive. */
  buscar: text(200),
  papelera: flag('true'),
  orden: oneOf(ordenes, 'nombre'),
  direccion: oneOf(['asc', 'desc'], 'asc'),
  /** How they are shown; null for what the person chose last. */
  como: oneOf(['lista', 'grilla'], null),
  /** The archivo or the directorio whose details are open. */
  archivo: uuid(),
  directorio: uuid(),
  /** Whether the archivo is shown over the page. */
  ver: flag('true'),
  /** The version that is shown; null for the newest. */
  version: whole(1, 1_000_000, null),
};

export type Direccion = UrlState<typeof direccionSchema>;

/** What the address of another place has no more. */
const nowhere = { buscar: '', papelera: false, archivo: null, directorio: null, ver: false, version: null } as const;

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The directorio of the page's address, its parameters, and the addresses of others. */
export function useDireccion() {
  const { folderId } = useParams();
  const [direccion, change] = useUrlState(direccionSchema);
  const hrefOf = useCallback(
    (changes: Partial<Direccion>) => searchOf(direccionSchema, { ...direccion, ...changes }) || '?',
    [direccion],
  );
  const placeHref = useCallback(
    (id: string | null) => pathOf(id) + searchOf(direccionSchema, { ...direccion, ...nowhere }),
    [direccion],
  );
  const isKnown = folderId === undefined || uuidPattern.test(folderId);
  return {
    /** Null for the outermost level. */
    directorioId: folderId && isKnown ? folderId.toLowerCase() : null,
    /** False when the address can be that of no directorio. */
    isKnown,
    direccion,
    change,
    /** The address with some parameters changed. */
    hrefOf,
    /** The address of a directorio, null for the outermost level. */
    placeHref,
  };
}

/** The path of a directorio's page. */
export const pathOf = (id: string | null): string => `/apps/file-manager${id ? `/${id}` : ''}`;

/** Whether an address shows the details of something else than another one, or none. */
export function isOtherItem(from: Location, to: Location): boolean {
  const shown = ({ pathname, search }: Location) => {
    const { archivo, directorio, ver } = readUrl(direccionSchema, new URLSearchParams(search));
    return [pathname, archivo, directorio, ver].join(' ');
  };
  return shown(from) !== shown(to);
}
