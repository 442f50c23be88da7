import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../server/common/http/listen.js';
import { createReplica, createTestApp, type TestApp } from '../factories/app.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ API_DOCS: 'true' });
});
afterAll(() => test.close());

it('an offer of another protocol is answered by HTTP/1.1', async () => {
  const { hostname, port } = new URL(test.baseUrl);
  const socket = connect(Number(port), hostname);
  const headers = 'Host: x\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n';
  socket.write(`GET /api/health/live HTTP/1.1\r\n${headers}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1.1 200/);
});

it('both addresses of localhost are the same server', async () => {
  const app = await createReplica(test);
  await listen(app, 0, 'localhost', async () => ['127.0.0.1', '::1']);
  const { port } = app.getHttpServer().address() as AddressInfo;
  for (const host of ['127.0.0.1', '::1']) {
    const socket = connect(port, host);
    socket.end('HOLA\r\n\r\n');
    expect([host, await text(socket)]).toEqual([
      host,
      expect.stringMatching(/^HTTP\/1.1 400.+"code":"PEDIDO_INVALIDO"/s),
    ]);
    const polled = await fetch(`http://${host === '::1' ? '[::1]' : host}:${port}/api/socket/?EIO=4&transport=polling`);
    expect([host, polled.status]).toEqual([host, 200]);
  }
  await app.close();
  await expect(once(connect(port, '::1'), 'connect')).rejects.toThrow('ECONNREFUSED');
});

describe('a refusal of a library or of Node has our shape', () => {
  const SHAPE = {
    code: expect.stringMatching(/^[A-Z_]+$/),
    message: expect.any(String),
    requestId: expect.any(String),
  };

  /** Sends bytes on a new connection. @returns the body of the answer */
  async function raw(bytes: string): Promise<{ statusCode: number }> {
    const { hostname, port } = new URL(test.baseUrl);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {}).end(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain('application/json');
    return { ...JSON.parse(body), status: Number(head.split(' ')[1]) };
  }

  it.each([
    ['a path out of a folder', 'GET /api/docs/.. HTTP/1.1\r\nHost: x\r\n', 403],
    ['a path that cannot be decoded', 'GET /api/%E0%A4%A HTTP/1.1\r\nHost: x\r\n', 400],
    ['a long id', `GET /api/carpetas/${'x'.repeat(2_000)} HTTP/1.1\r\nHost: x\r\n`, 414],
    ['a long address', `GET /api/carpetas?x=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n`, 431],
    ['large headers', `GET /api/carpetas HTTP/1.1\r\nHost: x\r\nX-A: ${'x'.repeat(20_000)}\r\n`, 431],
    ['what is no HTTP', 'HOLA\r\n', 400],
    ['an address with its host', `GET http://x/api/carpetas?x=${'x'.repeat(10)} HTTP/1.1\r\nHost: x\r\n`, 401],
    ['no host', 'GET /api/carpetas HTTP/1.1\r\n', 400],
    ['an odd Expect', 'GET /api/carpetas HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\n', 417],
    ['a tunnel', 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n', 405],
    ['a body of two lengths', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n', 400],
  ])('%s', async (_, head, status) => {
    const answer = await raw(`${head}Connection: close\r\n\r\n`);
    expect(answer).toEqual({ ...SHAPE, statusCode: status, status });
  });

  it.each([
    ['without a body', 'Content-Length: 0\r\n\r\n', 'JSON_INVALIDO', 'El cuerpo no puede estar vacío.'],
    ['with a broken body', 'Content-Length: 1\r\n\r\n{', 'JSON_INVALIDO', 'El cuerpo no es un JSON válido.'],
    [
      'without its fields',
      'Content-Length: 2\r\n\r\n{}',
      'DATOS_INVALIDOS',
      'Escriba un correo electrónico válido. Escriba la contraseña.',
    ],
  ])('a sign-in %s says what is missing', async (_, rest, code, message) => {
    const head = 'POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json';
    expect(await raw(`${head}\r\n${rest}`)).toMatchObject({ status: 400, code, message });
  });
});
