import { expect, it } from 'vitest';
import { buildMensaje } from '../../../../testing/chats';
import { toFilas } from './thread-rows';

const said = (id: string, at: string, esPropio = false, autor = 'marta') =>
  buildMensaje({ id, esPropio, autor: { id: autor, nombre: autor }, creadoEn: new Date(at).toISOString() });
const nothing = { outgoing: [], leidoHasta: null, leiHasta: null, isAway: false };
const message = {
  clave: 'c',
  text: 'Voy',
  menciones: [],
  citado: null,
  adjuntos: [],
  queuedAt: '2026-03-04T12:00:00.000Z',
};

it('messages are grouped by days, and by people who write without a pause', () => {
  const filas = toFilas({
    ...nothing,
    mensajes: [
      said('1', '2026-03-03T23:58:00'),
      said('2', '2026-03-04T00:01:00'),
      said('3', '2026-03-04T00:02:00'),
      said('4', '2026-03-04T00:03:00', true),
      said('5', '2026-03-04T00:20:00', true),
      said('6', '2026-03-04T00:21:00'),
      said('7', '2026-03-04T00:21:00', false, 'ines'),
    ],
  });
  const drawn = filas.map(
    ({ mensaje, isDayStart, isRunStart }) => `${isDayStart ? '—' : isRunStart ? '|' : ''}${mensaje.id}`,
  );
  expect(drawn.join('')).toBe('—1—23|4|5|6|7');
  expect(
    filas
      .filter(({ isRunEnd }) => isRunEnd)
      .map(({ mensaje }) => mensaje.id)
      .join(''),
  ).toBe('134567');
});

it('the unread part begins after the read part, at a message of somebody else', () => {
  const mensajes = [
    said('1', '2026-03-04T10:00:00Z'),
    said('2', '2026-03-04T10:01:00Z', true),
    said('3', '2026-03-04T10:02:00Z'),
    said('4', '2026-03-04T10:03:00Z'),
  ];
  const firstUnread = (leiHasta: string | null) =>
    toFilas({ ...nothing, mensajes, leiHasta })
      .filter(({ isFirstUnread }) => isFirstUnread)
      .map(({ mensaje }) => mensaje.id);
  expect(firstUnread('2026-03-04T10:00:00.000Z')).toEqual(['3']);
  expect(firstUnread('')).toEqual(['1']);
  expect(firstUnread(null)).toEqual([]);
});

it('the state of an own message is sending, waiting, failed, sent or read by all', () => {
  const mensajes = [
    said('1', '2026-03-04T10:00:00Z', true),
    said('2', '2026-03-04T10:05:00Z', true),
    said('3', '2026-03-04T10:06:00Z'),
  ];
  const outgoing = [
    { ...message, id: '1', hasFailed: true },
    { ...message, id: '4', hasFailed: false },
    { ...message, id: '5', hasFailed: true },
    { ...message, id: '6', hasFailed: true, isRefused: true },
  ];
  const states = (isAway: boolean) =>
    toFilas({ ...nothing, mensajes, outgoing, leidoHasta: '2026-03-04T10:00:00.000Z', isAway }).map(
      ({ envio }) => envio,
    );
  expect(states(true)).toEqual(['leido', 'enviado', null, 'enviando', 'espera', 'fallo']);
  expect(states(false)).toEqual(['leido', 'enviado', null, 'enviando', 'fallo', 'fallo']);
});
