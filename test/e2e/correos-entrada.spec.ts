import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UploadSweeper } from '../../server/common/files/upload-sweeper.js';
import { Entregas } from '../../server/oficina/correos/entrada/entregas.service.js';
import { createTestApp, FAST_JOBS, sharedTestApp, startReplica, type TestApp } from '../factories/app.js';
import { bandejaOf, destinatarios, newBorrador, newEnviado } from '../factories/borradores.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newContacto } from '../factories/contactos.js';
import {
  DOMINIO,
  deliverTo,
  newDireccion,
  RECIBE_Y_VERIFICA,
  received,
  settled,
} from '../factories/correo-entrante.js';
import { storedKeys } from '../factories/documentos.js';
import { loseJob } from '../factories/lost-jobs.js';
import { mailTo, rawMailTo } from '../factories/mails.js';
import { PATIENCE } from '../factories/patience.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let test: TestApp;
let ana: Member;
let beto: Member;
let otra: Member;
let deAna: string;
let deOtra: string;

beforeAll(async () => {
  test = await createTestApp({ ...FAST_JOBS, ...RECIBE_Y_VERIFICA });
  const { cuentaId, titular } = await newCuenta(test);
  ana = titular;
  beto = await newMiembro(test, cuentaId, 3);
  otra = (await newCuenta(test)).titular;
  deAna = await newDireccion(ana);
  deOtra = await newDireccion(otra);
});
afterAll(() => test.close());

