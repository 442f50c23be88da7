import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { Maintenance } from '../../server/common/http/maintenance.js';
import { freePort } from '../support/product.js';

let maintenance: Maintenance;

afterEach(() => maintenance.close());

async function opened(): Promise<string> {
  const port = await freePort();
  maintenance = new Maintenance(port, '127.0.0.1');
  await maintenance.open();
  return `http://127.0.0.1:${port}`;
}

it('shows people a page that needs nothing else, and says when to come again', async () => {
  const at = await opened();
  for (const path of ['/', '/carpetas/x?a=1']) {
    const answer = await fetch(at + path, { headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      ...[503, '5', 'no-store'],
    ]);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect(await answer.text()).toContain('Carpetas se está actualizando');
  }
  expect((await fetch(at, { method: 'HEAD' })).status).toBe(503);
});

it('refuses programs in the shape of all errors, also a body and a path with HTML accepted', async () => {
  const at = await opened();
  const answers = [
    await fetch(`${at}/api/carpetas`, { headers: { accept: 'text/html' } }),
    await fetch(`${at}/api/auth/sign-in`, { method: 'POST', body: 'x'.repeat(500_000) }),
    await fetch(`${at}/assets/a.js`),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ statusCode: 503, code: 'EN_MANTENIMIENTO' });
  }
});

it('answers once a body is there, also while it closes: closing before would take the answer with it', async () => {
  const at = await opened();
  const socket = connect(Number(new URL(at).port), '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.write('POST /api/carpetas HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{');
  // This answer comes after the server has read the beginning of the other request.
  await fetch(`${at}/api/health/live`);
  expect(answer).toBe('');
  const closed = maintenance.close();
  socket.write('}');
  await Promise.all([once(socket, 'close'), closed]);
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
});

it('says in its health that it lives and migrates', async () => {
  const at = await opened();
  const live = await fetch(`${at}/api/health/live`);
  expect([live.status, await live.json()]).toEqual([200, { status: 'migrating' }]);
  const ready = await fetch(`${at}/api/health/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ status: 'error', error: { migracion: { status: 'down' } } });
});

it('leaves the port, and says when it is taken', async () => {
  const port = Number(new URL(await opened()).port);
  await maintenance.close();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  await expect(maintenance.open()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  other.close();
});
