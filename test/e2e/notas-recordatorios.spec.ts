import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, FAST_JOBS, startReplica, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { mailsTo, mailTo } from '../factories/mails.js';
import { newNota } from '../factories/notas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

const PATH = '/apps/notes';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ ...FAST_JOBS, PUBLIC_URL: 'https://carpetas.ejemplo.test' });
});
afterAll(() => test.close());

const someone = async () => (await newCuenta(test)).titular;
const inAnHour = (minutes = 60) => new Date(Date.now() + minutes * 60_000).toISOString();
const jobsOf = async (id: string, state = ['created', 'retry', 'active', 'completed', 'failed']) =>
  (
    await test.owner.query(
      `select id, state, start_after as "startAfter" from pgboss.job
        where name = 'recordatorios' and data->>'notaId' = $1 and state::text = any ($2) order by start_after`,
      [id, state],
    )
  ).rows;
/** Makes all recordatorios of a nota due, and waits until they have run. */
async function comes(id: string) {
  await test.owner.query(`update pgboss.job set start_after = now() where data->>'notaId' = $1 and state = 'created'`, [
    id,
  ]);
  await expect.poll(() => jobsOf(id, ['created', 'active', 'retry']), { timeout: 20_000 }).toEqual([]);
  expect((await jobsOf(id)).map(({ state }) => state)).not.toContain('failed');
}
const told = async (member: Member) =>
  (await notificationsOf(member)).filter(({ link }) => link?.startsWith('/apps/notes/'));

describe('a person is notified', () => {
  it('of a nota when it is due, once, with a link to it', async () => {
    const titular = await someone();
    const reminder = inAnHour();
    const nota = await newNota(titular, { title: 'Pagar <b>tasa</b>', reminder });
    expect(nota.reminder).toBe(reminder);
    expect((await jobsOf(nota.id)).map(({ startAfter }) => startAfter.toISOString())).toEqual([reminder]);
    expect(await told(titular)).toEqual([]);
    const { events } = await listen(titular);
    await comes(nota.id);
    const expected = {
      title: 'Recordatorio: <b>Pagar &lt;b&gt;tasa&lt;/b&gt;</b>',
      link: `/apps/notes/${nota.id}`,
      useRouter: true,
      count: 1,
      read: false,
    };
    expect(await told(titular)).toMatchObject([expected]);
    await expect.poll(() => events).toContainEqual({ type: 'notifications.changed' });
    expect(await mailsTo(test, titular.email)).toEqual([]);
  });

  it('once, also when two replicas run the job several times', async () => {
    const titular = await someone();
    const reminder = inAnHour();
    const nota = await newNota(titular, { reminder });
    const replica = await startReplica(test);
    try {
      const { rows } = await test.owner.query(
        `select data from pgboss.job where name = 'recordatorios' and data->>'notaId' = $1`,
        [nota.id],
      );
      await test.owner.query(
        `insert into pgboss.job (name, data, singleton_key, policy, retry_limit, expire_seconds, deletion_seconds)
         select 'recordatorios', $1, gen_random_uuid()::text, 'short', 5, 900, 86400 from generate_series(1, 4)`,
        [rows[0].data],
      );
      await comes(nota.id);
      expect(await told(titular)).toMatchObject([{ count: 1 }]);
    } finally {
      await replica.app.close();
    }
  });

  it('of an archived nota too, and by mail if they chose that', async () => {
    const titular = await someone();
    await titular.patch('/common/user', {
      user: { preferencias: { avisos: { recordatorio: { panel: true, correo: true } } } },
    });
    const nota = await newNota(titular, {
      title: '',
      content: '\n Firma en la sala \nOtra',
      archived: true,
      reminder: inAnHour(),
    });
    await comes(nota.id);
    expect(await told(titular)).toMatchObject([{ title: 'Recordatorio: <b>Firma en la sala</b>' }]);
    const mail = await mailTo(test, titular.email, 'Recordatorio: Firma en la sala');
    expect(mail.text).toContain(`https://carpetas.ejemplo.test/apps/notes/${nota.id}`);
    expect(await mailsTo(test, titular.email)).toHaveLength(1);
  });

  it('of a recordatorio that replaced another, and not of the replaced one', async () => {
    const titular = await someone();
    const nota = await newNota(titular, { reminder: inAnHour(30) });
    await titular.patch(PATH, { updatedNote: { ...nota, reminder: inAnHour(90) } });
    const [before] = await jobsOf(nota.id);
    await test.owner.query('update pgboss.job set start_after = now() where id = $1', [before.id]);
    await expect.poll(async () => (await jobsOf(nota.id, ['completed'])).length).toBe(1);
    expect(await told(titular)).toEqual([]);
    await comes(nota.id);
    expect(await told(titular)).toHaveLength(1);
  });

  it('once of a recordatorio that was removed and set again, or written again', async () => {
    const titular = await someone();
    const reminder = inAnHour();
    const nota = await newNota(titular, { reminder });
    for (const changed of [null, reminder, reminder]) {
      await titular.patch(PATH, { updatedNote: { ...nota, reminder: changed } });
    }
    expect(await jobsOf(nota.id)).toHaveLength(1);
    await comes(nota.id);
    expect(await told(titular)).toHaveLength(1);
  });

  it('of a deleted nota that was restored in time', async () => {
    const titular = await someone();
    const nota = await newNota(titular, { reminder: inAnHour() });
    await titular.delete(`${PATH}?id=${nota.id}`);
    await titular.post(`${PATH}/${nota.id}/restore`);
    await comes(nota.id);
    expect(await told(titular)).toHaveLength(1);
  });
});

describe('nobody is notified', () => {
  it.each([
    [
      'removed',
      (titular: Member, nota: { id: string }) => titular.patch(PATH, { updatedNote: { ...nota, reminder: null } }),
    ],
    ['deleted with its nota', (titular: Member, { id }: { id: string }) => titular.delete(`${PATH}?id=${id}`)],
  ])('of a recordatorio that was %s', async (_, act) => {
    const titular = await someone();
    const nota = await newNota(titular, { reminder: inAnHour() });
    expect((await act(titular, nota)).status).toBe(200);
    await comes(nota.id);
    expect(await told(titular)).toEqual([]);
  });

  it('of a recordatorio that was past when it was set, although it is stored', async () => {
    const titular = await someone();
    const reminder = '2020-01-02T03:04:05.000Z';
    const nota = await newNota(titular, { reminder });
    expect(nota.reminder).toBe(reminder);
    expect(await jobsOf(nota.id)).toEqual([]);
  });

  it('after the membership ends', async () => {
    const { cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const nota = await newNota(oficial, { reminder: inAnHour() });
    await test.owner.query(`update membresias set estado = 'suspendida' where usuario_id = $1`, [oficial.usuarioId]);
    await comes(nota.id);
    const { rows } = await test.owner.query(
      `select 1 from avisos where cuenta_id = $1 and enlace like '/apps/notes/%'`,
      [cuentaId],
    );
    expect(rows).toEqual([]);
  });

  it('of a nota that was refused', async () => {
    const titular = await someone();
    const labels = [crypto.randomUUID()];
    await expect(newNota(titular, { labels, reminder: inAnHour() })).rejects.toThrow('refused');
    const { rows } = await test.owner.query(
      `select 1 from pgboss.job where name = 'recordatorios' and data->>'usuarioId' = $1`,
      [titular.usuarioId],
    );
    expect(rows).toEqual([]);
  });
});
