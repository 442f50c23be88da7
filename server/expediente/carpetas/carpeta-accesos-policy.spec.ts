import { describe, expect, it } from 'vitest';
import { type AccesoSubject, ownSight, refusalOfGrant } from './carpeta-accesos-policy.js';

const CARPETA: AccesoSubject = { reservada: false, responsableId: 'ana', eliminadaEn: null };
const ROLES = [1, 2, 3, 4, 5];

describe('opening a carpeta to others', () => {
  const may = (usuarioId: string, carpeta: Partial<AccesoSubject> = {}) =>
    ROLES.filter((rolId) => refusalOfGrant({ ...CARPETA, ...carpeta }, { usuarioId, rolId }) === null);

  it('is for a titular, an adscripto, and an oficial who is its responsable', () => {
    expect(may('eva')).toEqual([1, 2]);
    expect(may('ana')).toEqual([1, 2, 3]);
    expect(may('ana', { reservada: true })).toEqual([1, 2, 3]);
  });

  it('is for nobody while it is in the trash', () => {
    expect(may('ana', { eliminadaEn: new Date() })).toEqual([]);
  });
});

describe('seeing a carpeta without an acceso', () => {
  const see = (usuarioId: string, carpeta: Partial<AccesoSubject> = {}) =>
    ROLES.filter((rolId) => ownSight({ ...CARPETA, ...carpeta }, { usuarioId, rolId }) !== null);

  it('is for the office except gestor and lectura, and for people who work on it', () => {
    expect(see('eva')).toEqual([1, 2, 3]);
    expect(see('ana')).toEqual(ROLES);
  });

  it('is, when it is reserved, for titular and adscripto, and for people who work on it', () => {
    expect(see('eva', { reservada: true })).toEqual([1, 2]);
    expect(see('ana', { reservada: true })).toEqual(ROLES);
  });
});
