import { beforeAll, describe, expect, it } from 'vitest';
import type {
  ImportacionDeshechaDto,
  ImportacionPersonasDto,
  RevisionPersonasDto,
} from '../../server/expediente/personas/importacion/importacion.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { auditOf } from '../factories/auditoria.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { keepDocumento, newParte, newPersona } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

type Quedada = ImportacionDeshechaDto['quedan'][number];

describe('an import', () => {
  const TABLA = [
    'Apellidos;Nombre;Razón social;DNI;CUIT;Teléfono;Nacimiento',
    'Núñez Peña;Juan;;12.345.678;;4555-0001;5/3/1980',
    'Paz;Ana;;22.333.444;;;',
    ';;Banco Ñandú;;30-71234567-1;;',
    'Sol;Eva;;;20-12345678-5;;',
    'Paz;Ana;;22333444;;;',
  ].join('\r\n');
  const form = (content: string | Uint8Array, opciones: object = {}) => {
    const body = new FormData();
    body.append('opciones', JSON.stringify(opciones));
    body.append('archivo', new Blob([content as Uint8Array<ArrayBuffer>]), 'personas.csv');
    return body;
  };
  const look = (client: ApiClient, content: string | Uint8Array, opciones?: object) =>
    client.post<RevisionPersonasDto & { code: string }>('/personas/importacion/revision', form(content, opciones));
  const send = (client: ApiClient, content: string, opciones?: object, key?: string) =>
    client.post<ImportacionPersonasDto>('/personas/importacion', form(content, opciones), {
      headers: key ? { 'idempotency-key': key } : {},
    });

  it('shows what it would do, stores it in one go, fills only empty fields, and is audited', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const juan = await newPersona(titular, { tipoDoc: 'DNI', numeroDoc: '12345678', telefono: '4999-0000' });
    const seen = await look(titular, Buffer.from(TABLA, 'latin1'));
    expect(seen.status).toBe(200);
    expect(seen.body.columnas[3]).toEqual({ titulo: 'DNI', campo: 'numeroDoc', ejemplo: '12.345.678' });
    expect(seen.body.filas).toMatchObject([
      { fila: 2, resultado: 'existe', existente: 'Juan Núñez Peña', completa: ['la fecha de nacimiento'] },
      { fila: 3, resultado: 'nueva', nombre: 'Ana Paz', documentos: ['DNI 22.333.444'] },
      { fila: 4, resultado: 'nueva', nombre: 'Banco Ñandú' },
      {
        fila: 5,
        resultado: 'incorrecta',
        errores: [{ campo: 'Identificación fiscal', mensaje: 'El dígito verificador del CUIT debería ser 6.' }],
      },
      { fila: 6, resultado: 'repetida' },
    ]);
    expect((await titular.get('/personas')).body.paginacion.total).toBe(1);

    const done = await send(titular, TABLA, { existentes: 'completar' }, 'clave-1');
    expect(done.body).toEqual({
      creadas: 2,
      completadas: 1,
      omitidas: [
        {
          fila: 5,
          nombre: 'Eva Sol',
          motivo: 'Identificación fiscal: El dígito verificador del CUIT debería ser 6.',
        },
        { fila: 6, nombre: 'Ana Paz', motivo: 'Es la misma persona que la de la fila 3.' },
      ],
      importacion: expect.any(String),
    });
    expect((await send(titular, TABLA, { existentes: 'completar' }, 'clave-1')).body).toEqual(done.body);
    expect((await titular.get(`/personas/${juan.id}`)).body).toMatchObject({
      telefono: '4999-0000',
      nacimiento: '1980-03-05',
    });
    const audited = (await auditOf(test, cuentaId)).slice(1);
    expect(audited.map(({ accion }) => accion)).toEqual([
      'persona.creada',
      'persona.creada',
      'persona.modificada',
      'personas.importadas',
    ]);
    expect(audited[3].datos).toEqual({ archivo: 'personas.csv', creadas: 2, completadas: 1, omitidas: 2 });
    const again = await send(titular, TABLA, { existentes: 'completar', distintas: [3] });
    expect(again.body).toMatchObject({ creadas: 0, completadas: 0 });
    expect(again.body.omitidas.map(({ motivo }) => motivo)).toContain('Ya está registrada: Ana Paz.');
  });

  it('names rows without a document that have the name of a persona, and omits or adds them', async () => {
    const { titular } = await newCuenta(test);
    await newPersona(titular, { nombre: 'Ana', apellidos: 'Páz', tipoDoc: 'DNI', numeroDoc: '22333444' });
    const nombres = 'Apellidos;Nombre;DNI\nPAZ;Ana;\nPaz;Ana;33.444.555\nSol;Eva;\n';
    const seen = await look(titular, nombres);
    expect(seen.body.filas.map(({ homonimas }) => homonimas)).toEqual([['Ana Páz, DNI 22.333.444'], [], []]);
    const done = await send(titular, nombres, { homonimas: 'omitir' });
    expect(done.body).toMatchObject({
      creadas: 2,
      omitidas: [{ fila: 2, motivo: 'Ya hay una persona con ese nombre: Ana Páz.' }],
    });
    // Eva exists by now. This time the other choice is sent for the row.
    const again = await send(titular, nombres, { homonimas: 'omitir', distintas: [2] });
    expect(again.body).toMatchObject({ creadas: 1, omitidas: [{ fila: 3 }, { fila: 4 }] });
    expect((await send(titular, 'Apellidos;Nombre\nPaz;Ana')).body.creadas).toBe(1);
  });

  it('asks the same about two rows of the file with one name', async () => {
    const { titular } = await newCuenta(test);
    const dos = 'Apellidos;Nombre;Teléfono\nOtra;Luz;4555-0001\nOtra;Luz;4555-0002';
    const { filas } = (await look(titular, dos)).body;
    expect(filas.map(({ homonimas }) => homonimas)).toEqual([[], ['Luz Otra, de la fila 2']]);
    const done = await send(titular, dos, { homonimas: 'omitir' });
    expect(done.body).toMatchObject({
      creadas: 1,
      omitidas: [{ fila: 3, motivo: 'Ya hay una persona con ese nombre: Luz Otra, de la fila 2.' }],
    });
  });

  it('can be taken back for a day, except personas that somebody used or changed since', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const juan = await newPersona(titular, { tipoDoc: 'DNI', numeroDoc: '12345678' });
    const personas = `${TABLA}\r\nRey;Leo;;;;;\r\nGil;Teo;;;;;`;
    const { importacion } = (await send(titular, personas, { existentes: 'completar' })).body;
    const find = async (buscar: string) => (await titular.get(`/personas?buscar=${buscar}`)).body.personas[0];
    const [ana, leo] = [await find('Paz'), await find('Leo')];
    const carpeta = await newCarpeta(titular);
    await newParte(titular, carpeta.id, { personaId: ana.id });
    await titular.patch(`/personas/${leo.id}`, { profesion: 'Agrónomo' }, { version: 1 });
    await titular.patch(`/personas/${juan.id}`, { nacimiento: '1981-03-05' }, { version: 2 });

    const undo = (client: ApiClient) => client.post('/personas/importacion/deshacer', { importacion });
    expect((await undo((await newCuenta(test)).titular)).status).toBe(404);
    const undone = await undo(titular);
    expect(undone.body).toMatchObject({ eliminadas: 2, vaciadas: 1 });
    expect(undone.body.quedan.toSorted((a: Quedada, b: Quedada) => a.nombre.localeCompare(b.nombre))).toEqual([
      { nombre: 'Ana Paz', motivo: 'Ya es parte de una carpeta.' },
      { nombre: 'Leo Rey', motivo: 'Alguien la modificó después.' },
    ]);
    expect((await titular.get(`/personas/${juan.id}`)).body).toMatchObject({
      telefono: null,
      nacimiento: '1981-03-05',
    });
    expect((await titular.get('/personas')).body.paginacion.total).toBe(3);
    expect((await undo(titular)).status).toBe(404);
    expect((await auditOf(test, cuentaId)).map(({ accion }) => accion)).toContain('personas.importacion_deshecha');
  });

  it('keeps a persona with a document in the trash when it is taken back, and the document can be restored', async () => {
    const { titular } = await newCuenta(test);
    const { importacion } = (await send(titular, 'Apellidos;Nombre\nPaz;Ana')).body;
    const { id } = (await titular.get('/personas')).body.personas[0];
    const archivo = (await keepDocumento(titular, id)).body;
    await titular.delete(`/personas/archivos/${archivo.id}`);
    const undone = await titular.post('/personas/importacion/deshacer', { importacion });
    expect(undone.body.quedan).toEqual([{ nombre: 'Ana Paz', motivo: 'Ya está en uso.' }]);
    expect((await titular.post(`/personas/archivos/${archivo.id}/restore`)).status).toBe(200);
  });

  it('registers each persona once when two import at once and somebody registers one meanwhile', async () => {
    const { titular } = await newCuenta(test);
    const [one, other] = await Promise.all([
      send(titular, TABLA),
      send(titular, TABLA),
      titular.post('/personas', {
        tipo: 'humana',
        nombre: 'Ana',
        apellidos: 'Paz',
        tipoDoc: 'DNI',
        numeroDoc: '22333444',
      }),
    ]);
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect((await titular.get('/personas')).body.paginacion.total).toBe(3);
  });

  it('is for people who register personas, with a table of at most 1,000 rows', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const gestor = await newMiembro(test, cuentaId, 4);
    expect([(await look(gestor, TABLA)).status, (await send(gestor, TABLA)).status]).toEqual([403, 403]);
    const codes = await Promise.all([
      look(titular, `Apellidos;Nombre\n${'a;b\n'.repeat(1_001)}`),
      look(titular, 'Apellidos;Nombre\n'),
      look(titular, Buffer.from('PK\u0003\u0004')),
      look(titular, TABLA, { columnas: ['id'] }),
    ]);
    expect(codes.map(({ body }) => body.code)).toEqual([
      'DEMASIADAS_PERSONAS',
      'SIN_PERSONAS',
      'TIPO_NO_ADMITIDO',
      'OPCIONES_INVALIDAS',
    ]);
    const mapped = await look(titular, 'X,Y\nPaz,Ana', { columnas: ['apellidos', 'nombre'] });
    expect(mapped.body.filas).toMatchObject([{ nombre: 'Ana Paz', resultado: 'nueva' }]);
  });
});
