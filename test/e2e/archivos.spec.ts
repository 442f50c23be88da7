import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import {
  audited,
  listArchivos,
  moverArchivos,
  namesIn,
  newArchivo,
  newDirectorio,
  newOficina,
  subir,
} from '../factories/archivos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta } from '../factories/people.js';

let test: TestApp;
let cuentaId: string;
let titular: Member;
let oficial: Member;
let lectura: Member;
let ajeno: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId, titular, oficial, lectura, ajeno } = await newOficina(test));
});

describe('the directorios', () => {
  it('nest, are described and renamed, and refuse a name that the place has in other letters', async () => {
    const padre = await newDirectorio(titular, { nombre: 'Modelos' });
    const hijo = await newDirectorio(titular, { nombre: 'Poderes', padreId: padre.id });
    const again = await titular.post('/directorios', { nombre: 'PODÉRES', padreId: padre.id });
    expect([again.status, again.body.code, again.body.details[0].id]).toEqual([409, 'YA_EXISTE', hijo.id]);
    const changed = await titular.patch(`/directorios/${hijo.id}`, { nombre: 'Actas', descripcion: 'De asamblea' });
    expect(changed.body).toMatchObject({ nombre: 'Actas', descripcion: 'De asamblea', ruta: [{ nombre: 'Modelos' }] });
    expect((await titular.get('/directorios')).body).toContainEqual(
      expect.objectContaining({ id: hijo.id, padreId: padre.id }),
    );
    expect((await listArchivos(titular, `?directorioId=${hijo.id}`)).ruta.map(({ nombre }) => nombre)).toEqual([
      'Modelos',
      'Actas',
    ]);
    expect(await audited(test, cuentaId, hijo.id)).toEqual(['directorio.creado', 'directorio.renombrado']);
  });

  it.each([
    ['no name', {}, 400],
    ['a slash', { nombre: 'a/b' }, 400],
    ['dots alone', { nombre: '..' }, 400],
    ['a long name', { nombre: 'x'.repeat(121) }, 400],
    ['an unknown place', { nombre: 'x', padreId: UNKNOWN_ID }, 422],
    ['a place that is no id', { nombre: 'x', padreId: 'raiz' }, 400],
    ['a restriction that is no boolean', { nombre: 'x', restringido: 'sí' }, 400],
  ])('refuse %s', async (_, body, status) => {
    expect((await titular.post('/directorios', body)).status).toBe(status);
  });

  it('of a tree are created where they are missing, also those without files', async () => {
    const { id: padreId } = await newDirectorio(titular);
    await newDirectorio(titular, { nombre: 'Modelos', padreId });
    const make = (client: ApiClient, rutas: unknown) => client.post('/directorios/rutas', { padreId, rutas });
    expect((await make(oficial, ['MODELOS/Vacío', '../Otro//Más', 'Modelos/Vacío/Fondo'])).status).toBe(204);
    const { body } = await titular.get('/directorios');
    const nombreOf = (id: string | null) => body.find((rama: { id: string }) => rama.id === id)?.nombre;
    const made = body.filter((rama: { nombre: string }) => ['Vacío', 'Más', 'Fondo'].includes(rama.nombre));
    expect(made.map((rama: { padreId: string; nombre: string }) => [nombreOf(rama.padreId), rama.nombre])).toEqual(
      expect.arrayContaining([
        ['Modelos', 'Vacío'],
        ['Vacío', 'Fondo'],
        ['Otro', 'Más'],
      ]),
    );
    expect((await make(ajeno, ['x'])).status).toBe(422);
    expect((await make(lectura, ['x'])).status).toBe(403);
    for (const rutas of [undefined, [], ['x'.repeat(2001)], [1], Array(101).fill('x')]) {
      expect((await make(titular, rutas)).status).toBe(400);
    }
    expect((await make(titular, ['n/'.repeat(13)])).body.code).toBe('DEMASIADO_HONDO');
  });

  it('are at most twelve levels deep, however they come there', async () => {
    const { status, body } = await subir(titular, [{ nombre: `${'n/'.repeat(13)}a.txt`, content: 'a' }], {
      directorioId: (await newDirectorio(titular)).id,
    });
    expect([status, body.code]).toEqual([422, 'DEMASIADO_HONDO']);
  });
});

describe('a list of the drive', () => {
  it('comes in parts in each order, without repeating an item', async () => {
    const { id: directorioId } = await newDirectorio(titular);
    const names = ['ñandú.txt', 'nube.pdf', 'Ábaco.pdf', 'zeta.txt', 'b.doc'];
    for (const [i, nombre] of names.entries()) {
      await newArchivo(titular, { nombre, content: 'x'.repeat(5 - (i % 3)), directorioId });
    }
    const all = async (query: string) => {
      const found: string[] = [];
      let despues = '';
      do {
        const part = await listArchivos(titular, `?directorioId=${directorioId}&limite=2${query}${despues}`);
        found.push(...part.archivos.map(({ nombre }) => nombre));
        despues = part.siguiente ? `&despues=${part.siguiente}` : '';
      } while (despues);
      return found;
    };
    const byName = ['Ábaco.pdf', 'b.doc', 'nube.pdf', 'ñandú.txt', 'zeta.txt'];
    expect(await all('')).toEqual(byName);
    expect(await all('&sentido=desc')).toEqual(byName.toReversed());
    expect(await all('&orden=fecha')).toEqual(names);
    expect(await all('&orden=tipo')).toEqual(['b.doc', 'Ábaco.pdf', 'nube.pdf', 'ñandú.txt', 'zeta.txt']);
    expect(await all('&orden=tamano')).toEqual(['Ábaco.pdf', 'b.doc', 'nube.pdf', 'ñandú.txt', 'zeta.txt']);
  });

  it.each(['?directorioId=x', '?orden=peso', '?sentido=abajo', '?limite=0', '?limite=501', '?despues=1'])(
    'refuses %s',
    async (query) => {
      expect((await titular.get(`/archivos${query}`)).status).toBe(400);
    },
  );

  it('finds items by name in the whole drive, with the way there', async () => {
    const padre = await newDirectorio(titular, { nombre: 'Búsquedas' });
    const hijo = await newDirectorio(titular, { nombre: 'Hondureñas', padreId: padre.id });
    await newArchivo(titular, { nombre: 'Cesión Hondureña.txt', directorioId: hijo.id });
    const { body } = await lectura.get('/archivos/buscar?buscar=hondur');
    expect(body.directorios).toMatchObject([{ nombre: 'Hondureñas', ruta: [{ nombre: 'Búsquedas' }] }]);
    expect(body.archivos).toMatchObject([
      { nombre: 'Cesión Hondureña.txt', ruta: [{ nombre: 'Búsquedas' }, { nombre: 'Hondureñas' }] },
    ]);
    const { body: global } = await titular.post('/common/search', { query: 'cesion hondur', grupos: 'todos' });
    expect(JSON.stringify(global)).toContain('/apps/file-manager/');
    expect((await titular.get('/archivos/buscar?buscar=')).status).toBe(400);
    expect((await ajeno.get('/archivos/buscar?buscar=hondur')).body).toEqual({ directorios: [], archivos: [] });
  });
});

