import { expect, it } from 'vitest';
import { buildMessage } from '../../../testing/chats';
import { toDays } from './days';

const said = (id: string, at: string, isMine = false) =>
  buildMessage({ id, isMine, createdAt: new Date(at).toISOString() });

it('a thread is made of days, and days of runs of one person without a pause', () => {
  const days = toDays([
    said('1', '2026-03-03T23:58:00'),
    said('2', '2026-03-04T00:01:00'),
    said('3', '2026-03-04T00:02:00'),
    said('4', '2026-03-04T00:03:00', true),
    said('5', '2026-03-04T00:20:00', true),
    said('6', '2026-03-04T00:21:00'),
  ]);
  const ids = days.map(({ runs }) => runs.map(({ messages }) => messages.map(({ id }) => id).join('')));
  expect(ids).toEqual([['1'], ['23', '4', '5', '6']]);
});

it('a thread without messages has no days', () => {
  expect(toDays([])).toEqual([]);
});
