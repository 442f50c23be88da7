import { describe, expect, it } from 'vitest';
import { collect } from '../../domains.js';
import { describe as sentenceOf } from '../../plataforma/auditoria/descripciones.js';
import { palabrasDe } from '../../vocabulario/palabras.js';
import { accionesOf, FILTROS_DE_CLASE, isLectura, temaOf } from './temas.js';

const acciones = Object.keys(collect('hechos'));

/** The data of all facts, in one object: each sentence takes its own fields. */
const DATOS = {
  tipoActo: 'Compraventa',
  campos: ['caratula'],
  de: 'borrador',
  a: 'firmada',
  nombre: 'Ana Rivas',
  nombres: ['a.pdf', 'b.pdf'],
  otra: 'Ana María Rivas',
  rol: 'vendedor',
  rolId: 3,
  titulo: 'Poderes',
  email: 'ana@ejemplo.test',
  archivo: 'dni.pdf',
  clase: 'el documento',
  asunto: 'Informe',
  tipo: 'rectifica',
  total: 3,
  n: 2,
  creadas: 1,
  creados: 1,
  modificados: 2,
  cantidad: 5,
  completadas: 2,
  omitidas: 0,
  eliminadas: 1,
  vaciadas: 0,
  quedan: 0,
  eliminados: 1,
  devueltos: 2,
  estado: 'recibido',
  version: 3,
  agregados: 2,
  quitados: 1,
  documentos: ['DNI 30.111.222'],
  motivo: 'lo pidió el cliente',
  proximo: '2026-000200',
  moneda: 'USD',
  base: 'ARS',
  dia: '2026-11-26',
  valor: '1050.5',
  cierraEn: '2026-12-01T00:00:00.000-03:00',
  vence: '2026-12-01',
  cuando: 'el 01/12/2026 a las 10:00',
  registro: 'Registro 12',
  texto: 'Falta la plancheta',
  numero: 41,
  anio: 2026,
  asiento: 'Matrícula 12-345',
  solicitante: 'Ana Rivas',
  por: 'Juan Paz',
  folios: 'folios 120 a 123',
  antes: 121,
  ahora: 122,
  libro: 'protocolo',
  eraSobre: 'la matrícula 12-345',
  folio: 120,
  adonde: 'a un correo',
  donde: 'en otra carpeta',
};

/** The data of facts whose fields have another meaning than in {@link DATOS}. */
const PROPIOS: Readonly<Record<string, object>> = {
  instrumento: { tipo: 'escritura', cambios: [{ campo: 'lugar', antes: 'Rosario', ahora: 'Santa Fe' }] },
  entrega: { aQuien: 'Ana Rivas', copias: ['Primera copia'] },
};

describe('every fact of every domain', () => {
  it.each(acciones)('%s is told by a sentence without holes', (accion) => {
    const datos = { ...DATOS, ...PROPIOS[accion.split('.')[0] ?? ''] };
    const sentence = sentenceOf(accion, datos, palabrasDe('AR'));
    expect(sentence).toMatch(/^\p{Ll}.*\s/u);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|[a-z]+\.[a-z_]+[A-Z]/);
    // Sentences write days and decimals as people do.
    expect(sentence).not.toMatch(/\d{4}-\d\d-\d\d|1050\.5/);
  });

  it('belongs to a kind, and can be filtered by exactly one', () => {
    expect(acciones.filter((accion) => !temaOf(accion))).toEqual([]);
    const filtered = FILTROS_DE_CLASE.flatMap((clase) => accionesOf(clase));
    expect(filtered.toSorted()).toEqual(acciones.toSorted());
    expect(FILTROS_DE_CLASE.filter((clase) => accionesOf(clase).length === 0)).toEqual([]);
  });

  it('leads to an address, if it has a link', () => {
    const enlaces = acciones.map((accion) => temaOf(accion)?.enlace?.({ entidadId: 'e-1', carpetaId: 'c-1' }) ?? null);
    expect(enlaces.filter((enlace) => enlace !== null && !/^\/[a-z/-]+/.test(enlace))).toEqual([]);
  });
});

it('leaves facts of reading out unless they are asked for', () => {
  expect(accionesOf(undefined).filter(isLectura)).toEqual([]);
  expect(accionesOf('lecturas')).toContain('documento.visto');
});
