import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import type { Persona } from '../persona.entity.js';
import { SIN_DATOS } from '../persona-fields.js';
import { columnasElegidas, columnasOf } from './columns.js';
import { opcionesOf } from './options.js';
import { type PersonaLeida, personaLeida } from './persona-leida.js';
import { documentKey, documentsOf, revise } from './revision.js';

/** Reads a row. `|` separates its cells. */
function leer(titulos: string, celdas: string, pais = 'AR', fila = 2): Promise<PersonaLeida> {
  return personaLeida({ fila, cells: celdas.split('|') }, columnasOf(titulos.split('|')), {
    pais,
    today: '2026-11-23',
  });
}

describe('the columns of an import', () => {
  it.each([
    ['APELLIDOS', { campo: 'apellidos' }],
    ['Apellido y nombre', { campo: 'apellidosYNombre' }],
    ['Razón Social', { campo: 'razonSocial' }],
    ['N.º de documento', { campo: 'numeroDoc' }],
    ['D.N.I.', { campo: 'numeroDoc', documento: 'DNI' }],
    ['DNI', { campo: 'numeroDoc', documento: 'DNI' }],
    ['Nro. de DNI', { campo: 'numeroDoc', documento: 'DNI' }],
    ['CUIT/CUIL', { campo: 'idFiscal', documento: 'CUIT' }],
    ['NIF', { campo: 'idFiscal', documento: 'NIF' }],
    ['Pasaporte', { campo: 'numeroDoc', documento: 'PASAPORTE' }],
    ['Tipo de documento', { campo: 'tipoDoc' }],
    ['Fecha de nacimiento', { campo: 'nacimiento' }],
    ['E-mail', { campo: 'email' }],
    ['Otro', null],
    ['__proto__', null],
  ])('know %s', (titulo, columna) => {
    expect(columnasOf([titulo])).toEqual([columna]);
  });

  it('give each field one column, and keep the document of a heading that is chosen again', () => {
    expect(columnasOf(['Nombre', 'Nombres', 'DNI', 'Pasaporte'])).toEqual([
      { campo: 'nombre' },
      null,
      { campo: 'numeroDoc', documento: 'DNI' },
      { campo: 'numeroDoc', documento: 'PASAPORTE' },
    ]);
    expect(columnasElegidas(['CUIL', 'X', 'Y'], ['idFiscal', 'nombre', null])).toEqual([
      { campo: 'idFiscal', documento: 'CUIL' },
      { campo: 'nombre' },
      null,
    ]);
  });
});

