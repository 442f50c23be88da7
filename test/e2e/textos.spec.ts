import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FileStorage } from '../../server/common/files/file-storage.js';
import { Trash } from '../../server/common/files/trash.js';
import { Jobs } from '../../server/common/jobs/jobs.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { ArchivoReader } from '../../server/plataforma/textos/lectura/archivo-reader.service.js';
import { TextosRepository } from '../../server/plataforma/textos/textos.repository.js';
import type { ApiClient } from '../factories/api-client.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newArchivo, newDirectorio } from '../factories/archivos.js';
import { docx, docxBomba, pdfBomba, pdfConTexto, pdfProtegido } from '../factories/archivos-con-texto.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento, upload } from '../factories/documentos.js';
import { waitingForLocks } from '../factories/locks.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

const ESCANEO = new URL('../factories/escaneo.png', import.meta.url);

let test: TestApp;
let cuentaId: string;
let titular: Member;
let carpetaId: string;

beforeAll(async () => {
  test = await createTestApp({ FILE_TEXTS: 'true' });
  // With the low priority, the processes that read files would stand still while builds run beside the tests.
  test.app.get(ArchivoReader).limits.priority = 0;
  ({ cuentaId, titular } = await newCuenta(test));
  ({ id: carpetaId } = await newCarpeta(titular, { caratula: 'Compraventa' }));
});
afterAll(() => test.close());

const file = async (nombre: string, content: Uint8Array | string, id = carpetaId) =>
  (await newDocumento(titular, id, { nombre, content: new Uint8Array(Buffer.from(content as string)) })).id;

/** The states of the texts of a carpeta's documents, by their names, once all were read. */
async function estados(id = carpetaId): Promise<Record<string, unknown>> {
  let documentos: { nombre: string; actual: { texto: { estado: string; motivo: string | null } } }[] = [];
  await expect
    .poll(
      async () => {
        ({ documentos } = (await titular.get(`/carpetas/${id}/documentos`)).body);
        return documentos.filter(({ actual }) => actual.texto.estado === 'pendiente').length;
      },
      { timeout: 25_000, interval: 100 },
    )
    .toBe(0);
  return Object.fromEntries(
    documentos.map(({ nombre, actual: { texto } }) => [nombre, [texto.estado, texto.motivo].filter(Boolean).join(' ')]),
  );
}

/** An SQL condition for the text of a document with one version. */
const bytesOf = (documentoId: string) =>
  `cuenta_id = '${cuentaId}' and sha256 = (select sha256 from documento_versiones where documento_id = '${documentoId}')`;

/** Puts a text into the state after a failure. */
const again = (documentoId: string, set: string) =>
  test.owner.query(`update textos set ${set} where ${bytesOf(documentoId)}`);

const wake = (queue: 'textos-de-archivos' | 'textos-reconocidos') =>
  test.app.get(Transactions).platform(() => test.app.get(Jobs).send(queue, {}, { singletonKey: 'uno' }));

const inCarpeta = async (client: ApiClient, buscar: string, id = carpetaId) => {
  const { status, body } = await client.get(`/carpetas/${id}/documentos/textos?buscar=${encodeURIComponent(buscar)}`);
  expect(status).toBe(200);
  return body as { documentoId: string; pasaje: { texto: string; hallado: boolean }[] }[];
};

/** Passages as one text, with matches in brackets. */
const written = (pasaje: { texto: string; hallado: boolean }[] | null) =>
  pasaje?.map(({ texto, hallado }) => (hallado ? `[${texto}]` : texto)).join('');

/** The passages of the documents that the global search finds, by their names. */
async function everywhere(client: ApiClient, query: string): Promise<Record<string, string | undefined>> {
  const { body } = await client.post('/common/search', { query, grupos: 'todos' });
  const results = body.find(({ id }: { id: string }) => id === 'documentos')?.results ?? [];
  return Object.fromEntries(results.map(({ nombre, pasaje }: never) => [nombre, written(pasaje)]));
}

