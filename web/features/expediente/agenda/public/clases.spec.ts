import { expect, it } from 'vitest';
import { comoSeVe } from './clases';

const carpeta = { id: 'c-1', codigo: null, caratula: 'Rivas a Paz' };

it.each([
  ['evento', 'Firma: Rivas a Paz', carpeta, 'Firma', 'Rivas a Paz'],
  ['evento', 'Reunión de equipo', null, 'Evento', 'Reunión de equipo'],
  ['evento', 'Firma', carpeta, 'Evento', 'Firma'],
  ['firma', 'Firma', carpeta, 'Firma', 'Rivas a Paz'],
  ['tarea', 'Firma: pedir turno', null, 'Tarea', 'Firma: pedir turno'],
] as const)('%s «%s» is seen once as what it is', (clase, titulo, of, nombre, shown) =>
  expect(comoSeVe({ clase, titulo, carpeta: of })).toMatchObject({ nombre, titulo: shown }),
);
