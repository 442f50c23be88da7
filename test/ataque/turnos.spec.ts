import { get } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { Turns } from '../../server/common/tenancy/turns.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, startReplica, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { type HeldLock, holdLock } from '../factories/locks.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

const TURNS = { person: 2, cuenta: 3, queue: 4 };
const REFUSED = { statusCode: 429, code: 'DEMASIADOS_PEDIDOS', message: expect.stringContaining('demasiados pedidos') };

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({
    POOL_SIZE: '4',
    POOL_ACQUIRE_MS: '1000',
    TURNS_PER_PERSON: String(TURNS.person),
    TURNS_PER_CUENTA: String(TURNS.cuenta),
    TURN_QUEUE: String(TURNS.queue),
  });
});
afterAll(() => test.close());

/** A carpeta of a new cuenta whose writes wait in the database until its lock is released. */
async function stuckCarpeta() {
  const { cuentaId, titular } = await newCuenta(test);
  const { id, version } = await newCarpeta(titular);
  const lock = await holdLock(test, 'select 1 from carpetas where id = $1', [id]);
  const write = (client: ApiClient) => client.patch(`/carpetas/${id}`, { caratula: 'Otra' }, { version });
  return { cuentaId, titular, lock, write };
}

const times = <T>(count: number, act: () => Promise<T>) => Array.from({ length: count }, act);

/** Waits for the answers to requests that wait for a lock. The first of several writes at the same version wins. */
async function finish(lock: HeldLock, writes: Promise<{ status: number }>[]): Promise<number[]> {
  await lock.release();
  return (await Promise.all(writes)).map(({ status }) => status).sort();
}

const isAnswered = async (client: Member) => expect((await client.get('/carpetas')).status).toBe(200);

describe('requests of one person', () => {
  it('leave connections to their colleagues, and to other cuentas', async () => {
    const { cuentaId, titular, lock, write } = await stuckCarpeta();
    const colleague = await newMiembro(test, cuentaId, 1);
    const stranger = (await newCuenta(test)).titular;
    const writes = times(TURNS.person + TURNS.queue, () => write(titular));
    await lock.isAwaitedBy(TURNS.person);
    await isAnswered(colleague);
    await isAnswered(stranger);
    expect(await finish(lock, writes)).toEqual([200, 412, 412, 412, 412, 412]);
  });

  it.each(['/carpetas', '/cuentas'])('are refused when too many wait (%s), and served afterwards', async (path) => {
    const { titular, lock, write } = await stuckCarpeta();
    const writes = times(TURNS.person, () => write(titular));
    await lock.isAwaitedBy(TURNS.person);
    const reads = times(TURNS.queue + 1, () => titular.get(path));
    // The other requests wait for the lock, so the first answer is a refusal.
    const { status, headers, body } = await Promise.race(reads);
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, 2]);
    expect(body).toEqual({ ...REFUSED, requestId: expect.any(String) });
    await finish(lock, writes);
    expect((await Promise.all(reads)).map((read) => read.status).sort()).toEqual([200, 200, 200, 200, 429]);
  });

  it('are not served once nobody waits for the answer', async () => {
    const { titular, lock, write } = await stuckCarpeta();
    const writes = times(TURNS.person, () => write(titular));
    await lock.isAwaitedBy(TURNS.person);
    const connections: Socket[] = [];
    const keep = (socket: Socket) => connections.push(socket);
    test.app.getHttpServer().on('connection', keep);
    const asked = vi.spyOn(test.app.get(Turns), 'take');
    const served = vi.spyOn(test.app.get(Transactions), 'tenantTransaction');
    const headers = { authorization: `Bearer ${titular.accessToken}` };
    // Each request has its own connection.
    const ask = () => get(`${test.baseUrl}/api/carpetas`, { headers, agent: false }).on('error', () => {});
    const reads = Array.from({ length: TURNS.queue - 1 }, ask);
    await expect.poll(() => asked.mock.calls.length).toBe(reads.length);
    for (const read of reads) {
      read.destroy();
    }
    await expect.poll(() => connections.filter(({ destroyed }) => destroyed).length).toBe(reads.length);
    test.app.getHttpServer().off('connection', keep);

    const kept = titular.get('/carpetas');
    await finish(lock, writes);
    expect((await kept).status).toBe(200);
    expect(served).toHaveBeenCalledTimes(1);
  });

  it('do not wait for themselves while they stream', async () => {
    const one = await startReplica(test, { TURNS_PER_PERSON: 1, TURNS_PER_CUENTA: 1 });
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const client = Object.assign(new ApiClient(one.baseUrl, titular.accessToken), { cuentaId: titular.cuentaId });
    const documentos = await Promise.all([1, 2, 3].map((n) => newDocumento(client, id, { nombre: `${n}.txt` })));
    const contents = documentos.map((documento) => client.get(`/documentos/${documento.id}/versiones/1/contenido`));
    expect((await Promise.all(contents)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await one.app.close();
  });
});

describe('requests of one cuenta', () => {
  it('leave connections to other cuentas, whoever sends them', async () => {
    const { cuentaId, titular, lock, write } = await stuckCarpeta();
    const colleague = await newMiembro(test, cuentaId, 1);
    const stranger = (await newCuenta(test)).titular;
    const writes = [titular, colleague].flatMap((client) => times(TURNS.person, () => write(client)));
    await lock.isAwaitedBy(TURNS.cuenta);
    await isAnswered(stranger);
    expect(await finish(lock, writes)).toEqual([200, 412, 412, 412]);
  });

  it('wait for their turn no longer than they may', async () => {
    const impatient = await startReplica(test, { TURN_WAIT_MS: 100 });
    const { titular, lock, write } = await stuckCarpeta();
    const client = new ApiClient(impatient.baseUrl, titular.accessToken);
    const writes = times(TURNS.person, () => write(client));
    await lock.isAwaitedBy(TURNS.person);
    expect((await client.get('/carpetas')).body).toMatchObject(REFUSED);
    expect(await finish(lock, writes)).toEqual([200, 412]);
    expect((await client.get('/carpetas')).status).toBe(200);
    await impatient.app.close();
  });
});
