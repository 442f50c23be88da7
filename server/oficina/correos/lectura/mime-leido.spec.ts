import { describe, expect, it } from 'vitest';
import { cabecerasDe, legible } from './headers.js';
import { leerMime } from './mime.js';
import { isMessageId, minimo } from './mime-leido.js';

const WIDE = '\u{20000}'.repeat(300);

/** Measures headers as the database does, which stores up to 400,000 bytes. */
const bytesOf = (cabeceras: object) => Buffer.byteLength(JSON.stringify(cabeceras));

it('makes links in plain text, however many signs follow', async () => {
  const raw = `Subject: x\r\n\r\n(https://a.test/b?c).\r\n${`https://${')'.repeat(1_900)}a `.repeat(300)}`;
  const { html } = await leerMime(Buffer.from(raw));
  expect(html).toContain('>https://a.test/b?c</a>).<br />');
});

it.each([
  ['', 'A\xf1o \x80'],
  ['Content-Type: text/plain; charset=us-ascii\r\nContent-Transfer-Encoding: quoted-printable\r\n', 'A=F1o =80'],
])('reads bytes without a charset as those of Windows, and UTF-8 as UTF-8: %j', async (headers, body) => {
  const raw = `Subject: A\xf1o\r\nFrom: Mu\xf1oz <m@a.test>\r\nCc: Nu\xc3\xb1ez <n@a.test>\r\n${headers}\r\n${body}`;
  const leido = await leerMime(Buffer.from(raw, 'latin1'));
  expect(leido).toMatchObject({ asunto: 'Año', texto: 'Año €', de: [{ nombre: 'Muñoz' }], cc: [{ nombre: 'Nuñez' }] });
  expect(leido.cabeceras[0]).toEqual({ nombre: 'Subject', valor: 'Año' });
  expect(await leerMime(Buffer.from('Subject: Año\r\n\r\nAño €'))).toMatchObject({ asunto: 'Año', texto: 'Año €' });
});

it.each(['utf-8', 'x-nada'])(
  'reads a text that contradicts its charset %s as a text without a charset',
  async (charset) => {
    const headers = `Content-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: 8bit\r\n`;
    const raw = (body: string) => Buffer.from(`${headers}\r\n${body}`, 'latin1');
    expect((await leerMime(raw('El a\xf1o de \xcd\xf1igo'))).texto).toBe('El año de Íñigo');
    // A text that was cut within a letter keeps its charset.
    expect((await leerMime(raw('A\xc3\xb1o, a\xc3\xb1o\xc3'))).texto).toBe('Año, año\uFFFD');
  },
);

it('shows an invitation once although it is in the text and in a file', async () => {
  const parte = (headers: string, text: string) => `--b\r\nContent-Type: ${headers}\r\n\r\n${text}\r\n`;
  const invitacion = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
  const raw = [
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n',
    parte('text/html', '<img src="cid:uno">'),
    parte('text/calendar; method=REQUEST', invitacion),
    parte('application/ics; name=invite.ics', invitacion),
    parte('image/png; name=uno.png\r\nContent-ID: <uno>', 'x'),
    '--b--',
  ].join('');
  const { partes, html } = await leerMime(Buffer.from(raw));
  expect(partes.map(({ nombre }) => nombre)).toEqual(['invite.ics', 'uno.png']);
  expect(html).toContain('data-adjunto="1"');
});

const PDF = 'JVBERi0xLjcK\r\n'.repeat(5_000);
const CITA = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

it.each([
  ['application/pdf; name=a.pdf', 'base64', PDF, 45_000, 'a.pdf'],
  ['image/jpeg', 'base64', PDF, 45_000, ''],
  ['application/octet-stream', 'base64', PDF, 45_000, ''],
  ['text/html; name=a.html\r\nContent-Disposition: attachment', 'base64', PDF, 45_000, 'a.html'],
  ['text/calendar; method=REQUEST', '7bit', CITA, CITA.length, ''],
  ['message/rfc822', '7bit', 'Subject: Adentro\r\n\r\nhola', 24, 'Adentro.eml'],
  ['cualquiera', 'x-uuencode', 'begin', 5, ''],
  ['multipart/mixed; boundary=b', '7bit', `--b\r\nContent-Type: application/pdf\r\n\r\n${PDF}`, PDF.length, ''],
])('keeps the file with which a mail ends: %s, %s', async (type, encoding, body, bytes, nombre) => {
  const raw = `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`;
  const { partes, aviso } = await leerMime(Buffer.from(raw));
  expect(partes.map((parte) => [parte.nombre, parte.contenido.length])).toEqual([[nombre, bytes]]);
  expect(aviso).toBeNull();
});

it('says that parts are missing when no part was found', async () => {
  const leido = await leerMime(Buffer.from('Content-Type: multipart/mixed\r\n\r\n--b\r\n\r\nhola'));
  expect(leido).toMatchObject({ aviso: 'archivos', partes: [] });
});

it('decodes encoded headers', () => {
  const [subject, other] = cabecerasDe(
    Buffer.from('Subject: =?UTF-8?Q?Cancelaci=C3=B3n?=\r\n =?iso-8859-1?B?IOFyZWE=?=\r\nX-A: =?x?Q?a?=\r\n\r\n'),
  ).map(legible);
  expect([subject?.valor, other?.valor]).toEqual(['Cancelación área', 'a']);
});

describe('the stored part of a mail', () => {
  it('has headers within the bytes of the database', () => {
    const raw = Buffer.from(Array.from({ length: 40 }, (_, n) => `X-${n}: ${'中'.repeat(5_000)}\r\n`).join(''));
    const cabeceras = cabecerasDe(raw);
    expect(cabeceras.length).toBeGreaterThan(10);
    expect(bytesOf(cabeceras)).toBeLessThan(260 * 1024);
  });

  it('has Message-IDs within the bytes of the database', async () => {
    expect(isMessageId(`<${'a'.repeat(898)}>`)).toBe(true);
    expect(isMessageId(`<${'a'.repeat(899)}>`)).toBe(false);
    expect(isMessageId(`<${WIDE}>`)).toBe(false);
    const leido = await leerMime(Buffer.from(`Message-ID: <${WIDE}>\r\nReferences: <${WIDE}> <b@x>\r\n\r\nhola`));
    expect(leido).toMatchObject({ messageId: null, referencias: ['<b@x>'] });
  });

  it('has a limited text, with the ids of its pictures', async () => {
    const raw =
      'Content-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n' +
      `${'<img src="cid:a">'.repeat(40_000)}\r\n--b\r\nContent-Type: image/png\r\nContent-ID: <a>\r\n\r\nx\r\n--b--\r\n`;
    expect(await leerMime(Buffer.from(raw))).toMatchObject({ html: '', texto: '', aviso: 'largo' });
  });

  it('keeps the limits of the database also for a mail of which hardly anything is kept', () => {
    const raw = Buffer.from(
      `Message-ID: <${WIDE}>\r\nX-A: b\r\nSubject: Hola\r\n${`From: ${'中'.repeat(16_000)}\r\n`.repeat(9)}\r\nhola`,
    );
    const leido = minimo(raw);
    expect(leido).toMatchObject({ messageId: null, asunto: 'Hola', aviso: 'ilegible', html: '' });
    expect(leido.cabeceras.map(({ nombre }) => nombre)).not.toContain('X-A');
    expect(bytesOf(leido.cabeceras)).toBeLessThan(400_000);
  });
});
