import { describe, expect, it } from 'vitest';
import { buildEtiquetaDeTablero, buildLista, buildTablero, buildTarjeta } from '../../../testing/tableros';
import {
  appendTarjeta,
  patchEtiqueta,
  patchListas,
  patchTarjetas,
  putLista,
  receiveTarjetas,
  removeEtiqueta,
  removeListas,
} from './cambios';
import type { Tablero } from './tableros-api';

const titles = ({ lists }: Tablero) => lists.map(({ cards }) => cards.map(({ title }) => title));

describe('cards that arrive from the server', () => {
  it('go to their list and their place, and leave the other lists alone', () => {
    const before = buildTablero();
    const tablero = receiveTarjetas(before, ['t-1'], [buildTarjeta({ listId: 'l-2', version: 2 })]);
    expect(titles(tablero)).toEqual([['Llamar al banco'], ['Pedir certificados'], []]);
    expect(tablero.lists[2]).toBe(before.lists[2]);
    expect(tablero.lists[0]?.cards[0]).toBe(before.lists[0]?.cards[1]);
  });

  it('are removed when they were asked for and did not come', () => {
    const answer = [buildTarjeta({ id: 't-2', position: 131_072, title: 'Otra', version: 2 })];
    expect(titles(receiveTarjetas(buildTablero(), ['t-1', 't-2'], answer))).toEqual([['Otra'], [], []]);
  });

  it('do not replace something newer', () => {
    const before = patchTarjetas(buildTablero(), [{ id: 't-1', listId: 'l-3', version: 5 }]);
    const late = buildTarjeta({ listId: 'l-2', version: 4 });
    const expected = [['Llamar al banco'], [], ['Pedir certificados']];
    expect(titles(receiveTarjetas(before, ['t-1'], [late]))).toEqual(expected);
    expect(titles(patchTarjetas(before, [late]))).toEqual(expected);
  });

  it('are not shown without their list', () => {
    expect(titles(patchTarjetas(buildTablero(), [{ id: 't-1', listId: 'l-gone' }]))).toEqual([
      ['Llamar al banco'],
      [],
      [],
    ]);
  });

  it('do not come back by a late answer to an earlier write', () => {
    const before = receiveTarjetas(buildTablero(), ['t-1'], []);
    expect(titles(patchTarjetas(before, [buildTarjeta({ version: 9 })]))).toEqual(titles(before));
  });

  it('stand at the end until the server has placed them, and appear once', () => {
    const made = buildTarjeta({ id: 't-3', title: 'Nueva', position: 0, version: 0 });
    const tablero = appendTarjeta(buildTablero(), made);
    expect(titles(tablero)[0]).toEqual(['Pedir certificados', 'Llamar al banco', 'Nueva']);
    expect(appendTarjeta(tablero, made)).toBe(tablero);
  });
});

describe('lists that change', () => {
  it('take their place and keep cards that came meanwhile', () => {
    const tablero = patchListas(buildTablero(), [buildLista({ position: 500_000, title: 'Para después' })]);
    expect(tablero.lists.map(({ title }) => title)).toEqual(['En curso', 'Terminado', 'Para después']);
    expect(titles(tablero)[2]).toHaveLength(2);
  });

  it('come back with their cards, to their own tablero alone', () => {
    const [first = buildLista(), ...others] = buildTablero().lists;
    const tablero = removeListas(buildTablero(), [first]);
    expect(tablero.lists).toEqual(others);
    expect(titles(putLista(tablero, first))).toEqual([['Pedir certificados', 'Llamar al banco'], [], []]);
    expect(putLista(tablero, { ...first, boardId: 'b-2' })).toBe(tablero);
  });
});

describe('labels of a tablero', () => {
  it('are renamed and removed on the tablero and on its cards', () => {
    const label = buildEtiquetaDeTablero();
    const before = buildTablero({ lists: [buildLista({ cards: [buildTarjeta({ labels: [label] })] })] });
    const tablero = patchEtiqueta(before, { id: label.id, title: 'Hoy' });
    expect(tablero.labels[0]?.title).toBe('Hoy');
    expect(tablero.lists[0]?.cards[0]?.labels[0]?.title).toBe('Hoy');
    const without = removeEtiqueta(tablero, label.id);
    expect([without.labels, without.lists[0]?.cards[0]?.labels]).toEqual([[], []]);
  });
});
