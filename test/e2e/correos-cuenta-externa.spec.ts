import { type AddressInfo, createServer } from 'node:net';
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Settings } from '../../server/common/config/settings.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { CuentasSeguidasRepository } from '../../server/oficina/correos/externa/cuentas-seguidas.repository.js';
import { EstadoDeCuenta } from '../../server/oficina/correos/externa/estado-de-cuenta.service.js';
import { Timeouts } from '../../server/oficina/correos/externa/timeouts.js';
import { ROL } from '../../server/vocabulario/roles.js';
import { createTestApp, FAST_JOBS, sharedTestApp, type TestApp } from '../factories/app.js';
import { bandejaOf, newBorrador, readCorreo, sent } from '../factories/borradores.js';
import { deliverTo, newDireccion, pendingOf, RECIBE } from '../factories/correo-entrante.js';
import { waitingForLocks } from '../factories/locks.js';
import { mailTo } from '../factories/mails.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import {
  asuntoDe,
  conCuentas,
  type OpcionesDeServidor,
  rfc822,
  ServidorDeCorreo,
} from '../factories/servidor-de-correo.js';
import { listen } from '../factories/sockets.js';

const PATIENCE = { timeout: 20_000, interval: 50 };
const PATH = '/correos/cuenta-externa';

let test: TestApp;
let servidor: ServidorDeCorreo;
let ana: Member;
let timeouts: Timeouts;
let beto: Member;

beforeAll(async () => {
  servidor = new ServidorDeCorreo();
  await servidor.open();
  test = await createTestApp({ ...FAST_JOBS, ...RECIBE, ...(await conCuentas()) });
  Object.assign(test.app.get(Settings), { MAIL_ACCOUNTS_POLL_SECONDS: 0.2 });
  timeouts = test.app.get(Timeouts);
  Object.assign(timeouts, { otraVez: 100, recuerdo: 500, empuje: 0 });
  const { cuentaId, titular } = await newCuenta(test);
  ana = titular;
  beto = await newMiembro(test, cuentaId, 3);
});
afterAll(async () => {
  await test.close();
  await servidor.close();
});

