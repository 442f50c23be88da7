import { join } from 'node:path';
import type { ProductOptions } from '../support/product.ts';
import { ask, type Call, measureOffices, search } from './grow.ts';
import { openOffices, RARE_SURNAME, type SizedOffice, withOwner } from './grow-office.ts';
import { withProducts } from './products.ts';
import type { Measurement } from './report.ts';
import { measureRondas } from './rondas.ts';
import { fillYear, idsOf } from './year.ts';

/**
 * The carpetas of a usual office, and of a large office. The other offices are usual, and have 300,000 carpetas
 * together.
 */
const USUAL = 580;
const LARGE = 10_000;
const ALONE = 'sola';
const NEIGHBOURS = { cuentas: 498, carpetas: USUAL };

/** Moves the carpeta between registered and observed, which it may do any number of times. */
async function nextMove(office: SizedOffice): Promise<{ body: object; version: number }> {
  const { estado, version } = JSON.parse(await ask(office, 'carpetas/{carpeta}'));
  return { body: { estado: estado === 'observada' ? 'en_inscripcion' : 'observada' }, version };
}

/** The calls that everybody makes all day. */
const CALLS: readonly Call[] = [
  { name: 'lista', path: 'carpetas' },
  { name: 'lista por carátula', path: 'carpetas?orden=caratula&direccion=asc' },
  { name: 'lista, un estado', path: 'carpetas?estado=firmada' },
  { name: 'lista, un responsable', path: 'carpetas?responsableId=yo' },
  { name: 'lista, firma este_mes', path: 'carpetas?firma=este_mes&orden=fechaFirmaPrevista&direccion=asc' },
  { name: 'lista, buscar un apellido', path: 'carpetas?buscar=Apertez' },
  { name: 'lista, buscar un apellido raro', path: `carpetas?buscar=${RARE_SURNAME}` },
  { name: 'lista, buscar un documento', path: 'carpetas?buscar=20.000.123' },
  { name: 'lista, buscar lo que no hay', path: 'carpetas?buscar=zzyzx' },
  { name: 'búsqueda global de un apellido', ...search('Apertez') },
  { name: 'búsqueda global de un apellido raro', ...search(RARE_SURNAME) },
  { name: 'tablero', path: 'carpetas/tablero?tamano=20' },
  { name: 'personas', path: 'personas' },
  { name: 'certificados por pedir', path: 'certificados?grupo=por_pedir' },
  { name: 'inscripciones de la oficina', path: 'inscripciones' },
  { name: 'paneles, oficina', path: 'dashboards/oficina' },
  { name: 'abrir: ver una carpeta', path: 'carpetas/{carpeta}' },
  ...['partes', 'documentos', 'requisitos', 'plazos', 'certificados', 'inscripciones', 'actividad'].map((tab) => ({
    name: `abrir: ${tab}`,
    path: `carpetas/{carpeta}/${tab}`,
  })),
  {
    name: 'abrir: una carpeta nueva',
    path: 'carpetas',
    body: { caratula: 'Venta de medida', tipoActoId: '{acto}', abrir: true },
  },
  { name: 'mover una carpeta', path: 'carpetas/{carpeta}/mover', prepare: nextMove },
  { name: 'comentar una carpeta', path: 'carpetas/{carpeta}/comentarios', body: { texto: 'Falta el plano' } },
];

/**
 * Compares an office of 10,000 carpetas in its own database with two offices in a shared database. The shared database
 * has 500 offices. The two compared offices have 10,000 and 580 carpetas.
 */
export async function measureCuentas(options: ProductOptions, ownerUrl: string): Promise<Measurement[]> {
  const aloneUrl = await createDatabase(ownerUrl);
  const { env } = options;
  const ofAlone = { ...env, DATABASE_URL: aloneUrl, DATA_DIR: join(env.DATA_DIR!, ALONE) };
  const ofShared = { ...env, JOBS_POLL_SECONDS: '0.5' };
  const settings = [ofAlone, ofShared].map((changed) => ({ ...options, env: changed }));
  return withProducts(settings, async ([alone, shared]) => {
    const [first] = await open(alone!.baseUrl, aloneUrl, [LARGE], { cuentas: 0, carpetas: 0 });
    const [usual, large] = await open(shared!.baseUrl, ownerUrl, [USUAL, LARGE], NEIGHBOURS);
    const calls = await measureOffices([first!, large!, usual!], CALLS);
    return [...calls, ...(await measureRondas(shared!, ownerUrl, NEIGHBOURS.cuentas + 2))];
  });
}

async function open(baseUrl: string, ownerUrl: string, sizes: readonly number[], neighbours: typeof NEIGHBOURS) {
  const offices = await openOffices(baseUrl, ownerUrl, sizes, { neighbours, more: fillYear });
  await withOwner(ownerUrl, async (owner) => {
    for (const { ids, cuentaId } of offices) Object.assign(ids, await idsOf(owner, cuentaId));
  });
  return offices;
}

/** @returns the address of an empty database on the same server */
async function createDatabase(ownerUrl: string): Promise<string> {
  await withOwner(ownerUrl, async (owner) => {
    await owner.query(`create database ${ALONE}`);
  });
  const url = new URL(ownerUrl);
  url.pathname = ALONE;
  return url.toString();
}
