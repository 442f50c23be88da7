import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../factories/app.js';
import { EMPTY_NOTA, newNota } from '../factories/notas.js';
import { newCuenta, newMiembro } from '../factories/people.js';

/** Attacks by uploads: senders without a right to send, who hold their connection. */
const REQUEST_MS = 4_000;
/** Far below UPLOAD_TIMEOUT_MS, which is ten minutes. A busy machine is late. */
const SOON_MS = 10_000;
const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data; boundary=limite';
const UPLOADS: [method: string, path: string, type: string][] = [
  ['POST', '/carpetas/ID/documentos', MULTIPART],
  ['POST', '/documentos/ID/versiones', MULTIPART],
  ['POST', '/apps/contacts/avatar', MULTIPART],
  ['POST', '/apps/contacts/background', MULTIPART],
  ['POST', '/apps/contacts/import', MULTIPART],
  ['PUT', '/common/user/avatar', MULTIPART],
  ['PUT', '/cuenta/logo', MULTIPART],
  ['POST', '/apps/notes/ID/image', MULTIPART],
  ['POST', '/apps/notes', JSON_TYPE],
  ['PATCH', '/apps/notes', JSON_TYPE],
  ['PATCH', '/apps/tasks/order', JSON_TYPE],
  ['PATCH', '/apps/scrumboard/board/cards', JSON_TYPE],
  ['PUT', '/subidas/ID?desde=0', 'application/octet-stream'],
];

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ REQUEST_TIMEOUT_MS: String(REQUEST_MS) });
});
afterAll(() => test.close());

interface Attempt {
  token?: string;
  /** Sends a byte of the body each 100 ms, without an end. */
  isTrickling?: boolean;
}

/** Announces a body and sends none. Waits until the server closes the connection. */
async function hold([method, path, type]: (typeof UPLOADS)[number], { token, isTrickling }: Attempt = {}) {
  const { hostname, port } = new URL(test.baseUrl);
  const socket = connect(Number(port), hostname);
  const begun = performance.now();
  // The server may close the connection while a byte is on its way.
  const closed = new Promise((resolve) => socket.on('close', resolve).on('error', () => {}));
  // What came before an abrupt end counts too.
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(
    `${method} /api${path.replace('ID', '0198c0de-0000-7000-8000-000000000000')} HTTP/1.1\r\nhost: ${hostname}\r\n` +
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
    const held = await Promise.all(UPLOADS.map((upload) => hold(upload)));
    expect(held.map(({ status, code }) => [status, code])).toEqual(UPLOADS.map(() => [401, 'NO_TOKEN']));
    expect(Math.max(...held.map(({ closedAfter }) => closedAfter))).toBeLessThan(SOON_MS);
  });

  it('is refused so with a forged token, and in a session that has ended', async () => {
    const { titular } = await newCuenta(test);
    const token = titular.accessToken ?? '';
    expect((await titular.post('/auth/sign-out')).status).toBe(200);
    const held = await Promise.all([
      ...UPLOADS.map((upload) => hold(upload, { token: 'a.b.c' })),
      ...UPLOADS.map((upload) => hold(upload, { token })),
    ]);
    expect(new Set(held.map(({ code }) => code))).toEqual(new Set(['TOKEN_INVALID', 'SESSION_REVOKED']));
    expect(Math.max(...held.map(({ closedAfter }) => closedAfter))).toBeLessThan(SOON_MS);
  });

  it('cannot hold its connection by sending slowly', async () => {
    const held = await Promise.all(
      [UPLOADS[0], UPLOADS[8]].map((upload) => hold(upload as (typeof UPLOADS)[number], { isTrickling: true })),
    );
    expect(held.map(({ status }) => status)).toEqual([401, 401]);
    expect(Math.max(...held.map(({ closedAfter }) => closedAfter))).toBeLessThan(SOON_MS);
  });

  it('is refused to a role that may not upload before its body', async () => {
    const { cuentaId } = await newCuenta(test);
    const lectura = await newMiembro(test, cuentaId, 5);
    const held = await hold(UPLOADS[0] as (typeof UPLOADS)[number], { token: lectura.accessToken ?? '' });
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