describe('connecting the account that one has', () => {
  it('tries both servers, names the field that is wrong, and keeps nothing then', async () => {
    const { datos } = servidor;
    const wrong = async (body: object) => {
      const { status, body: answer } = await ana.send('PUT', PATH, { ...datos, ...body });
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
    expect((await ana.get(PATH)).body).toEqual({ disponible: true, cuenta: null });
  });

  it('keeps the password sealed, and lets other fields change without it, for the same servers alone', async () => {
    const { events } = await listen(ana);
    const { clave, ...datos } = servidor.datos;
    const saved = await ana.send('PUT', PATH, servidor.datos);
    expect([saved.status, saved.body]).toMatchObject([200, { disponible: true, cuenta: { ...datos, version: 1 } }]);
    expect(JSON.stringify(saved.body)).not.toContain(clave);
    const { rows } = await test.owner.query('select clave from correo_cuentas_externas');
    expect(rows.map((row) => row.clave.includes(clave))).toEqual([false]);
    await expect.poll(() => events).toContainEqual({ type: 'mailbox.account' });
    const changed = await ana.send('PUT', PATH, { ...datos, enviarPorElla: false, version: 1 });
    expect([changed.status, changed.body.cuenta]).toMatchObject([200, { enviarPorElla: false, version: 2 }]);
    expect((await ana.send('PUT', PATH, { ...datos, version: 1 })).status).toBe(412);
    const elsewhere = await ana.send('PUT', PATH, { ...datos, imap: { ...datos.imap, servidor: '127.0.0.1' } });
    expect([elsewhere.status, elsewhere.body.details[0].campo]).toEqual([422, 'clave']);
    expect((await ana.patch(PATH, { enviarPorElla: true })).body.cuenta.enviarPorElla).toBe(true);
    expect((await beto.get(PATH)).body.cuenta).toBeNull();
    expect((await beto.send('POST', `${PATH}/sincronizar`)).status).toBe(404);
    expect((await beto.patch(PATH, { enviarPorElla: true })).status).toBe(404);
    expect((await beto.send('DELETE', PATH)).status).toBe(404);
  });

  it('tells colleagues the address that its mails show to others, and neither more nor another cuenta', async () => {
    const transactions = test.app.get(Transactions);
    const asked = ({ cuentaId, usuarioId }: Member, sql: string) =>
      transactions.tenantTransaction({ cuentaId, usuarioId, rolId: ROL.titular }, () =>
        transactions.manager.query(sql),
      );
    const direcciones = (member: Member) => asked(member, 'select * from correo_direcciones_de_afuera()');
    expect((await ana.send('PUT', PATH, servidor.datos)).status).toBe(200);
    const suya = { usuario_id: ana.usuarioId, direccion: servidor.datos.direccion };
    expect([await direcciones(ana), await direcciones(beto)]).toEqual([[suya], [suya]]);
    expect(await direcciones((await newCuenta(test)).titular)).toEqual([]);
    expect(await asked(beto, 'select id from correo_cuentas_externas')).toEqual([]);
    await ana.patch(PATH, { enviarPorElla: false });
    expect(await direcciones(beto)).toEqual([]);
    const { rows } = await test.owner.query(
      `select r.rolname as rol from pg_roles r where r.rolname in ('carpetas_tenant', 'carpetas_platform')
          and has_function_privilege(r.oid, 'correo_direcciones_de_afuera()', 'execute')`,
    );
    expect(rows).toEqual([{ rol: 'carpetas_tenant' }]);
  });

  it('waits no longer than a person does for servers that say nothing of use', async () => {
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
    const lento = createServer((socket) => {
      const talk = setInterval(() => socket.write('* OK Un momento\r\n'), 20);
      socket.on('error', () => {}).on('close', () => clearInterval(talk));
    });
    await new Promise<void>((resolve) => lento.listen(0, '127.0.0.1', resolve));
    const { port } = lento.address() as AddressInfo;
    const { status, body } = await ana.send('PUT', PATH, {
      ...servidor.datos,
      imap: { ...servidor.datos.imap, puerto: port, seguridad: 'starttls' },
    });
    vi.restoreAllMocks();
    expect([status, body.details[0].campo]).toEqual([422, 'imap.servidor']);
    await new Promise((resolve) => lento.close(resolve));
  });

  it('reaches no private address, and no other port, unless a setting allows it', async () => {
    const { titular } = await newCuenta(await sharedTestApp());
    const { datos } = servidor;
    const refused = async (imap: object) => {
      const { status, body } = await titular.send('PUT', PATH, {
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

/** A person with an account at a new mail server, and all its mails here. */
async function conCuenta(
  llenar: (servidor: ServidorDeCorreo) => void = () => {},
  opciones: OpcionesDeServidor = {},
): Promise<{ persona: Member; suyo: ServidorDeCorreo }> {
  const suyo = new ServidorDeCorreo(opciones);
  await suyo.open();
  abiertos.push(suyo);
  llenar(suyo);
  const { titular: persona } = await newCuenta(test);
  expect((await persona.send('PUT', PATH, suyo.datos)).status).toBe(200);
  await alDia(persona);
  return { persona, suyo };
}

const abiertos: ServidorDeCorreo[] = [];
afterEach(async () => {
  // The product must not try to reach servers that have closed.
  await test.owner.query('delete from correo_cuentas_externas');
  await Promise.all(abiertos.splice(0).map((abierto) => abierto.close()));
});

const estadoDe = async (persona: Member) => (await persona.get(PATH)).body.cuenta;
const alDia = (persona: Member) => expect.poll(async () => (await estadoDe(persona))?.estado, PATIENCE).toBe('al-dia');

/** Makes missing mails missing for longer, until the condition is true. */
const pasan = (tiempo: string, until: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await test.owner.query(
        `update correo_externos set ausente_desde = ausente_desde - $1::interval
          where ausente_desde > now() - $1::interval`,
        [tiempo],
      );
      return until();
    }, PATIENCE)
    .toBe(true);
/** The mails that are missing at the person's server. */
const ausentes = async (persona: Member): Promise<{ retirado: boolean; lecturas: number }[]> =>
  (
    await test.owner.query(
      'select retirado, lecturas from correo_externos where usuario_id = $1 and ausente_desde is not null',
      [persona.usuarioId],
    )
  ).rows;

/** The number of changes that the person's server is yet to get. */
const pendientes = async (persona: Member): Promise<number> =>
  (
    await test.owner.query('select count(*)::int as n from correo_externos where usuario_id = $1 and pendiente', [
      persona.usuarioId,
    ])
  ).rows[0].n;

/** The subjects of a folder in the product. */
const asuntosDe = async (persona: Member, bandeja: string) =>
  (await bandejaOf(persona, bandeja)).map(({ asunto }) => asunto).toSorted();
const deAsunto = async (persona: Member, bandeja: string, asunto: string) =>
  (await bandejaOf(persona, bandeja)).find((correo) => correo.asunto === asunto);

describe('the first synchronisation', () => {
  it('brings in what each folder has, as it is marked, once, and tells of none of it', async () => {
    const { persona, suyo } = await conCuenta((servidor) => {
      const ayer = new Date(Date.now() - 86_400_000);
      servidor.add('INBOX', rfc822('uno', 'Saldo'), ['\\Seen', '\\Flagged'], ayer);
      servidor.add('INBOX', rfc822('dos', 'Cuotas'));
      const esUnArchivo = { 'Content-Type': 'application/pdf; name=escaneo.pdf' };
      const viejo = rfc822('tres', 'Viejo', esUnArchivo, 'escaneado');
      servidor.add('Archivo', viejo, ['\\Seen'], new Date(ayer.getTime() - 60_000));
      servidor.add('Clientes/Obra', rfc822('ocho', 'De un cliente'), [], new Date(ayer.getTime() - 120_000));
      // A mail in two folders becomes one mail.
      servidor.add('Archivo', rfc822('uno', 'Saldo'), ['\\Seen'], ayer);
      servidor.add('Enviados', rfc822('cuatro', 'Mandado', { From: 'ana@afuera.test', To: 'banco@afuera.test' }), [
        '\\Seen',
      ]);
      servidor.add('Enviados', rfc822('nueve', 'Por otra', { From: 'ana@estudio.test' }), ['\\Seen'], ayer);
      servidor.add('Basura', rfc822('cinco', 'Gane dinero'));
      servidor.add('Papelera', rfc822('seis', 'Tirado'), ['\\Seen']);
      servidor.add('Borradores', rfc822('siete', 'Sin terminar'));
    });
    expect(await estadoDe(persona)).toMatchObject({ sincronizados: 9, total: 9, mensaje: null });
    expect(await bandejaOf(persona, 'inbox')).toMatchObject([
      { asunto: 'Cuotas', leido: false, destacado: false },
      { asunto: 'Saldo', leido: true, destacado: true },
    ]);
    // Mails in other folders cause no aviso. A mail in a folder of the person's own names the folder.
    expect(await bandejaOf(persona, 'archive')).toMatchObject([
      { asunto: 'Viejo', leido: true, carpetaExterna: null, adjuntos: 1 },
      { asunto: 'De un cliente', carpetaExterna: 'Obra' },
    ]);
    expect(await bandejaOf(persona, 'sent')).toMatchObject([
      { asunto: 'Mandado', esPropio: true, estado: 'enviado' },
      { asunto: 'Por otra', esPropio: true, estado: 'enviado' },
    ]);
    expect(await asuntosDe(persona, 'spam')).toEqual(['Gane dinero']);
    expect(await asuntosDe(persona, 'trash')).toEqual(['Tirado']);
    expect(await asuntosDe(persona, 'drafts')).toEqual([]);
    expect((await persona.get('/common/messages')).body).toEqual([]);
    expect(suyo.asuntos('INBOX')).toEqual(['Saldo', 'Cuotas']);

    // When the account is removed, its mails stay. When it is connected again, no mail is doubled.
    const ids = async () => (await persona.get('/correos')).body.correos.map(({ id }: { id: string }) => id);
    const antes = await ids();
    expect((await persona.delete(`${PATH}?correos=conservar`)).body).toEqual({ disponible: true, cuenta: null });
    expect((await persona.send('PUT', PATH, suyo.datos)).status).toBe(200);
    await alDia(persona);
    expect(await ids()).toEqual(antes);
  });

  it('is undone with what it brought in, which stays at its server', async () => {
    const porAqui = rfc822('tres', 'Dos veces');
    const { persona, suyo } = await conCuenta((servidor) => {
      servidor.add('INBOX', rfc822('uno', 'Saldo'));
      servidor.add('INBOX', porAqui);
      servidor.add('Enviados', rfc822('dos', 'Mandado', { From: 'ana@afuera.test' }));
    });
    await newBorrador(persona, { asunto: 'Escrito aquí' });
    await deliverTo(test, await newDireccion(persona), { raw: Buffer.from(porAqui, 'latin1') });
    await expect.poll(() => pendingOf(test), PATIENCE).toBe(0);
    // Simulates a process that is about to store one of the account's mails.
    const suyos = 'where usuario_id = $1 and message_id is not null and uid = 1';
    await test.owner.query(`update correo_externos set traido = false ${suyos}`, [persona.usuarioId]);
    const follower = await test.owner.connect();
    await follower.query('begin');
    await follower.query('select 1 from correo_cuentas_externas where usuario_id = $1 for key share', [
      persona.usuarioId,
    ]);
    expect((await persona.delete(`${PATH}?correos=borrar`)).body.cuenta).toBeNull();
    await waitingForLocks(test, 1);
    await follower.query(`update correo_externos set traido = true ${suyos}`, [persona.usuarioId]);
    await follower.query('commit');
    follower.release();
    const quedan = async () =>
      (await persona.get('/correos')).body.correos.map(({ asunto }: { asunto: string }) => asunto);
    await expect.poll(quedan, PATIENCE).toEqual(['Escrito aquí', 'Dos veces']);
    await expect.poll(async () => (await persona.send('PUT', PATH, suyo.datos)).status, PATIENCE).toBe(200);
    await alDia(persona);
    expect([suyo.asuntos('INBOX'), suyo.asuntos('Enviados')]).toEqual([['Saldo', 'Dos veces'], ['Mandado']]);
    expect(await asuntosDe(persona, 'inbox')).toEqual(['Dos veces', 'Saldo']);
  });

  it('tells the server meanwhile what the person does', async () => {
    const suyo = new ServidorDeCorreo();
    await suyo.open();
    abiertos.push(suyo);
    for (let n = 0; n < 51; n++) suyo.add('INBOX', rfc822(`n${n}`, `N${n}`));
    suyo.add('Archivo', rfc822('viejo', 'Viejo'));
    const [giveOld, giveOthers] = [suyo.hold('INBOX', 1), suyo.hold('Archivo')];
    const { titular: persona } = await newCuenta(test);
    expect((await persona.send('PUT', PATH, suyo.datos)).status).toBe(200);
    await expect.poll(async () => (await bandejaOf(persona)).length, PATIENCE).toBeGreaterThan(0);
    const ids = [(await deAsunto(persona, 'inbox', 'N50'))!.id];
    await cambiar(persona, ids, { leido: true, bandeja: 'trash' });
    giveOld();
    await expect.poll(() => suyo.asuntos('Papelera'), PATIENCE).toEqual(['N50']);
    expect(marcas(suyo, 'Papelera')).toEqual([['\\Seen']]);
    expect((await estadoDe(persona)).estado).toBe('sincronizando');
    giveOthers();
    await alDia(persona);
    expect([await asuntosDe(persona, 'trash'), await asuntosDe(persona, 'archive')]).toEqual([['N50'], ['Viejo']]);
  });

  it('waits for room in the plan', async () => {
    const suyo = new ServidorDeCorreo();
    await suyo.open();
    abiertos.push(suyo);
    suyo.add('INBOX', rfc822('uno', 'Saldo'));
    const { cuentaId, titular: persona } = await newCuenta(test);
    await test.owner.query(`update cuentas set plan = 'inicial' where id = $1`, [cuentaId]);
    const fill = () =>
      test.owner.query(
        `insert into correo_entradas (cuenta_id, id, usuario_id, direccion, remitente, clave, bytes, recibida_en)
         values ($1, gen_random_uuid(), $2, 'x@x.test', '', 'no/esta', $3, now())`,
        [cuentaId, persona.usuarioId, 1024 ** 3],
      );
    await fill();
    expect((await persona.send('PUT', PATH, suyo.datos)).status).toBe(200);
    await expect.poll(async () => (await estadoDe(persona)).mensaje, PATIENCE).toMatch(/^No queda lugar en el plan/);
    expect(await bandejaOf(persona)).toEqual([]);
    await test.owner.query('delete from correo_entradas where cuenta_id = $1', [cuentaId]);
    expect((await persona.post(`${PATH}/sincronizar`)).status).toBe(200);
    await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toEqual(['Saldo']);

    // The person's changes reach their server all the same.
    await alDia(persona);
    await fill();
    suyo.add('INBOX', rfc822('dos', 'Sin lugar'));
    await expect.poll(async () => (await estadoDe(persona)).mensaje, PATIENCE).toMatch(/^No queda lugar en el plan/);
    await cambiar(persona, [(await deAsunto(persona, 'inbox', 'Saldo'))!.id], { leido: true });
    await persona.post(`${PATH}/sincronizar`);
    await expect.poll(() => marcas(suyo, 'INBOX'), PATIENCE).toEqual([['\\Seen'], []]);
    expect(await asuntosDe(persona, 'inbox')).toEqual(['Saldo']);
  });
});

const cambiar = async (persona: Member, ids: string[], cambio: object) => {
  const { status, body } = await persona.patch('/correos', { ids, ...cambio });
  expect([status, body.correos?.length], JSON.stringify(body)).toEqual([200, ids.length]);
};
const marcas = (suyo: ServidorDeCorreo, ruta: string) => suyo.en(ruta).map(({ flags }) => flags.toSorted());

// Without extensions, the product fetches all data and compares it.
describe.each([
  ['that says what changes', []],
  ['without IDLE, CONDSTORE, MOVE and UIDPLUS', ['IDLE', 'CONDSTORE', 'MOVE', 'UIDPLUS']],
])('a server %s', (_, sin) => {
  it('and the mailbox follow each other', async () => {
    const { persona, suyo } = await conCuenta(
      (servidor) => {
        for (const n of [1, 2, 3, 4]) servidor.add('INBOX', rfc822(`m${n}`, `Correo ${n}`));
      },
      { sin },
    );
    const { events } = await listen(persona);
    const uid = suyo.add('INBOX', rfc822('nuevo', 'Recién llegado'));
    await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toContain('Recién llegado');
    const nuevo = await deAsunto(persona, 'inbox', 'Recién llegado');
    expect(events).toContainEqual({ type: 'mailbox.changed', mails: [nuevo!.id] });
    expect((await persona.get('/common/messages')).body).toMatchObject([{ description: 'Recién llegado' }]);

    // Changes at the server: mails are read, starred, moved and deleted.
    suyo.flag('INBOX', uid, ['\\Seen', '\\Flagged']);
    const [uno, dos, tres, cuatro] = suyo.en('INBOX');
    suyo.move('INBOX', uno!.uid, 'Papelera');
    suyo.move('INBOX', dos!.uid, 'Basura');
    suyo.move('INBOX', tres!.uid, 'Archivo');
    suyo.take('INBOX', cuatro!.uid);
    await expect.poll(() => asuntosDe(persona, 'trash'), PATIENCE).toEqual(['Correo 1']);
    // A mail that was deleted without a move goes to the trash after a long absence.
    await pasan('11 minutes', async () => (await asuntosDe(persona, 'trash')).includes('Correo 4'));
    await expect
      .poll(() => deAsunto(persona, 'inbox', 'Recién llegado'), PATIENCE)
      .toMatchObject({ leido: true, destacado: true });
    expect(await asuntosDe(persona, 'spam')).toEqual(['Correo 2']);
    expect(await asuntosDe(persona, 'inbox')).toEqual(['Recién llegado']);
    expect(await asuntosDe(persona, 'archive')).toEqual(['Correo 3']);
    // A mail that was read there causes no unread aviso here.
    expect((await persona.get('/common/messages')).body).toMatchObject([{ read: true }]);

    // The same changes by the person here.
    const idDe = async (bandeja: string, asunto: string) => (await deAsunto(persona, bandeja, asunto))!.id;
    await cambiar(persona, [nuevo!.id], { leido: false, destacado: false });
    await cambiar(persona, [nuevo!.id], { bandeja: 'archive' });
    await expect.poll(() => suyo.asuntos('Archivo'), PATIENCE).toEqual(['Correo 3', 'Recién llegado']);
    await cambiar(persona, [await idDe('archive', 'Correo 3')], { bandeja: 'trash' });
    await cambiar(persona, [await idDe('spam', 'Correo 2')], { bandeja: 'inbox', leido: true });
    await cambiar(persona, [nuevo!.id], { bandeja: 'inbox' });
    await expect.poll(() => suyo.asuntos('Papelera'), PATIENCE).toEqual(['Correo 1', 'Correo 3']);
    await expect.poll(() => suyo.asuntos('INBOX'), PATIENCE).toHaveLength(2);
    expect(Object.fromEntries(suyo.en('INBOX').map((each) => [asuntoDe(each), each.flags]))).toEqual({
      ...{ 'Recién llegado': [], 'Correo 2': ['\\Seen'] },
    });
    suyo.add('Papelera', rfc822('ajeno', 'De otro programa'), ['\\Deleted']);
    expect((await persona.post('/correos/borrar', { ids: [await idDe('trash', 'Correo 3')] })).body.borrados).toBe(1);
    await expect.poll(() => suyo.asuntos('Papelera'), PATIENCE).toEqual(['Correo 1']);
    // Another program marked this mail for removal, and removes it itself.
    expect(suyo.asuntosPorBorrar('Papelera')).toContain('De otro programa');
    // A mail that was deleted from the trash there stays in the trash here.
    suyo.take('Papelera', suyo.en('Papelera')[0]!.uid);
    await pasan('11 minutes', async () => (await ausentes(persona)).every(({ retirado }) => retirado));
    expect(await asuntosDe(persona, 'trash')).toEqual(['Correo 1', 'Correo 4']);
    expect(await asuntosDe(persona, 'inbox')).toEqual(['Correo 2', 'Recién llegado']);
    expect(suyo.asuntos('Archivo')).toEqual([]);
  });
});

it('a server whose folders are labels is read once, and what leaves its inbox is still among all its mails', async () => {
  const ayer = new Date(Date.now() - 86_400_000);
  const { persona, suyo } = await conCuenta(
    (servidor) => {
      for (const ruta of ['INBOX', 'Todos']) servidor.add(ruta, rfc822('uno', 'Uno'), [], ayer);
      servidor.add('Todos', rfc822('dos', 'Dos'), [], ayer);
      for (const ruta of ['Clientes/Obra', 'Todos']) servidor.add(ruta, rfc822('tres', 'Tres'), [], ayer);
    },
    { conEtiquetas: true },
  );
  expect(await asuntosDe(persona, 'inbox')).toEqual(['Uno']);
  expect(await asuntosDe(persona, 'archive')).toEqual(['Dos', 'Tres']);
  expect(suyo.leidos).toEqual(['INBOX 1', 'Clientes/Obra 1', 'Todos 2']);
  // Changes at the server: a mail leaves its inbox, and returns.
  const uno = suyo.take('INBOX', suyo.en('INBOX')[0]!.uid);
  await expect.poll(() => asuntosDe(persona, 'archive'), PATIENCE).toEqual(['Dos', 'Tres', 'Uno']);
  suyo.add('INBOX', uno.raw);
  await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toEqual(['Uno']);
  // The same changes by the person here.
  const ids = (await bandejaOf(persona, 'archive')).map(({ id }) => id);
  await cambiar(persona, ids, { bandeja: 'inbox' });
  await expect.poll(() => suyo.asuntos('INBOX').toSorted(), PATIENCE).toEqual(['Dos', 'Tres', 'Uno']);
  await expect.poll(() => pendientes(persona), PATIENCE).toBe(0);
  expect(suyo.asuntos('Clientes/Obra')).toEqual(['Tres']);
  expect(await asuntosDe(persona, 'inbox')).toEqual(['Dos', 'Tres', 'Uno']);
});

describe('a server that fails', () => {
  it('for a moment loses nothing here, and gets back what it shows again after long', async () => {
    const { persona, suyo } = await conCuenta((servidor) => {
      for (const n of [1, 2, 3]) servidor.add('INBOX', rfc822(`i${n}`, `I${n}`), ['\\Seen']);
      for (let n = 0; n < 21; n++) servidor.add('Archivo', rfc822(`a${n}`, 'A'), ['\\Seen']);
      servidor.add('Papelera', rfc822('t', 'Tirado'), ['\\Seen']);
    });
    const aqui = async () => [
      (await asuntosDe(persona, 'inbox')).length + (await asuntosDe(persona, 'archive')).length,
      await asuntosDe(persona, 'trash'),
    ];
    const list = suyo.answer('LIST', 'OK');
    await expect.poll(() => list.times, PATIENCE).toBeGreaterThan(0);
    list.end();
    const search = suyo.answer('UID SEARCH', 'NO');
    suyo.add('Archivo', rfc822('a21', 'A'), ['\\Seen']);
    await expect.poll(() => search.times, PATIENCE).toBeGreaterThan(0);
    search.end();
    await expect.poll(aqui, PATIENCE).toEqual([25, ['Tirado']]);

    const show = [suyo.hide('INBOX'), suyo.hide('Archivo')];
    const read = async () => (await ausentes(persona)).filter(({ lecturas }) => lecturas > 1).length;
    await expect.poll(read, PATIENCE).toBe(25);
    expect(await aqui()).toEqual([25, ['Tirado']]);
    // Many missing mails at once stay for a day.
    await pasan('11 minutes', async () => (await asuntosDe(persona, 'trash')).length === 4);
    const [uno, dos] = [await deAsunto(persona, 'trash', 'I1'), await deAsunto(persona, 'trash', 'I2')];
    await cambiar(persona, [uno!.id], { leido: false });
    expect((await persona.post('/correos/borrar', { ids: [dos!.id] })).body.borrados).toBe(1);
    for (const each of show) each();
    await expect.poll(aqui, PATIENCE).toEqual([25, ['Tirado']]);
    await expect.poll(() => marcas(suyo, 'INBOX').flat(), PATIENCE).toHaveLength(2);
    expect([suyo.asuntos('INBOX'), suyo.asuntos('Papelera')]).toEqual([['I1', 'I2', 'I3'], ['Tirado']]);
  });

  it('to open a folder, or to take a change, is asked again for that alone', async () => {
    const suyo = new ServidorDeCorreo();
    await suyo.open();
    abiertos.push(suyo);
    suyo.add('INBOX', rfc822('a', 'Primero'));
    suyo.add('Basura', rfc822('b', 'Gane dinero'));
    const select = suyo.answer('SELECT', 'NO', 'Archivo');
    const { titular: persona } = await newCuenta(test);
    expect((await persona.send('PUT', PATH, suyo.datos)).status).toBe(200);
    await alDia(persona);
    expect([await asuntosDe(persona, 'inbox'), await asuntosDe(persona, 'spam')]).toEqual([
      ['Primero'],
      ['Gane dinero'],
    ]);
    select.end();
    const store = suyo.answer('UID STORE', 'NO');
    const { id } = (await deAsunto(persona, 'inbox', 'Primero'))!;
    await cambiar(persona, [id], { leido: true });
    const pendiente = async () =>
      (await test.owner.query('select intentar_desde > now() as espera from correo_externos where pendiente')).rows;
    await expect.poll(pendiente, PATIENCE).toEqual([{ espera: true }]);
    store.end();
    expect(marcas(suyo, 'INBOX')).toEqual([[]]);
    // The person's next change sends both changes.
    await cambiar(persona, [id], { destacado: true });
    await expect.poll(() => marcas(suyo, 'INBOX'), PATIENCE).toEqual([['\\Flagged', '\\Seen']]);
  });
});

it('a server that copies a mail and does not remove it is not made to copy it again', async () => {
  const { persona, suyo } = await conCuenta((servidor) => servidor.add('INBOX', rfc822('a', 'Primero')), {
    sin: ['MOVE', 'UIDPLUS'],
  });
  const store = suyo.answer('UID STORE', 'NO');
  const { id } = (await deAsunto(persona, 'inbox', 'Primero'))!;
  await cambiar(persona, [id], { bandeja: 'trash' });
  await expect.poll(() => store.times, PATIENCE).toBeGreaterThan(0);
  const again = async () => {
    await test.owner.query('update correo_externos set intentar_desde = null where intentos > 0');
    return store.times;
  };
  await expect.poll(again, PATIENCE).toBeGreaterThan(2);
  expect(suyo.asuntos('Papelera')).toEqual(['Primero']);
  store.end();
  await expect.poll(async () => (await again()) && pendientes(persona), PATIENCE).toBe(0);
  expect(suyo.asuntos('Papelera')).toEqual(['Primero']);
  expect(await asuntosDe(persona, 'trash')).toEqual(['Primero']);
});

describe('more accounts than one process follows', () => {
  it('wait for a place, which the log says', async () => {
    const settings = test.app.get(Settings);
    const { MAIL_ACCOUNTS_FOLLOWED } = settings;
    const warn = vi.spyOn(Logger.prototype, 'warn');
    settings.MAIL_ACCOUNTS_FOLLOWED = 1;
    try {
      const { suyo } = await conCuenta();
      const { titular: otra } = await newCuenta(test);
      expect((await otra.send('PUT', PATH, suyo.datos)).status).toBe(200);
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

describe('a server that says nothing', () => {
  it('is let go at each step, gives its place to others meanwhile, and is asked again', async () => {
    const { persona, suyo } = await conCuenta();
    const before = { ...timeouts };
    Object.assign(timeouts, { respuesta: 200, prueba: 1_000, otraVezALoSumo: 200, cedeElLugar: 0 });
    try {
      for (const command of ['LOGIN', 'LIST', 'SELECT', 'UID FETCH']) {
        suyo.add('INBOX', rfc822(command, command));
        const hung = suyo.hang(command);
        suyo.drop();
        await expect.poll(() => hung.times, { ...PATIENCE, message: command }).toBeGreaterThan(1);
        hung.end();
      }
    } finally {
      Object.assign(timeouts, before);
    }
    // After so many failures, the account would wait for a long time.
    expect((await persona.post(`${PATH}/sincronizar`)).status).toBe(200);
    await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toEqual(['LIST', 'LOGIN', 'SELECT', 'UID FETCH']);
    await alDia(persona);
  });

  it('why it lets nobody in is doubted for a while, which is counted with the account', async () => {
    const { persona } = await conCuenta();
    const tenant = { cuentaId: persona.cuentaId, usuarioId: persona.usuarioId, rolId: ROL.titular };
    const { id } = await estadoDe(persona);
    const doubt = () =>
      test.app.get(Transactions).tenantTransaction(tenant, () => test.app.get(CuentasSeguidasRepository).doubt(id));
    expect([await doubt(), await doubt(), await doubt()]).toEqual([false, false, false]);
    await test.owner.query(`update correo_cuentas_externas set dudas_desde = now() - interval '5 minutes'`);
    expect(await doubt()).toBe(true);
    await test.owner.query(`update correo_cuentas_externas set duda_ultima = now() - interval '61 minutes'`);
    expect(await doubt()).toBe(false);
  });
});

describe('mails that say to be others', () => {
  it('neither hide nor throw away those, and are of nobody here', async () => {
    const cbu = (de: string, texto: string) => rfc822('cbu', 'CBU', { From: `${de}@banco.test` }, texto);
    const { persona, suyo } = await conCuenta((servidor) => {
      servidor.add('Enviados', rfc822('mio', 'Mío', { From: 'ana@afuera.test' }), ['\\Seen']);
      servidor.add('Enviados', rfc822('otro', 'De otro'), ['\\Seen']);
      servidor.add('INBOX', cbu('malo', 'CBU 9999'));
    });
    const [mio] = await bandejaOf(persona, 'sent');
    expect((await persona.get(`/correos/${mio!.id}`)).body).toMatchObject({
      ...{ esPropio: true, autenticacion: 'sin_datos', de: { usuarioId: persona.usuarioId } },
    });
    suyo.add('INBOX', cbu('bien', 'CBU 1111'));
    suyo.add('Archivo', rfc822('forjado', 'Autorizo', { From: 'ana@afuera.test', Received: 'from x by y' }));
    const uid = suyo.add('INBOX', rfc822('mio', 'Falso', { From: 'ana@afuera.test' }, 'Otra cosa'));
    await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toEqual(['CBU', 'CBU', 'De otro', 'Falso']);
    await expect.poll(() => asuntosDe(persona, 'archive'), PATIENCE).toEqual(['Autorizo']);
    const autorizo = await deAsunto(persona, 'archive', 'Autorizo');
    expect((await readCorreo(persona, autorizo!.id)).autenticacion).toBe('fallido');
    suyo.move('INBOX', uid, 'Papelera');
    await expect.poll(() => asuntosDe(persona, 'trash'), PATIENCE).toEqual(['Falso']);
    expect(await asuntosDe(persona, 'sent')).toEqual(['Mío']);
    expect(suyo.asuntos('Enviados')).toEqual(['Mío', 'De otro']);
  });

  it('from whom the person took for spam goes there at the server too', async () => {
    const { persona, suyo } = await conCuenta((servidor) => servidor.add('INBOX', rfc822('a', 'Oferta')));
    await cambiar(persona, [(await deAsunto(persona, 'inbox', 'Oferta'))!.id], { bandeja: 'spam' });
    await expect.poll(() => suyo.asuntos('Basura'), PATIENCE).toEqual(['Oferta']);
    suyo.add('INBOX', rfc822('b', 'Otra oferta'));
    await expect.poll(() => suyo.asuntos('Basura'), PATIENCE).toEqual(['Oferta', 'Otra oferta']);
    expect(await asuntosDe(persona, 'spam')).toEqual(['Oferta', 'Otra oferta']);
    expect((await persona.get('/common/messages')).body).toEqual([]);
  });

  it('of which the server has two are thrown away with the last one', async () => {
    const { persona, suyo } = await conCuenta((servidor) => {
      servidor.add('INBOX', rfc822('x', 'Doble'), ['\\Seen']);
      servidor.add('Archivo', rfc822('x', 'Doble'), ['\\Seen']);
    });
    const places = async () =>
      (
        await test.owner.query(
          `select f.ruta from correo_externos e join correo_carpetas_externas f on f.id = e.carpeta_id
            where e.usuario_id = $1 and e.uid is not null order by 1`,
          [persona.usuarioId],
        )
      ).rows.map(({ ruta }) => ruta);
    suyo.move('INBOX', suyo.en('INBOX')[0]!.uid, 'Papelera');
    await expect.poll(places, PATIENCE).toEqual(['Archivo', 'Papelera']);
    const doble = await deAsunto(persona, 'archive', 'Doble');
    await cambiar(persona, [doble!.id], { leido: false });
    await expect.poll(() => [...marcas(suyo, 'Archivo'), ...marcas(suyo, 'Papelera')], PATIENCE).toEqual([[], []]);
    suyo.move('Archivo', suyo.en('Archivo')[0]!.uid, 'Papelera');
    await expect.poll(() => asuntosDe(persona, 'trash'), PATIENCE).toEqual(['Doble']);
  });
});

describe('an account that is followed', () => {
  it('is connected again when its connection ends, and its mails are numbered anew without one twice or lost', async () => {
    const { persona, suyo } = await conCuenta((servidor) => {
      servidor.add('INBOX', rfc822('a', 'Primero'), ['\\Seen']);
      // A mail without a Message-ID is recognised by its contents.
      servidor.add('INBOX', rfc822('b', 'Segundo').replace(/Message-ID: .*\r\n/, ''));
    });
    const antes = (await bandejaOf(persona)).map(({ id }) => id);
    await cambiar(persona, antes, { destacado: true });
    await expect
      .poll(
        () =>
          marcas(suyo, 'INBOX')
            .flat()
            .filter((flag) => flag === '\\Flagged'),
        PATIENCE,
      )
      .toHaveLength(2);
    suyo.renumber('INBOX');
    suyo.add('INBOX', rfc822('c', 'Tercero'));
    suyo.drop();
    await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toContain('Tercero');
    await alDia(persona);
    const despues = await bandejaOf(persona);
    expect(despues.map(({ id }) => id)).toEqual(expect.arrayContaining(antes));
    expect(despues).toHaveLength(3);
    expect(despues.filter(({ destacado }) => destacado)).toHaveLength(2);
    expect(await asuntosDe(persona, 'trash')).toEqual([]);
    // Only the new mail causes an aviso.
    expect((await persona.get('/common/messages')).body).toMatchObject([{ description: 'Tercero' }]);
    const primero = despues.find(({ asunto }) => asunto === 'Primero');
    await cambiar(persona, [primero!.id], { leido: false });
    await expect.poll(() => marcas(suyo, 'INBOX')[0], PATIENCE).toEqual(['\\Flagged']);
  });

  it('joins what both sides did while nobody followed it: the place that the person chose wins', async () => {
    const { persona, suyo } = await conCuenta((servidor) => {
      servidor.add('INBOX', rfc822('a', 'Uno'));
      servidor.add('INBOX', rfc822('b', 'Dos'));
    });
    const follow = (until: string) =>
      test.owner.query(
        `update correo_cuentas_externas set tomada_por = gen_random_uuid(), tomada_hasta = now() + $2::interval
          where usuario_id = $1`,
        [persona.usuarioId, until],
      );
    await follow('1 hour');
    await expect.poll(() => suyo.conexiones, PATIENCE).toBe(0);
    const [uno, dos] = [await deAsunto(persona, 'inbox', 'Uno'), await deAsunto(persona, 'inbox', 'Dos')];
    await cambiar(persona, [uno!.id], { bandeja: 'trash', leido: true });
    await cambiar(persona, [dos!.id], { destacado: true });
    const [aqui, alla] = suyo.en('INBOX');
    suyo.flag('INBOX', aqui!.uid, ['\\Flagged']);
    suyo.move('INBOX', aqui!.uid, 'Basura');
    suyo.take('INBOX', alla!.uid);
    await follow('-1 hour');
    await expect.poll(() => suyo.asuntos('Papelera'), PATIENCE).toEqual(['Uno']);
    await pasan('11 minutes', async () => (await asuntosDe(persona, 'trash')).includes('Dos'));
    expect(await asuntosDe(persona, 'trash')).toEqual(['Dos', 'Uno']);
    expect(marcas(suyo, 'Papelera')).toEqual([['\\Flagged', '\\Seen']]);
    expect((await bandejaOf(persona, 'trash')).map(({ destacado }) => destacado)).toEqual([true, true]);
    expect([suyo.asuntos('INBOX'), suyo.asuntos('Basura')]).toEqual([[], []]);
  });

  it('says once that its password stopped working, and goes on with a new one', async () => {
    const { persona, suyo } = await conCuenta((servidor) => servidor.add('INBOX', rfc822('a', 'Primero')));
    const dichos = async () =>
      (await persona.get('/common/notifications')).body.map(({ title }: { title: string }) => title);
    suyo.clave = 'otra';
    suyo.drop();
    const rechazada = () => expect.poll(async () => (await estadoDe(persona)).estado, PATIENCE).toBe('clave-rechazada');
    await rechazada();
    expect(await dichos()).toEqual(['La contraseña de ana@afuera.test dejó de funcionar']);
    // The account is tried once more. Its state stays until the result is known.
    const antes = suyo.entradas;
    const { body } = await persona.send('POST', `${PATH}/sincronizar`);
    expect(body.cuenta.estado).toBe('clave-rechazada');
    await expect.poll(() => suyo.entradas, PATIENCE).toBeGreaterThan(antes);
    await rechazada();
    expect((await estadoDe(persona)).mensaje).toBe(
      'El servidor ya no acepta la contraseña. Escríbala de nuevo para seguir.',
    );
    expect(await dichos()).toHaveLength(1);
    suyo.add('INBOX', rfc822('b', 'Segundo'));
    expect((await persona.send('PUT', PATH, suyo.datos)).status).toBe(200);
    await expect.poll(() => asuntosDe(persona, 'inbox'), PATIENCE).toEqual(['Primero', 'Segundo']);
    expect(await dichos()).toHaveLength(1);
    // A late failure of the old password does not change the state of the new password.
    const tenant = { cuentaId: persona.cuentaId, usuarioId: persona.usuarioId, rolId: ROL.titular };
    const estado = test.app.get(EstadoDeCuenta);
    await test.app.get(Transactions).tenantTransaction(tenant, () => estado.refuse(body.cuenta));
    expect((await estadoDe(persona)).estado).toBe('al-dia');
    for (let n = 0; n < 20; n++) await persona.send('POST', `${PATH}/sincronizar`);
    expect((await persona.send('POST', `${PATH}/sincronizar`)).status).toBe(429);
  });
});

describe('what is written', () => {
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

  it('leaves through the account, is among what was sent there once, and marks what it answers', async () => {
    const { persona, suyo } = await conCuenta((servidor) => servidor.add('INBOX', rfc822('pregunta', '¿Cuándo?')));
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
    await persona.patch(PATH, { enviarPorElla: false });
    await expect.poll(() => soon(() => suyo.asuntos('Enviados')), PATIENCE).toHaveLength(1);
    await persona.patch(PATH, { enviarPorElla: true });
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

  it('is put among what was sent by a server that says nothing once it does, so that others do not wait', async () => {
    const { persona, suyo } = await conCuenta();
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

  it('waits while the password is refused, and leaves with a new one; without the choice it goes the usual way', async () => {
    const { persona, suyo } = await conCuenta();
    suyo.clave = 'otra';
    const { id } = await newBorrador(persona, { para: [banco], asunto: 'Espera' });
    await sent(test, persona, id);
    const envio = async () => (await persona.get(`/correos/${id}`)).body.envios;
    await expect.poll(async () => (await estadoDe(persona)).estado, PATIENCE).toBe('clave-rechazada');
    expect(await envio()).toMatchObject([{ estado: 'en_cola' }]);
    expect((await persona.send('PUT', PATH, suyo.datos)).status).toBe(200);
    await expect.poll(() => soon(envio), PATIENCE).toMatchObject([{ estado: 'enviado' }]);
    expect(suyo.enviados).toHaveLength(1);
    await persona.patch(PATH, { enviarPorElla: false });
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
