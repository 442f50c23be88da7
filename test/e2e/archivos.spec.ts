import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Trash } from '../../server/common/files/trash.js';
import { UploadSweeper } from '../../server/common/files/upload-sweeper.js';
import type { ListaArchivosDto } from '../../server/oficina/archivos/archivos.dto.js';
import type { LoteArchivosDto } from '../../server/oficina/archivos/lotes.dto.js';
import { Miniaturas } from '../../server/plataforma/imagenes/miniaturas.service.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newArchivo, newDirectorio, subir } from '../factories/archivos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento, pdf, sha256, storedKeys } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { photograph, SMALL_PICTURE, seeSmallPicture, shownPictures, smallPicture } from '../factories/pictures.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let cuentaId: string;
let titular: Member;
let oficial: Member;
let lectura: Member;
let ajeno: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId, titular } = await newCuenta(test));
  oficial = await newMiembro(test, cuentaId, 3);
  lectura = await newMiembro(test, cuentaId, 5);
  ({ titular: ajeno } = await newCuenta(test));
});

const list = async (client: ApiClient, query = ''): Promise<ListaArchivosDto> => {
  const { status, body } = await client.get(`/archivos${query}`);
  expect(status).toBe(200);
  return body;
};
const namesIn = async (client: ApiClient, directorioId: string) =>
  (await list(client, `?directorioId=${directorioId}`)).archivos.map(({ nombre }) => nombre);
const mover = (client: ApiClient, body: object, verbo = 'mover') =>
  client.post<LoteArchivosDto>(`/archivos/${verbo}`, body);