describe('a mail from outside', () => {
  it('reaches its recipients in their cuentas, live and with an aviso, and nobody else', async () => {
    const { events } = await listen(ana);
    const attachments = [
      { filename: 'plano.png', content: PNG, cid: 'plano@x' },
      { filename: 'a/b‮fdp.txt', content: 'hola' },
      { filename: 'nada.txt', content: '' },
      { filename: false as const, content: PNG, contentType: 'image/png' },
    ];
    const html = '<p>Vea <img src="cid:plano@x" alt="Plano"><img src="https://afuera.test/x.png"></p>';
    await deliverTo(test, [deAna.toUpperCase(), deOtra], { subject: 'Para dos', html, attachments });
    const correo = await received(ana, 'Para dos');
    expect(correo).toMatchObject({
      de: { nombre: 'Banco', direccion: 'banco@afuera.test', usuarioId: null },
      estado: 'recibido',
      esPropio: false,
      leido: false,
      adjuntos: 3,
      autenticacion: 'sin_datos',
      archivos: [
        { nombre: 'plano.png', mime: 'image/png', enLinea: true },
        { nombre: 'bfdp.txt', mime: 'text/plain', enLinea: false },
        { nombre: 'nada.txt', bytes: 0, previsualizable: false },
        { nombre: 'Adjunto 4.png', mime: 'image/png', enLinea: false },
      ],
    });
    expect(correo.html).toBe(
      `<p>Vea <img data-adjunto="${correo.archivos[0]?.id}" alt="Plano" /><img data-remota="https://afuera.test/x.png" /></p>`,
    );
    const suya = await received(otra, 'Para dos');
    expect(suya.archivos[0]?.id).not.toBe(correo.archivos[0]?.id);
    expect((await otra.get(`/correos/${correo.id}`)).status).toBe(404);
    expect(await bandejaOf(beto)).toEqual([]);
    expect(events).toContainEqual({ type: 'mailbox.changed', mails: [correo.id] });
    expect((await ana.get('/common/messages')).body).toMatchObject([
      { title: 'Correo nuevo de Banco', description: 'Para dos', link: `/apps/mailbox/inbox/1/${correo.id}` },
    ]);
    const { body } = await ana.get(`/correos/${correo.id}/cabeceras`);
    expect(body.slice(0, 2)).toMatchObject([
      { nombre: 'Return-Path', valor: '<banco@afuera.test>' },
      {
        nombre: 'Received',
        valor: expect.stringMatching(/^from .* \(\[127\.0\.0\.1\]\) by correo\.oficina\.test with ESMTP/),
      },
    ]);
    await settled(test);
    await test.app.get(UploadSweeper).sweep();
    const { rows } = await test.owner.query('select clave from correo_adjuntos where cuenta_id = $1', [ana.cuentaId]);
    expect((await storedKeys(test, ana.cuentaId)).toSorted()).toEqual(rows.map(({ clave }) => clave).toSorted());
  });

  it('that is a single file, as scanners send it, keeps the file', async () => {
    const raw = await readFile(new URL('../factories/entradas/m-raiz-pdf.eml', import.meta.url));
    await deliverTo(test, deAna, { raw });
    expect(await received(ana, 'm-raiz-pdf')).toMatchObject({
      archivos: [{ nombre: 'escaneo.pdf', mime: 'application/pdf', bytes: 32_060 }],
    });
  });

  it('is answered at the address of its Reply-To', async () => {
    await deliverTo(test, deAna, { subject: 'Consulta', replyTo: 'Mesa <mesa@correo.afuera.test>, jefe@otra.test' });
    const correo = await received(ana, 'Consulta');
    const responderA = [{ nombre: 'Mesa', direccion: 'mesa@correo.afuera.test' }, { direccion: 'jefe@otra.test' }];
    expect(correo).toMatchObject({ responderA, respuestaAjena: true });
    expect((await newBorrador(ana, { base: { id: correo.id, tipo: 'responder' } })).para).toMatchObject(responderA);
    await deliverTo(test, deAna, { subject: 'A sí mismo', replyTo: 'BANCO@afuera.test' });
    expect(await received(ana, 'A sí mismo')).toMatchObject({ responderA: [], respuestaAjena: false });
  });

  it('is forwarded with the pictures of its text', async () => {
    const attachments = [
      { filename: 'plano.png', content: PNG, cid: 'plano@x' },
      { filename: 'poder.txt', content: 'hola' },
      { filename: 'nada.txt', content: '' },
    ];
    const html = '<p>Vea <img src="cid:plano@x" alt="Plano"></p>';
    await deliverTo(test, deAna, { subject: 'Con plano', html, attachments });
    const { id } = await received(ana, 'Con plano');
    const base = { id, tipo: 'reenviar' };
    const reenviado = await newEnviado(test, ana, { base, para: [{ direccion: 'arquitecta@afuera.test' }] });
    const [plano, , nada] = reenviado.archivos;
    expect([plano, nada]).toMatchObject([{ enLinea: true }, { bytes: 0 }]);
    expect(reenviado.html).toContain(`<img data-adjunto="${plano?.id}" alt="Plano" />`);
    const salido = await mailTo(test, 'arquitecta@afuera.test', 'Fwd: Con plano');
    const [, cid] = /<img src="cid:([^"]+)" alt="Plano"/.exec(salido.html ?? '') ?? [];
    expect(salido.attachments).toContainEqual(
      expect.objectContaining({ filename: 'plano.png', contentId: `<${cid}>`, disposition: 'inline' }),
    );
  });

  it('is forwarded without the addresses with which colleagues sign in', async () => {
    const colega = await newMiembro(test, ana.cuentaId, 3);
    const deColega = await newDireccion(colega);
    const interno = await newEnviado(test, ana, { para: [{ direccion: colega.email }], asunto: 'Interno' });
    const base = { id: interno.id, tipo: 'reenviar' };
    const { html } = await newEnviado(test, ana, { base, para: [{ direccion: 'arquitecta@afuera.test' }] });
    expect(html).toContain(`&lt;${deAna}&gt;`);
    expect(html).toContain(`Para: ${deColega}`);
    for (const email of [ana.email, colega.email]) expect(html).not.toContain(email);
  });

  it('joins the thread of the mail that it answers, otherwise the thread of its subject', async () => {
    const enviado = await newEnviado(test, ana, { para: [{ direccion: 'banco@afuera.test' }], asunto: 'Cancelación' });
    const salido = await mailTo(test, 'banco@afuera.test', 'Cancelación');
    expect(salido).toMatchObject({ from: { address: deAna, name: ana.nombre } });
    expect(salido.replyTo).toBeUndefined();
    await deliverTo(test, deAna, { subject: 'Re: Cancelación de hipoteca', inReplyTo: salido.messageId });
    await deliverTo(test, deAna, { subject: 'RE: cancelación' });
    await deliverTo(test, deAna, { subject: 'Re: Cancelación', from: 'otro@afuera.test' });
    expect(await received(ana, 'Re: Cancelación de hipoteca')).toMatchObject({ hiloId: enviado.hiloId });
    expect(await received(ana, 'RE: cancelación')).toMatchObject({ hiloId: enviado.hiloId });
    expect((await received(ana, 'Re: Cancelación')).hiloId).not.toBe(enviado.hiloId);
    const forged =
      'Authentication-Results: mx.oficina.test;\r\n dmarc=fail header.from=afuera.test\r\n' +
      'From: Banco <banco@afuera.test>\r\nSubject: re: Cancelación\r\n\r\nCambió la cuenta.\r\n';
    await deliverTo(test, deAna, { raw: forged });
    expect((await received(ana, 're: Cancelación')).hiloId).not.toBe(enviado.hiloId);
    // The count beside a mail is the number of mails that are shown and filed with it.
    const { id, enHilo } = await received(ana, 'RE: cancelación');
    expect([enHilo, (await ana.get(`/correos/${id}/hilo`)).body.length]).toEqual([3, 3]);
    const { id: carpetaId } = await newCarpeta(ana);
    await ana.post('/correos/archivar', { ids: [id], carpetaId, hilo: true });
    expect((await ana.get(`/carpetas/${carpetaId}/correos`)).body.paginacion.total).toBe(3);
  });

  it('shows whether the own mail server verified its sender', async () => {
    const raw = (results: string, subject: string) =>
      `${results}From: Banco <banco@afuera.test>\r\nSubject: ${subject}\r\n\r\nhola\r\n`;
    const mx = 'Authentication-Results: mx.oficina.test;\r\n dmarc=';
    await deliverTo(test, deAna, { raw: raw(`${mx}pass header.from=afuera.test\r\n`, 'Verificado') });
    await deliverTo(test, deAna, { raw: raw(`${mx}fail header.from=afuera.test\r\n`, 'Fallido') });
    expect(await received(ana, 'Verificado')).toMatchObject({ autenticacion: 'verificado' });
    expect(await received(ana, 'Fallido')).toMatchObject({ autenticacion: 'fallido' });
  });

  it('goes to spam because of the own mail server or of its sender, until the person takes it out of spam', async () => {
    const eva = await newMiembro(test, ana.cuentaId, 3);
    const deEva = await newDireccion(eva);
    const raw = (subject: string, headers = '') =>
      `${headers}From: Ofertas <ofertas@afuera.test>\r\nSubject: ${subject}\r\n\r\nhola\r\n`;
    const arrivesIn = async (bandeja: string, subject: string, headers = '') => {
      await deliverTo(test, deEva, { raw: raw(subject, headers) });
      await settled(test);
      expect((await bandejaOf(eva, bandeja)).map(({ asunto }) => asunto)).toContain(subject);
      return (await bandejaOf(eva, bandeja)).find(({ asunto }) => asunto === subject)!;
    };
    const move = (id: string, bandeja: string) => eva.patch('/correos', { ids: [id], bandeja });
    await arrivesIn('spam', 'Del servidor', 'X-Spam-Flag: YES\r\nAuthentication-Results: mx.oficina.test; none\r\n');
    expect((await eva.get('/common/messages')).body).toEqual([]);
    const { id } = await arrivesIn('inbox', 'De otros', 'X-Spam-Status: Yes, score=9\r\n');
    await move(id, 'spam');
    await arrivesIn('spam', 'Otra vez');
    await move(id, 'trash');
    await move(id, 'inbox');
    await arrivesIn('inbox', 'No es spam');
    // A forged mail in the name of a person's contact does not silence the contact.
    await newContacto(eva, { emails: [{ email: 'Ofertas@afuera.test', label: '' }] });
    await move((await arrivesIn('inbox', 'En su nombre')).id, 'spam');
    await arrivesIn('inbox', 'De quien conoce');
    const verificado = 'Authentication-Results: mx.oficina.test; dmarc=pass header.from=afuera.test\r\n';
    await move((await arrivesIn('inbox', 'De verdad', verificado)).id, 'spam');
    await arrivesIn('spam', 'Basta');
  });

  it('that names a member as its sender counts as forged, unless the own mail server verified it', async () => {
    const raw = (from: string, subject: string, results = '') =>
      `${results}From: Jefe <${from}>\r\nSubject: ${subject}\r\n\r\nhola\r\n`;
    const mx = `Authentication-Results: mx.oficina.test; dmarc=pass header.from=${DOMINIO}\r\n`;
    await deliverTo(test, deAna, { raw: raw(deOtra, 'Del dominio') });
    await deliverTo(test, deAna, { raw: raw(beto.email.toUpperCase(), 'De Beto') });
    await deliverTo(test, deAna, { raw: raw(otra.email, 'De una extraña') });
    await deliverTo(test, deAna, { raw: raw(deOtra, 'Del dominio, verificado', mx) });
    expect(await received(ana, 'Del dominio')).toMatchObject({ autenticacion: 'fallido' });
    expect(await received(ana, 'De Beto')).toMatchObject({ autenticacion: 'fallido' });
    expect(await received(ana, 'De una extraña')).toMatchObject({ autenticacion: 'sin_datos' });
    expect(await received(ana, 'Del dominio, verificado')).toMatchObject({ autenticacion: 'verificado' });
    // A recipient of a mail that left from here gets its full contents.
    await newEnviado(test, ana, { para: [{ direccion: deOtra }], asunto: 'Repetido por otro' });
    await deliverTo(test, deOtra, { raw: await rawMailTo(test, deOtra, 'Repetido por otro') });
    expect(await received(otra, 'Repetido por otro')).toMatchObject({
      autenticacion: 'fallido',
      de: { direccion: deAna },
    });
  });

  it('that comes twice is stored once', async () => {
    const raw = (body: string) =>
      `Message-ID: <uno@afuera.test>\r\nSubject: Repetido\r\nFrom: a@afuera.test\r\n\r\n${body}\r\n`;
    await Promise.all([deliverTo(test, deAna, { raw: raw('hola') }), deliverTo(test, deAna, { raw: raw('hola') })]);
    await deliverTo(test, deAna, { raw: raw('otro texto') });
    await settled(test);
    expect((await bandejaOf(ana)).filter(({ asunto }) => asunto === 'Repetido')).toHaveLength(2);
  });

  it('with an empty sender, or to hidden recipients, arrives too', async () => {
    await deliverTo(test, deAna, {
      raw: 'Subject: Rebote\r\nContent-Type: multipart/report; boundary=b; report-type=delivery-status\r\n\r\n--b\r\n\r\nNo se pudo.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: =?utf-8?q?Env=C3=ADo_1/2?=\r\n\r\ny\r\n--b--\r\n',
      envelope: { from: '', to: deAna } as never,
    });
    const correo = await received(ana, 'Rebote');
    expect(correo).toMatchObject({
      de: { direccion: 'sin-remitente@invalid' },
      para: [],
      archivos: [{ nombre: 'Envío 1-2.eml' }],
    });
    expect(correo.html).toContain('No se pudo.');
  });
});

