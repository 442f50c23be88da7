import { expect, it } from 'vitest';
import { textosDeInmueble } from '../inmuebles/inmuebles-hallados.js';
import { textosDeParte } from '../partes/partes-halladas.js';
import { coincidenciaOf } from './coincidencia.js';

const fila = {
  codigo: '2026-000123',
  caratula: 'Venta del lote 4',
  tipoActoNombre: 'Compraventa',
  etiquetas: ['Urgente', 'Banco Río'],
};
const partes = [
  { nombre: 'Ana Paz', numeroDoc: '20111222', idFiscal: null },
  { nombre: 'Rocío Ordóñez Vela', numeroDoc: '30444555', idFiscal: '27304445551' },
];

const inmuebles = [
  { matricula: '12-3456/7', nomenclatura: null, domicilio: 'Lavalle 120, Morón', registro: 'Buenos Aires' },
];

const textos = [...partes.flatMap(textosDeParte), ...inmuebles.flatMap(textosDeInmueble)];

it.each([
  ['ordonez', { tipo: 'parte', texto: 'Rocío Ordóñez Vela' }],
  ['PAZ lote', { tipo: 'parte', texto: 'Ana Paz' }],
  ['rocio vela paz', { tipo: 'parte', texto: 'Rocío Ordóñez Vela' }],
  ['30.444.555', { tipo: 'documento', texto: '30444555 (Rocío Ordóñez Vela)' }],
  ['27-30444555-1', { tipo: 'documento', texto: '27304445551 (Rocío Ordóñez Vela)' }],
  ['1234567', { tipo: 'inmueble', texto: 'Matrícula 12-3456/7' }],
  ['moron lavalle', { tipo: 'inmueble', texto: 'Lavalle 120, Morón' }],
  ['rio banco', { tipo: 'etiqueta', texto: 'Banco Río' }],
  ['lote compraventa 000123 urgente', null],
  ['ventas', null],
])('«%s» is found in %j', (buscar, coincidencia) => {
  expect(coincidenciaOf(buscar, fila, textos)).toEqual(coincidencia);
});
