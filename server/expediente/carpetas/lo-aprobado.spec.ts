import { expect, it } from 'vitest';
import type { Accion } from '../../plataforma/auditoria/auditoria.service.js';
import { aprobadoQueCambia, puedeDejarFaltantes } from './lo-aprobado.js';

it.each<[Accion, Record<string, unknown> | undefined, string | null]>([
  ['parte.quitada', undefined, 'las partes'],
  ['parte.repartida', undefined, 'las partes'],
  ['parte.unida', undefined, 'las partes'],
  ['inmueble.cambiado', undefined, 'los inmuebles'],
  ['inmueble.modificado', { campos: ['linderos'] }, 'los datos de los inmuebles'],
  ['persona.modificada', { campos: ['email', 'domicilio'] }, 'los datos de las partes'],
  ['persona.modificada', { campos: ['email', 'telefono'] }, null],
  ['requisito.marcado', { estado: 'pendiente' }, 'los requisitos'],
  ['requisitos.marcados', { estado: 'aprobado' }, null],
  ['requisito.agregado', undefined, null],
  ['certificado.modificado', undefined, 'los certificados'],
  ['certificado.agregado', undefined, null],
  ['carpeta.modificada', { campos: ['caratula', 'monto'] }, 'los datos del acto'],
  ['carpeta.modificada', { campos: ['caratula', 'fechaFirmaPrevista'] }, null],
  ['carpeta.actualizada', undefined, 'los datos del acto'],
  ['documento.subido', undefined, null],
])('the fact %s %j takes an approval back because of %s', (accion, datos, expected) => {
  expect(aprobadoQueCambia({ accion, datos })).toBe(expected);
});

it.each<[Accion, Record<string, unknown> | undefined, boolean]>([
  ['carpeta.modificada', { campos: ['fechaFirmaPrevista'] }, true],
  ['carpeta.modificada', { campos: ['caratula'] }, false],
  ['requisito.agregado', undefined, true],
  ['comentario.agregado', undefined, false],
])('the fact %s %j can leave something missing: %s', (accion, datos, expected) => {
  expect(puedeDejarFaltantes({ accion, datos })).toBe(expected);
});
