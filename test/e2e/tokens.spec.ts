import { beforeAll, describe, expect, it } from 'vitest';
import type {
  TokenCreadoDto,
  TokenPersonalDto,
} from '../../server/plataforma/tokens-personales/tokens-personales.dto.js';
import { type Answer, ApiClient } from '../factories/api-client.js';
import { sharedTestApp, startReplica, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';
import { liveSocket, refusalOf } from '../factories/sockets.js';

let test: TestApp;
let cuentaId: string;
let titular: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId, titular } = await newCuenta(test));
});

const asks = { nombre: 'Importación', rolId: 3, dias: 30 };

/** Creates a personal token of a member, and a client that uses it. */
async function program(
  member: ApiClient,
  overrides: Partial<typeof asks> = {},
): Promise<{ client: ApiClient; created: TokenCreadoDto }> {
  const { status, body } = await member.post<TokenCreadoDto>('/tokens', { ...asks, ...overrides });
  expect(status).toBe(201);
  return { client: new ApiClient(test.baseUrl, body.token), created: body };
}

const refusal = async (answer: Promise<Answer<{ code?: string }>>) => {
  const { status, body } = await answer;
  return [status, body.code];
};
const INVALID = [401, 'TOKEN_INVALID'];

describe('a personal token', () => {
  it('is shown once, and listed with its name and last characters', async () => {
    const oficial = await newMiembro(test, cuentaId, 3);
    const { created } = await program(oficial, { nombre: ' Sistema contable ' });
    expect(created).toMatchObject({ nombre: 'Sistema contable', rolId: 3, rol: 'Oficial', usadoEn: null });
    expect(created.token).toMatch(/^cpt_[\w-]{43}$/);
    const { body } = await oficial.get<TokenPersonalDto[]>('/tokens');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ id: created.id, final: created.token.slice(-4) });
    expect(JSON.stringify(body)).not.toContain(created.token);
    const days = (new Date(created.expiraEn).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
    const { rows } = await test.owner.query('select t::text as row from tokens_personales t');
    const kept = rows.map(({ row }) => row).join();
    expect(kept).not.toContain(created.token);
    expect(kept).not.toContain(Buffer.from(created.token).toString('hex'));
  });

  it('lets a program work in its cuenta, with its role, as its person', async () => {
    const { client } = await program(titular);
    const carpeta = await newCarpeta(client, { caratula: 'Por programa' });
    const documento = await newDocumento(client, carpeta.id);
    expect((await client.get(`/carpetas/${carpeta.id}/documentos`)).body.documentos).toMatchObject([
      { id: documento.id },
    ]);
    const { body } = await titular.get(`/carpetas/${carpeta.id}/actividad`);
    expect(body.eventos.at(-1)).toMatchObject({ usuario: { id: titular.usuarioId } });
    expect((await client.get('/common/user')).body).toMatchObject({ id: titular.usuarioId, cuentaActivaId: cuentaId });
    expect((await client.get('/cuentas')).body).toMatchObject([{ cuentaId }]);
    // A titular may do this, but the token has the role of an oficial.
    expect(await refusal(client.get('/invitaciones'))).toEqual([403, 'SIN_PERMISO']);
  });

  it('cannot call the routes that need a session', async () => {
    const { client } = await program(titular, { rolId: 1 });
    const closed = [403, 'SOLO_CON_SESION'];
    for (const [method, path] of [
      ['GET', '/auth/check'],
      ['GET', '/auth/sesiones'],
      ['DELETE', '/auth/sesiones'],
      ['POST', '/auth/bloquear'],
      ['POST', '/auth/cambiar-clave'],
      ['POST', '/auth/verificar'],
      ['PATCH', '/common/user'],
      ['POST', '/cuentas'],
      ['POST', `/cuentas/${cuentaId}/seleccionar`],
      ['GET', '/tokens'],
      ['POST', '/tokens'],
      ['DELETE', `/tokens/${cuentaId}`],
      ['POST', '/invitaciones'],
      ['PUT', '/plan'],
      ['POST', '/exportaciones'],
      ['POST', '/cuenta/cerrar'],
      ['PATCH', `/miembros/${titular.usuarioId}`],
      ['POST', '/miembros/salir'],
    ] as const) {
      expect(await refusal(client.send(method, path, method === 'GET' ? undefined : {})), path).toEqual(closed);
    }
  });

  it('opens no session and no connection', async () => {
    const { created } = await program(titular);
    expect(await refusalOf(liveSocket(test.baseUrl, created.token))).toBe('TOKEN_INVALID');
    const guest = new ApiClient(test.baseUrl);
    expect((await guest.post('/auth/sign-in-with-token', { accessToken: created.token })).status).toBe(401);
    expect((await guest.post('/auth/refresh-token', { refreshToken: created.token })).status).toBe(401);
    expect(await refusal(new ApiClient(test.baseUrl, created.token).post('/auth/sign-out'))).toEqual([401, 'NO_TOKEN']);
  });

  it('has a role no higher than its person’s, a name and an expiry', async () => {
    const gestor = await newMiembro(test, cuentaId, 4);
    const refused = async (overrides: object) => {
      const { status, body } = await gestor.post('/tokens', { ...asks, rolId: 4, ...overrides });
      return [status, body.details?.[0]?.campo];
    };
    expect(await refused({ rolId: 3 })).toEqual([422, 'rolId']);
    expect(await refused({ rolId: 0 })).toEqual([400, 'rolId']);
    expect(await refused({ nombre: ' ' })).toEqual([400, 'nombre']);
    expect(await refused({ nombre: 'x'.repeat(61) })).toEqual([400, 'nombre']);
    expect(await refused({ dias: 0 })).toEqual([400, 'dias']);
    expect(await refused({ dias: 366 })).toEqual([400, 'dias']);
    expect(await refused({ dias: 1.5 })).toEqual([400, 'dias']);
    expect((await gestor.get('/tokens')).body).toEqual([]);
  });

  it('is refused after fifty per person and cuenta, without expired tokens', async () => {
    const oficial = await newMiembro(test, cuentaId, 3);
    await test.owner.query(
      `insert into tokens_personales (cuenta_id, id, usuario_id, nombre, rol_id, hash, final, expira_en)
       select $1, gen_random_uuid(), $2, 'x', 5, sha256(($3 || n)::bytea), 'abcd', now() + n * interval '1 day'
         from generate_series(0, 49) n`,
      [cuentaId, oficial.usuarioId, oficial.usuarioId],
    );
    const both = await Promise.all([1, 2].map(() => oficial.post('/tokens', asks)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('LIMITE_TOKENS');
  });

  it('is created only after a recent verification', async () => {
    const gestor = await newMiembro(test, cuentaId, 4);
    await test.owner.query(`update sesiones set verificada_en = now() - interval '16 minutes' where usuario_id = $1`, [
      gestor.usuarioId,
    ]);
    expect(await refusal(gestor.post('/tokens', { ...asks, rolId: 4 }))).toEqual([403, 'VERIFICACION_REQUERIDA']);
  });

  it('works in its cuenta and in no other', async () => {
    const other = await newCuenta(test);
    const theirs = await newCarpeta(other.titular);
    const { client } = await program(titular);
    expect((await client.get(`/carpetas/${theirs.id}`)).status).toBe(404);
    const header = (name: string, value: string) => client.get('/carpetas', { headers: { [name]: value } });
    expect(await refusal(header('x-cuenta-id', other.cuentaId))).toEqual([403, 'IDENTIDAD_DISTINTA']);
    expect(await refusal(header('x-usuario-id', other.titular.usuarioId))).toEqual([403, 'IDENTIDAD_DISTINTA']);
    expect(await refusal(header('x-rol-id', '1'))).toEqual([403, 'IDENTIDAD_DISTINTA']);
    expect((await header('x-rol-id', '3')).status).toBe(200);
  });

  it('is revoked only by its person, at once, and only once', async () => {
    const oficial = await newMiembro(test, cuentaId, 3);
    const elsewhere = (await newCuenta(test)).titular;
    const { client, created } = await program(oficial);
    expect((await titular.delete(`/tokens/${created.id}`)).status).toBe(404);
    expect((await elsewhere.delete(`/tokens/${created.id}`)).status).toBe(404);
    expect((await client.get('/carpetas')).status).toBe(200);
    const answers = await Promise.all([1, 2].map(() => oficial.delete(`/tokens/${created.id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await refusal(client.get('/carpetas'))).toEqual(INVALID);
    expect((await oficial.get('/tokens')).body).toEqual([]);
  });

  it('is listed only in its cuenta', async () => {
    const other = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    await test.owner.query('insert into membresias (cuenta_id, usuario_id, rol_id) values ($1, $2, 3)', [
      other.cuentaId,
      oficial.usuarioId,
    ]);
    const there = await signedIn(test, { ...oficial, id: oficial.usuarioId }, other.cuentaId, 3);
    const { created } = await program(oficial);
    expect((await there.get('/tokens')).body).toEqual([]);
    expect((await there.delete(`/tokens/${created.id}`)).status).toBe(404);
  });

  it.each(['cpt_', 'cpt_corto', `cpt_${'x'.repeat(43)}`])('that does not exist is refused: %s', async (token) => {
    expect(await refusal(new ApiClient(test.baseUrl, token).get('/carpetas'))).toEqual(INVALID);
  });

  it('is refused after it expires', async () => {
    const { client, created } = await program(titular);
    await test.owner.query('update tokens_personales set expira_en = now() where id = $1', [created.id]);
    expect(await refusal(client.get('/carpetas'))).toEqual(INVALID);
  });

  it('says when it was used, to the minute', async () => {
    const oficial = await newMiembro(test, cuentaId, 3);
    const { client } = await program(oficial);
    const usadoEn = async () => (await oficial.get<TokenPersonalDto[]>('/tokens')).body[0]?.usadoEn;
    await client.get('/carpetas');
    await expect.poll(usadoEn).not.toBeNull();
    const first = await usadoEn();
    await Promise.all(Array.from({ length: 5 }, () => client.get('/carpetas')));
    expect(await usadoEn()).toBe(first);
  });

  it('has its creation and revocation in the audit, without its text', async () => {
    const { created } = await program(titular, { nombre: 'Auditado' });
    await titular.delete(`/tokens/${created.id}`);
    const { rows } = await test.owner.query(
      'select accion, usuario_id, datos from auditoria where entidad_id = $1 order by n',
      [created.id],
    );
    expect(rows.map(({ accion }) => accion)).toEqual(['token.creado', 'token.revocado']);
    expect(rows[0]).toMatchObject({ usuario_id: titular.usuarioId, datos: { nombre: 'Auditado', rolId: 3 } });
    expect(JSON.stringify(rows)).not.toContain(created.token);
  });
});

describe('a personal token follows its person’s membership (case 4)', () => {
  const change = (member: Member, body: object) => titular.patch(`/miembros/${member.usuarioId}`, body);

  it('down to a lower role, and back', async () => {
    const oficial = await newMiembro(test, cuentaId, 3);
    const { client } = await program(oficial);
    await newCarpeta(client);
    expect((await change(oficial, { rolId: 5 })).status).toBe(200);
    expect(await refusal(client.post('/carpetas', {}))).toEqual([403, 'SIN_PERMISO']);
    expect((await client.get('/carpetas')).status).toBe(200);
    expect((await change(oficial, { rolId: 2 })).status).toBe(200);
    await newCarpeta(client);
    // The token stays an oficial, since it was created as one.
    expect((await client.get('/carpetas', { headers: { 'x-rol-id': '3' } })).status).toBe(200);
  });

  it('into suspension, and back', async () => {
    const oficial = await newMiembro(test, cuentaId, 3);
    const { client } = await program(oficial);
    await change(oficial, { estado: 'suspendida' });
    expect(await refusal(client.get('/carpetas'))).toEqual(INVALID);
    await change(oficial, { estado: 'activa' });
    expect((await client.get('/carpetas')).status).toBe(200);
  });

  it('out of the cuenta, for good', async () => {
    const oficial = await newMiembro(test, cuentaId, 3);
    const { client } = await program(oficial);
    expect((await titular.delete(`/miembros/${oficial.usuarioId}`)).status).toBe(200);
    expect(await refusal(client.get('/carpetas'))).toEqual(INVALID);
    await test.owner.query(`update membresias set estado = 'activa' where usuario_id = $1`, [oficial.usuarioId]);
    expect(await refusal(client.get('/carpetas'))).toEqual(INVALID);
  });

  it('and the suspension of the person in the whole product', async () => {
    const oficial = await newMiembro(test, cuentaId, 3);
    const { client } = await program(oficial);
    await test.owner.query('update usuarios set suspendido_en = now() where id = $1', [oficial.usuarioId]);
    expect(await refusal(client.get('/carpetas'))).toEqual(INVALID);
  });
});

it('a change of a cached token takes effect within ACCESS_CACHE_SECONDS, and a revocation at once', async () => {
  const kept = { ...test, ...(await startReplica(test, { ACCESS_CACHE_SECONDS: 1 })) };
  try {
    const { titular: owner } = await newCuenta(kept);
    const { body } = await owner.post<TokenCreadoDto>('/tokens', { ...asks, rolId: 1 });
    const client = new ApiClient(kept.baseUrl, body.token);
    expect((await client.get('/carpetas')).status).toBe(200);
    // The change bypasses this replica, as a change by another replica would.
    await kept.owner.query('update tokens_personales set rol_id = 5 where id = $1', [body.id]);
    await expect.poll(() => refusal(client.post('/carpetas', {})), { timeout: 10_000 }).toEqual([403, 'SIN_PERMISO']);
    await owner.delete(`/tokens/${body.id}`);
    expect(await refusal(client.get('/carpetas'))).toEqual(INVALID);
  } finally {
    await kept.app.close();
  }
});
