import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Receptor } from '../../server/oficina/correos/entrada/receptor.service.js';
import { createTestApp, FAST_JOBS, startReplica, type TestApp } from '../factories/app.js';
import { bandejaOf } from '../factories/borradores.js';
import {
  Dialogo,
  DOMINIO,
  deliverTo,
  newDireccion,
  RECIBE_Y_VERIFICA,
  received,
  refusalOf,
  settled,
} from '../factories/correo-entrante.js';
import { newCorreo } from '../factories/correos.js';
import { PATIENCE } from '../factories/patience.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { TcpProxy } from '../factories/tcp-proxy.js';

let test: TestApp;
let ana: Member;
let deAna: string;
let deOtra: string;

beforeAll(async () => {
  test = await createTestApp({ ...FAST_JOBS, ...RECIBE_Y_VERIFICA });
  ana = (await newCuenta(test)).titular;
  deAna = await newDireccion(ana);
  deOtra = await newDireccion((await newCuenta(test)).titular);
});
afterAll(() => test.close());

describe('a hostile mail', () => {
  const nested = Array.from(
    { length: 1_100 },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
  ).join('');
  const whole = { nombre: 'correo-original.eml', enLinea: false };

  it.each([
    ['Anidado', `From: a@afuera.test\r\nSubject: Anidado\r\n${nested}`, { archivos: [whole] }],
    ['Cabeceras', `Subject: Cabeceras\r\n${'X-A: b\r\n'.repeat(140_000)}\r\nhola\r\n`, { archivos: [whole] }],
    [
      'Cuerpo',
      `Subject: Cuerpo\r\nContent-Type: text/html\r\n\r\n${'<b>x</b> '.repeat(800_000)}`,
      { archivos: [whole] },
    ],
    [
      'Muchos',
      `Subject: Muchos\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: image/png\r\n\r\nx\r\n'.repeat(120)}--b--\r\n`,
      { adjuntos: 101 },
    ],
    [
      'Nombres',
      'Subject: Nombres\r\nFrom: =?utf-8?q?Juan=0D=0ABcc=3A_x=40y=2Etest=E2=80=AEgpj?= <JUAN@Afuera.test>\r\n\r\nhola\r\n',
      { de: { nombre: 'Juan Bcc: x@y.testgpj', direccion: 'juan@afuera.test' } },
    ],
    [
      'Juego ñ',
      Buffer.from(
        'Subject: =?iso-8859-1?q?Juego_=F1?=\r\nContent-Type: text/plain; charset=windows-1252\r\n\r\n\x80 a\xf1o\0\r\n',
        'latin1',
      ),
      { html: expect.stringContaining('€ año') },
    ],
    [
      'Juego falso',
      'Subject: Juego falso\r\nContent-Type: text/html; charset=utf-7\r\n\r\n+ADw-script+AD4-x\r\n',
      { html: '+ADw-script+AD4-x' },
    ],
    [
      'Fecha',
      'Subject: Fecha\r\nDate: Mon, 1 Jan 2999 00:00:00 +0000\r\nMessage-ID: sin corchetes y con espacios\r\n\r\nhola\r\n',
      { fecha: expect.stringMatching(/^20[23]\d-/) },
    ],
    [
      'Guion',
      'Subject: Guion\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script><form action=x><input></form>hola\r\n',
      { html: 'hola' },
    ],
    ['', 'From: a@afuera.test\r\n\r\nsin asunto', { html: expect.stringContaining('sin asunto') }],
    [
      'Referencias',
      `Subject: Referencias\r\nReferences: ${Array.from({ length: 300 }, (_, n) => `<${n}@a>`).join(' ')} roto> <x\r\n\r\nhola`,
      {},
    ],
    [
      'Destinatarios',
      `Subject: Destinatarios\r\nTo: ${Array.from({ length: 10_000 }, (_, n) => `p${n}@a.test`).join(',\r\n ')}\r\n\r\nhola`,
      { html: expect.stringContaining('más destinatarios'), archivos: [whole] },
    ],
  ] as [string, string | Buffer, object][])(
    'is stored all the same: %s',
    { timeout: 60_000 },
    async (asunto, raw, expected) => {
      const dirigido = await newCuenta(test);
      const direccion = await newDireccion(dirigido.titular);
      await deliverTo(test, direccion, { raw });
      const correo = await received(dirigido.titular, asunto);
      expect(correo).toMatchObject(expected);
      expect((await dirigido.titular.get(`/correos/${correo.id}/cabeceras`)).status).toBe(200);
      expect((await dirigido.titular.get('/apps/mailbox/mails?folder=inbox')).status).toBe(200);
    },
  );

  it('is stored as a file when the database refuses it', async () => {
    await test.owner.query(`alter table correos add constraint prueba check (asunto <> 'Rechazado' or html !~ 'hola')`);
    const mx = 'Authentication-Results: mx.oficina.test; dmarc=fail';
    const remitente = `${'a'.repeat(80)}@afuera.test`;
    const raw = `${mx}\r\nMessage-ID: <r@x>\r\nSubject: Rechazado\r\n\r\nhola\r\n`;
    await deliverTo(test, deAna, { raw, envelope: { from: remitente, to: deAna } });
    expect(await received(ana, 'Rechazado')).toMatchObject({
      de: { direccion: 'sin-remitente@invalid' },
      autenticacion: 'fallido',
      archivos: [whole],
    });
    await settled(test);
    await test.owner.query('alter table correos drop constraint prueba');
  });

  it('smuggles no second mail in', async () => {
    const dialogo = await Dialogo.openData(test, deAna);
    const second = `MAIL FROM:<jefe@oficina.test>\r\nRCPT TO:<${deAna}>\r\nDATA\r\nSubject: Contrabando\r\n\r\nx`;
    await dialogo.says(
      `Subject: Uno\r\n\r\nhola\n.\n${second}\n.\r\n${second}\r\n.\n${second}\r.\r${second}\r\n.\r\n`,
      '250',
    );
    dialogo.socket.destroy();
    await settled(test);
    expect((await received(ana, 'Uno')).html).toContain('Contrabando');
    expect((await bandejaOf(ana)).filter(({ asunto }) => asunto === 'Contrabando')).toEqual([]);
  });

  it('whose end is missing is not accepted', async () => {
    const dialogo = await Dialogo.openData(test, deAna);
    dialogo.socket.end('Subject: A medias\r\n\r\nhola\r\n');
    await deliverTo(test, deAna, { subject: 'Entero' });
    await received(ana, 'Entero');
    const uploads = async () => (await test.owner.query(`select 1 from subidas where vista_en > '-infinity'`)).rows;
    await expect.poll(uploads, PATIENCE).toEqual([]);
    expect((await bandejaOf(ana)).filter(({ asunto }) => asunto === 'A medias')).toEqual([]);
  });
});

