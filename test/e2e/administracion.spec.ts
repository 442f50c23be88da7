import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cartero } from '../../server/common/mail/cartero.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newContacto } from '../factories/contactos.js';
import { newDocumento } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { giveUpJob } from '../factories/lost-jobs.js';
import { mailsTo } from '../factories/mails.js';
import { CLAVE, type Member, newCuenta, newMiembro, newUsuario } from '../factories/people.js';
import { codeOf, withSecondFactor } from '../factories/second-factor.js';
import { disconnected, listen } from '../factories/sockets.js';

const OPERADORA = 'operadora@ejemplo.test';
/** The contents of a cuenta, which no answer may show. */
const CONTENTS = ['Sucesión secretísima', 'Contacto Reservado', 'poder-de-ana.pdf', 'Ana Destinataria'];
const LISTS = ['cuentas', 'personas', 'trabajos', 'correos', 'salud', 'registro'].map(
  (list) => `/administracion/${list}`,
);
const CHANGES = [
  `cuentas/${UNKNOWN_ID}/suspender`,
  `cuentas/${UNKNOWN_ID}/reactivar`,
  `personas/${UNKNOWN_ID}/cerrar-sesiones`,
  `trabajos/${UNKNOWN_ID}/reintentar`,
  'trabajos/reintentar',
  `correos/${UNKNOWN_ID}/reintentar`,
].map((change) => `/administracion/${change}`);
const MOTIVO = { motivo: 'Pedido de la oficina' };

let test: TestApp;
let operadora: ApiClient;
let secreto: string;
let oficina: { cuentaId: string; titular: Member };

const signIn = async (email: string, codigo?: string) =>
  (await new ApiClient(test.baseUrl).post('/auth/sign-in', { email, password: CLAVE, codigo })).body;
const refusalOf = async (client: ApiClient, method: string, path: string) => {
  const { status, body } = await client.send(
    method,
    path,
    method === 'POST' ? { ...MOTIVO, cola: 'correo' } : undefined,
  );
  return [status, body.code];
};

/** The facts of the record, the latest first. */
const registro = async () => (await operadora.get('/administracion/registro')).body.hechos;
const cuenta = async (id: string) =>
  (await operadora.get('/administracion/cuentas')).body.cuentas.find((row: { id: string }) => row.id === id);

/** A mail that waits for a later moment. @returns its id */
async function mailLater(para: string): Promise<string> {
  const startAfter = new Date(Date.now() + 3_600_000);
  const datos = { nombre: 'Ana Destinataria', token: 'ficha', horas: 24 };
  await test.app
    .get(Transactions)
    .platform(() => test.app.get(Cartero).enviar({ para, plantilla: 'confirmarCorreo', datos }, { startAfter }));
  const { rows } = await test.owner.query(
    `select id from pgboss.job where name = 'correo' and state = 'created' order by created_on desc limit 1`,
  );
  return rows[0].id;
}

beforeAll(async () => {
  test = await createTestApp({ OPERATORS: `Operadora@Ejemplo.test, otra@ejemplo.test` });
  oficina = await newCuenta(test, { nombre: 'Escribanía Sol' });
  const { id } = await newCarpeta(oficina.titular, { caratula: CONTENTS[0] });
  await newContacto(oficina.titular, { name: CONTENTS[1] });
  await newDocumento(oficina.titular, id, { nombre: CONTENTS[2] });
  await newUsuario(test, { email: OPERADORA });
  operadora = new ApiClient(test.baseUrl, (await signIn(OPERADORA)).accessToken);
});
afterAll(() => test.close());

