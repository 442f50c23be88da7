import { expect, it } from 'vitest';
import { type EstadoUsuario, presenciaDe } from './estados-usuario.js';

const now = Date.now();
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);

it.each<[EstadoUsuario, number | null, EstadoUsuario]>([
  ['enLinea', 0, 'enLinea'],
  ['enLinea', 4.9, 'enLinea'],
  ['enLinea', 5, 'ausente'],
  ['enLinea', 14.9, 'ausente'],
  ['enLinea', 15, 'invisible'],
  ['enLinea', null, 'invisible'],
  ['ocupado', 60, 'ocupado'],
  ['ausente', 0, 'ausente'],
  ['invisible', 0, 'invisible'],
])('a person who chose %s and was active %s minutes ago is shown as %s', (elegida, minutes, shown) => {
  expect(presenciaDe(elegida, minutes === null ? null : minutesAgo(minutes), now)).toBe(shown);
});
