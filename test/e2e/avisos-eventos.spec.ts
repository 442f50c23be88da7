import { beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { asignacion } from '../../server/expediente/carpetas/avisos-de-carpeta.js';
import { CarpetasService } from '../../server/expediente/carpetas/carpetas.service.js';
import { Notifier } from '../../server/plataforma/avisos/notifier.service.js';
import { CuentasService } from '../../server/plataforma/cuentas/cuentas.service.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { newCarpeta, tipoActoId } from '../factories/carpetas.js';
import { newDocumento, pdf, upload } from '../factories/documentos.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

interface Office {
  cuentaId: string;
  titular: Member;
  adscripto: Member;
  oficial: Member;
}

/** A cuenta with three people and no avisos. */
async function newOffice(): Promise<Office> {
  const { cuentaId, titular } = await newCuenta(test);
  const adscripto = await newMiembro(test, cuentaId, 2, 'Ana <b>Peña</b>');
  const oficial = await newMiembro(test, cuentaId, 3);
  await test.owner.query('delete from avisos where cuenta_id = $1', [cuentaId]);
  return { cuentaId, titular, adscripto, oficial };
}

/** A carpeta with an oficial as responsable and an adscripto as escribano. Both have deleted their aviso of it. */
async function newSharedCarpeta({ titular, adscripto, oficial }: Office, overrides: Record<string, unknown> = {}) {
  const carpeta = await newCarpeta(titular, {
    responsableId: oficial.usuarioId,
    escribanoId: adscripto.usuarioId,
    ...overrides,
  });
  for (const member of [adscripto, oficial]) {
    const [aviso] = await notificationsOf(member);
    await member.delete(`/common/notifications/${aviso?.id}`);
  }
  return carpeta;
}

const titles = async (member: Member) => (await notificationsOf(member)).map(({ title }) => title);
const mover = (member: Member, id: string, version: number, estado: string, motivo?: string) =>
  member.post(`/carpetas/${id}/mover`, { estado, motivo }, { version });

describe('a carpeta that is assigned', () => {
  it('notifies its responsable and escribano once, but not the person who opened it', async () => {
    const { titular, adscripto, oficial } = await newOffice();
    const carpeta = await newCarpeta(titular, {
      caratula: 'Núñez & Cía. <script>',
      responsableId: oficial.usuarioId,
      escribanoId: adscripto.usuarioId,
    });
    const aviso = {
      title: `Le asignaron <b>${carpeta.codigo}</b>`,
      description: `${titular.nombre} · Núñez &amp; Cía. &lt;script&gt;`,
      icon: 'heroicons_outline:folder-plus',
      link: `/carpetas/${carpeta.id}`,
      useRouter: true,
      read: false,
      seen: false,
      count: 1,
    };
    expect(await notificationsOf(oficial)).toEqual([expect.objectContaining(aviso)]);
    expect(await notificationsOf(adscripto)).toEqual([expect.objectContaining(aviso)]);
    expect(await titles(titular)).toEqual([]);
  });

  it('notifies a later responsable, by its carátula while it has no number', async () => {
    const { titular, adscripto, oficial } = await newOffice();
    const carpeta = await newCarpeta(adscripto, { abrir: false, caratula: 'Sin número' });
    const patch = (client: Member, version: number, body: Record<string, unknown>) =>
      client.patch(`/carpetas/${carpeta.id}`, body, { version });
    await patch(adscripto, 1, { responsableId: oficial.usuarioId, escribanoId: adscripto.usuarioId });
    expect(await notificationsOf(oficial)).toEqual([
      expect.objectContaining({
        title: 'Le asignaron <b>Sin número</b>',
        description: 'Ana &lt;b&gt;Peña&lt;/b&gt; · Sin número',
      }),
    ]);
    await patch(adscripto, 2, { caratula: 'Otra' });
    await patch(adscripto, 3, { responsableId: titular.usuarioId });
    expect(await titles(oficial)).toHaveLength(1);
    expect(await titles(titular)).toHaveLength(1);
    expect(await titles(adscripto)).toEqual([]);
  });

  it('notifies nobody else', async () => {
    const { cuentaId, titular, oficial } = await newOffice();
    const lectura = await newMiembro(test, cuentaId, 5);
    const stranger = (await newCuenta(test)).titular;
    await newCarpeta(titular, { responsableId: oficial.usuarioId });
    expect(await titles(lectura)).toEqual([]);
    expect(await titles(stranger)).toEqual([]);
  });
});

describe('an acceso', () => {
  it('notifies once per carpeta while it is valid, and is given even when an earlier acceso was notified', async () => {
    const { cuentaId, titular } = await newOffice();
    const gestor = await newMiembro(test, cuentaId, 4);
    const [a, b, c] = [await newCarpeta(titular), await newCarpeta(titular), await newCarpeta(titular)];
    const pathOf = ({ id }: { id: string }) => `/carpetas/${id}/accesos/${gestor.usuarioId}`;
    const give = async (carpeta: { id: string }) => (await titular.send('PUT', pathOf(carpeta), {})).status;
    const told = async () => (await notificationsOf(gestor)).map(({ title, count }) => [title, count]);
    const toldOf = ({ codigo }: { codigo: string | null }) => [`<b>${codigo}</b>: le dieron acceso`, 1];

    expect(await give(a)).toBe(200);
    await titular.delete(pathOf(a));
    expect(await give(b)).toBe(200);
    expect(await told()).toEqual([toldOf(b)]);
    expect(await give(a)).toBe(200);
    expect(await told()).toEqual([toldOf(a), toldOf(b)]);

    for (const carpeta of [a, b]) await titular.delete(pathOf(carpeta));
    const several = { carpetas: [a.id, b.id, c.id], usuarioId: gestor.usuarioId };
    expect((await titular.post('/carpetas/accesos', several)).body.hechas).toHaveLength(3);
    await titular.delete(pathOf(a));
    expect(await told()).toEqual([['Le dieron acceso a 3 carpetas', 1], toldOf(b)]);
  });
});

describe('a move', () => {
  it('notifies responsable and escribano, but not the person who moved', async () => {
    const office = await newOffice();
    const { titular, adscripto, oficial } = office;
    const carpeta = await newSharedCarpeta(office);
    await mover(oficial, carpeta.id, carpeta.version, 'suspendida', 'Falta <b>un</b> certificado');
    expect(await notificationsOf(adscripto)).toEqual([
      expect.objectContaining({
        title: `<b>${carpeta.codigo}</b> pasó a Suspendida`,
        description: `${oficial.nombre} · Falta &lt;b&gt;un&lt;/b&gt; certificado`,
        icon: 'heroicons_outline:arrow-right-circle',
        link: `/carpetas/${carpeta.id}`,
      }),
    ]);
    expect(await titles(oficial)).toEqual([]);
    expect(await titles(titular)).toEqual([]);
  });

  it('that is refused notifies nobody', async () => {
    const office = await newOffice();
    const { adscripto, oficial } = office;
    const carpeta = await newSharedCarpeta(office, { acto: 'Compraventa' });
    const { events } = await listen(adscripto);
    expect((await mover(oficial, carpeta.id, carpeta.version, 'firmada')).status).toBe(422);
    expect((await mover(oficial, carpeta.id, carpeta.version, 'suspendida')).status).toBe(422);
    expect((await mover(oficial, carpeta.id, 99, 'suspendida', 'x')).status).toBe(412);
    expect(await titles(adscripto)).toEqual([]);
    expect(events).toEqual([]);
  });

  it('that is rolled back at its end notifies nobody', async () => {
    const { cuentaId, titular, oficial } = await newOffice();
    const transactions = test.app.get(Transactions);
    const { events } = await listen(oficial);
    const body = { caratula: 'Nunca', tipoActoId: await tipoActoId(titular), responsableId: oficial.usuarioId };
    const attempt = transactions.tenantTransaction({ cuentaId, usuarioId: titular.usuarioId, rolId: 1 }, async () => {
      await test.app.get(CarpetasService).create(body);
      transactions.beforeCommit(() => Promise.reject(new Error('A último momento.')));
    });
    await expect(attempt).rejects.toThrow('A último momento.');
    expect(await titles(oficial)).toEqual([]);
    expect(events).toEqual([]);
  });
});

describe('documents', () => {
  it('share an aviso until it is read', async () => {
    const office = await newOffice();
    const { titular, adscripto, oficial } = office;
    const carpeta = await newSharedCarpeta(office);
    const { id } = await newDocumento(oficial, carpeta.id, { nombre: 'Título <1>.pdf' });
    expect(await notificationsOf(adscripto)).toEqual([
      expect.objectContaining({
        title: `<b>${carpeta.codigo}</b>: documento nuevo`,
        description: expect.stringContaining(`${oficial.nombre} · Título`),
        count: 1,
      }),
    ]);
    await newDocumento(oficial, carpeta.id);
    await upload(titular, `/documentos/${id}/versiones`, [{ nombre: 'Título.pdf', content: pdf('otra') }]);
    const [grouped, ...none] = await notificationsOf(adscripto);
    expect(none).toEqual([]);
    expect(grouped).toMatchObject({
      title: `<b>${carpeta.codigo}</b>: 3 documentos nuevos`,
      description: `El último, de ${titular.nombre} · ${carpeta.caratula}`,
      icon: 'heroicons_outline:document-plus',
      link: `/carpetas/${carpeta.id}`,
      count: 3,
      read: false,
    });
    expect(await titles(oficial)).toEqual([`<b>${carpeta.codigo}</b>: versión nueva`]);
    expect(await titles(titular)).toEqual([]);

    const toggle = () => adscripto.patch(`/common/notifications/toggle-read/${grouped?.id}`);
    await toggle();
    await newDocumento(oficial, carpeta.id);
    // The aviso is unread again, beside a newer aviso of the same carpeta.
    expect((await toggle()).body).toMatchObject({ read: false, count: 3 });
    await newDocumento(oficial, carpeta.id);
    expect((await notificationsOf(adscripto)).map(({ count, read }) => [count, read])).toEqual([
      [2, false],
      [3, false],
    ]);
  });

  it('uploaded ten at once make a single aviso of ten', async () => {
    const office = await newOffice();
    const { adscripto, oficial } = office;
    const carpeta = await newSharedCarpeta(office);
    await Promise.all(Array.from({ length: 10 }, () => newDocumento(oficial, carpeta.id)));
    expect(await notificationsOf(adscripto)).toEqual([
      expect.objectContaining({ count: 10, title: `<b>${carpeta.codigo}</b>: 10 documentos nuevos` }),
    ]);
  });

  it('are all counted while their avisos are being read', async () => {
    const office = await newOffice();
    const { adscripto, oficial } = office;
    const carpeta = await newSharedCarpeta(office);
    await Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        await newDocumento(oficial, carpeta.id);
        return i % 2 ? adscripto.get('/common/notifications/mark-all-as-read') : undefined;
      }),
    );
    const avisos = await notificationsOf(adscripto);
    expect(avisos.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  });

  it('of two carpetas make two avisos, and a refused file makes no aviso', async () => {
    const office = await newOffice();
    const { adscripto, oficial } = office;
    const [one, two] = [await newSharedCarpeta(office), await newSharedCarpeta(office)];
    await newDocumento(oficial, one.id);
    await newDocumento(oficial, two.id);
    const refused = await upload(oficial, `/carpetas/${one.id}/documentos`, [{ nombre: 'x.pdf', content: pdf('x') }], {
      seccionId: two.id,
    });
    expect(refused.status).toBe(422);
    expect((await notificationsOf(adscripto)).map(({ link, count }) => [link, count])).toEqual([
      [`/carpetas/${two.id}`, 1],
      [`/carpetas/${one.id}`, 1],
    ]);
  });
});