describe('the own address of a member', () => {
  const elegir = (member: Member, alias: unknown) => member.patch('/correos/ajustes/direccion', { alias });

  it('is offered by the name, chosen and kept: an earlier address still reaches its person and nobody else', async () => {
    const { titular } = await newCuenta(test);
    const eva = await newMiembro(test, titular.cuentaId, 5, 'Eva Núñez');
    const sugerida = (await eva.get('/correos/ajustes')).body.direccion.sugerencia;
    expect(sugerida).toMatch(/^eva\.nunez\d?$/);
    expect((await elegir(eva, ` ${sugerida.toUpperCase()} `)).body.direccion).toEqual({
      alias: sugerida,
      dominio: DOMINIO,
      sugerencia: null,
    });
    const segunda = await newDireccion(eva);
    await deliverTo(test, `${sugerida}@${DOMINIO}`, { subject: 'A la anterior' });
    await received(eva, 'A la anterior');
    expect(await elegir(titular, sugerida)).toMatchObject({ status: 409, body: { code: 'DIRECCION_EN_USO' } });
    expect(await elegir(otra, sugerida)).toMatchObject({ status: 409 });
    expect((await elegir(eva, sugerida)).body.direccion.alias).toBe(sugerida);
    for (let n = 0; n < 3; n++) {
      await newDireccion(eva);
    }
    expect(await elegir(eva, 'una.sexta')).toMatchObject({ status: 422 });
    expect((await elegir(eva, segunda.split('@')[0])).status).toBe(200);
  });

  it.each([
    'postmaster',
    'no-reply',
    'ab',
    'con espacio',
    'dos..puntos',
    '-x-',
    'ñandú',
    `a${'b'.repeat(40)}`,
    7,
    null,
    'a@b',
  ])('cannot be %j', async (alias) => {
    const { status, body } = await elegir(ana, alias);
    expect([400, 422]).toContain(status);
    expect(body).toMatchObject({ details: [{ campo: 'alias' }] });
  });

  it('belongs to one person when several want it at once, also after their cuenta was deleted', async () => {
    const people = [...(await Promise.all([newCuenta(test), newCuenta(test), newCuenta(test)]))].map((c) => c.titular);
    const alias = `disputada.${Date.now()}`;
    const answers = await Promise.all([...people, ...people].map((member) => elegir(member, alias)));
    const winners = people.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await test.owner.query('delete from correo_direcciones where alias = $1', [alias]);
    expect(await elegir(people.find((member) => member !== winners[0])!, alias)).toMatchObject({ status: 409 });
  });

  it('is not offered again once somebody had it', async () => {
    const { titular } = await newCuenta(test);
    const [zoe, tocaya] = [
      await newMiembro(test, titular.cuentaId, 5, 'Zoe Quark'),
      await newMiembro(test, titular.cuentaId, 5, 'Zoe Quark'),
    ];
    const offered = async (member: Member) => (await member.get('/correos/ajustes')).body.direccion.sugerencia;
    await elegir(zoe, await offered(zoe));
    expect(await offered(tocaya)).toBe('zoe.quark2');
    await test.owner.query(`delete from correo_direcciones where alias = 'zoe.quark'`);
    expect(await offered(tocaya)).toBe('zoe.quark2');
    expect((await elegir(tocaya, 'zoe.quark2')).status).toBe(200);
  });

  it('does not exist without the setting MAIL_DOMAIN', async () => {
    const shared = await sharedTestApp();
    const { titular } = await newCuenta(shared);
    expect((await titular.get('/correos/ajustes')).body).toMatchObject({ direccion: null });
    expect((await elegir(titular, 'algo.libre')).status).toBe(404);
  });
});

