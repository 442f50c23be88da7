import { expect, it } from 'vitest';
import type { Parte, Replica } from '../administracion-api';
import { resumenDe } from './resumen';

const parte = (nombre: string, estado: Parte['estado']): Parte => ({
  clave: nombre,
  nombre,
  estado,
  detalle: '',
  ms: 1,
});
const replica = (version: string): Replica => ({
  id: version,
  equipo: 'uno',
  version,
  node: 'v24',
  iniciadaEn: '2026-11-27T10:00:00Z',
  conexiones: 0,
  actual: true,
});

const partes = (...estados: Parte['estado'][]) =>
  ['Base de datos', 'Correo', 'Redis'].map((nombre, index) => parte(nombre, estados[index] ?? 'bien'));

it.each([
  [partes('bien', 'sin_configurar'), ['1.0.0', '1.0.0'], 'success', 'Funciona todo.'],
  [partes('bien', 'ojo'), ['1.0.0', '1.1.0'], 'warning', 'Funciona todo. Conviene revisar: Correo.'],
  [partes('mal', 'ojo', 'mal'), ['1.0.0'], 'error', 'No funcionan: Base de datos y Redis.'],
  [partes(), ['1.1.0', '1.0.0'], 'warning', 'Funciona todo. Las réplicas tienen versiones distintas: 1.0.0 y 1.1.0.'],
] as const)('the summary of %j names the worst part', (given, versiones, severity, text) => {
  expect(resumenDe({ partes: given, replicas: versiones.map(replica) })).toEqual({ severity, text });
});
