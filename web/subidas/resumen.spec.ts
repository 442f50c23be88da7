import { describe, expect, it } from 'vitest';
import { pideAtencion, porAtender, resumenDe } from './resumen';
import { isPorGuardar, type Subida } from './subidas-slice';

const subida = (id: string, changes: Partial<Subida> = {}): Subida => ({
  id,
  tipo: 'documento',
  destino: {},
  nombre: `${id}.pdf`,
  bytes: 1,
  estado: 'lista',
  progreso: 1,
  problema: null,
  puedeReintentar: false,
  resultado: { documentoId: `d-${id}` },
  pideAtencion: false,
  ...changes,
});
const repetida = (id: string) => subida(id, { pideAtencion: true });
const fallida = (id: string) => subida(id, { estado: 'fallida', problema: 'El archivo está vacío.' });
const pregunta = (id: string) => subida(id, { estado: 'pregunta', problema: 'Ya hay uno.' });
const activa = (id: string) => subida(id, { estado: 'subiendo', progreso: 0.5 });
const cortada = (id: string) => subida(id, { estado: 'en_espera', isCortada: true });

describe('the list of uploads', () => {
  it('begins with uploads that need the person', () => {
    const subidas = [subida('a'), activa('b'), repetida('c'), fallida('d'), repetida('e'), pregunta('f')];
    expect(porAtender(subidas).map(({ id }) => id)).toEqual(['f', 'd', 'c', 'e', 'b', 'a']);
    expect(subidas.filter(pideAtencion).map(({ id }) => id)).toEqual(['c', 'd', 'e', 'f']);
    // The browser asks before the person leaves the page with these uploads.
    expect([...subidas, cortada('g')].filter(isPorGuardar).map(({ id }) => id)).toEqual(['b', 'f', 'g']);
  });

  it.each([
    ['1 archivo subido', [subida('a')]],
    ['2 archivos subidos, 1 repetido', [subida('a'), repetida('b')]],
    ['3 archivos subidos, 2 repetidos, 1 archivo sin subir', [subida('a'), repetida('b'), repetida('c'), fallida('d')]],
    ['1 archivo subido, 1 omitido', [subida('a'), subida('b', { isOmitida: true })]],
    ['1 omitido', [subida('a', { isOmitida: true })]],
    ['2 archivos sin subir', [fallida('a'), fallida('b')]],
    ['1 archivo subido, 2 por decidir', [subida('a'), pregunta('b'), pregunta('c')]],
    ['Subiendo 1 archivo', [activa('a')]],
    ['2 archivos esperan la conexión', [cortada('a'), subida('b', { estado: 'en_espera' }), subida('c')]],
    ['Subiendo 2 de 3 archivos', [cortada('a'), activa('b'), subida('c')]],
    ['Subiendo 2 de 2 archivos, 1 repetido, 1 archivo sin subir', [repetida('a'), activa('b'), fallida('c')]],
  ])('is summed up as «%s»', (resumen, subidas) => {
    expect(resumenDe(subidas)).toBe(resumen);
  });
});
