import { describe, expect, it } from 'vitest';
import type { EstadoCarpeta } from '../../carpetas/public/estados';
import { cambiosEntre } from './cambios';

const requisito = (clave: string, more = {}) => ({
  ...{ clave, nombre: clave, descripcion: null, obligatorio: true, fuente: null, certificado: null },
  ...more,
});
const plazo = (regla: string, hasta: EstadoCarpeta[] = []) => ({ regla, desde: 'firmada' as const, hasta });
const antes = {
  nombre: 'Poder',
  esRegistrable: false,
  reservadoPorDefecto: false,
  alcanceAml: false,
  rolesRequeridos: ['poderdante'],
  requisitos: [requisito('dni'), requisito('dominio'), requisito('tasa')],
  plazos: [plazo('presentacion'), plazo('copias')],
  secciones: ['Identidad', 'Escritura'],
};
const cambios = (despues: Partial<typeof antes>) =>
  cambiosEntre(
    antes,
    { ...antes, ...despues },
    {
      rol: (rol) => rol.toUpperCase(),
      regla: (clave) => clave.toUpperCase(),
    },
  );

describe('the changes in a version of an acto', () => {
  it('are none when both versions are alike', () => {
    expect(cambios({})).toEqual([]);
  });

  it('name fields with their former values', () => {
    expect(cambios({ nombre: 'Poder especial', esRegistrable: true, rolesRequeridos: ['apoderado'] })).toEqual([
      'Nombre: «Poder» → «Poder especial»',
      'Se inscribe: no → sí',
      'Agrega rol: APODERADO',
      'Quita rol: PODERDANTE',
    ]);
  });

  it('name requisitos by their clave', () => {
    const requisitos = [
      requisito('dni', { nombre: 'Documento', obligatorio: false }),
      requisito('cuit', { nombre: 'CUIT' }),
      requisito('dominio'),
    ];
    expect(cambios({ requisitos })).toEqual([
      'Requisito «dni» → «Documento»',
      'Documento: deja de ser obligatorio',
      'Agrega requisito: CUIT',
      'Quita requisito: tasa',
    ]);
  });

  it('name plazos by their rule', () => {
    expect(cambios({ plazos: [plazo('copias', ['entregada']), plazo('asiento')] })).toEqual([
      'COPIAS: cambia cuándo comienza o se cumple',
      'Agrega plazo: ASIENTO',
      'Quita plazo: PRESENTACION',
    ]);
  });

  it('name another order too', () => {
    expect(cambios({ requisitos: antes.requisitos.toReversed(), secciones: ['Escritura', 'Identidad'] })).toEqual([
      'Cambia el orden de los requisitos',
      'Cambia el orden: Escritura, Identidad',
    ]);
  });
});