describe('seeing a carpeta', () => {
  it('ends with the assignment: a former responsable of a reserved carpeta gets no more avisos', async () => {
    const office = await newOffice();
    const { cuentaId, titular, oficial } = office;
    const carpeta = await newSharedCarpeta(office, { reservada: true });
    const other = await newMiembro(test, cuentaId, 3);
    await titular.patch(`/carpetas/${carpeta.id}`, { responsableId: other.usuarioId }, { version: carpeta.version });
    await newDocumento(titular, carpeta.id);
    expect((await titles(oficial)).filter((title) => title?.includes(carpeta.codigo ?? ''))).toEqual([]);
    expect(await titles(other)).toEqual([
      expect.stringContaining('documento nuevo'),
      expect.stringContaining('Le asignaron'),
    ]);
  });

  it('hides the avisos when it ends, and shows them when it returns', async () => {
    const office = await newOffice();
    const { titular, adscripto, oficial } = office;
    const carpeta = await newSharedCarpeta(office);
    await newDocumento(titular, carpeta.id);
    const [{ id } = { id: '' }] = await notificationsOf(oficial);
    const patch = (version: number, body: Record<string, unknown>) =>
      titular.patch(`/carpetas/${carpeta.id}`, body, { version });
    await patch(carpeta.version, { reservada: true, responsableId: titular.usuarioId });
    expect(await titles(oficial)).toEqual([]);
    for (const answer of [
      await oficial.patch(`/common/notifications/toggle-read/${id}`),
      await oficial.delete(`/common/notifications/${id}`),
    ]) {
      expect([answer.status, JSON.stringify(answer.body).includes(carpeta.caratula)]).toEqual([404, false]);
    }
    expect(await titles(adscripto)).toHaveLength(1);
    await patch(carpeta.version + 1, { responsableId: oficial.usuarioId });
    await newDocumento(titular, carpeta.id);
    expect(await titles(oficial)).toEqual([
      `<b>${carpeta.codigo}</b>: 2 documentos nuevos`,
      `Le asignaron <b>${carpeta.codigo}</b>`,
    ]);
  });

  it('is decided by the database: nobody is notified of a carpeta that they may not see', async () => {
    const office = await newOffice();
    const { cuentaId, titular, adscripto, oficial } = office;
    const carpeta = await newCarpeta(titular, { reservada: true });
    const transactions = test.app.get(Transactions);
    const { usuarioId } = titular;
    const aviso = asignacion({ ...carpeta, responsableId: null, escribanoId: null }, { id: usuarioId, nombre: 'Yo' });
    await transactions.tenantTransaction({ cuentaId, usuarioId, rolId: 1 }, async () => {
      for (const member of [adscripto, oficial]) {
        await test.app.get(Notifier).notify(member.usuarioId, aviso, async () => {
          const rows = await transactions.manager.query('select 1 from carpetas where id = $1', [carpeta.id]);
          return rows.length > 0;
        });
      }
      // The transaction again acts for the person who writes.
      expect(await transactions.manager.query('select 1 from carpetas where id = $1', [carpeta.id])).toHaveLength(1);
      expect(transactions.tenant.usuarioId).toBe(usuarioId);
    });
    expect(await titles(adscripto)).toHaveLength(1);
    expect(await titles(oficial)).toEqual([]);
  });

  it('ends with the membership', async () => {
    const office = await newOffice();
    const { cuentaId, oficial } = office;
    const carpeta = await newSharedCarpeta(office);
    await test.owner.query(`update membresias set estado = 'suspendida' where cuenta_id = $1 and usuario_id = $2`, [
      cuentaId,
      office.adscripto.usuarioId,
    ]);
    expect((await mover(oficial, carpeta.id, carpeta.version, 'suspendida', 'Por hoy')).status).toBe(200);
    const { rows } = await test.owner.query(
      'select titulo from avisos where cuenta_id = $1 and usuario_id = $2 and eliminado_en is null',
      [cuentaId, office.adscripto.usuarioId],
    );
    expect(rows).toEqual([]);
  });
});

