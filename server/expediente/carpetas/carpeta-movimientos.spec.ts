import { describe, expect, it } from 'vitest';
import { ESTADOS_CARPETA, type EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { palabrasDe } from '../../vocabulario/palabras.js';
import { type MoveSubject, movesOf, needsReason, recorridoOf } from './carpeta-movimientos.js';

const subject = (overrides: Partial<MoveSubject> = {}): MoveSubject => ({
  estado: 'borrador',
  estadoPrevio: null,
  esRegistrable: true,
  faltantes: [],
  ...overrides,
});
const targets = (overrides: Partial<MoveSubject>) =>
  movesOf(subject(overrides), 1, palabrasDe('AR')).map(({ estado }) => estado);
const refusal = (overrides: Partial<MoveSubject>, to: EstadoCarpeta, rolId: number) =>
  movesOf(subject(overrides), rolId, palabrasDe('AR')).find(({ estado }) => estado === to)?.motivo;

describe('the moves of a carpeta', () => {
  it.each<[EstadoCarpeta, EstadoCarpeta[]]>([
    ['borrador', ['en_preparacion', 'suspendida', 'anulada']],
    ['en_preparacion', ['lista_para_firma', 'suspendida', 'anulada']],
    ['lista_para_firma', ['firmada', 'en_preparacion', 'suspendida', 'anulada']],
    ['firmada', ['en_inscripcion']],
    ['en_inscripcion', ['observada', 'inscripta']],
    ['observada', ['en_inscripcion']],
    ['inscripta', ['entregada']],
    ['entregada', ['archivada']],
    ['archivada', ['entregada']],
    ['anulada', []],
  ])('%s', (estado, expected) => {
    expect(targets({ estado })).toEqual(expected);
  });

  it('skip the register for an acto that is not registrable', () => {
    expect(targets({ estado: 'firmada', esRegistrable: false })).toEqual(['entregada']);
  });

  it('lead a suspended carpeta back to its earlier state', () => {
    expect(targets({ estado: 'suspendida', estadoPrevio: 'borrador' })).toEqual(['borrador', 'anulada']);
  });

  it('lead an approved carpeta that was suspended also to preparation, whoever suspended it', () => {
    const from = { estado: 'suspendida', estadoPrevio: 'lista_para_firma' } as const;
    expect(targets(from)).toEqual(['lista_para_firma', 'en_preparacion', 'anulada']);
    expect(refusal(from, 'lista_para_firma', 3)).toBeNull();
    expect(refusal(from, 'en_preparacion', 3)).toBeNull();
    expect(refusal(from, 'lista_para_firma', 4)).toBe('Su rol no puede mover carpetas.');
    expect(refusal(from, 'anulada', 3)).not.toBeNull();
  });

  it('lead a suspended carpeta to preparation when its earlier state waits for something', () => {
    const missing = (...antesDe: EstadoCarpeta[]) => [
      { texto: 'Falta el vendedor.', lugar: 'partes', id: null, antesDe } as const,
    ];
    const from = { estado: 'suspendida', estadoPrevio: 'lista_para_firma' } as const;
    const blocked = { ...from, faltantes: missing('lista_para_firma', 'firmada') };
    expect(targets(blocked)).toEqual(['lista_para_firma', 'en_preparacion', 'anulada']);
    expect(refusal(blocked, 'en_preparacion', 3)).toBeNull();
    expect(refusal(blocked, 'lista_para_firma', 1)).toBe('Falta el vendedor.');
  });
});

describe('the refusal of a move', () => {
  it('is in the words of the country', () => {
    const [ready] = movesOf(subject({ estado: 'en_preparacion' }), 3, palabrasDe('ES'));
    expect(ready?.motivo).toBe('Solo el titular o un notario adjunto puede hacer este pase.');
  });

  it('lists everything that is missing for the move, and nothing that another move needs', () => {
    const faltante = (texto: string, ...antesDe: EstadoCarpeta[]) =>
      ({ texto, lugar: 'partes', id: null, antesDe }) as const;
    const faltantes = [
      faltante('Falta el vendedor.', 'lista_para_firma', 'firmada'),
      faltante('Falta el número.', 'firmada'),
      faltante('Falta la inhibición.', 'lista_para_firma'),
    ];
    const missing = { estado: 'en_preparacion' as const, faltantes };
    expect(refusal(missing, 'lista_para_firma', 1)).toBe('Falta el vendedor. Falta la inhibición.');
    expect(refusal(missing, 'suspendida', 1)).toBeNull();
  });

  it.each<[string, EstadoCarpeta, EstadoCarpeta, number, RegExp | null]>([
    ['an oficial may not send to firma', 'en_preparacion', 'lista_para_firma', 3, /titular o un adscripto/],
    ['an adscripto may', 'en_preparacion', 'lista_para_firma', 2, null],
    ['an oficial may not annul', 'borrador', 'anulada', 3, /titular o un adscripto/],
    ['an adscripto may not reopen', 'archivada', 'entregada', 2, /Solo el titular/],
    ['the titular may', 'archivada', 'entregada', 1, null],
    ['a gestor moves nothing', 'borrador', 'en_preparacion', 4, /Su rol no puede/],
    ['lectura moves nothing', 'borrador', 'en_preparacion', 5, /Su rol no puede/],
  ])('%s', (_, from, to, rolId, expected) => {
    const motivo = refusal({ estado: from }, to, rolId);
    if (expected) {
      expect(motivo).toMatch(expected);
    } else {
      expect(motivo).toBeNull();
    }
  });
});

it('a move needs a reason to annul, to suspend and to reopen, and otherwise none', () => {
  expect(needsReason('borrador', 'anulada')).toBe(true);
  expect(needsReason('en_preparacion', 'suspendida')).toBe(true);
  expect(needsReason('archivada', 'entregada')).toBe(true);
  expect(needsReason('inscripta', 'entregada')).toBe(false);
  expect(needsReason('suspendida', 'en_preparacion')).toBe(false);
});

describe('the way of a carpeta through the states', () => {
  const way = (overrides: Partial<MoveSubject>) => {
    const { alcanzado, siguiente } = recorridoOf(subject(overrides));
    return [alcanzado, siguiente];
  };

  it('goes through the register only when the acto does', () => {
    expect(recorridoOf(subject()).estados).toHaveLength(8);
    expect(recorridoOf(subject({ esRegistrable: false })).estados).not.toContain('en_inscripcion');
    expect(way({ estado: 'firmada', esRegistrable: false })).toEqual(['firmada', 'entregada']);
  });

  it.each<[EstadoCarpeta, EstadoCarpeta | null, [EstadoCarpeta | null, EstadoCarpeta | null]]>([
    ['borrador', null, ['borrador', 'en_preparacion']],
    ['en_inscripcion', null, ['en_inscripcion', 'inscripta']],
    ['observada', null, ['en_inscripcion', 'en_inscripcion']],
    ['archivada', null, ['archivada', null]],
    ['suspendida', 'lista_para_firma', ['lista_para_firma', 'lista_para_firma']],
    ['anulada', 'borrador', ['borrador', null]],
    ['anulada', null, [null, null]],
  ])('%s after %s', (estado, estadoPrevio, expected) => {
    expect(way({ estado, estadoPrevio })).toEqual(expected);
  });

  it('contains only states that some move reaches', () => {
    for (const estado of ESTADOS_CARPETA) {
      const { siguiente } = recorridoOf(subject({ estado, estadoPrevio: 'borrador' }));
      if (siguiente) expect(targets({ estado, estadoPrevio: 'borrador' })).toContain(siguiente);
    }
  });
});
