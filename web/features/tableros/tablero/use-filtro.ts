import { useMemo } from 'react';
import { fold } from '../../../lib/fold';
import { ids, text } from '../../../lib/url-codecs';
import { useUrlState } from '../../../lib/use-url-state';
import type { Tarjeta } from '../tableros-api';

const filtroSchema = { buscar: text(200), etiqueta: ids() };

/** The filter of the address: by text and by labels. */
export function useFiltro() {
  const [{ buscar, etiqueta }, change] = useUrlState(filtroSchema);

  const matches = useMemo(() => {
    const words = fold(buscar).split(/\s+/).filter(Boolean);
    if (words.length === 0 && etiqueta.length === 0) return null;
    return ({ title, description, labels }: Tarjeta) => {
      const all = fold(`${title} ${description ?? ''}`);
      return (
        words.every((word) => all.includes(word)) &&
        (etiqueta.length === 0 || labels.some(({ id }) => etiqueta.includes(id)))
      );
    };
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

export type Filtro = ReturnType<typeof useFiltro>;
