import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { DocumentoDto } from '../../server/expediente/documentos/documentos.dto.js';
import type { AnaliticaDto } from '../../server/oficina/paneles/uso.dto.js';
import { Imagenes } from '../../server/plataforma/imagenes/imagenes.service.js';
import { type Foto, MiniaturasRepository } from '../../server/plataforma/imagenes/miniaturas.repository.js';
import { UsoService } from '../../server/plataforma/uso/uso.service.js';
import { cookieOf } from '../factories/api-client.js';
import { createTestApp, FAST_JOBS, type TestApp } from '../factories/app.js';
import { newArchivo } from '../factories/archivos.js';
import { actionsIn, newCarpeta } from '../factories/carpetas.js';
import { newDocumento, pdf, sha256, upload } from '../factories/documentos.js';
import { unzipped } from '../factories/exportaciones.js';
import { loseJob } from '../factories/lost-jobs.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import {
  claveOf,
  enormousPng,
  photograph,
  SMALL_PICTURE,
  seeSmallPicture,
  shownPictures,
  smallPicture,
} from '../factories/pictures.js';
import { listen } from '../factories/sockets.js';

const bytes = (content: Buffer) => new Uint8Array(content);

let test: TestApp;
let cuentaId: string;
let titular: Member;
let carpetaId: string;

beforeAll(async () => {
  test = await createTestApp({ ...FAST_JOBS, ZIP_MAX_MIB: '1' });
  ({ cuentaId, titular } = await newCuenta(test));
  carpetaId = (await newCarpeta(titular)).id;
});
afterAll(() => test.close());

