import { beforeAll, describe, expect, it } from 'vitest';
import { CuentasService } from '../../server/plataforma/cuentas/cuentas.service.js';
import { ROL } from '../../server/vocabulario/roles.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, startReplica, type TestApp } from '../factories/app.js';
import { named } from '../factories/cases.js';
import { alsoIn, CLAVE, newCuenta, newMiembro, newUsuario, signedIn } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

const PATH = '/common/user';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

it('is the same person as in the session', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const { status, body } = await titular.get(PATH);
  expect([status, body]).toEqual([
    200,
    {
      id: titular.usuarioId,
      email: titular.email,
      name: titular.nombre,
      avatar: null,
      cargo: null,
      telefono: null,
      estado: 'enLinea',
      status: 'online',
      cuentaActivaId: cuentaId,
      cuentas: [
        {
          cuentaId,
          nombre: 'Escribanía de prueba',
          pais: 'AR',
          zonaHoraria: expect.any(String),
          moneda: 'ARS',
          rolId: 1,
        },
      ],
      preferencias: {},
      tieneClave: true,
      segundoFactor: false,
      emailConfirmado: true,
    },
  ]);
  expect((await titular.get('/auth/check')).body.user).toEqual(body);
});

it('works for a person without a cuenta', async () => {
  const { email } = await newUsuario(test);
  const signIn = await new ApiClient(test.baseUrl).post('/auth/sign-in', { email, password: CLAVE });
  const client = new ApiClient(test.baseUrl, signIn.body.accessToken);
  expect(signIn.body.user.preferencias).toEqual({});
  expect((await client.get(PATH)).body).toMatchObject({ email, cuentaActivaId: null, cuentas: [] });
  expect((await client.patch(PATH, { user: { estado: 'ausente' } })).body.estado).toBe('ausente');
});