it('a delivery job that runs twice delivers its mail once', async () => {
  const { titular } = await newCuenta(test);
  const direccion = await newDireccion(titular);
  await deliverTo(test, direccion, { subject: 'Una vez' });
  await received(titular, 'Una vez');
  const { rows } = await test.owner.query(
    `select data from pgboss.job where name = 'correos-entrada' order by created_on desc limit 1`,
  );
  const { signal } = new AbortController();
  await test.app.get(Entregas).deliver({ data: rows[0].data, signal });
  expect(await bandejaOf(titular)).toHaveLength(1);
});

it('a received mail whose delivery job was lost is delivered by another job', async () => {
  const { titular } = await newCuenta(test);
  const direccion = await newDireccion(titular);
  await deliverTo(test, direccion, { subject: 'Perdido' });
  await received(titular, 'Perdido');
  const id = crypto.randomUUID();
  await test.owner.query(
    `insert into correo_entradas (cuenta_id, id, usuario_id, direccion, remitente, clave, bytes, recibida_en)
     values ($1, $2, $3, $4, '', 'no/esta', 1, now())`,
    [titular.cuentaId, id, titular.usuarioId, direccion],
  );
  await loseJob(test, 'correos-entrada', { id });
  const waiting = async () =>
    (
      await test.owner.query(
        `select 1 from pgboss.job where name = 'correos-entrada' and data->>'id' = $1 and state = 'created' and start_after > now()`,
        [id],
      )
    ).rows;
  await expect.poll(waiting, PATIENCE).toHaveLength(1);
  await test.owner.query('delete from correo_entradas where id = $1', [id]);
});

