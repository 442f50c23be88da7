import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useColeccion } from '../../../collection/use-collection';
import { readUrl } from '../../../lib/use-url-state';
import { etiquetas } from './correos';
import type { Etiqueta } from './correos-api';
import { bandejas, busquedaSchema, filtros, lugarOf, paginaOf } from './lugares';

/** The ids of labels by the slugs that they have had since the page was opened. */
export type Slugs = ReadonlyMap<string, string>;

/** Remembers all slugs of the labels: a renamed label gets another slug. */
export function useSlugs(): Slugs {
  const { data: todas = [] } = useColeccion(etiquetas, undefined);
  const [slugs, setSlugs] = useState<Slugs>(new Map());
  if (todas.some(({ slug, id }) => slugs.get(slug) !== id)) {
    setSlugs(new Map([...slugs, ...todas.map(({ slug, id }) => [slug, id] as const)]));
  }
  return slugs;
}

/**
 * The parts of the address: the list, its page, its search, and the open mail. The former address of a renamed label
 * leads to the label.
 */
export function useLugar(slugs: Slugs) {
  const params = useParams();
  const [search] = useSearchParams();
  const { data: todas } = useColeccion(etiquetas, undefined);
  const lugar = lugarOf(params);
  const isLabel = lugar?.tipo === 'etiqueta';
  const etiqueta = isLabel ? todas?.find(({ slug }) => slug === lugar.slug) : undefined;
  const renamed = isLabel && !etiqueta ? todas?.find(({ id }) => id === slugs.get(lugar.slug)) : undefined;
  return {
    lugar,
    /** The present address of a renamed label. */
    nuevoLugar: renamed && ({ tipo: 'etiqueta', slug: renamed.slug } as const),
    pagina: paginaOf(params.pagina),
    hasPagina: params.pagina !== undefined,
    buscar: readUrl(busquedaSchema, search).buscar.trim(),
    correoId: params.correoId,
    /** The name of the list; empty while its label loads. */
    title: titleOf(lugar, etiqueta),
    /** Whether the list does not exist: no label has the slug, or the label was deleted. */
    isMissing: lugar === null || (lugar.tipo === 'etiqueta' && todas !== undefined && !etiqueta),
  };
}

export type EnLugar = ReturnType<typeof useLugar>;

function titleOf(lugar: ReturnType<typeof lugarOf>, etiqueta: Etiqueta | undefined): string {
  if (lugar?.tipo === 'bandeja') return bandejas[lugar.slug].title;
  return lugar?.tipo === 'filtro' ? filtros[lugar.slug].title : (etiqueta?.title ?? '');
}
