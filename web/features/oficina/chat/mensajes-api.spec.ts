import { expect, it } from 'vitest';
import { buildMensaje } from '../../../testing/chats';
import { joinAfter, joinBefore, joinEnd, receiveMensajes, type Tramo } from './mensajes-api';

const at = (n: number) => buildMensaje({ id: `m-${n}`, creadoEn: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString() });
/** A section of messages, numbered from `from` to `to`. */
const tramo = (from: number, to: number, [hayAnteriores, hayPosteriores] = [false, false]): Tramo => ({
  mensajes: Array.from({ length: to - from + 1 }, (_, n) => at(from + n)),
  hayAnteriores,
  hayPosteriores,
});
const drawn = ({ mensajes, hayAnteriores, hayPosteriores }: Tramo) =>
  `${hayAnteriores ? '…' : ''}${mensajes[0]?.id.slice(2)}-${mensajes.at(-1)?.id.slice(2)}${hayPosteriores ? '…' : ''}`;

it('new and changed messages get their places within the shown part, and none outside', () => {
  const changed = { ...at(3), valor: 'Cambiado' };
  const shown = receiveMensajes(tramo(2, 4, [true, false]), [changed, at(1), at(5)]);
  expect(drawn(shown)).toBe('…2-5');
  expect(shown.mensajes[1]?.valor).toBe('Cambiado');
  expect(drawn(receiveMensajes(tramo(2, 4, [false, true]), [at(1), at(5)]))).toBe('1-4…');
});

it('an unchanged message stays the same object, so that it is not drawn again', () => {
  const shown = tramo(1, 2);
  expect(receiveMensajes(shown, [at(1)]).mensajes[0]).toBe(shown.mensajes[0]);
});

it('missed messages join the end; after too many only the end is shown', () => {
  expect(drawn(joinEnd(tramo(10, 20, [true, false]), tramo(15, 25, [true, false])))).toBe('…10-25');
  expect(drawn(joinEnd(tramo(10, 20, [true, false]), tramo(30, 40, [true, false])))).toBe('…30-40');
  // A person who has scrolled up stays there.
  expect(drawn(joinEnd(tramo(10, 20, [true, true]), tramo(15, 25, [true, false])))).toBe('…10-20…');
});

it('the shown part stays within its limits, whichever way the person reads', () => {
  expect(drawn(joinBefore(tramo(51, 400, [true, false]), tramo(1, 50)))).toBe('1-400');
  expect(drawn(joinBefore(tramo(51, 450, [true, false]), tramo(1, 50)))).toBe('1-400…');
  expect(drawn(joinAfter(tramo(1, 400, [false, true]), tramo(401, 450)))).toBe('…51-450');
});
