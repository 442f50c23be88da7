import { expect, it } from 'vitest';
import { readUrl, searchOf } from '../../../../lib/use-url-state';
import { busquedaSchema, isWhole } from '../busqueda';
import { abierta, direccionDe, filtrosDe, habituales, isModified } from './vistas';
import type { Vista } from './vistas-api';

const read = (address: string) => readUrl(busquedaSchema, new URLSearchParams(address));
const miembro = '01a1fcfe-e5b0-7036-8e22-f64d4f310a8c';
const address =
  `?vista=v-1&buscar=paz&estado=firmada%2Cobservada&acto=${miembro}&responsable=yo&etiqueta=Ya+no+est%C3%A1` +
  '&prioridad=alta&firma=este_mes&sinMovimiento=12&orden=numero&direccion=asc';
const vista = (filtros: Vista['filtros']): Vista => ({
  id: 'v-1',
  nombre: 'Firmas',
  filtros,
  compartida: false,
  autor: { id: 'usuario-1', nombre: 'Ana Rivas' },
  esPropia: true,
  editable: true,
  version: 1,
});

it('a view keeps everything of the list except its page, and opens it again', () => {
  const busqueda = read(`${address}&pagina=3&tamano=50`);
  const opened = abierta(vista(filtrosDe(busqueda)));
  expect(searchOf(busquedaSchema, opened.busqueda)).toBe(address);
  expect(direccionDe(opened, busqueda)).toBe(`/carpetas${address}&tamano=50`);
  expect(isModified(opened, busqueda)).toBe(false);
  expect(isModified(opened, { ...busqueda, firma: null })).toBe(true);
  expect(isModified(opened, { ...busqueda, direccion: 'desc' })).toBe(true);
});

it('a view opens without filters that the list does not know any more', () => {
  const filtros = { firma: 'ayer', estado: ['vendida'], orden: 'numero', direccion: 'desc' } as never;
  expect(searchOf(busquedaSchema, abierta(vista(filtros)).busqueda)).toBe('?vista=v-1&orden=numero');
});

it('the usual views have an address each', () => {
  expect(habituales.map((one) => direccionDe(one, read('')))).toEqual([
    '/carpetas?vista=mias&responsable=yo',
    '/carpetas?vista=firmas-de-la-semana&firma=esta_semana&orden=fechaFirmaPrevista&direccion=asc',
    '/carpetas?vista=atrasadas&firma=atrasada&orden=fechaFirmaPrevista&direccion=asc',
    '/carpetas?vista=requisitos-vencidos&requisitos=vencidos',
    '/carpetas?vista=vence-antes&plazo=antes_de_la_firma',
    '/carpetas?vista=sin-plazo&plazo=sin_plazo',
    '/carpetas?vista=sin-movimiento&sinMovimiento=30&direccion=asc',
  ]);
  expect([isWhole(read('?vista=mias&pagina=2')), isWhole(read('?vista=mias&papelera=si'))]).toEqual([true, false]);
});
