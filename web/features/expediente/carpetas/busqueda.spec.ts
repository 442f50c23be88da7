import { describe, expect, it } from 'vitest';
import { readUrl, searchOf } from '../../../lib/use-url-state';
import { busquedaSchema, hasFilters, sinFiltros, toQuery } from './busqueda';

const acto = '01a1fcfe-e5b0-7036-8e22-f64d4f310a8c';
const read = (address: string) => readUrl(busquedaSchema, new URLSearchParams(address));
const whole = read('');

describe('the list in the address', () => {
  it('comes back from the address unchanged', () => {
    const address =
      `?vista=v-1&buscar=n%C3%BA%C3%B1ez+%26+hijos&estado=firmada%2Cobservada&acto=${acto}&responsable=${acto}` +
      '&etiqueta=revisar+poder&prioridad=alta&firma=hoy&sinMovimiento=30&hecho=nueva_2026-11-23_2026-11-29&plazo=vencido&papelera=si&orden=fechaFirmaPrevista&direccion=asc&pagina=3&tamano=50';
    expect(searchOf(busquedaSchema, read(address))).toBe(address);
    expect(searchOf(busquedaSchema, whole)).toBe('');
  });

  it.each([
    'estado=vendida',
    'acto=1%27%20or%201',
    'prioridad=maxima',
    'orden=clave',
    'direccion=arriba',
    'pagina=0',
    'tamano=5000',
    'papelera=quizas',
    'responsable=ella',
    'moneda=pesos',
    'firma=ayer',
    'sinMovimiento=0',
    'hecho=nueva',
    'plazo=pronto',
    'hecho=nueva_2026-11-23_2026-99-29',
  ])('leaves out meaningless values: %s', (address) => {
    expect(read(address)).toEqual(whole);
  });

  it('takes away every filter at once, and keeps the order and the size of the pages', () => {
    const busqueda = read(
      `buscar=a&estado=firmada&acto=${acto}&etiqueta=x&firma=hoy&sinMovimiento=7&plazo=sin_plazo&vista=mias&papelera=si&orden=numero&tamano=100`,
    );
    expect(hasFilters(busqueda)).toBe(true);
    expect({ ...busqueda, ...sinFiltros }).toEqual({ ...whole, orden: 'numero', tamano: 100 });
    expect(hasFilters({ ...busqueda, ...sinFiltros })).toBe(false);
  });

  it('asks the server only for values that are set', () => {
    expect(toQuery(read(`estado=firmada,observada&responsable=${acto}&pagina=2`))).toEqual({
      estado: ['firmada', 'observada'],
      responsableId: acto,
      papelera: false,
      orden: 'actualizadaEn',
      direccion: 'desc',
      pagina: 2,
      tamano: 25,
    });
  });
});
