import { request as httpRequest } from 'node:http';
import { DataSource } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOpenApiDocument } from '../../server/common/http/api-docs.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta } from '../factories/people.js';

let test: TestApp;
let mine: { cuentaId: string; titular: Member };
let theirs: { cuentaId: string; titular: Member };

beforeAll(async () => {
  test = await sharedTestApp();
  mine = await newCuenta(test);
  theirs = await newCuenta(test);
});

/** The columns that no entity has, since only SQL uses them, by table. */
const ONLY_SQL: Readonly<Record<string, readonly string[]>> = {
  archivos: ['busqueda', 'extension', 'nombre_orden'],
  // The policy on avisos hides avisos of a carpeta that the person may no longer see.
  avisos: ['carpeta_id'],
  // PostgreSQL computes the texts for searches.
  carpetas: ['busqueda', 'busqueda_ts'],
  contactos: ['busqueda', 'claves'],
  // The trigger that makes threads compares this column.
  correo_copias: ['raiz'],
  correos: ['bytes'],
  directorios: ['nombre_orden'],
  documentos: ['busqueda'],
  // The keys that tell equal matrículas, and the texts for searches.
  inmuebles: ['busqueda', 'matricula_clave', 'registro_clave'],
  personas: ['busqueda', 'claves', 'direccion', 'retirada'],
  // A trigger writes the stock of a producto, and the price is computed.
  productos: ['busqueda', 'existencias', 'movimientos', 'precio', 'reservado'],
  tareas: ['busqueda'],
  // The queries of the settings, the closing and the plan use them.
  cuentas: [
    'cierra_en',
    'cierre_avisos',
    'cierre_pedido_en',
    'cierre_pedido_por',
    'logo',
    'numeracion_confirmada_en',
    'numero_prefijo',
    'plan',
    'suspendida_en',
    'suspendida_motivo',
    'version',
  ],
  // Moments for the cuenta's export and the operators, which no screen shows.
  identidades: ['creada_en', 'usada_en'],
  membresias: ['cambiada_en', 'creada_en'],
  // The sweep of sign-ups that nobody confirmed reads it.
  usuarios: ['creado_en'],
};

describe('every table of the database', () => {
  it('with cuenta_id is under forced row-level security, with a policy', async () => {
    const { rows } = await test.owner.query(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
              exists (select 1 from pg_policy p where p.polrelid = c.oid) as has_policy
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname = 'public'
          and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'cuenta_id' and not a.attisdropped)`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ forced, has_policy }) => !forced || !has_policy)).toEqual([]);
  });

  it('without cuenta_id is out of reach of the tenant role', async () => {
    const { rows } = await test.owner.query(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname = 'public'
          and not exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'cuenta_id')
          and has_table_privilege('carpetas_tenant', c.oid, 'select')`,
    );
    expect(rows).toEqual([]);
  });

  it('has cuenta_id in each foreign key to another table of a cuenta', async () => {
    const { rows } = await test.owner.query(
      `select k.conname as name from pg_constraint k
        where k.contype = 'f' and k.confrelid <> 'cuentas'::regclass
          and exists (select 1 from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'cuenta_id')
          and exists (select 1 from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'cuenta_id')
          and not exists (select 1 from pg_attribute a
                           where a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname = 'cuenta_id')`,
    );
    expect(rows).toEqual([]);
  });

  it('is not owned by the login or its roles, which cannot bypass the policies', async () => {
    const { rows } = await test.owner.query(
      `select r.rolname from pg_roles r where r.rolname in ('carpetas_app', 'carpetas_tenant', 'carpetas_platform')
          and (r.rolsuper or r.rolbypassrls or r.rolinherit and r.rolcanlogin or r.rolcreaterole
               or exists (select 1 from pg_class c where c.relowner = r.oid))`,
    );
    expect(rows).toEqual([]);
  });

  it('has the columns of its entity with the same nullability, and otherwise only columns that SQL alone uses', async () => {
    const others: Record<string, string[]> = {};
    for (const { tableName, columns } of test.app.get(DataSource).entityMetadatas) {
      const { rows } = await test.owner.query(
        'select column_name as name, is_nullable = $2 as nullable from information_schema.columns where table_name = $1',
        [tableName, 'YES'],
      );
      const real = new Map(rows.map(({ name, nullable }) => [name, nullable]));
      for (const { databaseName, isNullable } of columns.filter((column) => !column.isVirtualProperty)) {
        expect(real.get(databaseName), `${tableName}.${databaseName}`).toBe(isNullable);
        real.delete(databaseName);
      }
      // The database fills cuenta_id and filters by it, so most entities do not have it.
      real.delete('cuenta_id');
      if (real.size > 0) {
        others[tableName] = [...real.keys()].toSorted();
      }
    }
    expect(others).toEqual(ONLY_SQL);
  });
});

