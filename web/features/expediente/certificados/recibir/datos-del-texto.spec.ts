import { expect, it } from 'vitest';
import { datosDelTexto } from './datos-del-texto';

it.each([
  ['Certificado N° 98.765/2026. Expedido el 02/03/2026.', '98.765/2026', '2026-03-02'],
  ['CERTIFICADO DE DOMINIO Nro. 0012-A\nFecha de emisión: 2 de marzo de 2026', '0012-A', '2026-03-02'],
  ['Se expide en Rosario, a 1 de setiembre de 2025, trámite número: 77', '77', '2025-09-01'],
  ['Expedido el 02/04/2026, después de hoy', '', ''],
  ['Expedido el 31/02/2026, que no existe', '', ''],
  ['Certificado número pendiente', '', ''],
  ['', '', ''],
])('reads the number and the day of issue of «%s»', (texto, numero, expedido) => {
  expect(datosDelTexto(texto, '2026-03-10')).toEqual({ numero, expedido });
});
