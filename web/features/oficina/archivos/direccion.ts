import { useCallback } from 'react';
import { type Location, useParams } from 'react-router-dom';
import { flag, oneOf, text, uuid, whole } from '../../../lib/url-codecs';
import { readUrl, searchOf, type UrlState, useUrlState } from '../../../lib/use-url-state';

const ordenes = ['nombre', 'fecha', 'tamano', 'tipo'] as const;
export type Orden = (typeof ordenes)[number];

const direccionSchema = {
  /** The text that is searched for in the whole drive. */
  buscar: text(200),
  papelera: flag('true'),
  orden: oneOf(ordenes, 'nombre'),
  direccion: oneOf(['asc', 'desc'], 'asc'),
  /** The form in which the list is shown; null for the form that the person chose last. */
  como: oneOf(['lista', 'grilla'], null),
  /** The id of the archivo whose details are open. */
  archivo: uuid(),
  directorio: uuid(),
  /** Whether the viewer shows the archivo over the page. */
  ver: flag('true'),
  /** The version that is shown; null for the newest. */
  version: whole(1, 1_000_000, null),
};

export type Direccion = UrlState<typeof direccionSchema>;

/** The parameters that are reset when the person goes to another directorio. */
const nowhere = { buscar: '', papelera: false, archivo: null, directorio: null, ver: false, version: null } as const;

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The directorio and the parameters of the page's address. It also gives the addresses of other states of the page. */
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
    /** The id of the directorio; null for the outermost level. */
    directorioId: folderId && isKnown ? folderId.toLowerCase() : null,
    /** False when the id in the address has the form of no directorio's id. */
    isKnown,
    direccion,
    change,
    /** The address with some parameters changed. */
    hrefOf,
    /** The address of a directorio; null stands for the outermost level. */
    placeHref,
  };
}

export const pathOf = (id: string | null): string => `/apps/file-manager${id ? `/${id}` : ''}`;

/** Whether the address `to` shows the details of another item than `from`, or of none. */
export function isOtherItem(from: Location, to: Location): boolean {
  const shown = ({ pathname, search }: Location) => {
    const { archivo, directorio, ver } = readUrl(direccionSchema, new URLSearchParams(search));
    return [pathname, archivo, directorio, ver].join(' ');
  };
  return shown(from) !== shown(to);
}