describe('the file manager of the reference template', () => {
  it('has texts in Spanish, the way there, and 404 for an unknown folder', async () => {
    const { titular: otra } = await newCuenta(test);
    const padre = await newDirectorio(otra, { nombre: 'Modelos' });
    const hijo = await newDirectorio(otra, { nombre: 'Poderes', padreId: padre.id });
    for (const nombre of ['b.docx', 'a.PDF', 'c.xlsx', 'd.txt', 'e.jpeg', 'f']) {
      await newArchivo(otra, { nombre, content: 'x'.repeat(1024), directorioId: hijo.id });
    }
    const root = (await otra.get('/apps/file-manager?folderId=null')).body;
    expect(root).toMatchObject({
      folders: [{ name: 'Modelos', folderId: null, type: 'folder', contents: '0 archivos', size: '6 KB' }],
      files: [],
      path: [],
    });
    expect(root.folders[0].createdAt).toMatch(/^\d{1,2} de \p{L}+ de \d{4}$/u);
    const { body } = await otra.get(`/apps/file-manager?folderId=${hijo.id}`);
    expect(body.path.map(({ name }: { name: string }) => name)).toEqual(['Modelos', 'Poderes']);
    expect(body.files.map(({ name, type }: Record<string, string>) => [name, type])).toEqual([
      ['a.PDF', 'PDF'],
      ['b.docx', 'DOC'],
      ['c.xlsx', 'XLS'],
      ['d.txt', 'TXT'],
      ['e.jpeg', 'JPG'],
      ['f', 'TXT'],
    ]);
    expect(body.files[0]).toMatchObject({ size: '1 KB', createdBy: otra.nombre, contents: null, description: null });
    for (const unknown of [UNKNOWN_ID, 'x', hijo.id]) {
      expect((await titular.get(`/apps/file-manager?folderId=${unknown}`)).status).toBe(404);
    }
  });
});

describe('carpetas and the drive', () => {
  it('exchange documents as copies, each with its origin in the audit', async () => {
    const carpeta = await newCarpeta(titular);
    const { id } = await newArchivo(titular, { nombre: 'Modelo.txt', content: 'modelo' });
    const { status, body } = await titular.post(`/archivos/${id}/documento`, { carpetaId: carpeta.id });
    expect([status, body.carpetaId]).toEqual([201, carpeta.id]);
    const { rows } = await test.owner.query(
      `select datos ->> 'origen' as origen from auditoria where entidad_id = $1 and accion = 'documento.subido'`,
      [body.documentoId],
    );
    expect(rows).toEqual([{ origen: 'los archivos de la oficina' }]);
    const documento = await newDocumento(titular, carpeta.id, { nombre: 'Escritura.pdf' });
    const { id: directorioId } = await newDirectorio(titular);
    const copied = await titular.post('/archivos/desde-documento', { documentoId: documento.id, directorioId });
    expect([copied.status, copied.body.archivos]).toMatchObject([201, [{ nombre: 'Escritura.pdf', directorioId }]]);
    expect((await titular.post('/archivos/desde-documento', { documentoId: documento.id, directorioId })).status).toBe(
      409,
    );
    expect((await ajeno.post('/archivos/desde-documento', { documentoId: documento.id })).status).toBe(404);
    expect((await titular.post(`/archivos/${id}/documento`, { carpetaId: UNKNOWN_ID })).status).toBe(404);
  });
});

it('another cuenta sees and changes nothing', async () => {
  const directorio = await newDirectorio(titular);
  const archivo = await newArchivo(titular, { directorioId: directorio.id });
  expect((await listArchivos(ajeno)).archivos.map(({ id }) => id)).not.toContain(archivo.id);
  const ids = { archivos: [archivo.id], directorios: [directorio.id] };
  for (const verbo of ['mover', 'copiar', 'eliminar', 'restaurar']) {
    const { status, body } = await moverArchivos(ajeno, { ...ids, directorioId: null }, verbo);
    expect([verbo, status, body.rechazados.map(({ code, nombre }) => [code, nombre])]).toEqual([
      verbo,
      200,
      [
        ['NO_ENCONTRADO', null],
        ['NO_ENCONTRADO', null],
      ],
    ]);
  }
  expect(await namesIn(titular, directorio.id)).toEqual([archivo.nombre]);
});
