import { describe, expect, it } from 'vitest';
import { Settings } from '../config/settings.js';
import { Turns } from './turns.js';

const ana = { usuarioId: 'ana', cuentaId: 'lavalle' };

function oneAtATime() {
  const turns = new Turns(Object.assign(new Settings(), { TURNS_PER_PERSON: 1, TURNS_PER_CUENTA: 1 }));
  const { promise, resolve: end } = Promise.withResolvers<void>();
  return { turns, running: turns.take(ana, () => promise), end };
}

describe('turns', () => {
  it('are given in the order in which they were asked for', async () => {
    const { turns, running, end } = oneAtATime();
    const order: number[] = [];
    const waiting = [1, 2, 3].map((n) => turns.take(ana, async () => order.push(n)));
    expect(order).toEqual([]);
    end();
    await Promise.all([running, ...waiting]);
    expect(order).toEqual([1, 2, 3]);
  });

  it('are given back by work that fails', async () => {
    const { turns, running, end } = oneAtATime();
    const failing = turns.take(ana, () => Promise.reject(new Error('no')));
    const next = turns.take(ana, async () => 'hecho');
    end();
    await expect(failing).rejects.toThrow('no');
    expect([await running, await next]).toEqual([undefined, 'hecho']);
  });

  it('are not needed for work within a turn, or by a job', async () => {
    const { turns, running, end } = oneAtATime();
    expect(await turns.exempt(() => turns.take(ana, async () => 'tarea'))).toBe('tarea');
    end();
    await running;
    expect(await turns.take(ana, () => turns.take(ana, async () => 'hecho'))).toBe('hecho');
  });
});
