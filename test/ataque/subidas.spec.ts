import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escribirDocx } from '../../server/expediente/plantillas/escribir-docx.js';
import { newCurso } from '../factories/academia.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, startReplica, type TestApp } from '../factories/app.js';
import { newArchivo } from '../factories/archivos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { EMPTY_NOTA, newNota } from '../factories/notas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newPersona } from '../factories/personas.js';
import { type UploadRoute, uploadRoutes } from '../factories/upload-routes.js';

/** Attacks by uploads: senders without a right to send, and slow senders. Both hold resources that others need. */
const REQUEST_MS = 4_000;
/** Far below UPLOAD_TIMEOUT_MS, which is ten minutes. A busy machine is late. */
const SOON_MS = 10_000;
const NOBODYS = '0198c0de-0000-7000-8000-000000000000';
const STREAM: Omit<UploadRoute, 'path'> = { method: 'POST', type: 'multipart/form-data', isStream: true };

let test: TestApp;
let uploads: UploadRoute[];

beforeAll(async () => {
  test = await createTestApp({ REQUEST_TIMEOUT_MS: String(REQUEST_MS) });
  uploads = uploadRoutes(test);
});
afterAll(() => test.close());

/** The number of open transactions of the application. */
async function openTransactions(): Promise<number> {
  const { rows } = await test.owner.query(
    `select count(*)::int as open from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`,
  );
  return rows[0].open;
}

interface Attempt {
  token?: string;
  /** Whether to send a byte of the body each 100 ms, without an end. */
  isTrickling?: boolean;
}

/** Announces a body and sends no byte of it. Waits until the server closes the connection. */
async function hold({ method, path, type }: UploadRoute, { token, isTrickling }: Attempt = {}) {
  const { hostname, port } = new URL(test.baseUrl);
  const socket = connect(Number(port), hostname);
  const begun = performance.now();
  // The server may close the connection while a byte is on its way.
  const closed = new Promise((resolve) => socket.on('close', resolve).on('error', () => {}));
  // Bytes from before an abrupt end count too.
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(
    `${method} /api${path.replace(':id', NOBODYS)} HTTP/1.1\r\nhost: ${hostname}\r\n` +
      `content-type: ${type}\r\ncontent-length: 500000\r\n${token ? `authorization: Bearer ${token}\r\n` : ''}\r\n`,
  );
  const trickle = isTrickling && setInterval(() => socket.write('x'), 100);
  await closed;
  clearInterval(trickle || undefined);
  return {
    status: Number(received.split(' ', 2)[1]),
    code: /"code":"(\w+)"/.exec(received)?.[1],
    closedAfter: performance.now() - begun,
  };
}

