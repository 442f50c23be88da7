import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { asignacion } from '../../server/expediente/carpetas/avisos-de-carpeta.js';
import { AvisosReunidos } from '../../server/plataforma/avisos/avisos-reunidos.service.js';
import { Notifier } from '../../server/plataforma/avisos/notifier.service.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { mailsTo, mailTo } from '../factories/mails.js';
import { type Member, newCuenta, newMiembro, newUsuario } from '../factories/people.js';
import { listen } from '../factories/sockets.js';
import { newTarea } from '../factories/tareas.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://carpetas.ejemplo.test' });
});
afterAll(() => test.close());

const choose = async (member: Member, avisos: Record<string, { panel?: boolean; correo?: boolean }>) =>
  expect((await member.patch('/common/user', { user: { preferencias: { avisos } } })).status).toBe(200);
const titles = async (member: Member) => (await notificationsOf(member)).map(({ title }) => title);
const subjects = async ({ email }: Member) => (await mailsTo(test, email)).map(({ subject }) => subject);
/** Ends the window in which further avisos of a kind are gathered. So the next mail leaves at once. */
const endWindows = () => test.owner.query(`update limites set expira_en = now() where clave like 'aviso:%'`);
const mails = async () =>
  (await test.owner.query(`select count(*)::int as n from pgboss.job where name = 'correo'`)).rows[0].n;

const openChat = async (from: Member, to: Member): Promise<string> =>
  (await from.post('/apps/chat/chat', { contactId: to.usuarioId })).body.id;
const write = async (from: Member, chatId: string, value: string) =>
  expect((await from.post('/apps/chat/message', { chatId, value })).status).toBe(200);

async function newOffice() {
  const { cuentaId, titular } = await newCuenta(test, { nombre: 'Escribanía Núñez & Cía.' });
  const oficial = await newMiembro(test, cuentaId, 3);
  await test.owner.query('delete from avisos where cuenta_id = $1', [cuentaId]);
  return { cuentaId, titular, oficial };
}

describe('the panel', () => {
  it('gets no kind that its person does not want there', async () => {
    const { titular, oficial } = await newOffice();
    await choose(oficial, { asignacion: { panel: false } });
    const { events } = await listen(oficial);
    const carpeta = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    await newDocumento(titular, carpeta.id);
    expect(await titles(oficial)).toEqual([`<b>${carpeta.codigo}</b>: documento nuevo`]);
    await expect
      .poll(() => events.filter(({ type }) => type === 'notifications.changed'))
      .toEqual([{ type: 'notifications.changed' }]);
    expect(await subjects(oficial)).toEqual([]);
  });

  it('gets nothing when both panel and mail are off', async () => {
    const { titular, oficial } = await newOffice();
    await choose(oficial, { mensaje: { panel: false } });
    const before = await mails();
    const chatId = await openChat(titular, oficial);
    await write(titular, chatId, 'Hola');
    expect((await oficial.get('/common/messages')).body).toEqual([]);
    expect(await mails()).toBe(before);
  });
});