describe('a small picture', () => {
  const SHOWN = `select miniatura from fotos where cuenta_id = $1 and sha256 = $2`;
  const shownOf = async (content: Uint8Array, cuenta = cuentaId): Promise<(string | null)[]> =>
    (await test.owner.query(SHOWN, [cuenta, sha256(content)])).rows.map(({ miniatura }) => miniatura);
  const inCarpeta = async (member: Member, id: string): Promise<DocumentoDto> =>
    (await member.get(`/carpetas/${id}/documentos`)).body.documentos[0];
  const put = (foto: Foto, address: string) =>
    test.app.get(Transactions).platform(() => test.app.get(MiniaturasRepository).put(foto, address));
  const draw = async () =>
    (await test.app.get(Imagenes).storeUnlimited(await photograph(), titular.usuarioId, 'miniatura')).address;

  it('of a document is seen by people who see the document, and shared in the cuenta with the same bytes elsewhere', async () => {
    const content = await photograph({ width: 900, height: 700 });
    const carpeta = await newCarpeta(titular, { reservada: true });
    const heard = await listen(titular);
    const documento = await newDocumento(titular, carpeta.id, { nombre: 'DNI.jpg', content });
    const small = await smallPicture(() => inCarpeta(titular, carpeta.id));
    const told = () => heard.events.filter((event) => event.type === 'carpeta.changed' && event.que === 'documentos');
    await expect.poll(() => told().length).toBeGreaterThan(1);
    expect(await seeSmallPicture(titular, small)).toEqual(SMALL_PICTURE);
    const [colleague, stranger] = [await newMiembro(test, cuentaId, 4), (await newCuenta(test)).titular];
    expect([(await colleague.get(small)).status, (await stranger.get(small)).status]).toEqual([404, 404]);
    expect((await titular.get(small.replace('/1/', '/2/'))).status).toBe(404);

    const { id } = await newArchivo(titular, { nombre: 'DNI.jpg', content });
    await smallPicture(async () => (await titular.get(`/archivos/${id}`)).body);
    const elsewhere = await newCarpeta(stranger);
    await newDocumento(stranger, elsewhere.id, { nombre: 'DNI.jpg', content });
    await smallPicture(() => inCarpeta(stranger, elsewhere.id));
    const [mine, same] = await shownOf(content);
    expect([same, await shownOf(content, stranger.cuentaId)]).toEqual([mine, [expect.not.stringMatching(mine!)]]);
    await test.owner.query('delete from archivo_versiones where archivo_id = $1', [id]);
    expect(await seeSmallPicture(titular, small)).toEqual(SMALL_PICTURE);
    expect(await shownPictures(test, stranger.usuarioId)).toHaveLength(1);
    await test.owner.query('delete from documento_versiones where documento_id = $1', [documento.id]);
    expect((await shownPictures(test)).map((address) => claveOf(test, address))).not.toContain(mine!.split('/').at(-1));
  });

  it('is neither made nor tried again for a file that is no picture, claims to be enormous, or ended its process', async () => {
    const { id } = await newCarpeta(titular);
    const hostile = [await enormousPng(), (await photograph()).subarray(0, 700)];
    const killer = await photograph({ width: 31, height: 17 });
    for (const content of hostile) {
      await newDocumento(titular, id, { nombre: 'hostil.png', content });
    }
    await expect.poll(async () => (await Promise.all(hostile.map((each) => shownOf(each)))).flat()).toEqual(['', '']);
    await test.owner.query(
      `insert into documento_versiones (cuenta_id, carpeta_id, documento_id, n, sha256, bytes, mime, nombre_original, clave, autor_id)
       select cuenta_id, carpeta_id, documento_id, 2, $2, bytes, mime, nombre_original, clave || 'x', autor_id
         from documento_versiones where sha256 = $1`,
      [sha256(hostile[0]!), sha256(killer)],
    );
    await loseJob(test, 'miniaturas', { cuentaId, sha256: sha256(killer), seEspera: true });
    await expect.poll(() => shownOf(killer), { timeout: 20_000 }).toEqual(['']);
    const { miniatura, actual } = await inCarpeta(titular, id);
    expect(miniatura).toBeNull();
    expect((await titular.get(`/documentos/${id}/versiones/${actual.n}/miniatura`)).status).toBe(404);
    expect(await test.app.get(Transactions).platform(() => test.app.get(MiniaturasRepository).findSin(10))).toEqual([]);
  });

  it('that two replicas make at once is the first one, and the other is swept', async () => {
    const content = await photograph({ width: 41, height: 23 });
    const { id } = await newCarpeta(titular);
    await newDocumento(titular, id, { nombre: 'Foto.jpg', content });
    await smallPicture(() => inCarpeta(titular, id));
    const foto = { cuentaId, sha256: sha256(content) };
    await test.owner.query('update documento_versiones set miniatura = null where sha256 = $1', [foto.sha256]);
    const drawn = [await draw(), await draw()];
    const filers = await Promise.all(drawn.map((address) => put(foto, address)));
    expect(filers.toSorted()).toEqual([[], [titular.usuarioId]]);
    const [shown] = await shownOf(content);
    const { rows } = await test.owner.query(
      `select '/api/imagenes/' || clave as address from imagenes
        where '/api/imagenes/' || clave = any ($1) and retirada_en is null`,
      [drawn],
    );
    expect(rows).toEqual([{ address: shown }]);
  });
});

