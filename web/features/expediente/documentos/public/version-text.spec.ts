import { expect, it } from 'vitest';
import { textoDeVersion } from './version-text';

it.each([
  ['pendiente', null, false, 'Leyendo el texto…'],
  ['listo', null, false, 'Se busca también por su texto.'],
  ['listo', 'tiempo', true, 'Se busca también por la parte de su texto que se leyó.'],
  ['sin_texto', 'tipo', false, 'Su texto no se busca: este tipo de archivo no se lee.'],
  ['protegido', null, false, 'Su texto no se busca: tiene contraseña.'],
  ['fallido', 'danado', false, 'Su texto no se pudo leer: el archivo está dañado.'],
  ['fallido', 'memoria', false, 'Su texto no se pudo leer: exige demasiado tiempo o memoria.'],
  ['demasiado_grande', null, false, 'Su texto no se busca: el archivo es demasiado grande.'],
] as const)('says what became of a text that is %s (%s)', (estado, motivo, incompleto, said) => {
  expect(textoDeVersion({ estado, motivo, incompleto })).toBe(said);
});
