import { beforeAll, describe, expect, it } from 'vitest';
import { STEP_UP } from '../../server/common/access/access.decorators.js';
import type { Acceso } from '../../server/common/domain.js';
import { IDEMPOTENT } from '../../server/common/idempotency/idempotency.interceptor.js';
import { collect } from '../../server/domains.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { Authenticator } from '../factories/authenticator.js';
import { newCarpeta } from '../factories/carpetas.js';
import { CLAVE, type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';
import { routesOf } from '../factories/routes.js';
import { withSecondFactor } from '../factories/second-factor.js';

/** All accesses that let somebody in as a person, from the domains' descriptors. */
const ACCESOS: Record<string, Acceso> = collect('accesos');
/**
 * Columns with a secret, or with a secret's name or type, in tables without an Acceso. Each has its content, and the
 * reason why it lets nobody in.
 */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  'A password proves its person at the sign-in, which makes a session. «Seguridad» changes it.': [
    'usuarios.clave_hash',
  ],
  'The seal of a row of the audit, or of what operators did.': [
    'auditoria.hash',
    'auditoria.hash_previo',
    'auditoria_cabezas.hash',
    'operadores_cabeza.hash',
    'operadores_registro.hash',
    'operadores_registro.hash_previo',
  ],
  'The name of stored bytes, which no address of the product takes.': [
    'archivo_versiones.clave',
    'ayuda_adjuntos.clave',
    'chat_adjuntos.clave',
    'correo_adjuntos.clave',
    'correo_entradas.clave',
    'documento_versiones.clave',
    'exportaciones.clave',
    'imagenes.clave',
    'persona_archivos.clave',
    'plantilla_versiones.clave',
    'subidas.clave',
    'textos.clave',
  ],
  'The name of a row of a catalogue of the product.': [
    'clausulas.clave',
    'correcciones_de_reglas.clave',
    'feriado_reglas.clave',
    'reglas_de_plazo.clave',
    'requisitos.clave',
    'tipos_acto.clave',
  ],
  'A name or number in the form in which it is compared.': [
    'contactos.claves',
    'inmuebles.matricula_clave',
    'inmuebles.registro_clave',
    'personas.claves',
  ],
  'A number that people read.': ['carpetas.codigo', 'productos.codigo_barras'],
  'A page of the product, or an address that a person wrote down.': [
    'atajos.enlace',
    'avisos.enlace',
    'avisos_por_correo.enlace',
  ],
  'A sum that tells whether something is the same.': [
    'correo_alias_usados.huella',
    'correo_externos.huella',
    'correos.huella',
    'feriado_calendarios.huella',
  ],
  'Who was there on a day, which a secret of that day hides.': ['uso_huellas.huella', 'uso_secretos.secreto'],
  'What is counted against a limit.': ['limites.clave'],
  'A request that may come again, and its answer. The routes that let somebody in keep none.': [
    'claves_idempotencia.clave',
    'claves_idempotencia.huella',
    'claves_idempotencia.respuesta',
  ],
  'Addresses of mail.': ['correo_direcciones.alias'],
  'What people wrote or chose.': [
    'auditoria.datos',
    'carpeta_inmuebles.snapshot',
    'carpeta_vistas.filtros',
    'carpetas.campos_extra',
    'contacto_combinaciones.agregado',
    'contactos.correos',
    'contactos.telefonos',
    'correcciones_de_reglas.antes',
    'correo_copias.cco',
    'correos.cabeceras',
    'correos.cc',
    'correos.para',
    'correos.responder_a',
    'notas.tareas',
    'partes.snapshot',
    'persona_importaciones.completado',
    'persona_uniones.repetidas',
    'persona_uniones.tomados',
    'plantilla_versiones.campos',
    'producto_importaciones.antes',
    'tareas.subtareas',
    'tipos_acto.plazos',
    'tipos_acto.requisitos',
    'tipos_acto_versiones.plazos',
    'tipos_acto_versiones.requisitos',
    'usuarios.preferencias',
  ],
};

/** Columns that may hold an access. They are bytes and JSON with any name, and columns with a secret's name. */
const MAY_LET_IN = `
  select c.table_name as tabla, c.table_name || '.' || c.column_name as columna
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
   where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
     and (c.data_type in ('bytea', 'json', 'jsonb')
          or c.data_type in ('text', 'character varying', 'character', 'uuid', 'ARRAY') and c.column_name ~ $1)`;
const CALLED_SO =
  'clave|token|hash|secret|huella|codigo|^pase|password|contrase|^sello|llave|desafio|semilla|sujeto|nonce|cookie|sucesor|credencial|enlace|alias|^pin$|firma_';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

/** Makes an access of each kind for a person. */
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

/** The accesses of a person that let somebody in now, by table. */
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
    const { rows } = await test.owner.query(MAY_LET_IN, [CALLED_SO]);
    const others = rows.flatMap(({ tabla, columna }) => (tabla in ACCESOS ? [] : [columna]));
    expect(others.sort()).toEqual(Object.values(HARMLESS).flat().toSorted());
    expect(Object.keys(MAKE).sort()).toEqual(Object.keys(ACCESOS).sort());
  });

  it('needs a session in which the person has just proved their identity', () => {
    const routes = routesOf(test.app);
    for (const ruta of Object.values(ACCESOS).flatMap(({ rutas }) => rutas)) {
      const handler = routes.find(({ method, path }) => `${method} ${path}` === ruta)?.handler;
      expect([ruta, handler && Reflect.getMetadata(STEP_UP, handler)]).toEqual([ruta, true]);
      // The answer, which has the secret, is not stored.
      expect([ruta, handler && Reflect.hasMetadata(IDEMPOTENT, handler)]).toEqual([ruta, false]);
    }
  });

  it('ends when access was stolen', async () => {
    const titular = await withAll();
    expect((await titular.post('/auth/acceso-robado')).status).toBe(200);
    // Only the link to choose another password is left.
    expect(await openOf(titular)).toEqual(['pases']);
  });

  it('ends with the other sessions, except kinds that outlive sessions', async () => {
    const titular = await withAll();
    expect((await titular.delete('/auth/sesiones')).status).toBe(200);
    expect(await openOf(titular)).toEqual(expect.arrayContaining(without('sesiones')));
    for (const ended of ['agenda_enlaces', 'tokens_personales']) expect(await openOf(titular)).not.toContain(ended);
  });

  it('ends with a new password, except kinds that outlive the password', async () => {
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

  it("keeps the lower of its own role and its person's role", async () => {
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
