import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EnviosService } from '../../server/oficina/correos/envios.service.js';
import { createTestApp, FAST_JOBS, sharedTestApp, type TestApp } from '../factories/app.js';
import {
  BORRADORES,
  bandejaOf,
  destinatarios,
  newBorrador,
  newEnviado,
  readCorreo,
  sent,
} from '../factories/borradores.js';
import { Buzon, type Received } from '../factories/buzon.js';
import { pdf, upload } from '../factories/documentos.js';
import { loseJob } from '../factories/lost-jobs.js';
import { mailTo } from '../factories/mails.js';
import { PATIENCE } from '../factories/patience.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';
import { freePort } from '../support/product.js';

const banco = { nombre: 'Banco', direccion: 'banco@afuera.test' };

const header = (mail: Received | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value;

describe('with a mail server', () => {
  let test: TestApp;
  let buzon: Buzon;
  let ana: Member;
  let beto: Member;

  beforeAll(async () => {
    buzon = new Buzon(await freePort());
    test = await createTestApp({
      ...FAST_JOBS,
      SMTP_URL: buzon.url,
      MAIL_FROM: 'Carpetas <avisos@carpetas.test>',
      PUBLIC_URL: 'https://carpetas.test/',
    });
    await buzon.open();
    const { cuentaId, titular } = await newCuenta(test);
    ana = titular;
    beto = await newMiembro(test, cuentaId, 3, 'Beto, "el" Díaz');
  });
  afterEach(() => {
    buzon.received.length = 0;
    buzon.answers.clear();
    buzon.refusals = 0;
  });
  afterAll(async () => {
    await test.close();
    await buzon.close();
  });

  const enviosOf = async (id: string) => (await readCorreo(ana, id)).envios;
  const jobOf = async (correoId: string) =>
    (
      await test.owner.query(
        `select state::text, data from pgboss.job where name = 'correos-smtp' and data->>'correoId' = $1`,
        [correoId],
      )
    ).rows[0];
  const correoIdOf = async (id: string) =>
    (await test.owner.query('select correo_id as id from correo_copias where id = $1', [id])).rows[0].id;
  /** The result of `find` once the next tries are due. */
  const retried =
    <T>(find: () => Promise<T>) =>
    async () => {
      await test.owner.query(
        `update pgboss.job set start_after = now() where name = 'correos-smtp' and state = 'retry'`,
      );
      return find();
    };

  it('a mail goes out whole: from its author, to people outside, with its files', async () => {
    const { id } = await newBorrador(ana, {
      para: [banco, ...destinatarios(beto)],
      cc: [{ direccion: 'copia@afuera.test' }],
      cco: [{ direccion: 'oculta@afuera.test' }],
      asunto: 'Cancelación',
      html: '<p>Buen <b>día</b>, ver <a href="/carpetas/1">la carpeta</a></p>',
    });
    const content = pdf('adjunto', 300_000);
    await upload(ana, `${BORRADORES}/${id}/adjuntos`, [{ nombre: 'cancelación "final".pdf', content }]);
    const { events } = await listen(ana);
    await sent(test, ana, id);
    await expect
      .poll(() => enviosOf(id), PATIENCE)
      .toEqual(
        ['banco', 'copia', 'oculta'].map((quien) => ({
          direccion: `${quien}@afuera.test`,
          estado: 'enviado',
          motivo: null,
        })),
      );
    expect(events).toContainEqual({ type: 'mailbox.changed', mails: [id] });
    expect(await bandejaOf(beto)).toMatchObject([{ asunto: 'Cancelación', adjuntos: 1 }]);
    expect(buzon.received).toHaveLength(1);
    const [mail] = buzon.received as [Received];
    expect(mail.rcpt.toSorted()).toEqual(['banco@afuera.test', 'copia@afuera.test', 'oculta@afuera.test']);
    expect(mail).toMatchObject({
      from: { name: ana.nombre, address: 'avisos@carpetas.test' },
      replyTo: [{ name: ana.nombre, address: ana.email }],
      to: [
        { name: 'Banco', address: banco.direccion },
        { name: beto.nombre, address: beto.email },
      ],
      cc: [{ address: 'copia@afuera.test' }],
      subject: 'Cancelación',
      text: expect.stringContaining('Buen día, ver la carpeta'),
      html: expect.stringContaining('href="https://carpetas.test/carpetas/1"'),
      attachments: [{ filename: 'cancelación "final".pdf', mimeType: 'application/pdf' }],
    });
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(Buffer.from(content))).toBe(true);
    expect(JSON.stringify(mail.headers)).not.toContain('oculta');
    expect(header(mail, 'bcc')).toBeUndefined();
  });

  it('an answer names the mail that it answers', async () => {
    const uno = await newEnviado(test, ana, { para: [banco], asunto: 'Uno' });
    const dos = await newEnviado(test, ana, { base: { id: uno.id, tipo: 'responder' } });
    await expect.poll(() => enviosOf(dos.id), PATIENCE).toMatchObject([{ estado: 'enviado' }]);
    const [first, second] = buzon.to(banco.direccion);
    expect(second).toMatchObject({ subject: 'Re: Uno', inReplyTo: first?.messageId, references: first?.messageId });
    expect(second?.text).toContain(`${ana.nombre} escribió:`);
  });

  it('a name or a subject is text: it makes no header and no recipient', async () => {
    const nombre = 'Juan <x@otra.test>, "Eva\r\nBcc: robo@otra.test';
    const { id } = await newEnviado(test, ana, {
      para: [{ nombre, direccion: banco.direccion }],
      asunto: 'Hola\r\nBcc: robo@otra.test\r\n\r\nCuerpo',
    });
    await expect.poll(() => enviosOf(id), PATIENCE).toMatchObject([{ estado: 'enviado' }]);
    const [mail] = buzon.received as [Received];
    expect(mail.rcpt).toEqual([banco.direccion]);
    expect(header(mail, 'bcc')).toBeUndefined();
    expect(mail.to).toEqual([{ name: 'Juan <x@otra.test>, "Eva Bcc: robo@otra.test', address: banco.direccion }]);
    expect(mail.subject).toContain('Bcc: robo@otra.test');
  });

  it('each address has its outcome: a refused address does not stop the others', async () => {
    buzon.answers.set('nadie@afuera.test', { responseCode: 550, message: '5.1.1 No existe' });
    buzon.answers.set('luego@afuera.test', { responseCode: 451, message: '4.7.1 Más tarde' });
    for (const direccion of ['nadie@ñandú.test', 'nadie@xn--and-6ma2c.test']) {
      buzon.answers.set(direccion, { responseCode: 550, message: '5.1.1 Tampoco' });
    }
    const outside = ['nadie@afuera.test', 'luego@afuera.test', 'nadie@ñandú.test'];
    const para = [banco, ...outside.map((direccion) => ({ direccion }))];
    const { id } = await newEnviado(test, ana, { para, asunto: 'Tres' });
    await expect
      .poll(() => enviosOf(id), PATIENCE)
      .toMatchObject([
        { direccion: 'banco@afuera.test', estado: 'enviado', motivo: null },
        { direccion: 'luego@afuera.test', estado: 'en_cola', motivo: expect.stringContaining('Más tarde') },
        { direccion: 'nadie@afuera.test', estado: 'rechazado', motivo: expect.stringContaining('No existe') },
        { direccion: 'nadie@ñandú.test', estado: 'rechazado', motivo: expect.stringContaining('Tampoco') },
      ]);
    expect(await readCorreo(ana, id)).toMatchObject({ rechazado: true });
    buzon.answers.clear();
    await expect
      .poll(
        retried(async () => (await enviosOf(id))[1]),
        PATIENCE,
      )
      .toMatchObject({ estado: 'enviado' });
    expect(buzon.received.map(({ rcpt }) => rcpt)).toEqual([['banco@afuera.test'], ['luego@afuera.test']]);
    expect(new Set(buzon.received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('a mail is tried until the last try, and then its author is told', async () => {
    buzon.refusals = 100;
    const { id } = await newEnviado(test, ana, { para: [banco], asunto: 'Lleno' });
    await expect.poll(() => enviosOf(id), PATIENCE).toMatchObject([{ estado: 'en_cola', motivo: '452 Buzón lleno' }]);
    const { data } = await jobOf(await correoIdOf(id));
    const { signal } = new AbortController();
    await test.app.get(EnviosService).send({ data, isLastTry: true, signal });
    expect(await enviosOf(id)).toMatchObject([{ estado: 'rechazado', motivo: '452 Buzón lleno' }]);
    await test.app.get(EnviosService).send({ data, isLastTry: false, signal });
    expect(buzon.received).toEqual([]);
  });

  it('the author is told that the server did not answer at all', async () => {
    await buzon.close();
    const { id } = await newEnviado(test, ana, { para: [banco], asunto: 'Lejos' });
    await expect
      .poll(() => enviosOf(id), PATIENCE)
      .toMatchObject([{ estado: 'en_cola', motivo: 'El servidor de correo no respondió.' }]);
    await buzon.open();
    await expect
      .poll(
        retried(() => enviosOf(id)),
        PATIENCE,
      )
      .toMatchObject([{ estado: 'enviado' }]);
  });

  it('a mail is sent again with the same Message-ID when the process died before it recorded the sending, and no third time', async () => {
    const { id } = await newEnviado(test, ana, { para: [banco], asunto: 'Doble' });
    await expect.poll(() => enviosOf(id), PATIENCE).toMatchObject([{ estado: 'enviado' }]);
    const correoId = await correoIdOf(id);
    await test.owner.query(`update correo_envios set estado = 'en_cola' where correo_id = $1`, [correoId]);
    const run = { data: { cuentaId: ana.cuentaId, usuarioId: ana.usuarioId, correoId }, isLastTry: false };
    const { signal } = new AbortController();
    await test.app.get(EnviosService).send({ ...run, signal });
    await test.app.get(EnviosService).send({ ...run, signal });
    expect(buzon.received.map(({ messageId }) => messageId)).toEqual([
      `<${correoId}@carpetas.test>`,
      `<${correoId}@carpetas.test>`,
    ]);
  });

  it('a mail counts as refused when the process died in its last try', async () => {
    buzon.refusals = 1;
    const { id } = await newEnviado(test, ana, { para: [banco], asunto: 'Perdido' });
    await expect.poll(() => enviosOf(id), PATIENCE).toMatchObject([{ estado: 'en_cola' }]);
    const correoId = await correoIdOf(id);
    const { rows } = await test.owner.query(
      `delete from pgboss.job where name = 'correos-smtp' and data->>'correoId' = $1 returning data`,
      [correoId],
    );
    await loseJob(test, 'correos-smtp', rows[0].data);
    await expect
      .poll(() => enviosOf(id), PATIENCE)
      .toMatchObject([{ estado: 'rechazado', motivo: 'El servidor de correo no respondió.' }]);
  });

  it('a mail leaves to a member who was suspended, and is not lost when its author removes it first', async () => {
    const fuera = await newMiembro(test, ana.cuentaId, 4);
    await test.owner.query(`update membresias set estado = 'suspendida' where usuario_id = $1`, [fuera.usuarioId]);
    buzon.refusals = 1;
    const { id } = await newEnviado(test, ana, { para: destinatarios(fuera), asunto: 'Suspendida' });
    await expect.poll(() => enviosOf(id), PATIENCE).toMatchObject([{ direccion: fuera.email, estado: 'en_cola' }]);
    const correoId = await correoIdOf(id);
    await ana.patch('/correos', { ids: [id], bandeja: 'trash' });
    expect((await ana.post('/correos/borrar', { ids: [id] })).body).toEqual({ borrados: 1 });
    await expect
      .poll(
        retried(async () => buzon.to(fuera.email)),
        PATIENCE,
      )
      .toHaveLength(1);
    await expect
      .poll(async () => (await test.owner.query('select 1 from correos where id = $1', [correoId])).rows, PATIENCE)
      .toEqual([]);
  });
});

describe('without a mail server', () => {
  it('a mail to outside is left in a file', async () => {
    const test = await sharedTestApp();
    const { titular } = await newCuenta(test);
    const { id } = await newEnviado(test, titular, {
      para: [banco],
      cco: [{ direccion: 'oculta@afuera.test' }],
      asunto: 'Archivo',
    });
    await expect
      .poll(async () => (await readCorreo(titular, id)).envios, PATIENCE)
      .toMatchObject([{ estado: 'enviado' }, { estado: 'enviado' }]);
    const mail = await mailTo(test, banco.direccion, 'Archivo');
    expect(JSON.stringify(mail.headers)).not.toContain('oculta');
  });
});