describe('a row of an import', () => {
  it('is read in the way in which people write it', async () => {
    const titulos =
      'Apellido y nombre|DNI|CUIT/CUIL|Estado civil|Profesión|Nacionalidad|Domicilio|Correo|Teléfono|Nacimiento';
    const celdas =
      "Núñez Peña, Juan|12.345.678|20-12345678-6|Casada|Médico|argentina|Lavalle 1|j@ejemplo.test|'+54 11 4555-0001|5/3/1980";
    expect(await leer(titulos, celdas)).toMatchObject({
      fila: 2,
      nombre: 'Juan Núñez Peña',
      faults: [],
      campos: {
        tipo: 'humana',
        apellidos: 'Núñez Peña',
        nombre: 'Juan',
        paisDoc: 'AR',
        tipoDoc: 'DNI',
        numeroDoc: '12345678',
        idFiscalTipo: 'CUIT',
        idFiscal: '20123456786',
        estadoCivil: 'casado',
        telefono: '+54 11 4555-0001',
        nacimiento: '1980-03-05',
      },
    });
  });

  it.each([
    ['a company', 'Razón social|CUIT', 'Banco S. A.|30-71234567-1', { tipo: 'juridica', razonSocial: 'Banco S. A.' }],
    ['the usual kind', 'Nombre|Apellidos|Documento', 'A|B|12345678', { tipoDoc: 'DNI', paisDoc: 'AR' }],
    ['a kind in its cell', 'Nombre|Apellidos|Documento', 'A|B|D.N.I.: 12345678', { tipoDoc: 'DNI' }],
    [
      'a passport',
      'Nombre|Apellidos|Pasaporte|País del documento',
      'A|B|AAB123456|brasil',
      { tipoDoc: 'PASAPORTE', paisDoc: 'BR', numeroDoc: 'AAB123456' },
    ],
  ])('of %s', async (_, titulos, celdas, campos) => {
    expect(await leer(titulos, celdas)).toMatchObject({ faults: [], campos });
  });

  it.each([
    ['Apellidos|Nombre', 'Paz|', 'nombre', 'Escriba el nombre.'],
    ['Apellido y nombre', 'Paz Ana', 'apellidosYNombre', '«Paz Ana»: separe los apellidos del nombre con una coma.'],
    ['Apellidos|Nombre|CUIT', 'Paz|Ana|20-12345678-5', 'idFiscal', 'El dígito verificador del CUIT debería ser 6.'],
    ['Apellidos|Nombre|Nacimiento', 'Paz|Ana|31/2/1980', 'nacimiento', 'La fecha de nacimiento no existe.'],
    [
      'Apellidos|Nombre|Nacimiento',
      'Paz|Ana|mañana',
      'nacimiento',
      'No se entiende «mañana»: escriba día/mes/año, por ejemplo 5/3/1980.',
    ],
    ['Apellidos|Nombre|Nacimiento', 'Paz|Ana|1/1/2030', 'nacimiento', 'La fecha de nacimiento no puede ser futura.'],
    ['Apellidos|Nombre|Correo', 'Paz|Ana|ana@', 'email', 'El correo no es válido.'],
    ['Apellidos|Nombre|Pasaporte', 'Paz|Ana|AAB123456', 'paisDoc', 'Indique de qué país es el documento.'],
    [
      'Apellidos|Nombre|Estado civil',
      'Paz|Ana|feliz',
      'estadoCivil',
      'No se conoce «feliz»: escriba soltero, casado, divorciado, viudo o unión convivencial.',
    ],
    [
      'Apellidos|Nombre|Razón social',
      'Paz|Ana|Banco',
      'razonSocial',
      'Tiene apellidos y razón social: deje una sola, o diga el tipo de persona.',
    ],
  ])('%s: %s is refused', async (titulos, celdas, campo, mensaje) => {
    expect(await leer(titulos, celdas)).toMatchObject({ campos: null, faults: [{ campo, mensaje }] });
  });
});

it('all errors of a row are named, once for each field', async () => {
  const { faults } = await leer('Apellidos|Nombre|CUIT|Nacimiento|Estado civil', 'Paz||20-12345678-5|31/2/1980|feliz');
  expect(faults.map(({ campo }) => campo)).toEqual(['estadoCivil', 'nacimiento', 'nombre', 'idFiscal']);
});

