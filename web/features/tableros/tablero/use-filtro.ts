import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fold } from '../../../lib/fold';
import type { Tarjeta } from '../tableros-api';

/** Which cards the address asks for: by a text, by labels. */
export function useFiltro() {
  const [params, setParams] = useSearchParams();
  const buscar = params.get('buscar') ?? '';
  const etiqueta = params.get('etiqueta') ?? '';

  const matches = useMemo(() => {
    const words = fold(buscar).split(/\s+/).filter(Boolean);
    const ids = etiqueta.split(',').filter(Boolean);
    if (words.length === 0 && ids.length === 0) return null;
    return ({ title, description, labels }: Tarjeta) => {
      const text = fold(`${title} ${description ?? ''}`);
      return (
        words.every((word) => text.includes(word)) && (ids.length === 0 || labels.some(({ id }) => ids.includes(id)))
      );
    };
  }, [buscar, etiqueta]);

  const change = (name: 'buscar' | 'etiqueta', value: string) =>
    setParams(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true },
    );

  return {
    buscar,
    etiquetas: etiqueta.split(',').filter(Boolean),
    search: (text: string) => change('buscar', text),
    choose: (ids: string[]) => change('etiqueta', ids.join(',')),
    clear: () => setParams({}, { replace: true }),
    /** Null when all are asked for. */
    matches,
  };
}

/** Whether the filter shows a card. */
export type Coincide = (tarjeta: Tarjeta) => boolean;

export type Filtro = ReturnType<typeof useFiltro>;
