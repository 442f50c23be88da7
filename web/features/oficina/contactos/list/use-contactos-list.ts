import { useMemo } from 'react';
import { useColeccion } from '../../../../collection/use-collection';
import { id, text } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { contactos, etiquetas } from '../contactos';
import { type Contacto, type EtiquetaContacto, type Pais, usePaisesFindAllQuery } from '../contactos-api';
import { buscar, toBuscables } from './buscar';

/** The filters in the address: a text and an etiqueta. */
const busquedaSchema = { buscar: text(200), etiqueta: id() };

const noContactos: Contacto[] = [];
const noTags: EtiquetaContacto[] = [];
const noPaises: Pais[] = [];

/** The address book, and the contacts that match the filters in the address. */
export function useContactosLista() {
  const [busqueda, change] = useUrlState(busquedaSchema);
  const { data, error, refetch } = useColeccion(contactos, {});
  const { data: tags = noTags, isLoading: areTagsLoading } = useColeccion(etiquetas, undefined);
  const ordenadas = useMemo(() => tags.toSorted((a, b) => a.title.localeCompare(b.title, 'es')), [tags]);
  const { data: paises = noPaises } = usePaisesFindAllQuery();
  const todos = data ?? noContactos;
  const buscables = useMemo(() => toBuscables(todos, paises), [todos, paises]);
  // A deleted etiqueta in the address is ignored.
  const etiqueta = ordenadas.find(({ id }) => id === busqueda.etiqueta)?.id ?? null;
  const hallados = useMemo(() => buscar(buscables, busqueda.buscar, etiqueta), [buscables, busqueda.buscar, etiqueta]);
  return {
    busqueda: { ...busqueda, etiqueta },
    change,
    todos,
    contactos: hallados,
    etiquetas: ordenadas,
    paises,
    // The etiquetas stand above the list, and would move it down if they came later.
    isLoading: !error && (!data || areTagsLoading),
    isNarrowed: busqueda.buscar !== '' || etiqueta !== null,
    error,
    retry: () => void refetch(),
  };
}

export type ContactosLista = ReturnType<typeof useContactosLista>;