describe('the administration of the installation', () => {
  it('is closed to titulares, to people whose address is not confirmed, and to programs', async () => {
    const { body: token } = await oficina.titular.post('/tokens', { nombre: 'Programa', rolId: 5, dias: 30 });
    const program = new ApiClient(test.baseUrl, token.token);
    const { id } = await newUsuario(test, { email: 'otra@ejemplo.test' });
    const { accessToken } = await signIn('otra@ejemplo.test');
    await test.owner.query('update usuarios set email_confirmado_en = null where id = $1', [id]);
    for (const [method, paths] of Object.entries({ GET: LISTS, POST: CHANGES })) {
      for (const path of paths) {
        expect(await refusalOf(oficina.titular, method, path), path).toEqual([403, 'SIN_PERMISO']);
        expect(await refusalOf(new ApiClient(test.baseUrl, accessToken), method, path), path).toEqual([
          403,
          'SIN_PERMISO',
        ]);
        expect(await refusalOf(program, method, path), path).toEqual([403, 'SOLO_CON_SESION']);
      }
    }
    expect((await oficina.titular.get('/auth/check')).body).not.toHaveProperty('user.operador');
  });

  it('opens to an operator once they have passed the second factor in their session', async () => {
    expect((await signIn(OPERADORA)).user.operador).toBe(true);
    expect(await refusalOf(operadora, 'GET', '/administracion/salud')).toEqual([403, 'SEGUNDO_FACTOR_REQUERIDO']);
    ({ secreto } = await withSecondFactor(operadora));
    // The session was opened with the password alone.
    expect(await refusalOf(operadora, 'GET', '/administracion/salud')).toEqual([403, 'VERIFICACION_REQUERIDA']);
    expect((await operadora.post('/auth/verificar', { codigo: codeOf(secreto) })).status).toBe(200);
    expect((await operadora.get('/administracion/salud')).status).toBe(200);
  });

  it('asks for the second factor again before a change', async () => {
    const later = `update sesiones set verificada_en = verificada_en + $2::interval where usuario_id =
      (select id from usuarios where email = $1)`;
    const factor = `update factores_totp set confirmado_en = confirmado_en + $2::interval where usuario_id =
      (select id from usuarios where email = $1)`;
    for (const statement of [later, factor]) await test.owner.query(statement, [OPERADORA, '-1 hour']);
    expect((await operadora.get('/administracion/cuentas')).status).toBe(200);
    expect(await refusalOf(operadora, 'POST', CHANGES[0]!)).toEqual([403, 'VERIFICACION_REQUERIDA']);
    for (const statement of [later, factor]) await test.owner.query(statement, [OPERADORA, '1 hour']);
    expect(await refusalOf(operadora, 'POST', CHANGES[0]!)).toEqual([404, 'NO_ENCONTRADO']);
  });
});

it('the administration refuses unreadable requests, and answers 404 for unknown ids', async () => {
  for (const path of LISTS.filter((list) => !list.endsWith('salud'))) {
    expect((await operadora.get(`${path}?antes=x`)).status, path).toBe(400);
    expect((await operadora.get(`${path}?antes=${UNKNOWN_ID}`)).status, path).toBe(200);
  }
  expect((await operadora.get('/administracion/trabajos?cola=%27')).status).toBe(400);
  for (const path of CHANGES.filter((change) => !change.endsWith('trabajos/reintentar'))) {
    expect(await refusalOf(operadora, 'POST', path), path).toEqual([404, 'NO_ENCONTRADO']);
    expect((await operadora.post(path.replace(UNKNOWN_ID, 'x'), MOTIVO)).status, path).toBe(404);
  }
  for (const motivo of [undefined, '  ', 'x'.repeat(301)]) {
    expect((await operadora.post(`/administracion/cuentas/${oficina.cuentaId}/suspender`, { motivo })).status).toBe(
      400,
    );
  }
});

