import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alternar, extender, hasta, ninguna, useSeleccion } from './selection';

const lista = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: typeof ninguna) => [...ids].sort().join('');

describe('the choice of rows', () => {
  it('adds and removes a row', () => {
    const one = alternar(ninguna, 'b');
    expect(idsOf(one)).toBe('b');
    expect(idsOf(alternar(one, 'b'))).toBe('');
  });

  it('adds with Shift all rows since the last one, up or down', () => {
    expect(idsOf(hasta(alternar(ninguna, 'b'), lista, 'd'))).toBe('bcd');
    expect(idsOf(hasta(alternar(ninguna, 'd'), lista, 'b'))).toBe('bcd');
    expect(idsOf(hasta(hasta(alternar(ninguna, 'b'), lista, 'c'), lista, 'e'))).toBe('bcde');
  });

  it('removes with Shift all rows up to a chosen one', () => {
    const all = { ids: new Set(lista), ancla: 'b' };
    expect(idsOf(hasta(all, lista, 'd'))).toBe('ae');
  });

  it('adds one row alone with Shift when the last one is not in the list', () => {
    expect(idsOf(hasta(ninguna, lista, 'c'))).toBe('c');
    expect(idsOf(hasta(alternar(ninguna, 'z'), lista, 'c'))).toBe('cz');
  });

  it('grows by Shift and an arrow, and shrinks on the way back', () => {
    const three = extender(extender(ninguna, 'a', 'b'), 'b', 'c');
    expect(idsOf(three)).toBe('abc');
    expect(idsOf(extender(three, 'c', 'b'))).toBe('ab');
  });

  it('has only rows of the list, in its order', () => {
    const { result, rerender } = renderHook(({ ids }) => useSeleccion(ids), { initialProps: { ids: lista } });
    act(() => result.current.toggle('d'));
    act(() => result.current.toggle('a'));
    expect(result.current.ids).toEqual(['a', 'd']);
    rerender({ ids: ['c', 'd'] });
    expect(result.current.ids).toEqual(['d']);
    act(() => void result.current.all());
    expect(result.current).toMatchObject({ ids: ['c', 'd'], isAll: true });
    act(() => result.current.clear());
    expect(result.current).toMatchObject({ ids: [], isAll: false });
  });

  it('of all rows includes rows that are fetched later, unless the person chooses otherwise meanwhile', async () => {
    const [first, second] = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
    const waiting = [first.promise, second.promise];
    const resto = { total: 5, cargar: async () => waiting.shift() };
    const { result, rerender } = renderHook(({ ids }) => useSeleccion(ids, resto), {
      initialProps: { ids: lista.slice(0, 2) },
    });
    act(() => void result.current.all());
    expect(result.current).toMatchObject({ ids: ['a', 'b'], isAll: false, isPartial: true });
    act(() => result.current.toggle('b'));
    await act(async () => first.resolve(lista));
    expect(result.current.ids).toEqual(['a']);
    act(() => void result.current.all());
    rerender({ ids: lista });
    await act(async () => second.resolve(lista));
    expect(result.current).toMatchObject({ ids: lista, isAll: true, isPartial: false });
  });
});
