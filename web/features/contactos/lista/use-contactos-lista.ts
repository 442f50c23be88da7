import { useMemo } from 'react';
import { useColeccion } from '../../../coleccion/use-coleccion';
import { id, text } from '../../../lib/url-codecs';
import { useUrlState } from '../../../lib/use-url-state';
import { contactos, etiquetas } from '../contactos';
import { type Contacto, type EtiquetaContacto, type Pais, usePaisesFindAllQuery } from '../contactos-api';
import { buscar, toBuscables } from './buscar';

/** What the list is narrowed by: a text, and an etiqueta. The address holds it. */
const busquedaSchema = { buscar: text(200), etiqueta: id() };

const noContactos: Contacto[] = [];
const noTags: EtiquetaContacto[] = [];
const noPaises: Pais[] = [];

/** The address book, and what of it the address asks for. */
export function useContactosLista() {
  const [busqueda, change] = useUrlState(busquedaSchema);
  const { data, error, refetch } = useColeccion(contactos, {});
  const { data: tags = noTags } = useColeccion(etiquetas, undefined);
  const ordenadas = useMemo(() => tags.toSorted((a, b) => a.title.localeCompare(b.title, 'es')), [tags]);
  const { data: paises = noPaises } = usePaisesFindAllQuery();
  const todos = data ?? noContactos;
  const buscables = useMemo(() => toBuscables(todos, paises), [todos, paises]);
  // An etiqueta that is there no more narrows nothing, as if it were not in the address.
  const etiqueta = ordenadas.find(({ id }) => id === busqueda.etiqueta)?.id ?? null;
  const hallados = useMemo(() => buscar(buscables, busqueda.buscar, etiqueta), [buscables, busqueda.buscar, etiqueta]);
  return {
    busqueda: { ...busqueda, etiqueta },
    change,
    todos,
    contactos: hallados,
    etiquetas: ordenadas,
    paises,
    isLoading: !data && !error,
    isNarrowed: busqueda.buscar !== '' || etiqueta !== null,
    error,
    retry: () => void refetch(),
  };
}

export type ContactosLista = ReturnType<typeof useContactosLista>;
