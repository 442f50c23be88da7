import { useMemo } from 'react';
import { matcherOf } from '../../../../lib/coincidencias';
import { ids, text } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import type { Etiqueta, Tarjeta } from '../tableros-api';

const filtroSchema = { buscar: text(200), etiqueta: ids() };

/** The filter of the address: by text and by labels of the tablero. A deleted label is ignored. */
export function useFilter(labels: readonly Etiqueta[]) {
  const [{ buscar, etiqueta: asked }, change] = useUrlState(filtroSchema);
  const etiqueta = useMemo(() => asked.filter((id) => labels.some((label) => label.id === id)), [asked, labels]);

  const matches = useMemo(() => {
    if (buscar.trim() === '' && etiqueta.length === 0) return null;
    const hasWords = matcherOf(buscar);
    return ({ title, description, labels }: Tarjeta) =>
      hasWords(`${title} ${description ?? ''}`) &&
      (etiqueta.length === 0 || labels.some(({ id }) => etiqueta.includes(id)));
  }, [buscar, etiqueta]);

  return {
    buscar,
    etiquetas: etiqueta,
    search: (typed: string) => change({ buscar: typed }, { replace: true }),
    choose: (chosen: string[]) => change({ etiqueta: chosen }, { replace: true }),
    clear: () => change({ buscar: '', etiqueta: [] }, { replace: true }),
    /** Null when all cards are shown. */
    matches,
  };
}

/** Whether the filter shows a card. */
export type Coincide = (tarjeta: Tarjeta) => boolean;

export type Filtro = ReturnType<typeof useFilter>;
