import { type AddressInfo, createServer } from 'node:net';
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { Timeouts } from '../../server/oficina/correos/externa/timeouts.js';
import { ROL } from '../../server/vocabulario/roles.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { bandejaOf, newBorrador, readCorreo, sent } from '../factories/borradores.js';
import { newDireccion } from '../factories/correo-entrante.js';
import {
  alDia,
  appConCuentas,
  asuntosDe,
  CUENTA_EXTERNA,
  conCuenta,
  deAsunto,
  endCuentas,
  estadoDe,
  marcas,
} from '../factories/cuenta-externa.js';
import { mailTo } from '../factories/mails.js';
import { PATIENCE } from '../factories/patience.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { rfc822, ServidorDeCorreo } from '../factories/servidor-de-correo.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let servidor: ServidorDeCorreo;
let ana: Member;
let beto: Member;

beforeAll(async () => {
  servidor = new ServidorDeCorreo();
  await servidor.open();
  test = await appConCuentas();
  const { cuentaId, titular } = await newCuenta(test);
  ana = titular;
  beto = await newMiembro(test, cuentaId, 3);
});
afterAll(async () => {
  await test.close();
  await servidor.close();
});
afterEach(() => endCuentas(test));

describe('connecting an outside mail account', () => {
  it('tries both servers, and when one fails, names the wrong field and stores nothing', async () => {
    const { datos } = servidor;
    const wrong = async (body: object) => {
      const { status, body: answer } = await ana.send('PUT', CUENTA_EXTERNA, { ...datos, ...body });
      return [status, answer.details?.[0]?.campo, answer.message];
    };
    expect(await wrong({ clave: 'otra' })).toEqual([422, 'clave', 'El servidor no aceptó el usuario o la contraseña.']);
    expect(await wrong({ clave: undefined })).toEqual([422, 'clave', 'Escriba la contraseña.']);
    const [status, campo] = await wrong({ imap: { ...datos.imap, puerto: 1 } });
    expect([status, campo]).toEqual([422, 'imap.servidor']);
    expect((await wrong({ smtp: { ...datos.smtp, puerto: 1 } }))[1]).toBe('smtp.servidor');
    const sinIngreso = new ServidorDeCorreo({ sinIngreso: true });
    await sinIngreso.open();
    const [, deSalida, mensaje] = await wrong({ smtp: sinIngreso.datos.smtp });
    expect([deSalida, mensaje]).toEqual(['smtp.servidor', expect.stringMatching(/^localhost no permite ingresar/)]);
    await sinIngreso.close();
    expect((await wrong({ alias: ['no'] }))[1]).toBe('alias');
    expect((await wrong({ alias: '\ud800' })).slice(0, 2)).toEqual([400, 'alias']);
    expect((await wrong({ imap: { ...datos.imap, servidor: 'https://x.test/' } }))[1]).toBe('imap.servidor');
    // Nobody can claim an address that a person has in the product, in any cuenta.
    const deOtra = await newDireccion((await newCuenta(test)).titular);
    expect((await wrong({ direccion: deOtra })).slice(0, 2)).toEqual([422, 'direccion']);
    expect((await ana.get(CUENTA_EXTERNA)).body).toEqual({ disponible: true, cuenta: null });
  });

  it('stores the password encrypted; other fields can change without it only while the servers stay the same', async () => {
    const { events } = await listen(ana);
    const { clave, ...datos } = servidor.datos;
    const saved = await ana.send('PUT', CUENTA_EXTERNA, servidor.datos);
    expect([saved.status, saved.body]).toMatchObject([200, { disponible: true, cuenta: { ...datos, version: 1 } }]);
    expect(JSON.stringify(saved.body)).not.toContain(clave);
    const { rows } = await test.owner.query('select clave from correo_cuentas_externas');
    expect(rows.map((row) => row.clave.includes(clave))).toEqual([false]);
    await expect.poll(() => events).toContainEqual({ type: 'mailbox.account' });
    const changed = await ana.send('PUT', CUENTA_EXTERNA, { ...datos, enviarPorElla: false, version: 1 });
    expect([changed.status, changed.body.cuenta]).toMatchObject([200, { enviarPorElla: false, version: 2 }]);
    expect((await ana.send('PUT', CUENTA_EXTERNA, { ...datos, version: 1 })).status).toBe(412);
    const elsewhere = await ana.send('PUT', CUENTA_EXTERNA, {
      ...datos,
      imap: { ...datos.imap, servidor: '127.0.0.1' },
    });
    expect([elsewhere.status, elsewhere.body.details[0].campo]).toEqual([422, 'clave']);
    expect((await ana.patch(CUENTA_EXTERNA, { enviarPorElla: true })).body.cuenta.enviarPorElla).toBe(true);
    expect((await beto.get(CUENTA_EXTERNA)).body.cuenta).toBeNull();
    expect((await beto.send('POST', `${CUENTA_EXTERNA}/sincronizar`)).status).toBe(404);
    expect((await beto.patch(CUENTA_EXTERNA, { enviarPorElla: true })).status).toBe(404);
    expect((await beto.send('DELETE', CUENTA_EXTERNA)).status).toBe(404);
  });

  it('tells colleagues only the address that the mails show to others, and tells another cuenta nothing', async () => {
    const transactions = test.app.get(Transactions);
    const asked = ({ cuentaId, usuarioId }: Member, sql: string) =>
      transactions.tenantTransaction({ cuentaId, usuarioId, rolId: ROL.titular }, () =>
        transactions.manager.query(sql),
      );
    const direcciones = (member: Member) => asked(member, 'select * from correo_direcciones_de_afuera()');
    expect((await ana.send('PUT', CUENTA_EXTERNA, servidor.datos)).status).toBe(200);
    const suya = { usuario_id: ana.usuarioId, direccion: servidor.datos.direccion };
    expect([await direcciones(ana), await direcciones(beto)]).toEqual([[suya], [suya]]);
    expect(await direcciones((await newCuenta(test)).titular)).toEqual([]);
    expect(await asked(beto, 'select id from correo_cuentas_externas')).toEqual([]);
    await ana.patch(CUENTA_EXTERNA, { enviarPorElla: false });
    expect(await direcciones(beto)).toEqual([]);
    const { rows } = await test.owner.query(
      `select r.rolname as rol from pg_roles r where r.rolname in ('carpetas_tenant', 'carpetas_platform')
          and has_function_privilege(r.oid, 'correo_direcciones_de_afuera()', 'execute')`,
    );
    expect(rows).toEqual([{ rol: 'carpetas_tenant' }]);
  });

  it('gives up soon on a server that sends nothing useful', async () => {
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
    const lento = createServer((socket) => {
      const talk = setInterval(() => socket.write('* OK Un momento\r\n'), 20);
      socket.on('error', () => {}).on('close', () => clearInterval(talk));
    });
    await new Promise<void>((resolve) => lento.listen(0, '127.0.0.1', resolve));
    const { port } = lento.address() as AddressInfo;
    const { status, body } = await ana.send('PUT', CUENTA_EXTERNA, {
      ...servidor.datos,
      imap: { ...servidor.datos.imap, puerto: port, seguridad: 'starttls' },
    });
    vi.restoreAllMocks();
    expect([status, body.details[0].campo]).toEqual([422, 'imap.servidor']);
    await new Promise((resolve) => lento.close(resolve));
  });

  it('reaches no private address and no unusual port, unless a setting allows it', async () => {
    const { titular } = await newCuenta(await sharedTestApp());
    const { datos } = servidor;
    const refused = async (imap: object) => {
      const { status, body } = await titular.send('PUT', CUENTA_EXTERNA, {
        ...datos,
        smtp: { ...datos.smtp, puerto: 465 },
        imap: { ...datos.imap, ...imap },
      });
      return [status, body.details[0].campo];
    };
    expect(await refused({})).toEqual([422, 'imap.puerto']);
    expect(await refused({ puerto: 993 })).toEqual([422, 'imap.servidor']);
    expect(await refused({ servidor: '169.254.169.254', puerto: 143 })).toEqual([422, 'imap.servidor']);
  });
});