describe('a new member', () => {
  it('is announced to the other members, and several share an aviso', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { events } = await listen(titular);
    const first = await newMiembro(test, cuentaId, 3, 'Rosa <i>Paz</i>');
    expect(await notificationsOf(titular)).toEqual([
      expect.objectContaining({
        title: 'Se sumó <b>Rosa &lt;i&gt;Paz&lt;/i&gt;</b>',
        icon: 'heroicons_outline:user-plus',
        count: 1,
      }),
    ]);
    await expect.poll(() => events).toEqual([{ type: 'notifications.changed' }, { type: 'team.changed' }]);
    const second = await newMiembro(test, cuentaId, 4, 'Luis');
    expect(await notificationsOf(titular)).toEqual([
      expect.objectContaining({ title: '2 personas nuevas en el equipo', description: 'La última en sumarse: Luis' }),
    ]);
    expect(await titles(first)).toEqual(['Se sumó <b>Luis</b>']);
    expect(await titles(second)).toEqual([]);
  });

  it('that is added twice is refused, and announced once', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { usuarioId } = await newMiembro(test, cuentaId, 3);
    await expect(test.app.get(CuentasService).addMiembro(cuentaId, usuarioId, 3)).rejects.toThrow();
    expect(await notificationsOf(titular)).toEqual([expect.objectContaining({ count: 1 })]);
  });
});

describe('old events', () => {
  it('notify nobody when they are dated long ago or recorded silently', async () => {
    const { cuentaId, titular, oficial } = await newOffice();
    const transactions = test.app.get(Transactions);
    const body = { caratula: 'De antes', tipoActoId: await tipoActoId(titular), responsableId: oficial.usuarioId };
    const tenant = { cuentaId, usuarioId: titular.usuarioId, rolId: 1 };
    const create = () => transactions.tenantTransaction(tenant, () => test.app.get(CarpetasService).create(body));
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await transactions.atTime(daysAgo(91), create);
    await test.app.get(Notifier).silently(create);
    expect(await titles(oficial)).toEqual([]);
    await transactions.atTime(daysAgo(3), create);
    expect(await notificationsOf(oficial)).toEqual([
      expect.objectContaining({ time: expect.stringContaining(daysAgo(3).toISOString().slice(0, 10)) }),
    ]);
  });
});
