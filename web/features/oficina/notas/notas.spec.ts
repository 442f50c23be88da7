import { expect, it } from 'vitest';
import { buildNota } from '../../../testing/notas';
import { notas } from './notas';

const sent = (id: string) => ({ key: id, name: 'notasCreate', arg: { crearNotaDto: { note: { id } } } });
const idsOf = (known: Parameters<typeof notas.withEnviadas>[0], ...ids: string[]) =>
  notas.withEnviadas(known, ids.map(sent), {}).map(({ id }) => id);

it('shows new notas as the newest, the last made last, whatever the clock of the device says', () => {
  const known = buildNota({ id: 'm', createdAt: '2999-01-01T00:00:00.000Z' });
  expect(idsOf([known], 'b', 'a')).toEqual(['m', 'b', 'a']);
  // The answer to the first has come.
  const answered = buildNota({ id: 'b', createdAt: '2999-01-01T00:00:01.000Z' });
  expect(idsOf([known, answered], 'b', 'a')).toEqual(['m', 'b', 'a']);
});