it('a mail is received by LMTP with a reply for each mailbox', async () => {
  const replica = await startReplica(test, { MAIL_IN_LMTP: true });
  try {
    await deliverTo(replica, [deAna, deOtra], { subject: 'Por LMTP' }, { lmtp: true });
    await received(ana, 'Por LMTP');
    await received(otra, 'Por LMTP');
  } finally {
    await replica.app.close();
  }
});

it('a mail to the own address of a colleague is delivered within the cuenta, once', async () => {
  const carla = await newMiembro(test, ana.cuentaId, 3);
  const direccion = await newDireccion(carla);
  const { envios } = await newEnviado(test, ana, {
    para: [{ direccion }],
    cc: destinatarios(carla),
    asunto: 'Adentro',
  });
  expect(envios).toEqual([]);
  expect(await bandejaOf(carla)).toMatchObject([
    { asunto: 'Adentro', para: [{ direccion, usuarioId: carla.usuarioId }] },
  ]);
  // An outside recipient answers to that address too.
  const banco = { direccion: 'banco@afuera.test' };
  await newEnviado(test, ana, { para: [...destinatarios(carla), banco], cc: destinatarios(beto), asunto: 'Afuera' });
  expect(await mailTo(test, banco.direccion, 'Afuera')).toMatchObject({
    to: [{ name: carla.nombre, address: direccion }, { address: banco.direccion }],
    cc: [{ address: beto.email }],
  });
});