describe('the text of a document', () => {
  it('is read from PDF, DOCX, texts and scans, and found by its words, whatever their accents and endings', async () => {
    const ids = await Promise.all([
      file('título.pdf', pdfConTexto(['Las hipotecas canceladas', 'de Zulema Nandubay, DNI 12.345.678'])),
      file('poder.docx', await docx(['Poder &amp; mandato', 'Otorgado por José Ñandú'])),
      file('lista.csv', Buffer.from('Peña;Montevideo\nescri-\nbano;certificación;sucesiones', 'latin1')),
      file('escaneo.png', await readFile(ESCANEO)),
      file('copia.gz', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])),
    ]);
    expect(await estados()).toEqual({
      'título.pdf': 'listo',
      'poder.docx': 'listo',
      'lista.csv': 'listo',
      'escaneo.png': 'listo',
      'copia.gz': 'sin_texto tipo',
    });
    const found = async (buscar: string) =>
      (await inCarpeta(titular, buscar)).map(({ documentoId }) => ids.indexOf(documentoId)).sort();
    expect(await found('hipoteca')).toEqual([0, 3]);
    expect(await found('HIPOTECA cancelada nandu')).toEqual([0, 3]);
    expect(await found('12345678')).toEqual([0]);
    expect(await found('mandatos de jose')).toEqual([1]);
    expect(await found('peña escribano')).toEqual([2]);
    expect(await found('certificaciones de sucesión')).toEqual([2]);
    expect(written((await inCarpeta(titular, 'certificaciones'))[0]!.pasaje)).toContain('[certificación]');
    expect(await found('de')).toEqual([]);
    expect(written((await inCarpeta(titular, 'zulema 12345678'))[0]!.pasaje)).toBe(
      'Las hipotecas canceladas de [Zulema] Nandubay, DNI [12.345.678]',
    );
    expect(await everywhere(titular, 'mandato')).toEqual({ 'poder.docx': 'Poder & [mandato] Otorgado por José Ñandú' });
    // A match in the name needs no passage.
    expect(await everywhere(titular, 'poder')).toEqual({ 'poder.docx': undefined });
  });

  it('is missing with a reason, whatever a file does, and the next files are read', async () => {
    const { id } = await newCarpeta(titular);
    await Promise.all([
      file('bomba.docx', await docxBomba(33), id),
      file('clave.pdf', pdfProtegido(), id),
      file('roto.pdf', '%PDF-1.7\nroto', id),
    ]);
    await file('sano.txt', 'Todo sigue.', id);
    expect(await estados(id)).toEqual({
      'bomba.docx': 'demasiado_grande',
      'clave.pdf': 'protegido',
      'roto.pdf': 'fallido danado',
      'sano.txt': 'listo',
    });
    expect((await titular.get('/health/live')).status).toBe(200);
  });

  it('is given up at once when its reading passes a limit of time or of memory, and says which', async () => {
    const { id } = await newCarpeta(titular);
    const { limits } = test.app.get(ArchivoReader);
    const usual = { ...limits };
    limits.cpuMs = 1;
    await file('lento.pdf', pdfBomba(49), id);
    expect(await estados(id)).toEqual({ 'lento.pdf': 'fallido tiempo' });
    Object.assign(limits, usual, { memory: 1 });
    await file('bomba.pdf', pdfBomba(50), id);
    expect(await estados(id)).toMatchObject({ 'bomba.pdf': 'fallido memoria' });
    Object.assign(limits, usual);
    await file('sano.txt', 'Sigue todo.', id);
    expect(await estados(id)).toMatchObject({ 'sano.txt': 'listo' });
  });

  it('is tried again when its reading took too long on a busy server, three times at the most', async () => {
    const { id } = await newCarpeta(titular);
    const reader = test.app.get(ArchivoReader);
    const usual = { ...reader.limits };
    const leer = vi.spyOn(reader, 'leer');
    reader.limits.ms = 1;
    await file('nunca.txt', 'Nunca a tiempo', id);
    expect(await estados(id)).toEqual({ 'nunca.txt': 'fallido tiempo' });
    expect(leer).toHaveBeenCalledTimes(3);
    leer.mockImplementationOnce((...args) => {
      const reading = ArchivoReader.prototype.leer.apply(reader, args);
      Object.assign(reader.limits, usual);
      return reading;
    });
    await file('tarde.txt', 'Tarde pero leído', id);
    expect(await estados(id)).toMatchObject({ 'tarde.txt': 'listo' });
    expect(leer).toHaveBeenCalledTimes(5);
  });

  it('is read after the files of others when the storage does not answer', async () => {
    const storage = test.app.get(FileStorage);
    const { limits } = test.app.get(ArchivoReader);
    const { storageMs } = limits;
    limits.storageMs = 1;
    vi.spyOn(storage, 'read').mockImplementationOnce(() => new Promise(() => {}));
    const documentoId = await file('cuelga.txt', 'Nunca llega, y después sí');
    const row = async () =>
      (await test.owner.query(`select estado, intentos, tomado_en from textos where ${bytesOf(documentoId)}`)).rows[0];
    await expect.poll(row, { timeout: 25_000 }).toEqual({ estado: 'pendiente', intentos: 1, tomado_en: null });
    limits.storageMs = storageMs;
    const otro = (await newCuenta(test)).titular;
    const { id } = await newCarpeta(otro);
    await newDocumento(otro, id, { nombre: 'sigue.txt', content: new Uint8Array(Buffer.from('Carpincho')) });
    await expect.poll(() => inCarpeta(otro, 'carpincho', id), { timeout: 25_000 }).toHaveLength(1);
    await expect.poll(row, { timeout: 25_000 }).toMatchObject({ estado: 'listo' });
  });

  it('is found only by people who see the document', async () => {
    const reservada = await newCarpeta(titular, { reservada: true });
    await file('secreto.txt', 'Xilofonista reconocida', reservada.id);
    await estados(reservada.id);
    const oficial = await newMiembro(test, cuentaId, 3);
    const otra = (await newCuenta(test)).titular;
    expect(await everywhere(titular, 'xilofonistas')).toEqual({ 'secreto.txt': '[Xilofonista] reconocida' });
    for (const client of [oficial, otra]) {
      expect(await everywhere(client, 'xilofonistas')).toEqual({});
      expect((await client.get(`/carpetas/${reservada.id}/documentos/textos?buscar=xilofonista`)).status).toBe(404);
    }
    // The oficial sees a document with the same bytes. Only that document is found.
    await file('visible.txt', 'Xilofonista reconocida');
    expect(await everywhere(oficial, 'xilofonistas')).toEqual({ 'visible.txt': '[Xilofonista] reconocida' });
  });

  it("is the newest version's text, is read once for the same bytes, and ends with the last file of these bytes", async () => {
    const { id } = await newCarpeta(titular);
    const first = await file('uno.txt', 'Murciélago único', id);
    const second = await file('dos.txt', 'Murciélago único', id);
    await estados(id);
    expect((await inCarpeta(titular, 'murciélago', id)).map(({ documentoId }) => documentoId)).toEqual([second, first]);
    await upload(titular, `/documentos/${first}/versiones`, [{ nombre: 'uno.txt', content: 'Otra cosa' }]);
    await estados(id);
    expect((await inCarpeta(titular, 'murciélago', id)).map(({ documentoId }) => documentoId)).toEqual([second]);
    const texts = async () =>
      (await test.owner.query(`select clave from textos where cuenta_id = $1 and texto like 'Murciélago%'`, [cuentaId]))
        .rows;
    const [before] = await texts();
    const end = async (documentoId: string) => {
      await titular.delete(`/documentos/${documentoId}`);
      await test.owner.query(`update documentos set se_elimina_en = now() where id = $1`, [documentoId]);
      await test.app.get(Trash).empty('vaciar_papelera');
    };
    await end(first);
    // The text now names the file of the other document.
    expect(await texts()).toEqual([{ clave: expect.not.stringMatching(before.clave) }]);
    await end(second);
    expect(await texts()).toEqual([]);
  });

  it.each(['%27%3A%2A%20%26%20%21%28', 'a%26b%7Cc%20%3C-%3E%20(', '%5C%25_.*%2B', '%D8%A7%F0%9F%92%A5'])(
    'is asked for by %s without an error',
    async (buscar) => {
      expect((await titular.get(`/carpetas/${carpetaId}/documentos/textos?buscar=${buscar}`)).status).toBe(200);
    },
  );

  it('is found by its beginning when it has more different words than the index takes', async () => {
    const { id } = await newCarpeta(titular);
    const numbers = Array.from({ length: 80_000 }, (_, i) => 10_000_000 + i);
    const documentoId = await file('números.txt', `${'x'.repeat(2_045)} ${numbers.join('\n')}`, id);
    expect(await estados(id)).toEqual({ 'números.txt': 'listo' });
    expect((await inCarpeta(titular, '10000017', id)).map((found) => found.documentoId)).toEqual([documentoId]);
    expect(Object.keys(await everywhere(titular, '10000017'))).toEqual(['números.txt']);
    // For a frequent word, each text is examined.
    const { body, status } = await titular.post('/common/search', { query: 'la', grupos: 'todos' });
    expect([status, Array.isArray(body)]).toEqual([200, true]);
  });

  it('stays when a second reading ends with less', async () => {
    const { id } = await newCarpeta(titular);
    const documentoId = await file('primera.txt', 'Ocelote leído', id);
    await estados(id);
    await again(documentoId, `estado = 'pendiente', por_reconocer = true, intentos = 3`);
    await wake('textos-reconocidos');
    expect(await estados(id)).toEqual({ 'primera.txt': 'listo interrumpido' });
    const [{ actual }] = (await titular.get(`/carpetas/${id}/documentos`)).body.documentos;
    expect(actual.texto).toMatchObject({ incompleto: true });
    expect(await inCarpeta(titular, 'ocelote', id)).toHaveLength(1);
  });

  it('is read later when its file cannot be opened, and is given up only when that is not there', async () => {
    const { id } = await newCarpeta(titular);
    const documentoId = await file('lejos.txt', 'Tapir lejano', id);
    await estados(id);
    const row = async () =>
      (await test.owner.query(`select clave, estado, intentos, tomado_en from textos where ${bytesOf(documentoId)}`))
        .rows[0];
    const { clave } = await row();
    await again(documentoId, `estado = 'pendiente', texto = null, clave = clave || '/nada'`);
    await wake('textos-de-archivos');
    await expect.poll(row, { timeout: 25_000 }).toMatchObject({ estado: 'pendiente', intentos: 1, tomado_en: null });
    // The file of the text has moved since it was taken.
    const textos = test.app.get(TextosRepository);
    const missing = { estado: 'fallido', motivo: 'sin_archivo', texto: null, isPartial: false } as const;
    const isWritten = await test.app.get(Transactions).platform(async () => {
      const tomado = await textos.take(false);
      const written = await textos.finish({ ...tomado!, clave }, missing);
      await textos.release(tomado!, false);
      return written;
    });
    expect([isWritten, await row()]).toEqual([false, expect.objectContaining({ estado: 'pendiente' })]);
    await again(documentoId, `clave = 'nada'`);
    await wake('textos-de-archivos');
    expect(await estados(id)).toEqual({ 'lejos.txt': 'fallido sin_archivo' });
  });

  it('stays when its bytes are filed again while their last version is deleted', async () => {
    const { id } = await newCarpeta(titular);
    const first = await file('sale.txt', 'Aguará guazú', id);
    const second = await file('entra.txt', 'Otra cosa que entra', id);
    await estados(id);
    await titular.delete(`/documentos/${first}`);
    await test.owner.query(`update documentos set se_elimina_en = now() where id = $1`, [first]);
    const filing = await test.owner.connect();
    await filing.query('begin');
    await filing.query(`select set_config('app.cuenta_id', $1, true)`, [cuentaId]);
    await filing.query(
      `insert into documento_versiones (carpeta_id, documento_id, n, sha256, bytes, mime, nombre_original, clave, autor_id)
         select carpeta_id, $2, 2, sha256, bytes, mime, nombre_original, clave || '-2', autor_id
           from documento_versiones where documento_id = $1`,
      [first, second],
    );
    await filing.query(
      `select pedir_texto(sha256, clave, mime, bytes, autor_id) from documento_versiones where documento_id = $1 and n = 2`,
      [second],
    );
    const emptied = test.app.get(Trash).empty('vaciar_papelera');
    await waitingForLocks(test, 1);
    await filing.query('commit');
    filing.release();
    await emptied;
    const { rows } = await test.owner.query(
      `select clave from textos where cuenta_id = $1 and texto = 'Aguará guazú'`,
      [cuentaId],
    );
    expect(rows).toEqual([{ clave: expect.stringMatching(/-2$/) }]);
  });

  it('is tried three times when its process dies, then given up', async () => {
    const { id } = await newCarpeta(titular);
    const documentoId = await file('muere.txt', 'Nunca se lee', id);
    await estados(id);
    // The state after the server was killed three times while reading the file.
    await again(documentoId, `estado = 'pendiente', texto = null, intentos = 3, tomado_en = now() - interval '1 hour'`);
    await file('otro.txt', 'Despierta la cola', id);
    expect(await estados(id)).toEqual({ 'muere.txt': 'fallido interrumpido', 'otro.txt': 'listo' });
  });
});

