import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../factories/app.js';
import { newCarpeta } from '../../factories/carpetas.js';
import { beginUpload, pdf, storedKeys } from '../../factories/documentos.js';
import { newCuenta } from '../../factories/people.js';

const REQUEST_MS = 1000;
const UPLOAD_MS = 5000;

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ REQUEST_TIMEOUT_MS: String(REQUEST_MS), UPLOAD_TIMEOUT_MS: String(UPLOAD_MS) });
});
afterAll(() => test.close());

/** Waits until the server closes the connection. Returns the milliseconds, and the status line of the server. */
async function endOf(socket: Socket): Promise<{ after: number; status: string }> {
  const start = performance.now();
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  await new Promise((closed) => socket.on('close', closed));
  return { after: performance.now() - start, status: text.split('\r\n', 1)[0] ?? '' };
}

it('an upload has UPLOAD_TIMEOUT_MS to arrive, any other request REQUEST_TIMEOUT_MS', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const { id } = await newCarpeta(titular);
  const [upload, other] = await Promise.all([
    endOf(beginUpload(titular, `/carpetas/${id}/documentos`, pdf('lento'))),
    endOf(beginUpload(titular, '/auth/sign-in', 'x')),
  ]);
  // The test compares the order, not exact times, since a busy machine delays both.
  expect(other.after).toBeGreaterThanOrEqual(REQUEST_MS - 50);
  expect(upload.after).toBeGreaterThanOrEqual(UPLOAD_MS - 50);
  expect(other.after).toBeLessThan(upload.after);
  expect(upload.status).toBe('HTTP/1.1 408 Request Timeout');
  // The server deletes the row after the bytes.
  const pending = async () => (await test.owner.query('select 1 from subidas where cuenta_id = $1', [cuentaId])).rows;
  await expect.poll(pending).toEqual([]);
  expect(await storedKeys(test, cuentaId)).toEqual([]);
});

it('a complete request is answered', async () => {
  const { titular } = await newCuenta(test);
  expect((await titular.get('/tipos-acto')).status).toBe(200);
});