describe('the cuentas', () => {
  it('are listed with their plan and use, the newest first, and searched without accents', async () => {
    const { cuentas, total } = (await operadora.get('/administracion/cuentas?buscar=escribania sol')).body;
    expect(total).toBe(1);
    expect(cuentas).toEqual([
      {
        id: oficina.cuentaId,
        nombre: 'Escribanía Sol',
        pais: 'AR',
        plan: 'oficina',
        planNombre: 'Oficina',
        estado: 'activa',
        creadaEn: expect.any(String),
        cierraEn: null,
        suspendidaEn: null,
        suspendidaMotivo: null,
        miembros: 1,
        carpetas: 1,
        bytes: (await oficina.titular.get('/plan')).body.uso.almacenamientoBytes,
        limites: { miembros: 15, bytes: 50 * 1024 ** 3 },
        ultimaActividad: expect.any(String),
      },
    ]);
    expect(cuentas[0].bytes).toBeGreaterThan(0);
  });

  it('are listed part by part', async () => {
    await test.owner.query(
      `insert into cuentas (id, nombre, pais, moneda, zona_horaria)
       select gen_random_uuid(), 'Copia ' || n, 'AR', 'ARS', 'America/Argentina/Buenos_Aires' from generate_series(1, 30) n`,
    );
    const first = (await operadora.get('/administracion/cuentas')).body;
    const second = (await operadora.get(`/administracion/cuentas?antes=${first.siguiente}`)).body;
    const ids = [...first.cuentas, ...second.cuentas].map(({ id }) => id);
    expect([new Set(ids).size, first.total, second.siguiente]).toEqual([31, 31, null]);
    await test.owner.query(`delete from cuentas where nombre like 'Copia %'`);
  });

  it('say when they were last used, also after their sessions are gone', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const lastUse = async () => {
      const { cuentas } = (await operadora.get('/administracion/cuentas')).body;
      return cuentas.find(({ id }: { id: string }) => id === cuentaId).ultimaActividad;
    };
    await test.owner.query(`update cuentas set creada_en = '2026-01-02' where id = $1`, [cuentaId]);
    await test.owner.query('delete from uso_diario where cuenta_id = $1', [cuentaId]);
    await test.owner.query(
      `insert into uso_diario (cuenta_id, dia, hora, que, cantidad) values ($1, '2026-02-03', 9, 'pagina', 1)`,
      [cuentaId],
    );
    await test.owner.query('update sesiones set cuenta_activa_id = null where usuario_id = $1', [titular.usuarioId]);
    expect(await lastUse()).toMatch(/^2026-02-0/);
    await test.owner.query('delete from uso_diario where cuenta_id = $1', [cuentaId]);
    expect(await lastUse()).toMatch(/^2026-01-0/);
  });

  it('that are suspended let nobody in, and keep what they have', async () => {
    const { cuentaId, titular } = await newCuenta(test, { nombre: 'Escribanía Luna' });
    const { id } = await newCarpeta(titular);
    const { body: token } = await titular.post('/tokens', { nombre: 'Programa', rolId: 5, dias: 30 });
    const program = new ApiClient(test.baseUrl, token.token);
    expect((await program.get(`/carpetas/${id}`)).status).toBe(200);
    const { socket } = await listen(titular);
    const ended = disconnected(socket);

    const suspend = () => operadora.post(`/administracion/cuentas/${cuentaId}/suspender`, MOTIVO);
    const both = await Promise.all([suspend(), suspend()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await ended;
    expect((await titular.get(`/carpetas/${id}`)).body.code).toBe('TOKEN_EXPIRED');
    expect((await program.get(`/carpetas/${id}`)).body.code).toBe('TOKEN_INVALID');
    const session = await signIn(titular.email);
    expect([session.estado, session.user.cuentasSuspendidas]).toEqual([
      'AUTHENTICATED_NO_ACCOUNT',
      ['Escribanía Luna'],
    ]);
    expect(session.user).not.toHaveProperty('suspendidas');
    const entering = await new ApiClient(test.baseUrl, session.accessToken).post(`/cuentas/${cuentaId}/seleccionar`);
    expect([entering.status, entering.body.code]).toEqual([403, 'CUENTA_SUSPENDIDA']);
    expect(await cuenta(cuentaId)).toMatchObject({ estado: 'suspendida', suspendidaMotivo: MOTIVO.motivo });

    const reactivate = () => operadora.post(`/administracion/cuentas/${cuentaId}/reactivar`, { motivo: 'Se aclaró' });
    expect((await reactivate()).status).toBe(200);
    expect((await reactivate()).body.code).toBe('CUENTA_ACTIVA');
    expect((await titular.get(`/carpetas/${id}`)).status).toBe(200);
    expect((await program.get(`/carpetas/${id}`)).status).toBe(200);
    expect((await registro()).slice(0, 2)).toEqual([
      expect.objectContaining({ texto: 'reactivó la cuenta «Escribanía Luna»', motivo: 'Se aclaró' }),
      expect.objectContaining({
        texto: 'suspendió la cuenta «Escribanía Luna»',
        motivo: MOTIVO.motivo,
        operador: OPERADORA,
        direccion: '127.0.0.1',
      }),
    ]);
    // The office reads the fact, without the reason.
    const { rows } = await test.owner.query(
      `select accion, usuario_id, datos from auditoria where cuenta_id = $1 and accion like 'cuenta.%' order by n`,
      [cuentaId],
    );
    expect(rows).toEqual(
      ['cuenta.suspendida', 'cuenta.reactivada'].map((accion) => ({ accion, usuario_id: null, datos: {} })),
    );
  });
});

it('people are found by their name or e-mail, which is recorded, and their sessions ended', async () => {
  const gestor = await newMiembro(test, oficina.cuentaId, 4, 'Íñigo Peña');
  const { personas } = (await operadora.get('/administracion/personas?buscar=inigo')).body;
  expect(personas).toEqual([
    {
      id: gestor.usuarioId,
      nombre: 'Íñigo Peña',
      email: gestor.email,
      verificada: true,
      segundoFactor: false,
      operador: false,
      suspendida: false,
      creadaEn: expect.any(String),
      ultimoIngreso: expect.any(String),
      sesiones: 1,
      cuentas: [{ id: oficina.cuentaId, nombre: 'Escribanía Sol', rol: 'Gestor', estado: 'activa' }],
    },
  ]);
  const [mine] = (await operadora.get(`/administracion/personas?buscar=${OPERADORA}`)).body.personas;
  expect(mine).toMatchObject({ operador: true, segundoFactor: true, cuentas: [] });

  // The page fetches its list again after each change, which counts as the same search.
  await operadora.get(`/administracion/personas?buscar=${OPERADORA}`);
  const ended = await operadora.post(`/administracion/personas/${gestor.usuarioId}/cerrar-sesiones`, MOTIVO);
  expect(ended.body).toEqual({ cerradas: 1 });
  expect((await gestor.get('/carpetas')).body.code).toBe('SESSION_REVOKED');
  expect((await registro()).slice(0, 3).map(({ texto }: { texto: string }) => texto)).toEqual([
    `cerró las sesiones de Íñigo Peña <${gestor.email}>`,
    `buscó personas: «${OPERADORA}»`,
    'buscó personas: «inigo»',
  ]);
});

describe('jobs that were given up', () => {
  it('are shown without addresses and quoted texts, and tried again once when two operators ask at once', async () => {
    const { cuentaId } = oficina;
    const cola = 'cierres';
    const mensaje = `550 <ana@ejemplo.test> not found: "${CONTENTS[0]}" in constraint "carpetas_pkey"\nat somewhere`;
    const id = await giveUpJob(test, cola, mensaje, { cuentaId, texto: CONTENTS[0] });
    const { trabajos, colas } = (await operadora.get(`/administracion/trabajos?cola=${cola}`)).body;
    expect(trabajos).toEqual([
      {
        id,
        cola,
        cuenta: { id: cuentaId, nombre: 'Escribanía Sol' },
        creadoEn: expect.any(String),
        falladoEn: expect.any(String),
        intentos: 6,
        error: '550 <a…@ejemplo.test> not found: "…" in constraint "carpetas_pkey"',
      },
    ]);
    expect(colas[0]).toMatchObject({ cola, abandonados: 1 });

    const retry = () => operadora.post(`/administracion/trabajos/${id}/reintentar`);
    const both = await Promise.all([retry(), retry()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('TRABAJO_NO_ABANDONADO');

    await giveUpJob(test, cola, 'Uno');
    await giveUpJob(test, cola, 'Dos');
    const all = await operadora.post('/administracion/trabajos/reintentar', { cola });
    expect(all.body).toEqual({ reintentados: 2 });
    expect((await registro()).slice(0, 2).map(({ accion }: { accion: string }) => accion)).toEqual([
      'trabajos.reintentados',
      'trabajo.reintentado',
    ]);
    expect((await operadora.post('/administracion/trabajos/reintentar', { cola: 'no-hay' })).body).toEqual({
      reintentados: 0,
    });
  });
});

it('mails that wait are shown to a masked address, and sent at once when asked', async () => {
  const id = await mailLater('destinataria@ejemplo.test');
  const { correos } = (await operadora.get('/administracion/correos')).body;
  expect(correos.find((correo: { id: string }) => correo.id === id)).toEqual({
    id,
    estado: 'espera',
    para: 'd…@ejemplo.test',
    clase: 'Confirmación del correo',
    cuenta: null,
    desde: expect.any(String),
    intentos: 0,
    proximoIntento: expect.any(String),
    error: null,
  });
  expect((await operadora.post(`/administracion/correos/${id}/reintentar`)).status).toBe(200);
  await expect.poll(() => mailsTo(test, 'destinataria@ejemplo.test'), { timeout: 20_000 }).toHaveLength(1);
  await expect
    .poll(async () => (await operadora.post(`/administracion/correos/${id}/reintentar`)).body.code)
    .toBe('CORREO_EN_CURSO');
  expect((await registro())[0].texto).toBe('reintentó un correo: Confirmación del correo, a d…@ejemplo.test');
});

it('the health page names all services of the installation, and its replicas', async () => {
  const { body } = await operadora.get('/administracion/salud');
  expect(body).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    postgres: expect.stringMatching(/^\d+/),
  });
  expect(body.replicas).toEqual([expect.objectContaining({ actual: true, version: body.version })]);
  const estados = body.partes.map(({ clave, estado }: { clave: string; estado: string }) => [clave, estado]);
  expect(Object.fromEntries(estados)).toMatchObject({
    base: 'bien',
    migraciones: 'bien',
    archivos: 'bien',
    correo: 'sin_configurar',
    redis: 'sin_configurar',
    direccion: 'sin_configurar',
    proveedor: 'sin_configurar',
  });
});

it('no list shows what a cuenta contains', async () => {
  await mailLater('ana@ejemplo.test');
  await giveUpJob(test, 'correo', `No se pudo leer «${CONTENTS[0]}»`, {
    cuentaId: oficina.cuentaId,
    texto: CONTENTS[1],
  });
  for (const path of LISTS) {
    const { status, body } = await operadora.get(path);
    expect(status, path).toBe(200);
    for (const content of CONTENTS) expect(JSON.stringify(body), path).not.toContain(content);
  }
});

it('the record of the operators only grows, and its chain holds', async () => {
  const { app } = test;
  const asPlatform = (sql: string) => app.get(Transactions).platform((manager) => manager.query(sql));
  for (const sql of [
    `update operadores_registro set motivo = 'Otro'`,
    'delete from operadores_registro',
    'update operadores_cabeza set n = 0',
  ]) {
    await expect(asPlatform(sql), sql).rejects.toThrow(/permission denied/);
  }
  const { rows } = await test.owner.query(
    `select count(*)::int as total,
            bool_and(r.hash = operadores_hash(r) and r.hash_previo = coalesce(anterior.hash, sha256(''))) as holds
       from operadores_registro r left join operadores_registro anterior on anterior.n = r.n - 1`,
  );
  expect(rows[0].total).toBe((await registro()).length);
  expect(rows[0].holds).toBe(true);
});

it('a cuenta is not suspended by an operator who is in it', async () => {
  const { user, accessToken } = (await operadora.post('/cuentas', { nombre: 'Escribanía Propia', pais: 'AR' })).body;
  const within = new ApiClient(test.baseUrl, accessToken);
  const path = `/administracion/cuentas/${user.cuentaActivaId}/suspender`;
  expect(await refusalOf(within, 'POST', path)).toEqual([409, 'CUENTA_PROPIA']);
  expect((await cuenta(user.cuentaActivaId)).estado).toBe('activa');
});