describe('a ZIP of documents', () => {
  const ask = (member: Member, id: string, ids: string[]) => member.post(`/carpetas/${id}/documentos/zip`, { ids });
  const fetchZip = async (id: string, cookie: string) => {
    const answer = await fetch(`${test.baseUrl}/api/carpetas/${id}/documentos/zip`, { headers: { cookie } });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('has the newest versions in the folders of their secciones, and is recorded once', async () => {
    const carpeta = await newCarpeta(titular);
    const { id } = carpeta;
    const [seccion] = (await titular.get(`/carpetas/${id}/documentos`)).body.secciones;
    const contents = [pdf('uno', 200_000), pdf('dos'), pdf('tres')];
    const first = await newDocumento(titular, id, { nombre: 'Ñandú «1».pdf', content: pdf('vieja') });
    await upload(titular, `/documentos/${first.id}/versiones`, [{ nombre: 'nueva.pdf', content: contents[0]! }]);
    const ids = [first.id];
    for (const content of contents.slice(1)) {
      ids.push((await newDocumento(titular, id, { nombre: 'Poder.pdf', seccionId: seccion.id, content })).id);
    }
    const trashed = await newDocumento(titular, id);
    await titular.delete(`/documentos/${trashed.id}`);
    const elsewhere = await newDocumento(titular, carpetaId);

    const allowed = await ask(titular, id, [...ids, trashed.id, elsewhere.id]);
    expect([allowed.status, allowed.body]).toEqual([200, { url: `/api/carpetas/${id}/documentos/zip` }]);
    const cookie = cookieOf(allowed);
    const zip = await fetchZip(id, cookie);
    await fetchZip(id, cookie);

    expect([zip.status, zip.headers.get('content-type'), zip.headers.get('content-disposition')]).toEqual([
      200,
      'application/zip',
      `attachment; filename=${carpeta.codigo}.zip`,
    ]);
    const files = await unzipped(zip.bytes);
    expect([...files].map(([ruta, content]) => [ruta, sha256(bytes(content))])).toEqual([
      ['Ñandú «1».pdf', sha256(contents[0]!)],
      [`${seccion.nombre}/Poder.pdf`, sha256(contents[1]!)],
      [`${seccion.nombre}/Poder (2).pdf`, sha256(contents[2]!)],
    ]);
    expect((await actionsIn(titular, id)).filter((accion) => accion === 'documentos.descargados')).toHaveLength(1);
  });

  it('counts in the use as each of its documents', async () => {
    const { titular: other } = await newCuenta(test);
    const { id } = await newCarpeta(other);
    const ids = [(await newDocumento(other, id)).id, (await newDocumento(other, id)).id];
    await fetchZip(id, cookieOf(await ask(other, id, ids)));
    await test.app.get(UsoService).flush();
    const { body } = await other.get<AnaliticaDto>('/dashboards/analytics');
    expect(body.uso.dias.at(-1)).toMatchObject({ documentosVistos: 2, documentosCreados: 2 });
  });

  it('serves for the carpeta for which it was asked, and for people who still see it', async () => {
    const lectura = await newMiembro(test, cuentaId, 3);
    const { id } = await newCarpeta(titular);
    const documento = await newDocumento(titular, id);
    const cookie = cookieOf(await ask(lectura, id, [documento.id]));
    expect((await fetchZip(id, cookie)).status).toBe(200);
    expect((await fetchZip(carpetaId, cookie)).status).toBe(404);
    expect((await fetchZip(id, 'carpetas-zip=inventada')).status).toBe(404);
    await test.owner.query('update carpetas set reservada = true where id = $1', [id]);
    expect((await fetchZip(id, cookie)).status).toBe(404);
    expect((await ask(lectura, id, [documento.id])).status).toBe(404);
  });

  it('is refused when it is too large, has too many, or none', async () => {
    const { id } = await newCarpeta(titular);
    const large = await newDocumento(titular, id, { content: pdf('a', 700_000) });
    const larger = await newDocumento(titular, id, { content: pdf('b', 700_000) });
    const code = async (ids: string[]) => {
      const { status, body } = await ask(titular, id, ids);
      return [status, body.code];
    };
    expect(await code([large.id, larger.id])).toEqual([422, 'ZIP_DEMASIADO_GRANDE']);
    expect(await code(Array.from({ length: 501 }, () => crypto.randomUUID()))).toEqual([422, 'DEMASIADOS_ARCHIVOS']);
    expect(await code([crypto.randomUUID()])).toEqual([422, 'SIN_ARCHIVOS']);
    expect((await ask(titular, id, [])).status).toBe(400);
  });

  it('breaks off when the bytes of a document are missing, instead of ending as if it were whole', async () => {
    const { id } = await newCarpeta(titular);
    const ids = [await newDocumento(titular, id, { content: pdf('a', 300_000) }), await newDocumento(titular, id)].map(
      (documento) => documento.id,
    );
    const lose = async (documentoId: string | undefined) => {
      const { rows } = await test.owner.query('select clave from documento_versiones where documento_id = $1', [
        documentoId,
      ]);
      await rm(join(test.dataDir, 'archivos', rows[0].clave));
    };
    const cookie = cookieOf(await ask(titular, id, ids));
    await lose(ids[1]);
    await expect(fetchZip(id, cookie)).rejects.toThrow();
    await lose(ids[0]);
    expect((await fetchZip(id, cookie)).status).toBe(500);
  });
});