describe('a PATCH of the own user', () => {
  it('accepts estado or status: the changed field counts, and estado if both changed', async () => {
    const { titular } = await newCuenta(test);
    const { body: before } = await titular.get(PATH);
    const patch = async (user: Record<string, unknown>) => {
      const { status, body } = await titular.patch(PATH, { user });
      expect(status).toBe(200);
      return [body.estado, body.status];
    };
    expect(await patch({ estado: 'ocupado' })).toEqual(['ocupado', 'busy']);
    expect(await patch({ status: 'not-visible' })).toEqual(['invisible', 'not-visible']);
    // The reference client sends the whole person, with one of the two fields changed.
    const { body: whole } = await titular.get(PATH);
    expect(await patch({ ...whole, status: 'away' })).toEqual(['ausente', 'away']);
    expect(await patch({ estado: 'enLinea', status: 'away' })).toEqual(['enLinea', 'online']);
    expect(await patch({ estado: 'ocupado', status: 'away' })).toEqual(['ocupado', 'busy']);
    expect(await patch({})).toEqual(['ocupado', 'busy']);
    expect((await titular.get('/auth/check')).body.user).toEqual({ ...before, estado: 'ocupado', status: 'busy' });
  });

  it('adds preferences to the existing preferences', async () => {
    const { titular } = await newCuenta(test);
    const patch = async (preferencias: Record<string, unknown>) =>
      (await titular.patch(PATH, { user: { preferencias } })).body.preferencias;
    expect(await patch({ layout: 'dense', scheme: 'dark' })).toEqual({ layout: 'dense', scheme: 'dark' });
    expect(await patch({ theme: 'teal', otra: 'cosa' })).toEqual({ layout: 'dense', scheme: 'dark', theme: 'teal' });
    expect(await patch({ scheme: 'auto' })).toEqual({ layout: 'dense', scheme: 'auto', theme: 'teal' });
    expect((await titular.get('/auth/check')).body.user.preferencias).toEqual({
      layout: 'dense',
      scheme: 'auto',
      theme: 'teal',
    });
  });

  it('keeps the columns of the list, each column once and no unknown column', async () => {
    const { titular } = await newCuenta(test);
    const patch = (columnasCarpetas: unknown) => titular.patch(PATH, { user: { preferencias: { columnasCarpetas } } });
    const columnas = ['responsable', 'etiquetas'];
    expect((await patch(columnas)).body.preferencias).toEqual({ columnasCarpetas: columnas });
    expect((await patch([])).body.preferencias).toEqual({ columnasCarpetas: [] });
    for (const wrong of [['clave'], ['estado', 'estado'], 'estado', null]) {
      expect([wrong, (await patch(wrong)).status]).toEqual([wrong, 400]);
    }
  });

  it('keeps the favourites of the menu in their order, in every cuenta, without ids that the menu does not have', async () => {
    const mine = await newCuenta(test);
    const here = await newMiembro(test, mine.cuentaId, ROL.oficial);
    const there = await alsoIn(test, here, (await newCuenta(test)).cuentaId, ROL.lectura);
    const patch = async (preferencias: Record<string, unknown>) =>
      (await here.patch(PATH, { user: { preferencias } })).body.preferencias;
    const favoritos = ['plantillas', 'apps.tasks', 'carpetas'];
    expect(await patch({ favoritos: ['oficina', 'plantillas', 'apps.tasks', 'otra', 'carpetas'] })).toEqual({
      favoritos,
    });
    // The group of a menu is no page, and a page is no group.
    expect(await patch({ gruposPlegados: ['apps', 'carpetas'] })).toEqual({ favoritos, gruposPlegados: ['apps'] });
    // Their role there has no plantillas, but they have them here.
    expect((await there.get(PATH)).body.preferencias).toEqual({ favoritos, gruposPlegados: ['apps'] });
    expect((await mine.titular.get(PATH)).body.preferencias).toEqual({});
    expect(await patch({ favoritos: [], gruposPlegados: [] })).toEqual({ favoritos: [], gruposPlegados: [] });
  });

  it('keeps one whole list of favourites when two are written at once', async () => {
    const { titular } = await newCuenta(test);
    const lists = [
      ['carpetas', 'agenda'],
      ['agenda', 'chat', 'carpetas'],
    ];
    await Promise.all([
      ...lists.map((favoritos) => titular.patch(PATH, { user: { preferencias: { favoritos } } })),
      titular.patch(PATH, { user: { preferencias: { gruposPlegados: ['dashboards'] } } }),
    ]);
    const { favoritos, gruposPlegados } = (await titular.get(PATH)).body.preferencias;
    expect(lists).toContainEqual(favoritos);
    expect(gruposPlegados).toEqual(['dashboards']);
  });

  it('loses no preference when several are written at once', async () => {
    const { titular } = await newCuenta(test);
    const written = { layout: 'thin', scheme: 'dark', theme: 'rose', densidad: 'compacta' };
    await Promise.all(
      Object.entries(written).map(([name, value]) =>
        titular.patch(PATH, { user: { preferencias: { [name]: value } } }),
      ),
    );
    expect((await titular.get(PATH)).body.preferencias).toEqual(written);
  });

  it('ignores id, e-mail, picture and cuentas', async () => {
    const { titular } = await newCuenta(test);
    const { body: before } = await titular.get(PATH);
    const sent = { id: before.cuentaActivaId, email: 'otro@ejemplo.test', avatar: 'x', cuentas: [] };
    const { status, body } = await titular.patch(PATH, { user: { ...sent, cuentaActivaId: null, rolId: 1 } });
    expect([status, body]).toEqual([200, before]);
    expect((await titular.get(PATH)).body).toEqual(before);
  });

  it('trims the name, which everybody then sees', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { body } = await titular.patch(PATH, { user: { name: '  María   Núñez ' } });
    expect(body.name).toBe('María   Núñez');
    expect((await titular.get('/auth/check')).body.user.name).toBe('María   Núñez');
    const named = (await oficial.get('/miembros')).body.map(({ nombre }: { nombre: string }) => nombre);
    expect(named).toContain('María   Núñez');
    // The reference client sends the whole person, unchanged.
    const { body: whole } = await titular.get(PATH);
    expect((await titular.patch(PATH, { user: { ...whole, status: 'busy' } })).body.name).toBe('María   Núñez');
  });

  it('keeps a job and a telephone, which colleagues see in the chat until they are deleted', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const datos = { cargo: ' Mesa de entradas ', telefono: '+5411 5555-0701 int. 12' };
    const { body } = await oficial.patch(PATH, { user: datos });
    const telefono = '+54 11 5555 0701 ext. 12';
    expect(body).toMatchObject({ cargo: 'Mesa de entradas', telefono });
    expect((await oficial.patch(PATH, { user: body })).body).toMatchObject({ telefono });
    const details = async () => (await titular.get(`/apps/chat/contact?id=${oficial.usuarioId}`)).body.details;
    expect(await details()).toMatchObject({
      phoneNumbers: [{ country: 'ar', phoneNumber: '11 5555 0701 ext. 12', label: 'Trabajo', numero: telefono }],
      title: 'Mesa de entradas',
      cargo: 'Mesa de entradas',
      desde: expect.stringMatching(/^20/),
    });
    expect((await oficial.patch(PATH, { user: { cargo: '' } })).body).toMatchObject({ cargo: null, telefono });
    const { id } = (await titular.post('/apps/chat/chat', { contactId: oficial.usuarioId })).body;
    await titular.patch(`/miembros/${oficial.usuarioId}`, { estado: 'suspendida' });
    expect((await titular.get(`/apps/chat/chat?id=${id}`)).body.contact.details).toMatchObject({ phoneNumbers: [] });
  });

  it.each(['600 00 00 00', '+34 1', '+800 1234 5678', 'x'])('refuses the telephone %s', async (telefono) => {
    const { titular } = await newCuenta(test);
    const { status, body } = await titular.patch(PATH, { user: { telefono } });
    expect([status, body.details?.[0]?.campo]).toEqual([422, 'user.telefono']);
  });

  it('stores the date format, the first page, the lock time and the channels of avisos', async () => {
    const { titular } = await newCuenta(test);
    const patch = async (preferencias: Record<string, unknown>) =>
      (await titular.patch(PATH, { user: { preferencias } })).body.preferencias;
    const chosen = { fechas: 'es-UY', inicio: '/personas', bloqueoMinutos: 15 };
    expect(await patch(chosen)).toEqual(chosen);
    expect(await patch({ avisos: { documento: { correo: true }, mensaje: { panel: false } } })).toMatchObject(chosen);
    expect(await patch({ avisos: { documento: { panel: false }, otro: { panel: false } }, bloqueoMinutos: 0 })).toEqual(
      {
        ...chosen,
        bloqueoMinutos: 0,
        avisos: { documento: { correo: true, panel: false }, mensaje: { panel: false } },
      },
    );
  });

  it('loses no channel when several are chosen at once', async () => {
    const { titular } = await newCuenta(test);
    const cells = ['asignacion', 'movimiento', 'documento'].flatMap((tipo) =>
      ['panel', 'correo'].map((canal) => ({ [tipo]: { [canal]: true } })),
    );
    await Promise.all(cells.map((avisos) => titular.patch(PATH, { user: { preferencias: { avisos } } })));
    const both = { panel: true, correo: true };
    expect((await titular.get(PATH)).body.preferencias.avisos).toEqual({
      asignacion: both,
      movimiento: both,
      documento: both,
    });
  });

  it.each(
    named([
      [{ name: '   ' }, 'user.name'],
      [{ name: 'x'.repeat(121) }, 'user.name'],
      [{ name: null }, 'user.name'],
      [{ name: ['Ana'] }, 'user.name'],
      [{ cargo: 'x'.repeat(121) }, 'user.cargo'],
      [{ telefono: 600 }, 'user.telefono'],
      [{ preferencias: { fechas: 'en-US' } }, 'user.preferencias.fechas'],
      [{ preferencias: { inicio: '//otro.test' } }, 'user.preferencias.inicio'],
      [{ preferencias: { inicio: '/sign-out' } }, 'user.preferencias.inicio'],
      [{ preferencias: { bloqueoMinutos: 7 } }, 'user.preferencias.bloqueoMinutos'],
      [{ preferencias: { bloqueoMinutos: '15' } }, 'user.preferencias.bloqueoMinutos'],
      [{ preferencias: { avisos: null } }, 'user.preferencias.avisos'],
      [{ preferencias: { avisos: { mensaje: true } } }, 'user.preferencias.avisos.mensaje'],
      [{ preferencias: { avisos: { mensaje: { correo: 'si' } } } }, 'user.preferencias.avisos.mensaje.correo'],
      [{ preferencias: { favoritos: 'carpetas' } }, 'user.preferencias.favoritos'],
      [{ preferencias: { favoritos: [7] } }, 'user.preferencias.favoritos'],
      [{ preferencias: { favoritos: null } }, 'user.preferencias.favoritos'],
      [{ preferencias: { favoritos: ['chat', 'chat'] } }, 'user.preferencias.favoritos'],
      [{ preferencias: { favoritos: ['x'.repeat(61)] } }, 'user.preferencias.favoritos'],
      [{ preferencias: { favoritos: Array.from({ length: 13 }, (_, n) => `${n}`) } }, 'user.preferencias.favoritos'],
      [{ preferencias: { gruposPlegados: { apps: true } } }, 'user.preferencias.gruposPlegados'],
      [{ preferencias: { gruposPlegados: ['apps', 'apps'] } }, 'user.preferencias.gruposPlegados'],
      [{ estado: 'online' }, 'user.estado'],
      [{ estado: null }, 'user.estado'],
      [{ status: 'enLinea' }, 'user.status'],
      [{ preferencias: { layout: 'modern2' } }, 'user.preferencias.layout'],
      [{ preferencias: { densidad: 'apretada' } }, 'user.preferencias.densidad'],
      [{ preferencias: { scheme: null } }, 'user.preferencias.scheme'],
      [{ preferencias: { theme: ['teal'] } }, 'user.preferencias.theme'],
      [{ preferencias: 'oscuro' }, 'user.preferencias'],
      [{ preferencias: [] }, 'user.preferencias'],
      [{ preferencias: null }, 'user.preferencias'],
      [undefined, 'user'],
      [null, 'user'],
      [[], 'user'],
      ['x', 'user'],
    ]),
  )('refuses %s, and names the field', async (_, user, campo) => {
    const { titular } = await newCuenta(test);
    const { status, body } = await titular.patch(PATH, { user });
    expect([status, body.details?.[0]?.campo]).toEqual([400, campo]);
  });
});