it('the text of a file of the drive is found by people who see it, and is shared with the same bytes in a carpeta', async () => {
  const oficial = await newMiembro(test, cuentaId, 3);
  const { id: directorioId } = await newDirectorio(titular, { nombre: 'Modelos', restringido: true });
  const archivo = await newArchivo(titular, { nombre: 'modelo.txt', content: 'Jacarandá en flor', directorioId });
  const found = async (client: ApiClient) =>
    (await client.get('/archivos/buscar?buscar=JACARANDAS')).body.archivos.map(
      ({ nombre, pasaje }: { nombre: string; pasaje: never }) => [nombre, written(pasaje)],
    );
  await expect.poll(() => found(titular), { timeout: 25_000 }).toEqual([['modelo.txt', '[Jacarandá] en flor']]);
  expect((await titular.get(`/archivos/${archivo.id}`)).body.actual.texto).toMatchObject({ estado: 'listo' });
  const everything = (await titular.post('/common/search', { query: 'jacaranda', grupos: 'todos' })).body;
  expect(everything).toEqual([
    expect.objectContaining({ id: 'archivos', results: [expect.objectContaining({ value: 'modelo.txt' })] }),
  ]);
  expect(await found(oficial)).toEqual([]);
  // The same bytes in a carpeta are read already. The oficial finds only that document.
  const { id } = await newCarpeta(titular);
  await file('copia.txt', 'Jacarandá en flor', id);
  expect(await everywhere(oficial, 'jacaranda')).toEqual({ 'copia.txt': '[Jacarandá] en flor' });
  expect(await found(oficial)).toEqual([]);
});

it('the tenant role reads no hidden text and writes no text', async () => {
  const { id } = await newCarpeta(titular, { reservada: true });
  await file('oculto.txt', 'Ornitorrinco', id);
  await estados(id);
  const oficial = await newMiembro(test, cuentaId, 3);
  const as = <T>({ usuarioId, rolId }: Member, sql: string): Promise<T> => {
    const transactions = test.app.get(Transactions);
    return transactions.tenantTransaction({ cuentaId, usuarioId, rolId }, () => transactions.manager.query(sql));
  };
  const sql = `select texto from textos where texto = 'Ornitorrinco'`;
  expect(await as(titular, sql)).toHaveLength(1);
  expect(await as(oficial, sql)).toEqual([]);
  await expect(as(titular, `update textos set texto = ''`)).rejects.toThrow('permission denied');
});