describe('more outside accounts than one process follows', () => {
  it('wait for a free place, and the log says so', async () => {
    const { settings } = test;
    const { MAIL_ACCOUNTS_FOLLOWED } = settings;
    const warn = vi.spyOn(Logger.prototype, 'warn');
    settings.MAIL_ACCOUNTS_FOLLOWED = 1;
    try {
      const { suyo } = await conCuenta(test);
      const { titular: otra } = await newCuenta(test);
      expect((await otra.send('PUT', CUENTA_EXTERNA, suyo.datos)).status).toBe(200);
      const said = () => warn.mock.calls.filter(([text]) => String(text).startsWith('Mail accounts wait'));
      await expect.poll(said, PATIENCE).toHaveLength(1);
      expect(await estadoDe(otra)).toMatchObject({ estado: 'sincronizando', enEspera: true });
      settings.MAIL_ACCOUNTS_FOLLOWED = 2;
      await alDia(otra);
    } finally {
      Object.assign(settings, { MAIL_ACCOUNTS_FOLLOWED });
      warn.mockRestore();
    }
  });
});

describe('a mail that is written with an outside account', () => {
  /** Runs the waiting jobs at once, and looks for the result. */
  const soon = async <T>(find: () => T): Promise<T> => {
    await test.owner.query(
      `update pgboss.job set start_after = now()
        where name in ('correos-externos-enviados', 'correos-smtp') and state in ('created', 'retry')`,
    );
    return find();
  };
  const banco = { nombre: 'Banco', direccion: 'banco@afuera.test' };
  const idDe = (raw: string) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1];

  it('leaves through the account, is stored once among the sent mails there, and marks the answered mail', async () => {
    const { persona, suyo } = await conCuenta(test, (servidor) =>
      servidor.add('INBOX', rfc822('pregunta', '¿Cuándo?')),
    );
    const pregunta = await deAsunto(persona, 'inbox', '¿Cuándo?');
    const colega = await newMiembro(test, persona.cuentaId, 3);
    const aTodos = await newBorrador(persona, { base: { id: pregunta!.id, tipo: 'responder_todos' } });
    // The person's own external address is not added as another recipient.
    expect([...aTodos.para, ...aTodos.cc]).toMatchObject([banco]);
    const para = [banco, { nombre: 'Colega', direccion: colega.email }];
    const cco = [{ nombre: 'Socia', direccion: 'socia@afuera.test' }];
    const { id } = await newBorrador(persona, { base: { id: pregunta!.id, tipo: 'responder' }, para, cco });
    const enviado = await sent(test, persona, id);
    expect(enviado.de).toMatchObject({ direccion: persona.email, usuarioId: persona.usuarioId });
    // A colleague's answer stays inside the cuenta.
    const [suCopia] = await bandejaOf(colega, 'inbox');
    const respuesta = await newBorrador(colega, { base: { id: suCopia!.id, tipo: 'responder' } });
    expect(respuesta.para).toMatchObject([{ direccion: persona.email }]);
    await expect.poll(() => suyo.enviados, PATIENCE).toHaveLength(1);
    // The mail left through the account. A later choice does not change where it is kept.
    await persona.patch(CUENTA_EXTERNA, { enviarPorElla: false });
    await expect.poll(() => soon(() => suyo.asuntos('Enviados')), PATIENCE).toHaveLength(1);
    await persona.patch(CUENTA_EXTERNA, { enviarPorElla: true });
    expect(suyo.enviados).toMatchObject([{ rcpt: [banco.direccion, 'socia@afuera.test'] }]);
    const [alBanco, guardado] = [suyo.enviados[0]!.raw, suyo.en('Enviados')[0]!.raw];
    expect(alBanco).toMatch(/^From: .*<ana@afuera.test>\r$/m);
    expect(idDe(guardado)).toBe(idDe(alBanco));
    const oculta = /^Bcc: Socia <socia@afuera.test>\r$/m;
    expect([oculta.test(alBanco), oculta.test(guardado)]).toEqual([false, true]);
    // A colleague's mail does not reveal the address with which this person signs in either.
    const aAmbos = [banco, { nombre: 'Ana', direccion: persona.email }];
    await sent(test, colega, (await newBorrador(colega, { para: aAmbos, asunto: 'A los dos' })).id);
    const { to } = await mailTo(test, banco.direccion, 'A los dos');
    expect(to?.map(({ address }) => address)).toEqual([banco.direccion, 'ana@afuera.test']);
    expect(marcas(suyo, 'Enviados')).toEqual([['\\Seen']]);
    await expect.poll(() => marcas(suyo, 'INBOX'), PATIENCE).toEqual([['\\Answered']]);

    // A server that keeps sent mails by itself does not get another copy.
    suyo.guardaEnviados = true;
    suyo.refuseOnce('UID SEARCH', 'message-id');
    const otro = await newBorrador(persona, { para: [banco], asunto: 'Solo' });
    await sent(test, persona, otro.id);
    const jobs = async () =>
      (
        await test.owner.query(
          `select 1 from pgboss.job where name = 'correos-externos-enviados' and state < 'completed'`,
        )
      ).rows;
    await expect.poll(() => suyo.asuntos('Enviados'), PATIENCE).toContain('Solo');
    await expect.poll(() => soon(jobs), PATIENCE).toEqual([]);
    expect(suyo.asuntos('Enviados').filter((asunto) => asunto === 'Solo')).toHaveLength(1);
    await expect
      .poll(async () => (await estadoDe(persona)).sincronizados, PATIENCE)
      .toBe(suyo.en('Enviados').length + suyo.en('INBOX').length);
    expect(await asuntosDe(persona, 'sent')).toHaveLength(2);
  });

  it('is stored among the sent mails once a silent server answers, and holds up no other job meanwhile', async () => {
    const { persona, suyo } = await conCuenta(test);
    const timeouts = test.app.get(Timeouts);
    const { respuesta } = timeouts;
    timeouts.respuesta = 200;
    const hung = suyo.hang('APPEND');
    const { id } = await newBorrador(persona, { para: [banco], asunto: 'Callado' });
    await sent(test, persona, id);
    await expect.poll(() => soon(() => hung.times), PATIENCE).toBeGreaterThan(1);
    hung.end();
    timeouts.respuesta = respuesta;
    await expect.poll(() => soon(() => suyo.asuntos('Enviados')), PATIENCE).toEqual(['Callado']);
  });

  it('waits while the password is refused and leaves with a new one; if the person does not send by the account, it leaves as usual', async () => {
    const { persona, suyo } = await conCuenta(test);
    suyo.clave = 'otra';
    const { id } = await newBorrador(persona, { para: [banco], asunto: 'Espera' });
    await sent(test, persona, id);
    const envio = async () => (await persona.get(`/correos/${id}`)).body.envios;
    await expect.poll(async () => (await estadoDe(persona)).estado, PATIENCE).toBe('clave-rechazada');
    expect(await envio()).toMatchObject([{ estado: 'en_cola' }]);
    expect((await persona.send('PUT', CUENTA_EXTERNA, suyo.datos)).status).toBe(200);
    await expect.poll(() => soon(envio), PATIENCE).toMatchObject([{ estado: 'enviado' }]);
    expect(suyo.enviados).toHaveLength(1);
    await persona.patch(CUENTA_EXTERNA, { enviarPorElla: false });
    const otro = await newBorrador(persona, { para: [banco], asunto: 'Por el otro' });
    await sent(test, persona, otro.id);
    const { from, replyTo } = await mailTo(test, banco.direccion, 'Por el otro');
    expect([from?.address, replyTo?.[0]?.address]).toEqual([expect.not.stringContaining('ana@'), persona.email]);
    await expect
      .poll(async () => (await readCorreo(persona, otro.id)).envios, PATIENCE)
      .toMatchObject([{ estado: 'enviado' }]);
    expect(suyo.enviados).toHaveLength(1);
  });
});