describe('an import of rows', () => {
  const DNI = 'Apellidos|Nombre|DNI|CUIT|Teléfono';
  const persona = (id: string, fields: Partial<Persona>) =>
    ({ ...SIN_DATOS, id, tipo: 'humana', nombreCompleto: `Nombre de ${id}`, ...fields }) as Persona;
  const result = async (celdas: string[], owners: Record<string, Persona[]> = {}) => {
    const leidas = await Promise.all(celdas.map((one, i) => leer(DNI, one, 'AR', i + 2)));
    return revise(leidas, new Map(Object.entries(owners)), new Map());
  };

  it('registers each persona once: equal documents, or equal rows without any, are one persona', async () => {
    const rows = await result([
      'Paz|Ana|12345678|20-12345678-6|',
      'Paz|Ana María||20-12345678-6|',
      'Paz|Ana|||',
      'Paz|Ana|||',
      'Paz|Ana|||4555-0001',
    ]);
    expect(rows.map((row) => [row.resultado, 'motivo' in row ? row.motivo : ''])).toEqual([
      ['nueva', ''],
      ['repetida', 'Es la misma persona que la de la fila 2.'],
      ['nueva', ''],
      ['repetida', 'Es la misma persona que la de la fila 4.'],
      ['nueva', ''],
    ]);
  });

  it('asks about a row without documents that has the name of an earlier valid row', async () => {
    const rows = await result([
      'Paz|Ana|12345678||',
      'PÁZ|Ana|||4555-0001',
      'Paz|Ana|23456789||',
      'Sol|Eva||20-12345678-5|',
      'Sol|Eva|||',
      'Sol|Eva|||4555-0002',
    ]);
    expect(rows.map((row) => ('homonimas' in row ? row.homonimas : row.resultado))).toMatchObject([
      [],
      [{ fila: 2 }],
      [],
      'incorrecta',
      [],
      [{ fila: 6 }],
    ]);
  });

  it('finds existing personas and their missing data, but fills in nothing of another kind of persona', async () => {
    const ana = persona('a', { numeroDoc: '12345678', telefono: '4555-9999' });
    const banco = persona('b', { tipo: 'juridica' });
    const rows = await result(['Paz|Ana|12345678|20-12345678-6|4555-0001', 'Sol|Eva|22222222||4555-0002'], {
      'AR 12345678': [ana],
      'AR 22222222': [banco],
    });
    expect(rows).toMatchObject([
      { resultado: 'existe', existente: { id: 'a' }, faltan: ['idFiscal'] },
      { resultado: 'existe', existente: { id: 'b' }, faltan: [] },
    ]);
  });

  it('leaves out a row with documents of two personas, and a second row of one persona', async () => {
    const [one, other] = [persona('a', {}), persona('b', {})];
    const owners = { 'AR 12345678': [one], 'AR 20123456786': [other], 'AR 33333333': [one] };
    expect(
      await result(['Paz|Ana|12345678|20-12345678-6|', 'Paz|Ana|12345678||', 'Paz|Ana|33333333||'], owners),
    ).toMatchObject([
      { resultado: 'incorrecta', motivo: 'Sus documentos son de Nombre de a y de Nombre de b.' },
      { resultado: 'existe' },
      { resultado: 'repetida', motivo: 'Es la misma persona que la de la fila 3.' },
    ]);
  });

  it('takes no two names for one persona', async () => {
    const one = persona('a', {});
    const rows = await result(
      ['Muñoz|José|20.111.222||', 'Ñandú|Ana|20.111.222||', 'Sol|Eva|22222222||', 'Luz|Noé|33333333||'],
      { 'AR 22222222': [one], 'AR 33333333': [one] },
    );
    expect(rows).toMatchObject([
      { resultado: 'nueva' },
      { resultado: 'incorrecta', motivo: 'Tiene el mismo DNI que la fila 2 (José Muñoz).' },
      { resultado: 'existe' },
      { resultado: 'incorrecta', motivo: 'Sus documentos son de Nombre de a, como los de la fila 4 (Eva Sol).' },
    ]);
  });

  it('compares documents by country and number', async () => {
    expect(documentsOf(await leer(DNI, 'Paz|Ana|12.345.678||')).map(documentKey)).toEqual(['AR 12345678']);
  });
});

it.each([
  ['no JSON', '{', 'Las opciones no son JSON.'],
  ['a list', '[]', 'Las opciones deben ser un objeto.'],
  ['an unknown column', '{"columnas":["id"]}', 'Una de las columnas no se conoce.'],
  ['an unknown choice', '{"existentes":"pisar"}', 'Lo que se hace con las existentes debe ser omitir o completar.'],
  ['rows that are no numbers', '{"distintas":["x"]}', 'Una de las filas no es un número.'],
])('an import with %s is refused', async (_, opciones, message) => {
  await expect(opcionesOf({ opciones })).rejects.toThrow(message);
});