describe('a mail that is not accepted', () => {
  it('is refused with the SMTP code of its reason', { timeout: 60_000 }, async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const fuera = await newMiembro(test, cuentaId, 3);
    const [cerrada, suspendida] = [await newDireccion(titular), await newDireccion(fuera)];
    await test.owner.query(`update membresias set estado = 'suspendida' where usuario_id = $1`, [fuera.usuarioId]);
    expect(await refusalOf(deliverTo(test, suspendida))).toBe(550);
    await test.owner.query(`update cuentas set plan = 'inicial' where id = $1`, [cuentaId]);
    expect(await refusalOf(deliverTo(test, `nadie@${DOMINIO}`))).toBe(550);
    expect(await refusalOf(deliverTo(test, `postmaster@${DOMINIO}`))).toBe(550);
    expect(await refusalOf(deliverTo(test, 'alguien@otro.test'))).toBe(550);
    // Of the 40 MiB that the server announces, this connection may send 1 MiB.
    const { options } = (test.app.get(Receptor) as unknown as { server: SMTPServer }).server;
    const { size } = options;
    options.size = 1024 * 1024;
    const huge = { raw: Buffer.alloc(options.size + 1, 'x\r\n') };
    expect(await refusalOf(deliverTo(test, cerrada, huge))).toBe(552);
    options.size = size;
    const dialogo = await Dialogo.open(test);
    await dialogo.says('EHLO afuera.test\r\n', '250');
    await dialogo.says('MAIL FROM:<a@afuera.test> SIZE=50000000\r\n', '552');
    dialogo.socket.destroy();
    const { correoId } = await newCorreo(test, titular);
    await test.owner.query(
      `insert into correo_adjuntos (cuenta_id, id, correo_id, nombre, sha256, bytes, mime, clave, subido_por)
       values ($1, gen_random_uuid(), $2, 'x', repeat('0', 64), 1073741824, 'text/plain', 'no/esta', $3)`,
      [cuentaId, correoId, titular.usuarioId],
    );
    expect(await refusalOf(deliverTo(test, cerrada))).toBe(452);
    await test.owner.query(
      `update cuentas set cierra_en = now(), cierre_pedido_en = now(), cierre_pedido_por = $2 where id = $1`,
      [cuentaId, titular.usuarioId],
    );
    expect(await refusalOf(deliverTo(test, cerrada))).toBe(550);
    expect(await bandejaOf(fuera)).toEqual(undefined);
  });

  it('has no room in the plan beside the mails that wait for their mailboxes', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const direccion = await newDireccion(titular);
    const uso = async () => (await titular.get('/plan')).body.uso.almacenamientoBytes;
    const wait = (bytes: number) =>
      test.owner.query(
        `insert into correo_entradas (cuenta_id, id, usuario_id, direccion, remitente, clave, bytes, recibida_en)
         values ($1, gen_random_uuid(), $2, $3, '', 'no/esta', $4, now())`,
        [cuentaId, titular.usuarioId, direccion, bytes],
      );
    const GIB = 1024 ** 3;
    await test.owner.query(`update cuentas set plan = 'inicial' where id = $1`, [cuentaId]);
    await wait(GIB - 100);
    expect(await uso()).toBe(GIB - 100);
    expect(await refusalOf(deliverTo(test, direccion))).toBe(452);
    expect(await refusalOf(deliverTo(test, deOtra, { subject: 'Con lugar' }))).toBeUndefined();
    // The room is enough for one mailbox of the cuenta, but not for two. A mail without SIZE may have any size.
    await test.owner.query('update correo_entradas set bytes = bytes - 1200000 where cuenta_id = $1', [cuentaId]);
    const vecino = await newDireccion(await newMiembro(test, cuentaId, 3));
    const dialogo = await Dialogo.open(test);
    await dialogo.says('EHLO afuera.test\r\n', '250');
    for (const size of [' SIZE=1000000', '']) {
      await dialogo.says(`MAIL FROM:<a@afuera.test>${size}\r\n`, '250');
      await dialogo.says(`RCPT TO:<${direccion}>\r\n`, '250');
      await dialogo.says(`RCPT TO:<${vecino}>\r\n`, '452');
      await dialogo.says(`RCPT TO:<${deOtra}>\r\n`, '250');
      await dialogo.says('RSET\r\n', '250');
    }
    await test.owner.query('update correo_entradas set bytes = bytes + 1000000 where cuenta_id = $1', [cuentaId]);
    await dialogo.says('MAIL FROM:<a@afuera.test>\r\n', '250');
    await dialogo.says(`RCPT TO:<${direccion}>\r\n`, '452');
    dialogo.socket.destroy();
    await wait(GIB);
    expect(await refusalOf(deliverTo(test, deOtra))).toBe(452);
    await test.owner.query('delete from correo_entradas where cuenta_id = $1', [cuentaId]);
    expect(await uso()).toBe(0);
    await deliverTo(test, direccion, { subject: 'Con lugar otra vez' });
    await received(titular, 'Con lugar otra vez');
  });

  it('ends the connection of a sender who tries many names', async () => {
    const dialogo = await Dialogo.open(test);
    await dialogo.says('EHLO afuera.test\r\n', '250');
    await dialogo.says('MAIL FROM:<>\r\n', '250');
    for (let n = 0; n < 10; n++) {
      await dialogo.says(`RCPT TO:<nadie${n}@${DOMINIO}>\r\n`, '550');
    }
    await dialogo.says(`RCPT TO:<nadie@${DOMINIO}>\r\n`, '421');
  });

  it('is refused when one address sends too much, by a server that offers neither a sign-in nor STARTTLS', async () => {
    const replica = await startReplica(test, { LIMIT_MAIL_IN: 1 });
    try {
      const dialogo = await Dialogo.open(replica);
      await dialogo.says('EHLO afuera.test\r\n', '250');
      expect(dialogo.reply).toContain('SIZE 41943040');
      expect(dialogo.reply).not.toMatch(/STARTTLS|AUTH|XCLIENT/);
      await dialogo.says('AUTH PLAIN AGEAYg==\r\n', '500');
      await dialogo.says('STARTTLS\r\n', '500');
      await test.owner.query('delete from limites');
      await dialogo.says('MAIL FROM:<a@afuera.test>\r\n', '250');
      await dialogo.says('RSET\r\n', '250');
      await dialogo.says('MAIL FROM:<a@afuera.test>\r\n', '451');
      const others = await Promise.all(Array.from({ length: 19 }, () => Dialogo.open(replica)));
      await expect(Dialogo.open(replica, '421')).resolves.toBeDefined();
      for (const { socket } of [dialogo, ...others]) {
        socket.destroy();
      }
    } finally {
      await replica.app.close();
    }
  });

  it('is postponed while the database is away, and accepted afterwards', async () => {
    const proxy = await TcpProxy.open();
    const replica = await startReplica(test, { POOL_ACQUIRE_MS: 500 }, proxy);
    try {
      const dialogo = await Dialogo.open(replica);
      await dialogo.says('EHLO afuera.test\r\n', '250');
      await dialogo.says('MAIL FROM:<a@afuera.test>\r\n', '250');
      await dialogo.says(`RCPT TO:<${deAna}>\r\n`, '250');
      proxy.break();
      await dialogo.says(`RCPT TO:<${deOtra}>\r\n`, '451');
      await dialogo.says('DATA\r\n', '354');
      await dialogo.says('Subject: Sin base\r\n\r\nhola\r\n.\r\n', '451');
      proxy.repair();
      await expect.poll(() => refusalOf(deliverTo(replica, deAna, { subject: 'Con base' })), PATIENCE).toBeUndefined();
      await received(ana, 'Con base');
      expect((await bandejaOf(ana)).filter(({ asunto }) => asunto === 'Sin base')).toEqual([]);
    } finally {
      await replica.app.close();
      proxy.close();
    }
  });
});