const content = async (
  { baseUrl, accessToken }: ApiClient,
  id: string,
  n = 1,
  headers: Record<string, string> = {},
) => {
  const answer = await fetch(`${baseUrl}/api/archivos/${id}/versiones/${n}/contenido?descargar=true`, {
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
  });
  const disposition = answer.headers.get('content-disposition');
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), disposition };
};
const audited = async (id: string) => {
  const { rows } = await test.owner.query(
    'select accion from auditoria where cuenta_id = $1 and entidad_id = $2 order by n',
    [cuentaId, id],
  );
  return rows.map(({ accion }) => accion);
};

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
    expect((await list(titular, `?directorioId=${hijo.id}`)).ruta.map(({ nombre }) => nombre)).toEqual([
      'Modelos',
      'Actas',
    ]);
    expect(await audited(hijo.id)).toEqual(['directorio.creado', 'directorio.renombrado']);
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

  it('of a tree are made where they are not there, also those without files', async () => {
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

describe('an upload', () => {
  it('keeps the files and makes the directorios of a dropped tree', async () => {
    const { id } = await newDirectorio(titular);
    const { status, body } = await subir(
      oficial,
      [
        { nombre: 'Formularios/Registro/f1.txt', content: 'uno' },
        { nombre: 'Formularios/Registro/f2.txt', content: 'dos' },
        { nombre: 'suelto.pdf', content: pdf('suelto') },
        { nombre: 'vacío.txt', content: '' },
      ],
      { directorioId: id },
    );
    expect(status).toBe(201);
    expect(body.archivos.map(({ nombre, tipo, versiones }) => [nombre, tipo, versiones])).toEqual([
      ['f1.txt', 'TXT', 1],
      ['f2.txt', 'TXT', 1],
      ['suelto.pdf', 'PDF', 1],
    ]);
    expect(body.rechazados).toMatchObject([{ archivo: 'vacío.txt', code: 'ARCHIVO_VACIO' }]);
    const { directorios, totalArchivos, totalBytes } = await list(titular, `?directorioId=${id}`);
    expect(directorios).toMatchObject([{ nombre: 'Formularios', archivos: 0, directorios: 1, bytes: 6 }]);
    expect([totalArchivos, totalBytes]).toEqual([1, pdf('suelto').length]);
  });

  it('asks what to do with an equal name, and does it', async () => {
    const { id: directorioId } = await newDirectorio(titular);
    const { id } = await newArchivo(titular, { nombre: 'Tarifa.txt', content: 'uno', directorioId });
    const again = (siExiste?: string) =>
      subir(titular, [{ nombre: 'TARIFA.txt', content: 'dos' }], { directorioId, ...(siExiste && { siExiste }) });
    const refused = await again();
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      'YA_EXISTE',
      [expect.objectContaining({ campo: 'nombre', archivo: 'TARIFA.txt', id })],
    ]);
    expect((await again('omitir')).body).toMatchObject({
      archivos: [],
      omitidos: [{ archivo: 'TARIFA.txt', archivoId: id }],
    });
    expect((await again('conservar_ambos')).body.archivos[0]!.nombre).toBe('TARIFA (2).txt');
    expect((await again('nueva_version')).body.archivos[0]).toMatchObject({ id, nombre: 'Tarifa.txt', versiones: 2 });
    expect((await again('otra cosa')).status).toBe(422);
  });

  it('that is sent again, since its answer was lost, is kept once', async () => {
    const { id: directorioId } = await newDirectorio(titular);
    await newArchivo(oficial, { nombre: 'Ajeno.txt', content: 'uno', directorioId });
    const send = (nombre: string, content: string, siExiste?: string) =>
      subir(titular, [{ nombre, content }], { directorioId, ...(siExiste && { siExiste }) });
    const twice = async (...sent: Parameters<typeof send>) => {
      const [first, again] = [await send(...sent), await send(...sent)];
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body.archivos).toEqual(first.body.archivos);
    };
    const keys = await storedKeys(test, cuentaId);
    await twice('Propio.txt', 'uno');
    await twice('Ajeno.txt', 'dos', 'conservar_ambos');
    await twice('Ajeno.txt', 'tres', 'nueva_version');
    expect(await namesIn(titular, directorioId)).toEqual(['Ajeno (2).txt', 'Ajeno.txt', 'Propio.txt']);
    expect(await storedKeys(test, cuentaId)).toHaveLength(keys.length + 3);
    expect((await send('Propio.txt', 'otro')).status).toBe(409);
  });

  it('of a name that the database takes for the same is treated as such', async () => {
    const { id: directorioId } = await newDirectorio(titular);
    await newArchivo(titular, { nombre: 'Ley nº 1.txt', directorioId });
    const { status, body } = await subir(
      titular,
      [
        { nombre: 'Ley no 1.txt', content: 'uno' },
        { nombre: 'Actas–A/uno.txt', content: 'dos' },
        { nombre: 'Actas-A/dos.txt', content: 'tres' },
      ],
      { directorioId, siExiste: 'conservar_ambos' },
    );
    expect([status, body.archivos.map(({ nombre }) => nombre)]).toEqual([
      201,
      ['Ley no 1 (2).txt', 'uno.txt', 'dos.txt'],
    ]);
    expect((await list(titular, `?directorioId=${directorioId}`)).directorios).toMatchObject([
      { nombre: 'Actas–A', archivos: 2 },
    ]);
  });

  it('of one name by two at once has one winner', async () => {
    const { id: directorioId } = await newDirectorio(titular);
    const both = await Promise.all(
      [titular, oficial].map((client) =>
        subir(client, [{ nombre: 'a/igual.txt', content: client.usuarioId }], { directorioId }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { directorios } = await list(titular, `?directorioId=${directorioId}`);
    expect(directorios).toMatchObject([{ nombre: 'a', archivos: 1 }]);
  });

  it('counts in the plan, and is refused where it must not write', async () => {
    const used = async () => (await titular.get('/plan')).body.uso.almacenamientoBytes;
    const before = await used();
    const { id } = await newArchivo(titular, { content: 'x'.repeat(1000) });
    expect((await used()) - before).toBe(1000);
    await mover(titular, { archivos: [id], directorioId: (await newDirectorio(titular)).id }, 'copiar');
    expect((await used()) - before).toBe(2000);
    expect((await subir(lectura, [{ nombre: 'a.txt', content: 'a' }])).status).toBe(403);
    const { id: otro } = await newDirectorio(ajeno);
    for (const directorioId of [otro, UNKNOWN_ID, 'x']) {
      expect((await subir(titular, [{ nombre: 'a.txt', content: 'a' }], { directorioId })).status).toBe(404);
    }
  });
});

describe('a picture', () => {
  it('gets a small one by a job, which its copies share until the last one is gone', async () => {
    const { titular } = await newCuenta(test);
    const { id: directorioId } = await newDirectorio(titular);
    const content = await photograph({ width: 2000, height: 1500 });
    const { id } = await newArchivo(titular, { nombre: 'Frente.jpg', content, directorioId });
    const rota = await newArchivo(titular, { nombre: 'Rota.jpg', content: content.subarray(0, 700), directorioId });
    const archivo = async (archivoId: string) => (await titular.get(`/archivos/${archivoId}`)).body;
    const small = await smallPicture(() => archivo(id));
    expect(await seeSmallPicture(titular, small)).toEqual(SMALL_PICTURE);
    expect([(await ajeno.get(small)).status, (await new ApiClient(test.baseUrl).get(small)).status]).toEqual([
      404, 401,
    ]);
    const { body } = await mover(titular, { archivos: [id], directorioId, siExiste: 'conservar_ambos' }, 'copiar');
    const copia = body.archivos[0]?.id as string;
    expect(await seeSmallPicture(titular, await smallPicture(() => archivo(copia)))).toEqual(SMALL_PICTURE);
    expect((await archivo(rota.id)).miniatura).toBeNull();
    const [address] = await shownPictures(test, titular.usuarioId);
    const statusWithout = async (archivoId: string) => {
      await test.owner.query('delete from archivo_versiones where archivo_id = $1', [archivoId]);
      return (await fetch(test.baseUrl + address)).status;
    };
    expect([await statusWithout(id), await statusWithout(copia)]).toEqual([200, 404]);
  });

  it('that was filed before there were small ones gets one', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newArchivo(titular, { nombre: 'Vieja.jpg', content: await photograph() });
    const archivo = async () => (await titular.get(`/archivos/${id}`)).body;
    await smallPicture(archivo);
    await test.owner.query('update archivo_versiones set miniatura = null where archivo_id = $1', [id]);
    await test.app.get(Miniaturas).pedirLasQueFaltan();
    expect(await seeSmallPicture(titular, await smallPicture(archivo))).toEqual(SMALL_PICTURE);
  });
});

describe('versions', () => {
  it('are kept with their authors, and an old one is restored as a new one', async () => {
    const { id } = await newArchivo(titular, { nombre: 'Acta.txt', content: 'uno' });
    const second = await subir(
      oficial,
      [{ nombre: 'Acta v2.txt', content: 'dos dos' }],
      { motivo: 'Corrección' },
      `/archivos/${id}/versiones`,
    );
    expect(second.body.archivos[0]).toMatchObject({ versiones: 2, actual: { n: 2, motivo: 'Corrección', bytes: 7 } });
    expect((await titular.post(`/archivos/${id}/versiones/2/restaurar`)).status).toBe(422);
    const restored = await titular.post(`/archivos/${id}/versiones/1/restaurar`);
    expect(restored.body).toMatchObject({ versiones: 3, actual: { n: 3, sha256: sha256('uno'), bytes: 3 } });
    expect((await titular.get(`/archivos/${id}/versiones`)).body.map(({ n }: { n: number }) => n)).toEqual([3, 2, 1]);
    expect((await content(lectura, id, 3)).bytes.toString()).toBe('uno');
    expect((await titular.post(`/archivos/${id}/versiones/9/restaurar`)).status).toBe(404);
    expect(await audited(id)).toEqual([
      'archivo.subido',
      'archivo.versionado',
      'archivo.repuesto',
      'archivo.descargado',
    ]);
  });

  it('are saved by the present name, also by a client that has kept the content', async () => {
    const { id } = await newArchivo(titular, { nombre: 'escaneo.txt', content: 'abc' });
    expect((await titular.patch(`/archivos/${id}`, { nombre: 'Tarifa.txt' })).status).toBe(200);
    const disposition = 'attachment; filename=Tarifa.txt';
    expect(await content(titular, id)).toMatchObject({ status: 200, disposition });
    const kept = { 'if-none-match': `"${sha256('abc')}"` };
    expect(await content(titular, id, 1, kept)).toMatchObject({ status: 304, disposition });
  });

  it('are read in ranges, which is recorded once, with who saw it last', async () => {
    const { id } = await newArchivo(titular, { content: 'abcdef' });
    expect((await content(oficial, id, 1, { range: 'bytes=2-3' })).bytes.toString()).toBe('cd');
    expect(await content(oficial, id, 1, { range: 'bytes=4-' })).toMatchObject({ status: 206 });
    expect((await content(oficial, id, 1, { range: 'bytes=9-' })).status).toBe(416);
    expect((await content(oficial, id, 2)).status).toBe(404);
    expect((await titular.get(`/archivos/${id}`)).body.lecturas).toMatchObject([
      { persona: { id: oficial.usuarioId } },
    ]);
    expect((await audited(id)).filter((accion) => accion === 'archivo.descargado')).toHaveLength(1);
  });
});

describe('a list', () => {
  it('comes in parts in each order, without one twice', async () => {
    const { id: directorioId } = await newDirectorio(titular);
    const names = ['ñandú.txt', 'nube.pdf', 'Ábaco.pdf', 'zeta.txt', 'b.doc'];
    for (const [i, nombre] of names.entries()) {
      await newArchivo(titular, { nombre, content: 'x'.repeat(5 - (i % 3)), directorioId });
    }
    const all = async (query: string) => {
      const found: string[] = [];
      let despues = '';
      do {
        const part = await list(titular, `?directorioId=${directorioId}&limite=2${query}${despues}`);
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

  it('finds by name in the whole drive, with the way there', async () => {
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

describe('several at once', () => {
  it('move, and what cannot be moved is named', async () => {
    const [de, a] = [await newDirectorio(titular), await newDirectorio(titular)];
    const hijo = await newDirectorio(titular, { nombre: 'Hijo', padreId: de.id });
    const uno = await newArchivo(titular, { nombre: 'uno.txt', directorioId: de.id });
    const dos = await newArchivo(titular, { nombre: 'dos.txt', directorioId: de.id });
    await newArchivo(titular, { nombre: 'DOS.txt', directorioId: a.id });
    const ids = { archivos: [uno.id, dos.id, UNKNOWN_ID], directorios: [hijo.id] };
    const { status, body } = await mover(oficial, { ...ids, directorioId: a.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      archivos: [{ id: uno.id, directorioId: a.id }],
      directorios: [{ id: hijo.id, padreId: a.id }],
      rechazados: [
        { id: UNKNOWN_ID, nombre: null, code: 'NO_ENCONTRADO' },
        { id: dos.id, nombre: 'dos.txt', code: 'YA_EXISTE' },
      ],
    });
    const both = await mover(titular, { archivos: [dos.id], directorioId: a.id, siExiste: 'conservar_ambos' });
    expect(both.body.archivos).toMatchObject([{ nombre: 'dos (2).txt' }]);
    expect((await mover(titular, { archivos: [dos.id], directorioId: UNKNOWN_ID })).status).toBe(422);
    expect((await mover(titular, { directorioId: null })).status).toBe(422);
    expect((await mover(titular, { archivos: [dos.id] })).status).toBe(400);
    expect((await mover(lectura, { archivos: [dos.id], directorioId: null })).status).toBe(403);
  });

  it('compare names as the database does', async () => {
    const [de, a] = [await newDirectorio(titular), await newDirectorio(titular)];
    const uno = await newArchivo(titular, { nombre: 'Straße.txt', directorioId: de.id });
    await newArchivo(titular, { nombre: 'STRASSE.txt', directorioId: a.id });
    const refused = await mover(titular, { archivos: [uno.id], directorioId: a.id });
    expect([refused.status, refused.body.rechazados]).toMatchObject([200, [{ id: uno.id, code: 'YA_EXISTE' }]]);
    const both = { archivos: [uno.id], directorioId: a.id, siExiste: 'conservar_ambos' };
    expect((await mover(titular, both, 'copiar')).body.archivos).toMatchObject([{ nombre: 'Straße (2).txt' }]);
    await mover(titular, { archivos: [uno.id] }, 'eliminar');
    await newArchivo(titular, { nombre: 'strasse.txt', directorioId: de.id });
    expect((await titular.post(`/archivos/${uno.id}/restore`)).body.nombre).toBe('Straße (2).txt');
  });

  it('that are chosen with what is inside of them keep it there', async () => {
    const padre = await newDirectorio(titular);
    const hijo = await newDirectorio(titular, { padreId: padre.id });
    const { id: archivo } = await newArchivo(titular, { nombre: 'Compañero.txt', directorioId: hijo.id });
    const destino = await newDirectorio(titular);
    const chosen = { directorios: [hijo.id, padre.id], archivos: [archivo], directorioId: destino.id };
    const { body } = await mover(titular, chosen);
    const moved = [...body.directorios, ...body.archivos].map(({ id }) => id);
    expect(moved.toSorted()).toEqual([hijo.id, padre.id, archivo].toSorted());
    const inside = async (id: string) => {
      const { directorios, archivos } = await list(titular, `?directorioId=${id}`);
      return [...directorios, ...archivos].map(({ nombre }) => nombre);
    };
    expect([await inside(destino.id), await inside(padre.id), await inside(hijo.id)]).toEqual([
      [padre.nombre],
      [hijo.nombre],
      ['Compañero.txt'],
    ]);
  });

  it('are kept twice with names as long as they can be, and no more than a cuenta may have', async () => {
    const { titular: otra } = await newCuenta(test);
    const { id, nombre } = await newDirectorio(otra, { nombre: 'x'.repeat(120) });
    const copy = () => mover(otra, { directorios: [id], directorioId: null, siExiste: 'conservar_ambos' }, 'copiar');
    expect((await copy()).body.directorios).toMatchObject([{ nombre: `${nombre.slice(4)} (2)` }]);
    await test.owner.query(
      `insert into directorios (cuenta_id, id, padre_id, nombre, creado_por)
         select cuenta_id, gen_random_uuid(), id, 'd' || n, creado_por from directorios, generate_series(1, 2500) n
          where id = $1`,
      [id],
    );
    expect(await copy()).toMatchObject({ status: 409, body: { code: 'DEMASIADOS_DIRECTORIOS' } });
  });

  it('are copied with thousands of archivos', async () => {
    const { titular: otra } = await newCuenta(test);
    const { id, nombre } = await newDirectorio(otra);
    const archivo = await newArchivo(otra, { nombre: 'uno.txt', directorioId: id });
    const fill = (from: number, to: number) =>
      test.owner.query(
        `insert into archivos (cuenta_id, id, directorio_id, nombre, version_actual, bytes, creado_por)
         select cuenta_id, gen_random_uuid(), directorio_id, 'n' || n, 1, bytes, creado_por
           from archivos, generate_series($2::int, $3::int) n where id = $1`,
        [archivo.id, from, to],
      );
    await fill(2, 2_001);
    await test.owner.query(
      `insert into archivo_versiones (cuenta_id, archivo_id, n, sha256, bytes, mime, nombre_original, clave, autor_id)
       select a.cuenta_id, a.id, 1, v.sha256, v.bytes, v.mime, v.nombre_original, v.clave, v.autor_id
         from archivos a, archivo_versiones v where a.directorio_id = $1 and v.archivo_id = $2 and a.id <> $2`,
      [id, archivo.id],
    );
    const copied = await mover(otra, { directorios: [id], directorioId: null, siExiste: 'conservar_ambos' }, 'copiar');
    const [copia] = copied.body.directorios;
    expect(copia).toMatchObject({ nombre: `${nombre} (2)`, archivos: 2_001 });
    const [first] = (await list(otra, `?directorioId=${copia?.id}`)).archivos;
    expect((await content(otra, first!.id)).bytes).toEqual((await content(otra, archivo.id)).bytes);

    // A copy has at most 10,000 files, and so does a ZIP.
    await fill(2_002, 10_001);
    const refusal = { code: 'DEMASIADOS_ARCHIVOS', message: expect.stringContaining('10.000') };
    const refused = await mover(otra, { directorios: [id], directorioId: null, siExiste: 'conservar_ambos' }, 'copiar');
    expect(refused.body).toMatchObject({ directorios: [], rechazados: [{ id, ...refusal }] });
    expect((await otra.post('/archivos/zip', { directorios: [id] })).body).toMatchObject(refusal);
  });

  it('move no directorio into itself, also from two tabs at once', async () => {
    const [uno, otro] = [await newDirectorio(titular), await newDirectorio(titular)];
    const hijo = await newDirectorio(titular, { padreId: uno.id });
    expect((await mover(titular, { directorios: [uno.id], directorioId: hijo.id })).body.rechazados).toMatchObject([
      { id: uno.id, code: 'DENTRO_DE_SI' },
    ]);
    const both = await Promise.all([
      mover(titular, { directorios: [uno.id], directorioId: otro.id }),
      mover(oficial, { directorios: [otro.id], directorioId: uno.id }),
    ]);
    expect(both.map(({ body }) => body.rechazados.map(({ code }) => code)).toSorted()).toEqual([[], ['DENTRO_DE_SI']]);
    await expect(
      test.owner.query('update directorios set padre_id = $2 where id = $1', [uno.id, hijo.id]),
    ).rejects.toThrow(/inside itself/);
  });

  it('are copied with the same bytes, which stay until the last copy is gone', async () => {
    const de = await newDirectorio(titular, { nombre: 'Copiable' });
    await newDirectorio(titular, { nombre: 'Adentro', padreId: de.id });
    const { id } = await newArchivo(titular, { nombre: 'uno.txt', content: 'único', directorioId: de.id });
    const keys = await storedKeys(test, cuentaId);
    const again = await mover(oficial, { directorios: [de.id], directorioId: null }, 'copiar');
    expect(again.body.rechazados).toMatchObject([{ code: 'YA_EXISTE' }]);
    const { body } = await mover(
      oficial,
      { directorios: [de.id], archivos: [id], directorioId: null, siExiste: 'conservar_ambos' },
      'copiar',
    );
    expect(body.directorios).toMatchObject([{ nombre: 'Copiable (2)', archivos: 1, directorios: 1 }]);
    expect(await storedKeys(test, cuentaId)).toEqual(keys);
    const [copia] = body.archivos;
    await mover(titular, { directorios: [de.id] }, 'eliminar');
    await expire(29);
    expect((await titular.get(`/archivos/${id}`)).status).toBe(200);
    await expire(1);
    expect((await titular.get(`/archivos/${id}`)).status).toBe(404);
    expect((await content(titular, copia!.id)).bytes.toString()).toBe('único');
    await mover(titular, { archivos: [copia!.id], directorios: [body.directorios[0]!.id] }, 'eliminar');
    await expire();
    expect(await storedKeys(test, cuentaId)).toHaveLength(keys.length - 1);
  });
});

/** Lets days pass for everything in the trash of the cuenta, and empties the trash. */
async function expire(days = 30): Promise<void> {
  for (const table of ['archivos', 'directorios']) {
    await test.owner.query(
      `update ${table} set se_elimina_en = se_elimina_en - make_interval(days => $2)
        where cuenta_id = $1 and eliminado_en is not null`,
      [cuentaId, days],
    );
  }
  await Promise.all([test.app.get(Trash).empty('vaciar_archivos'), test.app.get(Trash).empty('vaciar_archivos')]);
  await test.app.get(UploadSweeper).sweep();
}

describe('the trash', () => {
  it('takes whole directorios and gives them back, with another name where theirs is taken', async () => {
    const padre = await newDirectorio(titular, { nombre: 'Borrable' });
    const hijo = await newDirectorio(titular, { nombre: 'Hijo', padreId: padre.id });
    const suelto = await newArchivo(titular, { nombre: 'antes.txt', directorioId: padre.id });
    const dentro = await newArchivo(titular, { nombre: 'dentro.txt', directorioId: hijo.id });
    await mover(oficial, { archivos: [suelto.id] }, 'eliminar');
    await mover(oficial, { directorios: [padre.id] }, 'eliminar');
    expect((await titular.get(`/directorios/${hijo.id}`)).status).toBe(404);
    expect((await titular.get('/archivos/buscar?buscar=dentro')).body.archivos).toEqual([]);
    expect((await titular.get(`/archivos/${dentro.id}`)).body.eliminadoEn).not.toBeNull();
    const trashed = (await titular.get('/archivos/papelera')).body;
    expect(trashed.directorios.map(({ id }: { id: string }) => id)).toContain(padre.id);
    expect(trashed.directorios.map(({ id }: { id: string }) => id)).not.toContain(hijo.id);
    const listed = (await titular.get('/papelera')).body.find(({ id }: { id: string }) => id === padre.id);
    expect(listed).toMatchObject({ tipo: 'directorio', nombre: 'Borrable' });
    expect(Date.parse(listed.seBorraEn) - Date.parse(listed.eliminadoEn)).toBe(30 * 86_400_000);

    const inside = await mover(titular, { archivos: [dentro.id, suelto.id] }, 'restaurar');
    expect(inside.body.rechazados.map(({ code }) => code)).toEqual(['LUGAR_EN_PAPELERA', 'LUGAR_EN_PAPELERA']);
    expect((await titular.post(`/archivos/${dentro.id}/restore`)).status).toBe(409);
    await newDirectorio(titular, { nombre: 'BORRABLE' });
    const restored = await titular.post(`/directorios/${padre.id}/restore`);
    expect([restored.status, restored.body]).toMatchObject([
      200,
      { nombre: 'Borrable (2)', directorios: 1, archivos: 0 },
    ]);
    expect(await namesIn(titular, hijo.id)).toEqual(['dentro.txt']);
    expect((await titular.post(`/archivos/${suelto.id}/restore`)).body.nombre).toBe('antes.txt');
    expect((await titular.post(`/archivos/${UNKNOWN_ID}/restore`)).status).toBe(404);
  });

  it('takes and gives back a directorio that was chosen together with the one that holds it', async () => {
    const padre = await newDirectorio(titular);
    const hijo = await newDirectorio(titular, { padreId: padre.id });
    const nieto = await newDirectorio(titular, { padreId: hijo.id });
    const { id } = await newArchivo(titular, { directorioId: nieto.id });
    const chosen = { archivos: [id], directorios: [nieto.id, padre.id] };
    expect((await mover(titular, chosen, 'eliminar')).body.rechazados).toEqual([]);
    expect((await mover(titular, chosen, 'restaurar')).body.rechazados).toEqual([]);
    expect(await namesIn(titular, nieto.id)).toHaveLength(1);
    // Directorios that were deleted one after the other return in any order.
    await mover(titular, { directorios: [nieto.id] }, 'eliminar');
    await mover(titular, { directorios: [padre.id] }, 'eliminar');
    const { body } = await mover(titular, { directorios: [nieto.id, padre.id] }, 'restaurar');
    expect([body.rechazados, await namesIn(titular, nieto.id)]).toMatchObject([[], [expect.any(String)]]);
  });

  it('lets a download that has begun end, and refuses changes of what is in it', async () => {
    const bytes = 'x'.repeat(300_000);
    const { id } = await newArchivo(titular, { nombre: 'bajando.txt', content: bytes });
    const answer = await fetch(`${titular.baseUrl}/api/archivos/${id}/versiones/1/contenido`, {
      headers: { authorization: `Bearer ${titular.accessToken}` },
    });
    await mover(oficial, { archivos: [id] }, 'eliminar');
    await expire();
    expect((await answer.text()).length).toBe(bytes.length);
    expect((await content(titular, id)).status).toBe(404);
    const otro = await newArchivo(titular);
    await mover(oficial, { archivos: [otro.id] }, 'eliminar');
    expect((await titular.patch(`/archivos/${otro.id}`, { nombre: 'x.txt' })).body.code).toBe('EN_PAPELERA');
    const version = await subir(titular, [{ nombre: 'x.txt', content: 'x' }], {}, `/archivos/${otro.id}/versiones`);
    expect(version.body.code).toBe('EN_PAPELERA');
  });
});

describe('a restricted directorio', () => {
  it('is made by titulares and adscriptos alone, and seen by nobody else in any way', async () => {
    const adscripto = await newMiembro(test, cuentaId, 2);
    expect((await oficial.post('/directorios', { nombre: 'Mío', restringido: true })).status).toBe(403);
    const padre = await newDirectorio(titular, { nombre: 'Gerencia' });
    const secreto = await newDirectorio(adscripto, { nombre: 'Honorarios', padreId: padre.id, restringido: true });
    const hondo = await newDirectorio(adscripto, { nombre: 'Hondo', padreId: secreto.id });
    const archivo = await newArchivo(adscripto, { nombre: 'Secretísimo.txt', directorioId: hondo.id });
    expect(archivo.reservado).toBe(true);
    expect((await lectura.get(`/archivos/${archivo.id}`)).status).toBe(404);
    for (const path of [
      `/directorios/${hondo.id}`,
      `/archivos?directorioId=${hondo.id}`,
      `/archivos/${archivo.id}`,
      `/archivos/${archivo.id}/versiones`,
      `/archivos/${archivo.id}/versiones/1/contenido`,
      `/apps/file-manager?folderId=${secreto.id}`,
    ]) {
      expect([path, (await oficial.get(path)).status]).toEqual([path, 404]);
    }
    expect((await oficial.get('/archivos/buscar?buscar=secretisimo')).body.archivos).toEqual([]);
    expect(JSON.stringify((await oficial.get('/directorios')).body)).not.toContain('Hondo');
    expect((await oficial.get(`/directorios/${padre.id}`)).body).toMatchObject({ directorios: 0, bytes: 0 });
    expect((await oficial.post('/archivos/zip', { archivos: [archivo.id], directorios: [padre.id] })).status).toBe(422);
    expect((await mover(oficial, { archivos: [archivo.id], directorioId: null })).body.rechazados).toMatchObject([
      { code: 'NO_ENCONTRADO' },
    ]);
    expect((await mover(oficial, { directorios: [padre.id] }, 'eliminar')).body.rechazados).toMatchObject([
      { code: 'CON_RESTRINGIDOS' },
    ]);
    // A person can use a name that another, invisible directorio has.
    expect((await newDirectorio(oficial, { nombre: 'Honorarios', padreId: padre.id })).reservado).toBe(false);
    expect(
      (await mover(oficial, { directorios: [padre.id], directorioId: null }, 'copiar')).body.rechazados,
    ).toMatchObject([{ code: 'YA_EXISTE' }]);

    const abierto = await newDirectorio(titular);
    await mover(titular, { archivos: [archivo.id], directorioId: abierto.id });
    expect((await oficial.get(`/archivos/${archivo.id}`)).status).toBe(200);
    await titular.patch(`/directorios/${abierto.id}`, { restringido: true });
    expect((await oficial.get(`/archivos/${archivo.id}`)).status).toBe(404);
    await titular.patch(`/directorios/${abierto.id}`, { restringido: false });
    expect((await oficial.get(`/archivos/${archivo.id}`)).status).toBe(200);
    expect((await oficial.patch(`/directorios/${abierto.id}`, { restringido: true })).status).toBe(403);
  });
});

describe('a restricted directorio in an open one', () => {
  it('comes back from the trash with it, by whoever sees both', async () => {
    const padre = await newDirectorio(titular);
    const secreto = await newDirectorio(titular, { padreId: padre.id, restringido: true });
    const archivo = await newArchivo(titular, { nombre: 'secreto.txt', directorioId: secreto.id });
    await mover(titular, { directorios: [padre.id] }, 'eliminar');
    expect((await oficial.post(`/directorios/${padre.id}/restore`)).body.code).toBe('CON_RESTRINGIDOS');
    expect((await titular.post(`/directorios/${padre.id}/restore`)).status).toBe(200);
    expect(await namesIn(titular, secreto.id)).toEqual([archivo.nombre]);
    expect((await oficial.get(`/directorios/${padre.id}`)).status).toBe(200);

    // A child that stayed in the trash returns with its parent.
    await mover(titular, { directorios: [padre.id] }, 'eliminar');
    await test.owner.query(
      `update directorios set (eliminado_en, eliminado_por, se_elimina_en, eliminado_con) = (null, null, null, null)
        where id = $1`,
      [padre.id],
    );
    expect((await titular.get(`/directorios/${secreto.id}`)).status).toBe(404);
    expect((await titular.post(`/directorios/${padre.id}/restore`)).status).toBe(200);
    expect(await namesIn(titular, secreto.id)).toEqual([archivo.nombre]);
  });

  it('is told of to those who see it alone', async () => {
    const padre = await newDirectorio(titular);
    const secreto = await newDirectorio(titular, { padreId: padre.id, restringido: true });
    const [seeing, other] = [await listen(titular), await listen(oficial)];
    await newArchivo(titular, { directorioId: secreto.id });
    await newArchivo(titular, { directorioId: padre.id });
    await vi.waitFor(() => expect(JSON.stringify(other.events)).toContain(padre.id));
    expect(JSON.stringify(other.events)).not.toContain(secreto.id);
    await vi.waitFor(() => expect(JSON.stringify(seeing.events)).toContain(secreto.id));
  });

  it('may have the name of another, gets the files of a tree with that name, and lets what holds both be restricted', async () => {
    const padre = await newDirectorio(titular);
    const secreto = await newDirectorio(titular, { nombre: 'Actas', padreId: padre.id, restringido: true });
    const abierto = await newDirectorio(oficial, { nombre: 'actas', padreId: padre.id });
    const fields = { directorioId: padre.id };
    const uploaded = await subir(titular, [{ nombre: 'Actas/a.txt', content: 'a' }], fields);
    expect(uploaded.body.archivos).toMatchObject([{ directorioId: secreto.id, reservado: true }]);
    const theirs = await subir(oficial, [{ nombre: 'Actas/a.txt', content: 'a' }], fields);
    expect(theirs.body.archivos).toMatchObject([{ directorioId: abierto.id, reservado: false }]);
    for (const restringido of [true, false]) {
      expect((await titular.patch(`/directorios/${padre.id}`, { restringido })).status).toBe(200);
      expect((await titular.get(`/directorios/${abierto.id}`)).body.reservado).toBe(restringido);
      expect((await titular.get(`/directorios/${secreto.id}`)).body.reservado).toBe(true);
    }
  });
});

describe('a ZIP', () => {
  const ask = (client: ApiClient, body: object) => client.post('/archivos/zip', body);
  const fetchZip = (cookie: string) => fetch(`${titular.baseUrl}/api/archivos/zip`, { headers: { cookie } });
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';

  it('has directorios with what is in them, and is recorded once', async () => {
    const padre = await newDirectorio(titular, { nombre: 'Para bajar' });
    const hijo = await newDirectorio(titular, { nombre: 'Ñandú', padreId: padre.id });
    await newArchivo(titular, { nombre: 'a.txt', content: 'a', directorioId: hijo.id });
    await newDirectorio(titular, { nombre: 'Vacío', padreId: padre.id });
    const { id } = await newArchivo(titular, { nombre: 'suelto.txt', content: 's' });
    const asked = await ask(lectura, { archivos: [id], directorios: [padre.id] });
    expect([asked.status, asked.body]).toEqual([200, { url: '/api/archivos/zip' }]);
    const answer = await fetchZip(cookieOf(asked));
    expect(answer.headers.get('content-disposition')).toContain('Archivos.zip');
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    expect(text).toContain('Para bajar/Ñandú/a.txt');
    expect(text).toContain('Para bajar/Vacío/');
    expect(text).toContain('suelto.txt');
    expect((await audited(cuentaId)).filter((accion) => accion === 'archivos.descargados')).toHaveLength(1);
    expect((await fetchZip('carpetas-zip=inventada')).status).toBe(404);
    expect((await ask(titular, {})).status).toBe(422);
    expect((await ask(ajeno, { archivos: [id] })).status).toBe(422);
  });
});

describe('carpetas', () => {
  it('get a copy as a document, and give one, each with its origin in the audit', async () => {
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

it('takes a document of a reserved carpeta to where others see it only once that is confirmed', async () => {
  const carpeta = await newCarpeta(titular, { reservada: true });
  const { id: documentoId } = await newDocumento(titular, carpeta.id);
  const [abierto, restringido] = [await newDirectorio(titular), await newDirectorio(titular, { restringido: true })];
  const copyTo = (directorioId: string | null, more = {}) =>
    titular.post('/archivos/desde-documento', { documentoId, directorioId, ...more });
  for (const directorioId of [null, abierto.id]) {
    const { status, body } = await copyTo(directorioId);
    expect([status, body.code, body.message]).toEqual([409, 'DOCUMENTO_RESERVADO', expect.stringMatching(/reservada/)]);
  }
  const hidden = (await copyTo(restringido.id)).body.archivos[0];
  expect((await copyTo(abierto.id, { loVeranOtros: true })).status).toBe(201);

  // Hidden archivos become visible by other actions too. Each asks for the same confirmation.
  const libre = await newArchivo(titular, { directorioId: restringido.id });
  const otraCarpeta = await newCarpeta(titular);
  const chosen = { archivos: [hidden.id], directorioId: abierto.id, siExiste: 'conservar_ambos' };
  const adentro = await newDirectorio(titular, { padreId: restringido.id });
  await titular.post('/archivos/mover', { archivos: [hidden.id], directorioId: adentro.id });
  const show = (more = {}) => titular.patch(`/directorios/${restringido.id}`, { restringido: false, ...more });
  const ways = {
    mover: (more = {}) => titular.post('/archivos/mover', { ...chosen, ...more }),
    'mover el directorio': (more = {}) =>
      titular.post('/archivos/mover', { directorios: [adentro.id], directorioId: null, ...more }),
    copiar: (more = {}) => titular.post('/archivos/copiar', { ...chosen, ...more }),
    'copiar el directorio': (more = {}) =>
      titular.post('/archivos/copiar', { directorios: [adentro.id], directorioId: abierto.id, ...more }),
    'a otra carpeta': (more = {}) =>
      titular.post(`/archivos/${hidden.id}/documento`, { carpetaId: otraCarpeta.id, ...more }),
    mostrar: show,
  };
  for (const [name, way] of Object.entries(ways)) {
    const { status, body } = await way();
    expect([name, status, body.code]).toEqual([name, 409, 'DOCUMENTO_RESERVADO']);
  }
  expect((await titular.post(`/archivos/${hidden.id}/documento`, { carpetaId: carpeta.id })).status).toBe(201);
  const { mover: _, 'mover el directorio': __, ...others } = ways;
  for (const [name, way] of Object.entries(others)) {
    expect([200, 201], name).toContain((await way({ loVeranOtros: true })).status);
  }
  expect((await titular.post('/archivos/mover', { ...chosen, archivos: [libre.id] })).status).toBe(200);
  const hechos = await test.owner.query(
    `select accion, count(*)::int as n from auditoria
      where carpeta_id = $1 and accion in ('documento.copiado', 'archivo.mostrado') group by accion order by accion`,
    [carpeta.id],
  );
  expect(hechos.rows).toEqual([
    { accion: 'archivo.mostrado', n: 4 },
    { accion: 'documento.copiado', n: 1 },
  ]);
});

it('another cuenta sees and changes nothing', async () => {
  const directorio = await newDirectorio(titular);
  const archivo = await newArchivo(titular, { directorioId: directorio.id });
  expect((await list(ajeno)).archivos.map(({ id }) => id)).not.toContain(archivo.id);
  const ids = { archivos: [archivo.id], directorios: [directorio.id] };
  for (const verbo of ['mover', 'copiar', 'eliminar', 'restaurar']) {
    const { status, body } = await mover(ajeno, { ...ids, directorioId: null }, verbo);
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
