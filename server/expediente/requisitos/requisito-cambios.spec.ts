import { describe, expect, it } from 'vitest';
import { decide, needsDecision } from './requisito-cambios.js';

const now = new Date('2026-03-02T12:00:00Z');
const ana = { usuarioId: 'ana', now };
const pendiente = { estado: 'pendiente', motivo: null } as const;
const aprobado = { estado: 'aprobado', motivo: null } as const;
const noAplica = { estado: 'no_aplica', motivo: 'No hay consorcio' } as const;

describe('a change of the state of a requisito', () => {
  it('names who decided and when, and forgets them once it is open again', () => {
    expect(decide(pendiente, { estado: 'aprobado' }, ana)).toEqual({
      estado: 'aprobado',
      motivo: null,
      decididoPor: 'ana',
      decididoEn: now,
    });
    expect(decide(aprobado, { estado: 'recibido' }, ana)).toEqual({
      estado: 'recibido',
      motivo: null,
      decididoPor: null,
      decididoEn: null,
    });
  });

  it('needs a motivo where the requisito does not apply, and keeps none elsewhere', () => {
    expect(decide(pendiente, { estado: 'no_aplica' }, ana)).toBeNull();
    expect(decide(noAplica, { motivo: null }, ana)).toEqual({});
    expect(decide(pendiente, { estado: 'no_aplica', motivo: 'Terreno baldío' }, ana)).toMatchObject({
      motivo: 'Terreno baldío',
      decididoPor: 'ana',
    });
    expect(decide(noAplica, { estado: 'aprobado' }, ana)).toMatchObject({ estado: 'aprobado', motivo: null });
    expect(decide(noAplica, { motivo: 'Otro' }, ana)).toMatchObject({ estado: 'no_aplica', motivo: 'Otro' });
  });

  it('changes nothing when the requisito has the state already', () => {
    expect(decide(pendiente, { estado: 'pendiente' }, ana)).toEqual({});
    expect(decide(pendiente, { estado: 'recibido', motivo: 'Sobra' }, ana)).toMatchObject({ motivo: null });
  });

  it('counts as a decision when it approves, says that the requisito does not apply, or takes either back', () => {
    expect(needsDecision(pendiente, { estado: 'recibido' })).toBe(false);
    expect(needsDecision(pendiente, {})).toBe(false);
    expect(needsDecision(pendiente, { estado: 'aprobado' })).toBe(true);
    expect(needsDecision(aprobado, { estado: 'pendiente' })).toBe(true);
    expect(needsDecision(noAplica, { motivo: 'Otro' })).toBe(true);
    expect(needsDecision(aprobado, {})).toBe(false);
  });
});
