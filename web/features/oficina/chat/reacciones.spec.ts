import { expect, it } from 'vitest';
import { withoutReaccion, withReaccion } from './reacciones';

const ana = { id: 'a', nombre: 'Ana' };
const beto = { id: 'b', nombre: 'Beto' };
const thumb = [{ emoji: '👍', usuarios: [beto] }];

it('an emoji of a person is there once, after those of others', () => {
  const both = [{ emoji: '👍', usuarios: [beto, ana] }];
  expect(withReaccion(thumb, '👍', ana)).toEqual(both);
  expect(withReaccion(both, '👍', ana)).toEqual(both);
  expect(withReaccion(thumb, '🎉', ana)).toEqual([...thumb, { emoji: '🎉', usuarios: [ana] }]);
});

it('an emoji that its last person takes back is gone', () => {
  expect(withoutReaccion([{ emoji: '👍', usuarios: [beto, ana] }], '👍', 'a')).toEqual(thumb);
  expect(withoutReaccion(thumb, '👍', 'b')).toEqual([]);
  expect(withoutReaccion(thumb, '🎉', 'b')).toEqual(thumb);
});