describe.concurrent('an upload without a right to it', () => {
  it('is refused before its body, and loses its connection', async () => {
    const held = await Promise.all(uploads.map((upload) => hold(upload)));
    expect(held.map(({ status, code }) => [status, code])).toEqual(uploads.map(() => [401, 'NO_TOKEN']));
    expect(Math.max(...held.map(({ closedAfter }) => closedAfter))).toBeLessThan(SOON_MS);
  });

  it('is refused before its body with a forged token, and in a session that has ended', async () => {
    const { titular } = await newCuenta(test);
    const token = titular.accessToken ?? '';
    expect((await titular.post('/auth/sign-out')).status).toBe(200);
    const held = await Promise.all([
      ...uploads.map((upload) => hold(upload, { token: 'a.b.c' })),
      ...uploads.map((upload) => hold(upload, { token })),
    ]);
    expect(new Set(held.map(({ code }) => code))).toEqual(new Set(['TOKEN_INVALID', 'SESSION_REVOKED']));
    expect(Math.max(...held.map(({ closedAfter }) => closedAfter))).toBeLessThan(SOON_MS);
  });

  it('cannot hold its connection by sending slowly', async () => {
    const held = await Promise.all(
      uploads
        .filter(({ path }) => /documentos$|notes$/.test(path))
        .map((upload) => hold(upload, { isTrickling: true })),
    );
    expect(held.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(Math.max(...held.map(({ closedAfter }) => closedAfter))).toBeLessThan(SOON_MS);
  });

  it('is refused to a role that may not upload before its body', async () => {
    const { cuentaId } = await newCuenta(test);
    const lectura = await newMiembro(test, cuentaId, 5);
    const path = '/carpetas/:id/documentos';
    const held = await hold({ ...STREAM, path }, { token: lectura.accessToken ?? '' });
    expect(held).toMatchObject({ status: 403, code: 'SIN_PERMISO' });
    expect(held.closedAfter).toBeLessThan(SOON_MS);
  });
});

it('a large nota of somebody with a session is taken', async () => {
  const { titular } = await newCuenta(test);
  const nota = await newNota(titular);
  const updatedNote = { ...EMPTY_NOTA, id: nota.id, content: 'ñ'.repeat(20_000) };
  expect((await titular.patch('/apps/notes', { updatedNote })).body.content).toBe(updatedNote.content);
});

describe('a body that arrives slowly', () => {
  const TURNS = { TURNS_PER_PERSON: 1, TURNS_PER_CUENTA: 1, TURN_WAIT_MS: 2_000 };
  /** Far below the time that a part takes here. */
  const TIMES = { REQUEST_TIMEOUT_MS: 1_000, IDLE_TRANSACTION_TIMEOUT_MS: 500 };
  const PART = 8 * 1024 * 1024;
  const BEGUN = '--limite\r\ncontent-disposition: form-data';

  let slow: Awaited<ReturnType<typeof startReplica>>;
  beforeAll(async () => {
    slow = await startReplica(test, { ...TURNS, ...TIMES, HANDLER_TIMEOUT_MS: 1_000 });
  });
  afterAll(() => slow.app.close());

  /** Paths with the id of an existing thing, for the routes that read a body. */
  async function things(titular: Member): Promise<string[]> {
    const { usuarioId } = await newMiembro(test, titular.cuentaId, 3);
    const carpeta = await newCarpeta(titular);
    const documento = await newDocumento(titular, carpeta.id);
    const { steps } = await newCurso(titular, { pasos: ['Recibir'] });
    const plantilla = new FormData();
    plantilla.append('archivo', new Blob([new Uint8Array(escribirDocx('Venta'))]), 'Venta.docx');
    const made = async (path: string, body: object) => `${path}/${(await titular.post(path, body)).body.id}`;
    return [
      `/carpetas/${carpeta.id}`,
      `/documentos/${documento.id}`,
      `/archivos/${(await newArchivo(titular)).id}`,
      `/personas/${(await newPersona(titular)).id}`,
      `/apps/notes/${(await newNota(titular)).id}`,
      `/apps/academy/steps/${steps[0]?.id}`,
      await made('/plantillas', plantilla),
      await made('/conversaciones', { nombre: 'Firmas', participantes: [usuarioId] }),
      await made('/correos/borradores', {}),
      `/subidas/${crypto.randomUUID()}`,
    ];
  }

  function begin({ method, path, type }: Omit<UploadRoute, 'isStream'>, token = '', length = PART): Socket {
    const { hostname, port } = new URL(slow.baseUrl);
    const socket = connect(Number(port), hostname).on('error', () => {});
    socket.write(
      `${method} /api${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: ${type}; boundary=limite\r\ncontent-length: ${length}\r\n\r\n`,
    );
    return socket;
  }

  it('holds no turn and no transaction, at any route that reads it', async () => {
    const streams = uploads.filter(({ isStream }) => isStream);
    expect(streams.length).toBeGreaterThan(20);
    const { titular } = await newCuenta(test);
    const made = await things(titular);
    const bodies: IncomingMessage[] = [];
    const keep = (request: IncomingMessage) => bodies.push(request);
    slow.app.getHttpServer().on('request', keep);
    const answered: string[] = [];
    const sockets = streams.map((stream) => {
      const [kind = '', rest] = stream.path.split('/:id');
      const path = rest === undefined ? kind : `${made.find((one) => one.startsWith(`${kind}/`))}${rest}`;
      const socket = begin({ ...stream, path: `${path}?desde=0` }, titular.accessToken);
      socket.on('data', (chunk) => answered.push(`${stream.path}: ${chunk.toString().split('\r\n', 1)}`));
      socket.write(
        `${BEGUN}; name="clase"\r\n\r\ndni\r\n${BEGUN}; name="archivo"; filename="lento.pdf"\r\n\r\n%PDF-1.7`,
      );
      return socket;
    });
    const unread = () => bodies.filter(({ readableFlowing }) => readableFlowing === null);
    try {
      await expect
        .poll(() => [bodies.length, answered, unread().map(({ url }) => url)])
        .toEqual([streams.length, [], []]);
      await expect.poll(openTransactions).toBe(0);
      expect((await new ApiClient(slow.baseUrl, titular.accessToken).get('/carpetas')).status).toBe(200);
    } finally {
      slow.app.getHttpServer().off('request', keep);
      for (const socket of sockets) {
        socket.destroy();
      }
    }
  });

  it('is a part of a file, and takes longer than other requests may', async () => {
    const { titular } = await newCuenta(test);
    const path = `/subidas/${crypto.randomUUID()}?desde=0`;
    const socket = begin({ method: 'PUT', path, type: 'application/octet-stream' }, titular.accessToken, PART);
    const answer = new Promise((resolve) => socket.on('data', (chunk) => resolve(chunk.toString())));
    for (let n = 0; n < 8; n++) {
      socket.write(Buffer.alloc(PART / 8));
      await sleep(TIMES.REQUEST_TIMEOUT_MS / 4);
    }
    expect(await answer).toMatch(/^HTTP\/1.1 200 .*{"recibidos":8388608}$/s);
    socket.destroy();
  });
});
