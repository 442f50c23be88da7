import { describe, expect, it } from 'vitest';
import { buildEtiquetaDeTablero, buildLista, buildTablero, buildTarjeta } from '../../testing/tableros';
import { patchListas, putEtiqueta, putListas, putTarjetas, receiveTarjetas, takeEtiqueta } from './cambios';
import type { Tablero } from './tableros-api';

const titles = ({ lists }: Tablero) => lists.map(({ cards }) => cards.map(({ title }) => title));

describe('cards that arrive', () => {
  it('go to their list and their place, and leave the other lists alone', () => {
    const tablero = buildTablero();
    const untouched = tablero.lists[2];
    receiveTarjetas(tablero, ['t-1'], [buildTarjeta({ listId: 'l-2', version: 2 })]);
    expect(titles(tablero)).toEqual([['Llamar al banco'], ['Pedir certificados'], []]);
    expect(tablero.lists[2]).toBe(untouched);
  });

  it('are gone when they were asked for and not answered', () => {
    const tablero = buildTablero();
    receiveTarjetas(
      tablero,
      ['t-1', 't-2'],
      [buildTarjeta({ id: 't-2', position: 131_072, title: 'Otra', version: 2 })],
    );
    expect(titles(tablero)).toEqual([['Otra'], [], []]);
  });

  it('do not put something older over what is shown', () => {
    const tablero = buildTablero();
    putTarjetas(tablero, [buildTarjeta({ listId: 'l-3', version: 5 })]);
    receiveTarjetas(tablero, ['t-1'], [buildTarjeta({ listId: 'l-2', version: 4 })]);
    expect(titles(tablero)).toEqual([['Llamar al banco'], [], ['Pedir certificados']]);
  });

  it('are not shown on a list that is not there', () => {
    const tablero = buildTablero();
    putTarjetas(tablero, [buildTarjeta({ listId: 'l-gone' })]);
    expect(titles(tablero)).toEqual([['Llamar al banco'], [], []]);
  });
});

describe('lists that change', () => {
  it('take their place and keep the cards that came meanwhile', () => {
    const tablero = buildTablero();
    patchListas(tablero, [{ ...buildLista({ position: 500_000, title: 'Para después' }) }]);
    expect(tablero.lists.map(({ title }) => title)).toEqual(['En curso', 'Terminado', 'Para después']);
    expect(titles(tablero)[2]).toHaveLength(2);
  });

  it('come back with their cards', () => {
    const tablero = buildTablero();
    const [first] = tablero.lists;
    tablero.lists = tablero.lists.slice(1);
    if (first) putListas(tablero, [first]);
    expect(titles(tablero)).toEqual([['Pedir certificados', 'Llamar al banco'], [], []]);
  });
});

describe('labels', () => {
  it('are renamed and taken away on the tablero and on its cards', () => {
    const label = buildEtiquetaDeTablero();
    const tablero = buildTablero({ lists: [buildLista({ cards: [buildTarjeta({ labels: [label] })] })] });
    putEtiqueta(tablero, { ...label, title: 'Hoy' });
    expect(tablero.labels[0]?.title).toBe('Hoy');
    expect(tablero.lists[0]?.cards[0]?.labels[0]?.title).toBe('Hoy');
    takeEtiqueta(tablero, label.id);
    expect([tablero.labels, tablero.lists[0]?.cards[0]?.labels]).toEqual([[], []]);
  });
});