it('notifies the person’s own tabs, and all their cuentas of presence', async () => {
  const mine = await newCuenta(test);
  const other = await newCuenta(test);
  const usuario = await newUsuario(test);
  const cuentas = test.app.get(CuentasService);
  await cuentas.addMiembro(mine.cuentaId, usuario.id, 3);
  await cuentas.addMiembro(other.cuentaId, usuario.id, 4);
  const here = await signedIn(test, usuario, mine.cuentaId, 3);
  const there = await signedIn(test, usuario, other.cuentaId, 4);
  const tabs = [await listen(here), await listen(there)];
  const colleagues = [await listen(mine.titular), await listen(other.titular)];
  const stranger = await listen((await newCuenta(test)).titular);

  await here.patch(PATH, { user: { estado: 'ocupado' } });
  const presence = { type: 'presence.changed', usuarioId: usuario.id, estado: 'ocupado' };
  for (const { events } of tabs) {
    await expect.poll(() => events).toEqual([{ type: 'user.changed' }, presence]);
  }
  for (const { events } of colleagues) {
    await expect.poll(() => events).toEqual([presence]);
  }
  await here.patch(PATH, { user: { preferencias: { theme: 'rose' } } });
  for (const { events } of tabs) {
    await expect.poll(() => events).toHaveLength(3);
  }
  expect(colleagues.map(({ events }) => events.length)).toEqual([1, 1]);
  await here.patch(PATH, { user: { name: 'Otro nombre' } });
  for (const { events } of colleagues) {
    await expect.poll(() => events).toEqual([presence, { ...presence, campos: ['nombre'] }]);
  }
  expect(stranger.events).toEqual([]);
});

it('members can be listed while changes of presence clear their cache', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const oficial = await newMiembro(test, cuentaId, 3);
  const statuses = new Set<number>();
  for (const estado of ['ausente', 'ocupado', 'invisible', 'enLinea', 'ausente', 'ocupado', 'invisible', 'enLinea']) {
    const answers = await Promise.all([
      ...[titular, oficial].map((member) => member.patch(PATH, { user: { estado } })),
      ...Array.from({ length: 12 }, () => titular.get('/miembros')),
    ]);
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
});

it('shows presence among the members at once, although they are cached', async () => {
  const caching = { ...test, ...(await startReplica(test, { ACCESS_CACHE_SECONDS: 30 })) };
  try {
    const { cuentaId, titular } = await newCuenta(caching);
    const oficial = await newMiembro(caching, cuentaId, 3);
    const estadoOf = async () =>
      (await titular.get('/miembros')).body.find(({ id }: { id: string }) => id === oficial.usuarioId).estado;
    expect(await estadoOf()).toBe('invisible');
    await oficial.patch(PATH, { user: { status: 'away' } });
    expect(await estadoOf()).toBe('ausente');
  } finally {
    await caching.app.close();
  }
});
