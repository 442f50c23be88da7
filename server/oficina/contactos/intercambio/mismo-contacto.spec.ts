import { expect, it } from 'vitest';
import { SIN_DATOS } from '../contacto-fields.service.js';
import { diferenciasOf } from './mismo-contacto.js';

const correo = (email: string) => ({ email, label: '' });
const telefono = (phoneNumber: string) => ({ country: 'ar', phoneNumber, label: '' });
const ana = {
  ...SIN_DATOS,
  nombre: 'Ana Paz',
  correos: [correo('ana@x.test')],
  telefonos: [telefono('11 5555-0001')],
  nacimiento: '1980-02-01',
};
const datos = (diferencias: { dato: string }[]) => diferencias.map(({ dato }) => dato);

it.each<[string, Partial<typeof ana>, ('correo' | 'telefono' | 'nombre')[], string[]]>([
  ['mail and name', {}, ['correo', 'nombre'], []],
  ['mail and more of the name', { nombre: 'Ana María PAZ' }, ['correo'], []],
  ['mail and a shorter name', { nombre: 'ana' }, ['correo'], []],
  ['mail of somebody else', { nombre: 'Pedro Díaz' }, ['correo'], ['nombre']],
  ['mail, and is called by it', { nombre: 'ana@x.test' }, ['correo'], []],
  ['mail and name, and another telephone', { telefonos: [telefono('11 5555-0002')] }, ['correo', 'nombre'], []],
  ['telephone and the words of the name', { nombre: 'Paz, Ana' }, ['telefono'], []],
  ['telephone and one word of the name', { nombre: 'Ana' }, ['telefono'], ['nombre']],
  ['mail and name, born on another day', { nacimiento: '1990-02-01' }, ['correo', 'nombre'], ['nacimiento']],
  ['name alone', { correos: [], telefonos: [] }, ['nombre'], []],
  ['name, with another mail', { correos: [correo('otra@x.test')], telefonos: [] }, ['nombre'], ['correo']],
  ['name, with another telephone', { telefonos: [telefono('11 5555-0002')], correos: [] }, ['nombre'], ['telefono']],
])('two contacts with the same %s are recognised', (_, changes, coincidencias, expected) => {
  expect(datos(diferenciasOf({ ...ana, ...changes }, ana, coincidencias))).toEqual(expected);
});

it('the answer says which values both contacts have', () => {
  const homonima = { ...ana, correos: [correo('otra@x.test')], telefonos: [telefono('2')], nacimiento: '1990-12-31' };
  expect(diferenciasOf(homonima, ana, ['nombre'])).toEqual([
    { dato: 'correo', deLaFila: 'otra@x.test', suyo: 'ana@x.test' },
    { dato: 'telefono', deLaFila: '2', suyo: '11 5555-0001' },
    { dato: 'nacimiento', deLaFila: '31/12/1990', suyo: '01/02/1980' },
  ]);
});
