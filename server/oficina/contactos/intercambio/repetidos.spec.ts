import { describe, expect, it } from 'vitest';
import { SIN_DATOS } from '../contacto-fields.service.js';
import { combinar, isNothing, separar } from './combinar.js';
import { type Eleccion, eleccionesOf } from './elecciones.js';
import { type Criterio, repartir } from './reparto.js';

const correo = (email: string, label = '') => ({ email, label });
const telefono = (phoneNumber: string) => ({ country: 'ar', phoneNumber, label: '' });
const contacto = (fields: Partial<typeof SIN_DATOS>) => ({ ...SIN_DATOS, ...fields });

const siempre = (eleccion: Eleccion): Criterio => ({ isSame: () => true, choose: () => eleccion });

describe('rows of a file', () => {
  it('belong to the right one of several contacts with their mail, also to an earlier row', () => {
    const existentes = new Map([['c:info', ['estudio', 'marta']]]);
    const names: Record<string, string> = { estudio: 'Estudio', marta: 'Marta' };
    const filas = ['Marta', 'Pedro', 'Pedro', 'Eva'];
    const repartos = repartir(
      filas.map(() => ['c:info']),
      existentes,
      {
        isSame: (i, con) => filas[i] === ('contacto' in con ? names[con.contacto] : filas[con.posicion]),
        choose: (_, isSame) => (isSame ? 'combinar' : 'agregar'),
      },
    );
    expect(repartos.map(({ con, eleccion }) => [con, eleccion])).toEqual([
      [{ contacto: 'marta' }, 'combinar'],
      [{ contacto: 'estudio' }, 'agregar'],
      [{ posicion: 1 }, 'combinar'],
      [{ contacto: 'estudio' }, 'agregar'],
    ]);
  });

  it('belong to the contact with their e-mail, rather than with their telephone or name', () => {
    const existentes = new Map([
      ['t:11112222', ['one']],
      ['n:ana', ['one']],
      ['c:ana@x', ['two']],
      ['n:luis', ['three']],
    ]);
    const filas = [['n:ana', 't:11112222', 'c:ana@x'], ['n:luis'], ['n:eva']];
    expect(repartir(filas, existentes, siempre('combinar'))).toEqual([
      { con: { contacto: 'two' }, eleccion: 'combinar', coincidencias: ['correo'] },
      { con: { contacto: 'three' }, eleccion: 'combinar', coincidencias: ['nombre'] },
      { con: null, eleccion: null, coincidencias: [] },
    ]);
    expect(repartir([['n:ana', 't:11112222']], existentes, siempre('omitir'))[0]?.coincidencias).toEqual([
      'telefono',
      'nombre',
    ]);
  });

  it('are compared with all earlier rows, also with repeated ones', () => {
    const filas = [['c:a', 't:1'], ['t:1', 't:2'], ['c:b'], ['t:2', 'c:b']];
    const con = (eleccion: 'combinar' | 'omitir' | 'agregar', existentes = new Map<string, string[]>()) =>
      repartir(filas, existentes, siempre(eleccion)).map((reparto) => reparto.con);
    const exists = new Map([['c:a', ['ana']]]);
    expect(con('combinar')).toEqual([null, { posicion: 0 }, null, { posicion: 2 }]);
    expect(con('omitir', exists)).toEqual([{ contacto: 'ana' }, { contacto: 'ana' }, null, { posicion: 2 }]);
    expect(con('agregar', exists)).toEqual([{ contacto: 'ana' }, { posicion: 0 }, null, { posicion: 2 }]);
  });
});

describe('a merge', () => {
  it('fills empty fields and adds missing values, and replaces nothing', () => {
    const base = contacto({
      nombre: 'Ana',
      empresa: 'Banco',
      correos: [correo('ANA@x.test', 'Casa')],
      telefonos: [telefono('11 5555-0001')],
      etiquetas: ['a'],
    });
    const fila = contacto({
      nombre: 'Ana María',
      empresa: 'Otro',
      titulo: 'Gerente',
      correos: [correo('ana@x.test'), correo('nueva@x.test'), correo('Nueva@x.test')],
      telefonos: [telefono('9 11 5555 0001'), telefono('123')],
      etiquetas: ['a', 'b'],
    });
    const { combinado, agregado, avisos } = combinar(base, fila);
    expect(combinado).toEqual({
      ...base,
      titulo: 'Gerente',
      correos: [correo('ANA@x.test', 'Casa'), correo('nueva@x.test')],
      telefonos: [telefono('11 5555-0001'), telefono('123')],
      etiquetas: ['a', 'b'],
    });
    expect(avisos).toEqual([]);
    expect(separar(combinado, agregado)).toEqual(base);
    expect(isNothing(combinar(combinado, fila).agregado)).toBe(true);
  });

  it('is undone except values that were changed since', () => {
    const fila = contacto({ titulo: 'Gerente', direccion: 'Lavalle 1', correos: [correo('a@x'), correo('b@x')] });
    const { combinado, agregado } = combinar(SIN_DATOS, fila);
    const since = { ...combinado, titulo: 'Directora', correos: [correo('a@x', 'Casa'), correo('b@x')], notas: 'Hola' };
    expect(separar(since, agregado)).toEqual({
      ...SIN_DATOS,
      titulo: 'Directora',
      correos: [correo('a@x', 'Casa')],
      notas: 'Hola',
    });
  });

  it('stays within the limits of a contact, and says so', () => {
    const many = Array.from({ length: 19 }, (_, n) => correo(`${n}@x`));
    const { combinado, avisos } = combinar(
      contacto({ correos: many }),
      contacto({ correos: [correo('y@x'), correo('z@x')] }),
    );
    expect(combinado.correos.at(-1)).toEqual(correo('y@x'));
    expect(avisos).toEqual(['Con los de su contacto serían más de 20 correos; se combinaron los primeros.']);
  });
});

describe('the choices of an import', () => {
  it('apply to all rows, and to single rows', () => {
    expect(eleccionesOf({})).toBeNull();
    expect(eleccionesOf({ repetidos: 'omitir', combinar: '2,5', agregar: '' })).toEqual({
      deTodas: 'omitir',
      porFila: new Map([
        [2, 'combinar'],
        [5, 'combinar'],
      ]),
    });
    const wrongs: Record<string, string>[] = [
      { repetidos: 'x' },
      { combinar: '2' },
      { repetidos: 'omitir', combinar: '2;3' },
    ];
    for (const wrong of wrongs) {
      expect(() => eleccionesOf(wrong)).toThrow();
    }
  });
});