describe('the database alone', () => {
  const asTenant = <T>(cuentaId: string, usuarioId: string, sql: string, parameters: unknown[] = []): Promise<T> =>
    test.app
      .get(Transactions)
      .tenantTransaction({ cuentaId, usuarioId, rolId: 1 }, () =>
        test.app.get(Transactions).manager.query(sql, parameters),
      );

  it('shows a cuenta only its own rows, and refuses rows for another', async () => {
    await newCarpeta(theirs.titular);
    const { usuarioId } = mine.titular;
    expect(
      await asTenant(mine.cuentaId, usuarioId, 'select 1 from carpetas where cuenta_id = $1', [theirs.cuentaId]),
    ).toEqual([]);
    await expect(
      asTenant(
        mine.cuentaId,
        usuarioId,
        `insert into contadores (cuenta_id, serie, anio, ultimo) values ($1, 'x', 2026, 1)`,
        [theirs.cuentaId],
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it('refuses a key to another cuenta’s row (case 9)', async () => {
    const { id } = await newCarpeta(theirs.titular);
    await expect(
      asTenant(
        mine.cuentaId,
        mine.titular.usuarioId,
        'insert into carpeta_accesos (carpeta_id, usuario_id) values ($1, $2)',
        [id, mine.titular.usuarioId],
      ),
    ).rejects.toThrow(/foreign key/);
  });

  it('gives the login no access without a role, and the tenant role no access to the platform', async () => {
    await expect(test.app.get(DataSource).query('select 1 from carpetas')).rejects.toThrow(/permission denied/);
    await expect(asTenant(mine.cuentaId, mine.titular.usuarioId, 'select 1 from usuarios')).rejects.toThrow(
      /permission denied/,
    );
  });

  it('shows nothing of its views without a cuenta, and refuses no view', async () => {
    const { rows: views } = await test.owner.query(
      `select relname as name from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`,
    );
    expect(views.length).toBeGreaterThan(10);
    const client = await test.owner.connect();
    // A transaction with a cuenta leaves its connection in this state.
    await client.query(`set app.cuenta_id = ''; set app.usuario_id = ''; set app.rol_id = ''`);
    const failed: string[] = [];
    for (const { name } of views) {
      await client.query(`select * from ${name} limit 1`).catch(({ message }) => failed.push(`${name}: ${message}`));
    }
    client.release(true);
    expect(failed).toEqual([]);
  });

  it('refuses a write in a read-only transaction', async () => {
    const transactions = test.app.get(Transactions);
    const { cuentaId } = mine;
    const write = transactions.tenantTransaction(
      { cuentaId, usuarioId: mine.titular.usuarioId, rolId: 1 },
      () => transactions.manager.query(`insert into contadores (serie, anio, ultimo) values ('x', 2026, 1)`),
      { readOnly: true },
    );
    await expect(write).rejects.toThrow(/read-only transaction/);
  });

  it('opens no transaction for an invalid id', () => {
    expect(() =>
      test.app
        .get(Transactions)
        .tenantTransaction({ cuentaId: `' or '1`, usuarioId: mine.titular.usuarioId, rolId: 1 }, async () => 1),
    ).toThrow(/malformed/);
  });
});

/** Routes that are open on purpose. Some need another secret than an access token. */
const OPEN = new Set([
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/auth/opciones',
  'GET /api/imagenes/{clave}',
  // The secret in the path opens the route.
  'GET /api/agenda/ical/{secreto}',
  // An <img> sends no token, and these show only the demo's data.
  'GET /api/apps/help-center/pictures/{name}',
  'POST /api/auth/sign-in',
  // The route needs a token of the identity provider.
  'POST /api/auth/sync',
  'POST /api/auth/unlock-session',
  'POST /api/auth/sign-in-with-token',
  'POST /api/auth/refresh-token',
  'POST /api/auth/refresh',
  'POST /api/auth/sign-up',
  'POST /api/auth/confirm-email',
  'POST /api/auth/resend-confirmation',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/segundo-factor',
  'POST /api/auth/segundo-factor/passkey-opciones',
  'POST /api/auth/passkey',
  'POST /api/auth/passkey/opciones',
  // The route needs the cookie for a download. Only a titular's session can get the cookie.
  'GET /api/exportaciones/{id}/descarga',
  'GET /api/archivos/zip',
  'GET /api/carpetas/{id}/documentos/zip',
  'GET /api/invitaciones/info',
  'POST /api/invitaciones/info',
  'POST /api/invitaciones/registrarse',
]);

interface Route {
  method: string;
  path: string;
}

describe('every route', () => {
  let routes: Route[];

  beforeAll(() => {
    routes = Object.entries(createOpenApiDocument(test.app).paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => ({ method: method.toUpperCase(), path })),
    );
    expect(routes.length).toBeGreaterThan(20);
  });

  const call = (client: ApiClient, { method, path }: Route) =>
    client.send(method, path.replace('/api', ''), method === 'GET' ? undefined : {}, { version: 1 });

  it('needs a token, except routes that are open on purpose', async () => {
    const guest = new ApiClient(test.baseUrl);
    for (const route of routes) {
      const name = `${route.method} ${route.path}`;
      const { status, body } = await call(guest, { ...route, path: route.path.replace(/\{\w+\}/g, mine.cuentaId) });
      if (OPEN.has(name)) {
        expect(body?.code, name).not.toBe('NO_TOKEN');
      } else {
        expect([status, body.code], name).toEqual([401, 'NO_TOKEN']);
      }
    }
  });

  it('answers 404 for an id of another cuenta, as for an unknown id (story 2, cases 7 and 8)', {
    timeout: 90_000,
  }, async () => {
    const carpeta = await newCarpeta(theirs.titular);
    const ids = [carpeta.id, theirs.cuentaId, theirs.titular.usuarioId, UNKNOWN_ID, 'no-es-un-id'];
    const withId = routes.filter(({ path }) => path.includes('{'));
    expect(withId.length).toBeGreaterThan(5);
    const refuses = async (route: Route, id: string) => {
      const path = route.path.replace(/\{n\}/g, '1').replace(/\{\w+\}/g, id);
      const { status, body } = await call(mine.titular, { ...route, path });
      // A 400 for an incomplete body comes before any lookup. So it reveals nothing about the id. A 403 to a person
      // who is no operator reveals nothing either.
      const expected = path.startsWith('/api/administracion/') ? [403] : [404, 400];
      expect(expected, `${route.method} ${path}: ${status}`).toContain(status);
      expect(JSON.stringify(body)).not.toContain(carpeta.caratula);
    };
    for (const route of withId) await Promise.all(ids.map((id) => refuses(route, id)));
  });

  it('ignores another cuenta in the query or body, and refuses it in a header (case 7)', async () => {
    await newCarpeta(theirs.titular, { caratula: 'Ajena' });
    const { cuentaId } = theirs;
    const list = await mine.titular.get(`/carpetas?cuentaId=${cuentaId}&cuenta_id=${cuentaId}&tamano=100`);
    expect(JSON.stringify(list.body)).not.toContain('Ajena');
    expect((await mine.titular.get('/carpetas', { headers: { 'x-cuenta-id': cuentaId } })).status).toBe(403);
    const created = await newCarpeta(mine.titular, { cuentaId, cuenta_id: cuentaId });
    expect((await theirs.titular.get(`/carpetas/${created.id}`)).status).toBe(404);
    expect((await mine.titular.get(`/carpetas/${created.id}`)).status).toBe(200);
  });
});

it('the browser may cache no answer of the API', async () => {
  for (const path of ['/auth/check', '/carpetas', '/personas']) {
    expect((await mine.titular.get(path)).headers.get('cache-control'), path).toBe('no-store');
  }
});

describe('odd requests', () => {
  /** Sends a request with exactly this path, which fetch would normalise. */
  function raw(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body = '',
  ): Promise<{ status: number; body: string }> {
    const { hostname, port } = new URL(test.baseUrl);
    return new Promise((resolve, reject) => {
      const request = httpRequest({ hostname, port, method, path, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
      });
      request.on('error', reject).end(body);
    });
  }

  it.each([
    '/%61pi/carpetas',
    '//api/carpetas',
    '/api//carpetas',
    '/API/carpetas',
    '/api/Carpetas',
    '/api/carpetas/',
    '/api/./carpetas',
    '/api/carpetas;x=1',
    '/api/carpetas%00',
  ])('at %s meet the same authorization (case 10)', async (path) => {
    const { status, body } = await raw('GET', path, { accept: 'application/json' });
    expect([400, 401, 404]).toContain(status);
    expect(body).not.toContain('paginacion');
  });

  it.each([
    ['application/json\t;charset=utf-8', [201, 400, 415]],
    ['Application/JSON', [400]],
    ['text/plain', [415]],
    ['application/x-www-form-urlencoded', [415]],
    ['application/json, text/plain', [400, 415]],
  ])('with content type %j are refused or validated (case 11)', async (type, expected) => {
    const headers = { authorization: `Bearer ${mine.titular.accessToken}`, 'content-type': type };
    const { status } = await raw('POST', '/api/carpetas', headers, JSON.stringify({ caratula: '', tipoActoId: 'x' }));
    expect(expected).toContain(status);
    expect(status).not.toBe(201);
  });

  it('with a body that is not JSON, too large, or empty get a clear 4xx', async () => {
    const send = (body: string) =>
      mine.titular.post('/carpetas', body, { headers: { 'content-type': 'application/json' } });
    expect((await send('{')).body.message).toContain('JSON');
    expect((await send(`{"caratula":"${'x'.repeat(1024 * 1024)}"}`)).status).toBe(413);
    expect((await mine.titular.post('/carpetas')).status).toBe(400);
    expect((await send('{"__proto__": {"a": 1}}')).status).toBe(400);
    expect((await send('[]')).status).toBe(400);
  });
});
