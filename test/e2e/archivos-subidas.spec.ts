import { beforeAll, describe, expect, it } from 'vitest';
import { Miniaturas } from '../../server/plataforma/imagenes/miniaturas.service.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import {
  audited,
  contentOf,
  listArchivos,
  moverArchivos,
  namesIn,
  newArchivo,
  newDirectorio,
  newOficina,
  subir,
} from '../factories/archivos.js';
import { pdf, sha256, storedKeys } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta } from '../factories/people.js';
import { photograph, SMALL_PICTURE, seeSmallPicture, shownPictures, smallPicture } from '../factories/pictures.js';

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
    const { directorios, totalArchivos, totalBytes } = await listArchivos(titular, `?directorioId=${id}`);
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

  it('with a name that the database considers equal counts as the same file', async () => {
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
    expect((await listArchivos(titular, `?directorioId=${directorioId}`)).directorios).toMatchObject([
      { nombre: 'Actas–A', archivos: 2 },
    ]);
  });

  it('of one name by two people at once succeeds once', async () => {
    const { id: directorioId } = await newDirectorio(titular);
    const both = await Promise.all(
      [titular, oficial].map((client) =>
        subir(client, [{ nombre: 'a/igual.txt', content: client.usuarioId }], { directorioId }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { directorios } = await listArchivos(titular, `?directorioId=${directorioId}`);
    expect(directorios).toMatchObject([{ nombre: 'a', archivos: 1 }]);
  });

  it('counts in the plan, and is refused where it must not write', async () => {
    const used = async () => (await titular.get('/plan')).body.uso.almacenamientoBytes;
    const before = await used();
    const { id } = await newArchivo(titular, { content: 'x'.repeat(1000) });
    expect((await used()) - before).toBe(1000);
    await moverArchivos(titular, { archivos: [id], directorioId: (await newDirectorio(titular)).id }, 'copiar');
    expect((await used()) - before).toBe(2000);
    expect((await subir(lectura, [{ nombre: 'a.txt', content: 'a' }])).status).toBe(403);
    const { id: otro } = await newDirectorio(ajeno);
    for (const directorioId of [otro, UNKNOWN_ID, 'x']) {
      expect((await subir(titular, [{ nombre: 'a.txt', content: 'a' }], { directorioId })).status).toBe(404);
    }
  });
});

describe('a picture', () => {
  it('gets a small picture by a job, which its copies share until the last one is gone', async () => {
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
    const { body } = await moverArchivos(
      titular,
      { archivos: [id], directorioId, siExiste: 'conservar_ambos' },
      'copiar',
    );
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

  it('that is older than small pictures gets a small picture too', async () => {
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
    expect((await contentOf(lectura, id, 3)).bytes.toString()).toBe('uno');
    expect((await titular.post(`/archivos/${id}/versiones/9/restaurar`)).status).toBe(404);
    expect(await audited(test, cuentaId, id)).toEqual([
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
    expect(await contentOf(titular, id)).toMatchObject({ status: 200, disposition });
    const kept = { 'if-none-match': `"${sha256('abc')}"` };
    expect(await contentOf(titular, id, 1, kept)).toMatchObject({ status: 304, disposition });
  });

  it('are read in ranges, which is recorded once, with the last reader', async () => {
    const { id } = await newArchivo(titular, { content: 'abcdef' });
    expect((await contentOf(oficial, id, 1, { range: 'bytes=2-3' })).bytes.toString()).toBe('cd');
    expect(await contentOf(oficial, id, 1, { range: 'bytes=4-' })).toMatchObject({ status: 206 });
    expect((await contentOf(oficial, id, 1, { range: 'bytes=9-' })).status).toBe(416);
    expect((await contentOf(oficial, id, 2)).status).toBe(404);
    expect((await titular.get(`/archivos/${id}`)).body.lecturas).toMatchObject([
      { persona: { id: oficial.usuarioId } },
    ]);
    expect((await audited(test, cuentaId, id)).filter((accion) => accion === 'archivo.descargado')).toHaveLength(1);
  });
});
