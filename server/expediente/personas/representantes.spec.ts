import { expect, it } from 'vitest';
import { representantesAfter, representantesAgain } from './representantes.js';
import type { ParteDeUnion } from './uniones.repository.js';

const parte = (id: string, ...representados: string[]): ParteDeUnion => ({
  ...{ id, representados, carpetaId: 'c', personaId: id, rol: 'firmante', caracter: null, porcentaje: null, orden: 1 },
});

/** Takes the second parte out in favour of the first, then puts it back. Answers who acts for whom after each step. */
function takenOutAndBack(...partes: [stays: ParteDeUnion, gone: ParteDeUnion, ...others: ParteDeUnion[]]) {
  const [stays, gone] = partes;
  const { representantes, actuan } = representantesAfter(partes, gone, stays);
  const after = (changed: Pick<ParteDeUnion, 'id' | 'representados'>[], all: ParteDeUnion[]) =>
    all.map((one) => ({ ...one, ...changed.find(({ id }) => id === one.id) }));
  const left = after(
    actuan,
    partes.filter(({ id }) => id !== gone.id),
  );
  const back = after(representantesAgain([...left, gone], gone, representantes), [...left, gone]);
  const links = (all: ParteDeUnion[]) => Object.fromEntries(all.map(({ id, representados }) => [id, representados]));
  return [links(left), links(back)];
}

it('lets representatives of the removed parte act for the remaining one, in its place', () => {
  const all = [parte('stays'), parte('gone'), parte('a', 'gone', 'd'), parte('b', 'a'), parte('d')] as const;
  expect(takenOutAndBack(...all)).toEqual([
    { stays: [], a: ['stays', 'd'], b: ['a'], d: [] },
    { stays: [], gone: [], a: ['gone', 'd'], b: ['a'], d: [] },
  ]);
});

it.each<[string, [ParteDeUnion, ParteDeUnion, ...ParteDeUnion[]], Record<string, string[]>]>([
  ['for themselves', [parte('stays', 'gone'), parte('gone')], { stays: [] }],
  ['twice for one', [parte('stays'), parte('gone'), parte('a', 'gone', 'stays')], { stays: [], a: ['stays'] }],
  ['in a circle', [parte('stays', 'a'), parte('gone'), parte('a', 'b', 'gone'), parte('b')], { a: ['b'] }],
])('lets nobody act %s, and lets them act again as before', (_, partes, left) => {
  const [after, back] = takenOutAndBack(...partes);
  expect(after).toMatchObject(left);
  expect(back).toEqual(Object.fromEntries(partes.map(({ id, representados }) => [id, representados])));
});

it('leaves representatives as they are who were changed since', () => {
  const partes = [parte('stays'), parte('a', 'b'), parte('b'), parte('gone', 'b')] as const;
  const again = (id: string, enLugar: string | null) =>
    representantesAgain(partes, partes[3], [{ id, enLugar, lugar: 0 }]);
  expect([again('a', 'stays'), again('b', null)]).toEqual([[], []]);
});
