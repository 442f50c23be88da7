import { useParams, useSearchParams } from 'react-router-dom';
import { useColeccion } from '../../coleccion/use-coleccion';
import { readUrl } from '../../lib/use-url-state';
import { etiquetas } from './correos';
import type { Etiqueta } from './correos-api';
import { bandejas, busquedaSchema, filtros, lugarOf, paginaOf } from './lugares';

/** Where the address leads: which list, which page of it, which search, and which mail is open. */
export function useLugar() {
  const params = useParams();
  const [search] = useSearchParams();
  const { data: todas } = useColeccion(etiquetas, undefined);
  const lugar = lugarOf(params);
  const etiqueta = lugar?.tipo === 'etiqueta' ? todas?.find(({ slug }) => slug === lugar.slug) : undefined;
  return {
    lugar,
    pagina: paginaOf(params.pagina),
    /** The address names a page. */
    hasPagina: params.pagina !== undefined,
    buscar: readUrl(busquedaSchema, search).buscar.trim(),
    correoId: params.correoId,
    /** The name of the list; empty while its label loads. */
    title: titleOf(lugar, etiqueta),
    /** No list is there: a slug that nothing has, or a label that was deleted. */
    isMissing: lugar === null || (lugar.tipo === 'etiqueta' && todas !== undefined && !etiqueta),
  };
}

export type EnLugar = ReturnType<typeof useLugar>;

function titleOf(lugar: ReturnType<typeof lugarOf>, etiqueta: Etiqueta | undefined): string {
  if (lugar?.tipo === 'bandeja') return bandejas[lugar.slug].title;
  return lugar?.tipo === 'filtro' ? filtros[lugar.slug].title : (etiqueta?.title ?? '');
}
