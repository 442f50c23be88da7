import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventoDeAgendaDto } from '../../server/expediente/agenda/agenda.dto.js';
import { addEvento } from '../factories/agenda.js';
import { createTestApp, FAST_JOBS, startReplica, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp(FAST_JOBS);
});
afterAll(() => test.close());

const HOUR = 3_600_000;
/** Two days ahead, at a whole minute. */
const begin = Math.floor(Date.now() / 60_000) * 60_000 + 48 * HOUR;
const at = (hours = 0) => new Date(begin + hours * HOUR).toISOString();
const evento = (client: Member, body: object = {}) =>
  addEvento(client, { desde: at(), hasta: at(1), recordatorios: [30], ...body });
const jobsOf = async (cuentaId: string, state = ['created', 'retry', 'active', 'completed', 'failed']) =>
  (
    await test.owner.query(
      `select id, state, data, start_after as "startAfter" from pgboss.job
        where name = 'recordatorios_de_eventos' and data->>'cuentaId' = $1 and state::text = any ($2) order by start_after`,
      [cuentaId, state],
    )
  ).rows;
/** Lets the waiting jobs run, as if their moment had come. They may add others, which wait. */
async function come(cuentaId: string) {
  const due = (await jobsOf(cuentaId, ['created'])).map(({ id }) => id);
  await test.owner.query('update pgboss.job set start_after = now() where id = any ($1)', [due]);
  const left = async () =>
    (await jobsOf(cuentaId, ['created', 'active', 'retry'])).filter(({ id }) => due.includes(id));
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  expect((await jobsOf(cuentaId)).map(({ state }) => state)).not.toContain('failed');
}
const told = async (member: Member) =>
  (await notificationsOf(member)).map(({ title }) => title).filter((title) => title?.startsWith('Recordatorio'));

async function newOffice() {
  const { cuentaId, titular } = await newCuenta(test);
  return { cuentaId, titular, oficial: await newMiembro(test, cuentaId, 3) };
}

it('reminds the people of an event, or who added it, once for each time, also over two replicas', async () => {
  const { cuentaId, titular, oficial } = await newOffice();
  const { body } = await evento(titular, { recordatorios: [5, 1440], personas: [oficial.usuarioId] });
  expect(body.recordatorios).toEqual([5, 1440]);
  expect((await jobsOf(cuentaId)).map(({ startAfter }) => startAfter.getTime())).toEqual([
    begin - 24 * HOUR,
    begin - 5 * 60_000,
  ]);
  const replica = await startReplica(test);
  try {
    const rows = await jobsOf(cuentaId);
    await test.owner.query(
      `insert into pgboss.job (name, data, singleton_key, policy, retry_limit, expire_seconds, deletion_seconds)
       select 'recordatorios_de_eventos', d::jsonb, gen_random_uuid()::text, 'short', 5, 900, 86400
         from unnest($1::text[]) d`,
      [[...rows, ...rows].map(({ data }) => JSON.stringify(data))],
    );
    await come(cuentaId);
  } finally {
    await replica.app.close();
  }
  expect(await told(oficial)).toHaveLength(2);
  expect(await told(titular)).toEqual([]);
  await evento(titular, { titulo: 'Sola <b>' });
  await come(cuentaId);
  expect(await told(titular)).toEqual([
    expect.stringMatching(/^Recordatorio: <b>Sola &lt;b&gt;<\/b>, el \d\d\/\d\d\/\d{4} a las \d\d:\d\d$/),
  ]);
});

it('does not remind of the old hour of an event that was moved, nor of one that was deleted', async () => {
  const { cuentaId, titular } = await newOffice();
  const { body: moved } = await evento(titular);
  const { body: deleted } = await evento(titular, { desde: at(3), hasta: at(4) });
  await titular.patch<EventoDeAgendaDto>(`/agenda/eventos/${moved.id}`, { desde: at(5), hasta: at(6) });
  await titular.delete(`/agenda/eventos/${deleted.id}`);
  expect(await jobsOf(cuentaId)).toHaveLength(3);
  await come(cuentaId);
  expect(await told(titular)).toHaveLength(1);
});

it('reminds of each event of a series by one job after the other, but not of one that was taken away', async () => {
  const { cuentaId, titular } = await newOffice();
  const { body } = await evento(titular, { repeticion: { cada: 'dia', veces: 3 } });
  const { rows } = await test.owner.query('select id from eventos where cuenta_id = $1 order by desde', [cuentaId]);
  expect(rows).toHaveLength(3);
  await titular.delete(`/agenda/eventos/${rows[1].id}`);
  expect(await jobsOf(cuentaId)).toHaveLength(1);
  await come(cuentaId);
  const [next] = await jobsOf(cuentaId, ['created']);
  expect(next.startAfter.getTime()).toBe(begin + 48 * HOUR - 30 * 60_000);
  await come(cuentaId);
  expect(await told(titular)).toHaveLength(2);
  expect((await titular.get<EventoDeAgendaDto>(`/agenda/eventos/${body.id}`)).body.recordatorios).toEqual([30]);
});

it('reminds nobody of an event whose carpeta they do not see', async () => {
  const { cuentaId, titular, oficial } = await newOffice();
  const { id: carpetaId, version } = await newCarpeta(titular);
  await evento(titular, { carpetaId, personas: [titular.usuarioId, oficial.usuarioId] });
  const answer = await titular.patch(`/carpetas/${carpetaId}`, { reservada: true }, { version });
  expect(answer.status).toBe(200);
  await come(cuentaId);
  expect([(await told(titular)).length, (await told(oficial)).length]).toEqual([1, 0]);
});

it.each([
  ['six', [1, 2, 3, 4, 5, 6]],
  ['one that is twice', [5, 5]],
  ['one of no minute', [0]],
  ['one of more than four weeks', [40_321]],
  ['a word', ['5']],
])('refuses %s', async (_name, recordatorios) => {
  const { titular } = await newCuenta(test);
  const { status, body } = await evento(titular, { recordatorios });
  expect([status, body.details[0]?.campo]).toEqual([400, 'recordatorios']);
});
