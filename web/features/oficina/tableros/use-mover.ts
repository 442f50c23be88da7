import { useCallback } from 'react';
import { useEscribir } from '../../../coleccion/use-escribir';
import { placeAt } from './orden';
import { tableros } from './tableros';
import type { Lista, Tablero, Tarjeta } from './tableros-api';

/** Moves cards and lists on a tablero. An index counts the others, without the moved one. */
export function useMover({ lists }: Tablero) {
  const { escribir } = useEscribir();

  const moveTarjeta = useCallback(
    (tarjeta: Tarjeta, listId: string, index: number) => {
      const stored = lists.find(({ id }) => id === listId)?.cards ?? [];
      const others = stored.filter(({ id }) => id !== tarjeta.id);
      if (tarjeta.listId === listId && stored.indexOf(tarjeta) === index) return;
      const cards = placeAt(others, { ...tarjeta, listId }, index).map(({ id, position }) => ({
        id,
        listId,
        position,
      }));
      void escribir(tableros.send('tarjetasMove', { moverTarjetasDto: { cards } }));
    },
    [lists, escribir],
  );

  const moveLista = useCallback(
    (lista: Lista, index: number) => {
      if (lists.indexOf(lista) === index) return;
      const others = lists.filter(({ id }) => id !== lista.id);
      const places = placeAt(others, lista, index).map(({ id, position }) => ({ id, position }));
      void escribir(tableros.send('listasMove', { moverListasDto: { lists: places } }));
    },
    [lists, escribir],
  );

  return { moveTarjeta, moveLista };
}
