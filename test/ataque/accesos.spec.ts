import { beforeAll, describe, expect, it } from 'vitest';
import { STEP_UP } from '../../server/common/access/access.decorators.js';
import type { Acceso } from '../../server/common/domain.js';
import { collect } from '../../server/domains.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { Authenticator } from '../factories/authenticator.js';
import { newCarpeta } from '../factories/carpetas.js';
import { CLAVE, type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';
import { routesOf } from '../factories/routes.js';
import { withSecondFactor } from '../factories/second-factor.js';

/** Everything that lets somebody in as a person, as the domains' descriptors say. */
const ACCESOS: Record<string, Acceso> = collect('accesos');
/** Tables with bytes that let nobody in. */
const HARMLESS = [
  'auditoria',
  'auditoria_cabezas',
  'operadores_cabeza',
  'operadores_registro',
  'correo_alias_usados',
  'uso_huellas',
];

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

/** Makes one of each kind for a person. */
const MAKE: Record<string, (titular: Member) => Promise<unknown>> = {
  sesiones: (titular) => signedIn(test, { ...titular, id: titular.usuarioId }, titular.cuentaId, 1),
  refresh_tokens: ({ email }) => new ApiClient(test.baseUrl).post('/auth/sign-in', { email, password: CLAVE }),
  tokens_personales: (titular) => titular.post('/tokens', { nombre: 'Copia', rolId: 5, dias: 30 }),
  agenda_enlaces: (titular) => titular.post('/agenda/enlace'),
  invitaciones: (titular) => titular.post('/invitaciones', { email: `${crypto.randomUUID()}@x.test`, rolId: 3 }),
  pases: ({ email }) => new ApiClient(test.baseUrl).post('/auth/forgot-password', { email }),
  passkeys: async (titular) => {
    const { desafio, opciones } = (await titular.post('/segundo-factor/passkeys/opciones')).body;
    const respuesta = new Authenticator(test.baseUrl).create(opciones);
    return titular.post('/segundo-factor/passkeys', { desafio, nombre: 'Mía', respuesta });
  },
  factores_totp: withSecondFactor,
  codigos_recuperacion: (titular) => titular.post('/segundo-factor/codigos'),
  identidades: ({ usuarioId }) =>
    test.owner.query('insert into identidades (emisor, sujeto, usuario_id) values ($1, $2, $3)', [
      'https://x',
      usuarioId,
      usuarioId,
    ]),
  correo_cuentas_externas: ({ cuentaId, usuarioId }) =>
    test.owner.query(
      `insert into correo_cuentas_externas (cuenta_id, id, usuario_id, direccion, usuario, clave, imap_servidor,
         imap_puerto, imap_seguridad, smtp_servidor, smtp_puerto, smtp_seguridad)
       values ($1, gen_random_uuid(), $2, 'ana@x.test', 'ana', '\\x00', 'x.test', 993, 'tls', 'x.test', 465, 'tls')`,
      [cuentaId, usuarioId],
    ),
};

/** What lets somebody in now, by its table. */
async function openOf({ usuarioId }: Member): Promise<string[]> {
  const open = [];
  for (const [table, { vigente }] of Object.entries(ACCESOS)) {
    const { rows } = await test.owner.query(`select 1 from ${table} where ${vigente} limit 1`, [usuarioId]);
    open.push(...rows.map(() => table));
  }
  return open.sort();
}

async function withAll(): Promise<Member> {
  const { titular } = await newCuenta(test);
  for (const make of Object.values(MAKE)) await make(titular);
  await expect.poll(() => openOf(titular)).toEqual(Object.keys(ACCESOS).sort());
  return titular;
}

const without = (end: 'clave' | 'sesiones') =>
  Object.keys(ACCESOS)
    .filter((table) => !ACCESOS[table]?.terminaCon.includes(end))
    .sort();

describe('everything that lets somebody in', () => {
  it('is in a descriptor', async () => {
    const { rows } = await test.owner.query(
      `select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'bytea' order by 1`,
    );
    expect(
      rows
        .map(({ name }) => name)
        .filter((name) => !(name in ACCESOS))
        .sort(),
    ).toEqual(HARMLESS.toSorted());
    expect(Object.keys(MAKE).sort()).toEqual(Object.keys(ACCESOS).sort());
  });

  it('is made in a session whose person has just proved who they are', () => {
    const routes = routesOf(test.app);
    for (const ruta of Object.values(ACCESOS).flatMap(({ rutas }) => rutas)) {
      const handler = routes.find(({ method, path }) => `${method} ${path}` === ruta)?.handler;
      expect([ruta, handler && Reflect.getMetadata(STEP_UP, handler)]).toEqual([ruta, true]);
    }
  });

  it('ends when access was stolen', async () => {
    const titular = await withAll();
    expect((await titular.post('/auth/acceso-robado')).status).toBe(200);
    // The link to choose another password is what is left.
    expect(await openOf(titular)).toEqual(['pases']);
  });

  it('ends with the other sessions, but for what outlives them', async () => {
    const titular = await withAll();
    expect((await titular.delete('/auth/sesiones')).status).toBe(200);
    expect(await openOf(titular)).toEqual(expect.arrayContaining(without('sesiones')));
    for (const ended of ['agenda_enlaces', 'tokens_personales']) expect(await openOf(titular)).not.toContain(ended);
  });

  it('ends with a new password, but for what outlives it', async () => {
    const titular = await withAll();
    const nueva = 'otra clave bien larga';
    expect((await titular.post('/auth/cambiar-clave', { actual: CLAVE, nueva })).status).toBe(200);
    expect(await openOf(titular)).not.toContain('agenda_enlaces');
    expect(await openOf(titular)).toContain('tokens_personales');
  });

  it('is listed for its person alone, in all their cuentas, and ended there one by one', async () => {
    const titular = await withAll();
    const { cuentaId } = titular;
    const listed = await titular.get('/auth/accesos');
    expect(listed.body.map(({ clase }: { clase: string }) => clase).sort()).toEqual([
      'calendario',
      'correo',
      'invitacion',
      'proveedor',
    ]);
    const other = await newMiembro(test, cuentaId, 1);
    expect((await other.get('/auth/accesos')).body).toEqual([]);
    expect((await other.delete(`/auth/accesos?cuentaId=${cuentaId}&clase=invitacion`)).status).toBe(200);
    const stranger = (await newCuenta(test)).titular;
    expect((await stranger.delete(`/auth/accesos?cuentaId=${cuentaId}&clase=calendario`)).status).toBe(404);
    for (const clase of ['calendario', 'correo', 'invitacion']) {
      expect((await titular.delete(`/auth/accesos?cuentaId=${cuentaId}&clase=${clase}`)).status).toBe(200);
    }
    expect((await titular.get('/auth/accesos')).body).toMatchObject([{ clase: 'proveedor', cuenta: null }]);
  });
});

describe('a personal token', () => {
  it('makes nothing that outlives it', async () => {
    const { titular } = await newCuenta(test);
    const { token } = (await titular.post('/tokens', { nombre: 'Copia', rolId: 1, dias: 1 })).body;
    const program = new ApiClient(test.baseUrl, token);
    const others = ['PATCH /correos/cuenta-externa', 'PATCH /correos/ajustes/direccion'];
    const rutas = [...Object.values(ACCESOS).flatMap((acceso) => acceso.rutas), ...others];
    for (const ruta of rutas) {
      const [method = '', path = ''] = ruta.replace(':id', crypto.randomUUID()).split(' ');
      const { status, body } = await program.send(method, path, '{}', {
        headers: { 'content-type': 'application/json' },
      });
      expect([ruta, status, body.code]).toEqual([ruta, 403, 'SOLO_CON_SESION']);
    }
  });
});

describe('the address of a calendar', () => {
  const read = async (url: string) => {
    const answer = await fetch(`${test.baseUrl}${new URL(url).pathname}`);
    return (await answer.text()).replaceAll('\r\n ', '');
  };
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const planned = (client: Member, caratula: string, extra: object) =>
    newCarpeta(client, { caratula, fechaFirmaPrevista: day, ...extra });

  it('leaves reserved carpetas out unless they were asked for', async () => {
    const { titular } = await newCuenta(test);
    await planned(titular, 'A la vista', { responsableId: titular.usuarioId });
    await planned(titular, 'Muy callada', { responsableId: titular.usuarioId, reservada: true });
    const { url } = (await titular.post('/agenda/enlace')).body;
    expect(await read(url)).toContain('A la vista');
    expect(await read(url)).not.toContain('Muy callada');
    expect((await titular.get('/agenda/enlace')).body).toMatchObject({ conReservadas: false });
    const all = (await titular.post('/agenda/enlace', { conReservadas: true })).body.url;
    expect(await read(all)).toContain('Muy callada');
  });

  it('keeps the lower of its role and the one that its person has', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const lectura = await newMiembro(test, cuentaId, 5);
    const { url } = (await lectura.post('/agenda/enlace')).body;
    const setRol = (rolId: number) => titular.patch(`/miembros/${lectura.usuarioId}`, { rolId });
    await setRol(2);
    const { id: carpetaId } = await newCarpeta(titular);
    const reunion = { tipo: 'reunion', titulo: 'Solo adscriptos', carpetaId, personas: [lectura.usuarioId] };
    const hour = (time: string) => `${day}T${time}:00.000Z`;
    const made = await titular.post('/agenda/eventos', { ...reunion, desde: hour('13:00'), hasta: hour('14:00') });
    expect(made.status).toBe(200);
    expect(await read(url)).not.toContain('Solo adscriptos');
    const now = await signedIn(test, { ...lectura, id: lectura.usuarioId }, cuentaId, 2);
    const higher = (await now.post('/agenda/enlace')).body.url;
    expect(await read(higher)).toContain('Solo adscriptos');
    await setRol(5);
    expect(await read(higher)).not.toContain('Solo adscriptos');
  });
});
