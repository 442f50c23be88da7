import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OutgoingHttp } from '../../server/common/http/outgoing.js';
import type { ResumenDeAdjuntoDto } from '../../server/oficina/correos/correos.dto.js';
import { HOST, openAfuera } from '../factories/afuera.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newBorrador } from '../factories/borradores.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCorreo } from '../factories/correos.js';
import { pdf, upload } from '../factories/documentos.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { enormousPng, photograph } from '../factories/pictures.js';

let test: TestApp;
let asked: IncomingMessage[] = [];
let afuera: Awaited<ReturnType<typeof openAfuera>>;
let answers: Record<string, (response: ServerResponse) => void>;

beforeAll(async () => {
  test = await sharedTestApp();
  const [photo, enormous] = [await photograph(), await enormousPng()];
  const redirect = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end();
  answers = {
    '/foto?a=1&b=2': (response) => response.writeHead(200, { 'set-cookie': 'a=b' }).end(photo),
    '/otra': redirect('/foto?a=1&b=2'),
    '/vueltas': redirect('/vueltas'),
    '/adentro': redirect('http://127.0.0.1/foto'),
    '/puerto': redirect(`http://${HOST}:5432/foto`),
    '/archivo': redirect('file:///etc/passwd'),
    '/grande': (response) => response.writeHead(200).end(Buffer.alloc(6 * 1024 * 1024)),
    '/enorme': (response) => response.writeHead(200).end(enormous),
    '/pagina': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<script>1</script>'),
    '/dibujo': (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="x"/>'),
    '/nada': (response) => response.writeHead(404).end(),
    '/cortada': (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('a', () => response.destroy());
    },
  };
  afuera = await openAfuera((request, response) => {
    asked.push(request);
    answers[request.url ?? '']?.(response);
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => afuera.close());

const at = (path: string) => `http://${HOST}${path}`;
const escaped = (url: string) => url.replaceAll('&', '&amp;');

/** A mail that names a picture, in a person's mailbox. */
async function withPicture(url: string, member?: Member) {
  const reader = member ?? (await newCuenta(test)).titular;
  const { id } = await newCorreo(test, reader, {
    html: `<p>Hola <img data-remota="${escaped(url)}" alt="Logo" /></p>`,
  });
  return { reader, id };
}
const fetched = (member: Member, id: string, url: string) =>
  member.get(`/correos/${id}/imagen?url=${encodeURIComponent(url)}`);

describe('a picture that a mail names', () => {
  it.each(['/foto?a=1&b=2', '/otra'])(
    'is fetched by the server, drawn anew, and reveals nothing of the reader: %s',
    async (path) => {
      const { reader, id } = await withPicture(at(path));
      const { status, headers } = await fetched(reader, id, at(path));
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': expect.stringMatching(/^inline/),
        'cache-control': 'private, max-age=300',
        'x-content-type-options': 'nosniff',
      });
      expect(headers.get('set-cookie')).toBeNull();
      for (const { headers } of asked) {
        expect(headers).toMatchObject({ host: HOST, 'user-agent': 'Mozilla/5.0 (compatible)' });
        expect(Object.keys(headers).toSorted()).toEqual([
          'accept',
          'accept-encoding',
          'connection',
          'host',
          'user-agent',
        ]);
      }
    },
  );

  it.each([
    ['/vueltas', 422, 'IMAGEN_INALCANZABLE'],
    ['/adentro', 422, 'IMAGEN_INALCANZABLE'],
    ['/puerto', 422, 'IMAGEN_INALCANZABLE'],
    ['/archivo', 422, 'IMAGEN_INALCANZABLE'],
    ['/nada', 422, 'IMAGEN_INALCANZABLE'],
    ['/cortada', 422, 'IMAGEN_INALCANZABLE'],
    ['/grande', 413, 'IMAGEN_GRANDE'],
    ['/enorme', 422, 'IMAGEN_ENORME'],
    ['/pagina', 415, 'TIPO_NO_ADMITIDO'],
    ['/dibujo', 415, 'TIPO_NO_ADMITIDO'],
  ])('is refused when it is %s', async (path, status, code) => {
    const { reader, id } = await withPicture(at(path));
    expect(await fetched(reader, id, at(path))).toMatchObject({ status, body: { code } });
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  it('is refused with an invalid address', async () => {
    const { reader, id } = await withPicture('cualquiera');
    expect(await fetched(reader, id, 'cualquiera')).toMatchObject({
      status: 422,
      body: { code: 'IMAGEN_INALCANZABLE' },
    });
    expect(await reader.get(`/correos/${id}/imagen`)).toMatchObject({ status: 400, body: { code: 'DATOS_INVALIDOS' } });
  });

  it('is fetched for this mail alone, and only for people whose mailbox has the mail', async () => {
    const url = at('/foto?a=1&b=2');
    const { titular } = await newCuenta(test);
    const colleague = await newMiembro(test, titular.cuentaId, 2);
    const stranger = (await newCuenta(test)).titular;
    const { id } = await withPicture(url, titular);
    const other = await newCorreo(test, titular, { html: `<p>${escaped(url)}</p>` });
    const refused = [
      await fetched(titular, id, at('/foto?a=1')),
      await fetched(titular, other.id, url),
      await fetched(colleague, id, url),
      await fetched(stranger, id, url),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(asked).toEqual([]);
  });

  it('is fetched for at most four requests of a person at a time', async () => {
    const url = at('/foto?a=1&b=2');
    const waiting = new Map<number, () => void>();
    const { reader, id } = await withPicture(url);
    const answer = answers['/foto?a=1&b=2'];
    answers['/foto?a=1&b=2'] = (response) => waiting.set(waiting.size, () => answer?.(response));
    const all = Array.from({ length: 6 }, () => fetched(reader, id, url));
    await expect.poll(() => waiting.size).toBe(4);
    for (let n = 0; n < 6; n++) {
      await expect.poll(() => waiting.has(n)).toBe(true);
      expect(waiting.size).toBeLessThanOrEqual(n + 4);
      waiting.get(n)?.();
    }
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    if (answer) answers['/foto?a=1&b=2'] = answer;
  });
});

describe('an address that a stranger names', () => {
  it.each([
    'http://127.0.0.1/',
    'http://0x7f000001/',
    'http://localhost/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://224.0.0.1/',
    'http://[::1]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[64:ff9b::a00:1]/',
    'https://127.0.0.1/',
    'http://93.184.215.14:8080/',
    'ftp://93.184.215.14/',
    at('/adentro'),
  ])('is not fetched from %s', async (url) => {
    const outgoing = new OutgoingHttp(Object.assign(Object.create(test.settings), { OIDC_ALLOW_PRIVATE: true }));
    await expect(outgoing.getPublic(url, { accept: '*/*', maxBytes: 1 })).rejects.toThrow(/not allowed/);
  });
});

it('a picture of a mail of a carpeta is fetched for people who see the carpeta, and for nobody else', async () => {
  const { reader, id } = await withPicture(at('/foto?a=1&b=2'));
  const carpeta = await newCarpeta(reader);
  await reader.post('/correos/archivar', { ids: [id], carpetaId: carpeta.id });
  const [{ id: correoId }] = (await reader.get(`/carpetas/${carpeta.id}/correos`)).body.correos;
  const path = `/carpetas/${carpeta.id}/correos/${correoId}/imagen?url=`;
  const ask = async (member: Member, url: string) => (await member.get(path + encodeURIComponent(url))).status;
  const adscripto = await newMiembro(test, reader.cuentaId, 2);
  expect(await ask(adscripto, at('/foto?a=1&b=2'))).toBe(200);
  expect(await ask(adscripto, at('/otra'))).toBe(404);
  expect(await ask((await newCuenta(test)).titular, at('/foto?a=1&b=2'))).toBe(404);
});

describe('a calendar or a card that came with a mail', () => {
  const CALENDAR = [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:Firma', 'DTSTART:20260304T130000Z', 'END:VEVENT', 'END:VCALENDAR'],
    '',
  ].join('\r\n');
  const CARD = 'BEGIN:VCARD\r\nFN:Ana Ruiz\r\nTEL;TYPE=work:011 4555-0001\r\nEMAIL:ana@banco.test\r\nEND:VCARD\r\n';
  const summaries = async (member: Member, files: Parameters<typeof upload>[2]) => {
    const { id } = await newBorrador(member);
    await upload(member, `/correos/borradores/${id}/adjuntos`, files);
    const { archivos } = (await member.get(`/correos/${id}`)).body;
    const paths = archivos.map((archivo: { id: string }) => `/correos/${id}/adjuntos/${archivo.id}/resumen`);
    return Promise.all(paths.map((path: string) => member.get<ResumenDeAdjuntoDto>(path)));
  };

  it('summarizes its content; any other file has no summary', async () => {
    const { titular } = await newCuenta(test);
    const answers = await summaries(titular, [
      { nombre: 'cita.ics', content: CALENDAR },
      { nombre: 'ana.vcf', content: CARD },
      { nombre: 'rota.ics', content: CALENDAR.replace('END:VEVENT', '') },
      { nombre: 'larga.ics', content: CALENDAR.replace('Firma', 'F'.repeat(300_000)) },
      { nombre: 'a.pdf', content: pdf('a') },
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const none = { eventos: [], contactos: [] };
    expect(answers.map(({ body }) => body)).toEqual([
      { eventos: [expect.objectContaining({ titulo: 'Firma', desde: '2026-03-04T13:00:00Z' })], contactos: [] },
      {
        eventos: [],
        contactos: [
          expect.objectContaining({
            name: 'Ana Ruiz',
            emails: [{ email: 'ana@banco.test', label: '' }],
            phoneNumbers: [
              { country: 'ar', phoneNumber: '11 4555 0001', label: 'Trabajo', completo: '+54 11 4555 0001' },
            ],
          }),
        ],
      },
      ...[none, none, none],
    ]);
  });

  it('is summarized for nobody else', async () => {
    const { titular } = await newCuenta(test);
    const stranger = (await newCuenta(test)).titular;
    const { id } = await newBorrador(titular);
    await upload(titular, `/correos/borradores/${id}/adjuntos`, [{ nombre: 'cita.ics', content: CALENDAR }]);
    const [archivo] = (await titular.get(`/correos/${id}`)).body.archivos;
    expect((await stranger.get(`/correos/${id}/adjuntos/${archivo.id}/resumen`)).status).toBe(404);
  });
});