describe('the mail', () => {
  it('has the text of the panel, the name of the cuenta, and the link', async () => {
    const { titular, oficial } = await newOffice();
    await choose(oficial, { asignacion: { correo: true, panel: false } });
    const caratula = 'Núñez & Peña <script>';
    const carpeta = await newCarpeta(titular, { responsableId: oficial.usuarioId, caratula });
    const mail = await mailTo(test, oficial.email, 'Le asignaron');
    expect(mail.subject).toBe(`Le asignaron ${carpeta.codigo}`);
    expect(mail.text).toContain(`${titular.nombre} · ${caratula}`);
    expect(mail.text).toContain('Cuenta: Escribanía Núñez & Cía.');
    expect(mail.text).toContain(`https://carpetas.ejemplo.test/carpetas/${carpeta.id}`);
    expect(mail.html).toContain('Núñez &amp; Peña &lt;script&gt;');
    expect(mail.html).not.toContain('<script>');
    expect(await titles(oficial)).toEqual([]);
    expect(await subjects(titular)).toEqual([]);
  });

  it('is one per kind and carpeta within an interval, also for many at once', async () => {
    const { titular, oficial } = await newOffice();
    await choose(oficial, { documento: { correo: true }, movimiento: { correo: true } });
    const carpeta = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    const other = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    await Promise.all(Array.from({ length: 4 }, () => newDocumento(titular, carpeta.id)));
    await newDocumento(titular, other.id);
    await titular.post(
      `/carpetas/${carpeta.id}/mover`,
      { estado: 'suspendida', motivo: 'Por hoy' },
      { version: carpeta.version },
    );
    const first = [
      `${carpeta.codigo} pasó a Suspendida`,
      `${carpeta.codigo}: documento nuevo`,
      `${other.codigo}: documento nuevo`,
    ];
    await expect.poll(async () => (await subjects(oficial)).toSorted(), { timeout: 15_000 }).toEqual(first.toSorted());

    await endWindows();
    await newDocumento(titular, other.id);
    await expect
      .poll(async () => (await subjects(oficial)).toSorted(), { timeout: 15_000 })
      .toEqual([...first, `${other.codigo}: documento nuevo`].toSorted());
  });

  it('gathers avisos into a later mail, without avisos that the person may no longer see', async () => {
    const { cuentaId, titular, oficial } = await newOffice();
    await choose(oficial, { documento: { correo: true }, mensaje: { correo: true } });
    const carpeta = await newCarpeta(titular, { responsableId: oficial.usuarioId, caratula: 'Visible' });
    const hidden = await newCarpeta(titular, { responsableId: oficial.usuarioId, caratula: 'Que se reserva' });
    for (const { id } of [carpeta, carpeta, carpeta, hidden, hidden]) {
      await newDocumento(titular, id, { nombre: 'Plano.pdf' });
    }
    const chatId = await openChat(titular, oficial);
    await write(titular, chatId, 'Primero');
    await write(titular, chatId, 'Después <b>esto</b>');
    const reunidos = test.app.get(AvisosReunidos, { strict: false });
    await reunidos.run();
    const waiting = () =>
      test.owner
        .query('select titulo from avisos_por_correo where cuenta_id = $1', [cuentaId])
        .then(({ rows }) => rows);
    // The avisos are not due yet.
    expect(await waiting()).toHaveLength(4);
    await expect.poll(() => subjects(oficial), { timeout: 15_000 }).toHaveLength(3);

    await test.owner.query('update carpetas set reservada = true, responsable_id = null where id = $1', [hidden.id]);
    await test.owner.query('update avisos_por_correo set enviar_en = now() where cuenta_id = $1', [cuentaId]);
    await Promise.all([reunidos.run(), reunidos.run()]);
    const mail = await mailTo(test, oficial.email, 'novedades');
    expect(mail.subject).toBe('3 novedades en Escribanía Núñez & Cía.');
    expect(mail.text?.match(/Plano\.pdf/g)).toHaveLength(2);
    expect(mail.text).toContain('Después esto');
    expect(mail.text).not.toContain(hidden.codigo);
    expect(mail.text).toContain('https://carpetas.ejemplo.test/');
    expect(await subjects(oficial)).toHaveLength(4);
    expect(await waiting()).toHaveLength(1);
    expect(await subjects(titular)).toEqual([]);
  });

  it('gathers tareas without a carpeta too, each line with its own link', async () => {
    const { cuentaId, titular, oficial } = await newOffice();
    const otra = await newMiembro(test, cuentaId, 3);
    await choose(oficial, { tarea: { correo: true } });
    await choose(otra, { tarea: { correo: true } });
    const assign = (title: string, { usuarioId: assignedTo }: Member, carpetaId?: string) =>
      newTarea(titular, { title, assignedTo, carpetaId });
    const before = await mails();
    await assign('La primera', oficial);
    const [second, third] = [await assign('Firmar <a href="https://malo.test">', oficial), await assign('C', oficial)];
    expect(await mails()).toBe(before + 1);
    // A tarea of a carpeta gets its own mail. So does a tarea of another person.
    const carpeta = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    await assign('De la carpeta', oficial, carpeta.id);
    await assign('De otra persona', otra);
    expect(await mails()).toBe(before + 3);

    await test.owner.query('update avisos_por_correo set enviar_en = now() where cuenta_id = $1', [cuentaId]);
    await test.app.get(AvisosReunidos, { strict: false }).run();
    const mail = await mailTo(test, oficial.email, 'novedades');
    expect(mail.subject).toBe('2 novedades en Escribanía Núñez & Cía.');
    const address = (id: string) => `https://carpetas.ejemplo.test/apps/tasks/${id}`;
    const titulo = 'Le asignaron la tarea Firmar <a href="https://malo.test">';
    expect(mail.text).toContain(`${titulo} · ${titular.nombre}\n${address(second.id)}\n`);
    expect(mail.text).toContain(`Le asignaron la tarea C · ${titular.nombre}\n${address(third.id)}\n`);
    const links = [...(mail.html ?? '').matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
    expect(links.map(([, href, text]) => [href, text])).toEqual([
      [address(second.id), titulo.replace('<', '&lt;').replace('>', '&gt;').replaceAll('"', '&quot;')],
      [address(third.id), 'Le asignaron la tarea C'],
      ['https://carpetas.ejemplo.test/', 'Ver en Carpetas'],
      ['https://carpetas.ejemplo.test/', 'https://carpetas.ejemplo.test/'],
      ['https://carpetas.ejemplo.test', 'carpetas.ejemplo.test'],
    ]);
  });

  it('of a single gathered aviso is its usual mail, and is not sent if the person no longer wants it', async () => {
    const { cuentaId, titular, oficial } = await newOffice();
    const due = () =>
      test.owner.query('update avisos_por_correo set enviar_en = now() where cuenta_id = $1', [cuentaId]);
    const reunidos = test.app.get(AvisosReunidos, { strict: false });
    const { id } = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    await choose(oficial, { documento: { correo: true } });
    await newDocumento(titular, id, { nombre: 'Uno.pdf' });
    await newDocumento(titular, id, { nombre: 'Dos.pdf' });
    await due();
    await reunidos.run();
    const last = async () => (await mailsTo(test, oficial.email)).map(({ text }) => text ?? '');
    await expect
      .poll(async () => (await last()).some((text) => text.includes('Dos.pdf')), { timeout: 15_000 })
      .toBe(true);
    // The first mail may arrive after this one.
    await expect.poll(() => subjects(oficial), { timeout: 15_000 }).toHaveLength(2);

    await newDocumento(titular, id, { nombre: 'Tres.pdf' });
    await choose(oficial, { documento: { correo: false } });
    await due();
    const before = await mails();
    await reunidos.run();
    expect(await mails()).toBe(before);
  });

  it('of a chat names the sender, and is not sent for a muted chat', async () => {
    const { titular, oficial } = await newOffice();
    await choose(oficial, { mensaje: { correo: true } });
    const chatId = await openChat(titular, oficial);
    await write(titular, chatId, 'Llegó el <b>certificado</b>');
    const mail = await mailTo(test, oficial.email, 'Mensaje de');
    expect(mail.subject).toBe(`Mensaje de ${titular.nombre}`);
    expect(mail.text).toContain('Llegó el certificado');

    await endWindows();
    await oficial.patch('/apps/chat/chat', { id: chatId, chat: { muted: true } });
    const before = await mails();
    await write(titular, chatId, 'Otra cosa');
    expect(await mails()).toBe(before);
  });

  it('tells the other members who joined', async () => {
    const { cuentaId, titular } = await newOffice();
    await choose(titular, { incorporacion: { correo: true } });
    await newMiembro(test, cuentaId, 4, 'Rosa <i>Paz</i>');
    expect((await mailTo(test, titular.email, 'Se sumó')).subject).toBe('Se sumó Rosa <i>Paz</i>');
  });
});

describe('nobody is mailed', () => {
  const notify = async ({ cuentaId, usuarioId }: Member, to: Member, carpetaId: string, end = async () => {}) => {
    const transactions = test.app.get(Transactions);
    const carpeta = { id: carpetaId, codigo: null, caratula: 'Reservada', responsableId: null, escribanoId: null };
    const aviso = asignacion(carpeta, { id: usuarioId, nombre: 'Yo' });
    await transactions.tenantTransaction({ cuentaId, usuarioId, rolId: 1 }, async () => {
      await test.app.get(Notifier).notify(to.usuarioId, aviso, async () => {
        const rows = await transactions.manager.query('select 1 from carpetas where id = $1', [carpetaId]);
        return rows.length > 0;
      });
      await end();
    });
  };

  it('of a carpeta that they may not see', async () => {
    const { titular, oficial } = await newOffice();
    await choose(oficial, { asignacion: { correo: true, panel: false } });
    const before = await mails();
    await notify(titular, oficial, (await newCarpeta(titular, { reservada: true })).id);
    expect(await mails()).toBe(before);
    await notify(titular, oficial, (await newCarpeta(titular)).id);
    expect(await mails()).toBe(before + 1);
  });

  it('of a change that was rolled back, which does not delay the next mail', async () => {
    const { titular, oficial } = await newOffice();
    await choose(oficial, { asignacion: { correo: true } });
    const { id } = await newCarpeta(titular);
    const before = await mails();
    const fail = () => Promise.reject(new Error('Not today.'));
    await expect(notify(titular, oficial, id, fail)).rejects.toThrow('Not today.');
    expect(await mails()).toBe(before);
    await notify(titular, oficial, id);
    expect(await mails()).toBe(before + 1);
  });

  it('at an unconfirmed address, or of an old event', async () => {
    const { cuentaId, titular, oficial } = await newOffice();
    await choose(oficial, { asignacion: { correo: true } });
    const { id } = await newCarpeta(titular);
    const before = await mails();
    await test.app.get(Transactions).atTime(new Date(Date.now() - 3_600_000), () => notify(titular, oficial, id));
    await test.owner.query('update usuarios set email_confirmado_en = null where id = $1', [oficial.usuarioId]);
    await notify(titular, oficial, id);
    expect(await mails()).toBe(before);
    expect(await titles(oficial)).toHaveLength(2);
    // A person who is no member of the cuenta gets no aviso either.
    const stranger = await newUsuario(test);
    await notify(titular, { ...oficial, usuarioId: stranger.id } as Member, id);
    const { rows } = await test.owner.query('select 1 from avisos where cuenta_id = $1 and usuario_id = $2', [
      cuentaId,
      stranger.id,
    ]);
    expect(rows).toEqual([]);
  });
});
