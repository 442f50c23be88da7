import { describe, expect, it } from 'vitest';
import {
  busquedaInicial,
  changeBusqueda,
  clearFilters,
  hasFilters,
  readBusqueda,
  toQuery,
  writeBusqueda,
} from './busqueda';

const acto = '01a1fcfe-e5b0-7036-8e22-f64d4f310a8c';
const read = (address: string) => readBusqueda(new URLSearchParams(address));

describe('the list in the address', () => {
  it('is the whole list when the address says nothing', () => {
    expect(read('')).toEqual(busquedaInicial);
    expect(writeBusqueda(busquedaInicial).toString()).toBe('');
    expect(hasFilters(busquedaInicial)).toBe(false);
  });

  it('comes back from the address as it went in', () => {
    const busqueda = {
      ...busquedaInicial,
      buscar: 'núñez & hijos',
      estado: ['firmada' as const, 'observada' as const],
      tipoActoId: acto,
      responsableId: acto,
      etiqueta: 'revisar poder',
      prioridad: 'alta' as const,
      papelera: true,
      orden: 'fechaFirmaPrevista' as const,
      direccion: 'asc' as const,
      pagina: 3,
      tamano: 50,
    };
    expect(read(writeBusqueda(busqueda).toString())).toEqual(busqueda);
  });

  it.each([
    'estado=vendida',
    'acto=1%27%20or%201',
    'prioridad=maxima',
    'orden=clave',
    'direccion=arriba',
    'pagina=0',
    'pagina=-2',
    'pagina=1.5',
    'pagina=uno',
    'tamano=5000',
    'papelera=quizas',
  ])('leaves out what means nothing: %s', (address) => {
    expect(read(address)).toEqual(busquedaInicial);
  });

  it('keeps the states that exist, in the order of a carpeta’s life', () => {
    expect(read('estado=observada,vendida,borrador').estado).toEqual(['borrador', 'observada']);
  });

  it('begins another search at its first page, and only that', () => {
    const third = { ...busquedaInicial, pagina: 3 };
    expect(changeBusqueda(third, { buscar: 'rivas' }).pagina).toBe(1);
    expect(changeBusqueda(third, { pagina: 4 }).pagina).toBe(4);
  });

  it('takes away every filter at once, and keeps the order and the size of the pages', () => {
    const busqueda = read(
      `buscar=a&estado=firmada&acto=${acto}&etiqueta=x&papelera=si&orden=numero&tamano=100&pagina=2`,
    );
    expect(hasFilters(busqueda)).toBe(true);
    expect(clearFilters(busqueda)).toEqual({ ...busquedaInicial, orden: 'numero', tamano: 100 });
  });

  it('asks the server for nothing that is not set', () => {
    const query = toQuery(read('estado=firmada,observada&pagina=2'));
    expect(query).toMatchObject({ estado: ['firmada', 'observada'], pagina: 2, tamano: 25, papelera: false });
    expect(query.buscar).toBeUndefined();
    expect(query.tipoActoId).toBeUndefined();
  });
});
