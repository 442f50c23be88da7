import { expect, it } from 'vitest';
import { staleAfterAll } from '../../../live/stale-tags';
import './carpetas-api';
import '../../personas/publico/personas-api';

it('fetches carpetas and personas again once a lost connection is back, though no event names them', () => {
  expect(staleAfterAll()).toEqual(expect.arrayContaining(['carpetas', 'personas']));
});
