import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ActividadDeCuentaDto } from '../../server/expediente/actividad/actividad.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

async function activities(client: ApiClient, query = ''): Promise<ActividadDeCuentaDto[]> {
  const { status, body } = await client.get<ActividadDeCuentaDto[]>(`/pages/activities${query}`);
  expect(status).toBe(200);
  return body;
}

const acciones = async (client: ApiClient, query = '') => (await activities(client, query)).map(({ accion }) => accion);

const comment = (client: ApiClient, carpetaId: string, texto: string) =>
  client.post(`/carpetas/${carpetaId}/comentarios`, { texto });

/** The carpetas of an office: one for all members, and a reserved one of the titular. */
async function office() {
  const { cuentaId, titular } = await newCuenta(test);
  const abierta = await newCarpeta(titular, { caratula: 'Venta <Ríos>' });
  const reservada = await newCarpeta(titular, { caratula: 'Testamento', reservada: true });
  return { cuentaId, titular, abierta, reservada };
}

describe('the shape of the activity', () => {
  it('is the answer that the reference client expects, newest first, with escaped HTML', async () => {
    const { titular, abierta } = await office();
    await comment(titular, abierta.id, 'Falta el <b>informe</b>\ny la seña');
    const [first] = await activities(titular);
    expect(first).toMatchObject({
      description: `<strong>${titular.nombre}</strong> comentó la carpeta`,
      icon: expect.stringMatching(/^heroicons_outline:[a-z0-9-]+$/),
      extraContent: 'Falta el &lt;b&gt;informe&lt;/b&gt;<br>y la seña',
      linkedContent: `${abierta.codigo} · Venta <Ríos>`,
      link: expect.stringMatching(`^/carpetas/${abierta.id}/actividad#comentario-`),
      useRouter: true,
      usuario: { id: titular.usuarioId, nombre: titular.nombre },
      clase: 'comentarios',
    });
    const dates = (await activities(titular)).map(({ date }) => Date.parse(String(date)));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(dates.every((date) => date > 0)).toBe(true);
  });

  it('does not quote a comment that was deleted', async () => {
    const { titular, abierta } = await office();
    const { body } = await comment(titular, abierta.id, 'Me equivoqué');
    await titular.delete(`/carpetas/${abierta.id}/comentarios/${body.id}`);
    const [, added] = await activities(titular, '?clase=comentarios');
    expect(added).toMatchObject({ accion: 'comentario.agregado', cita: null });
  });
});

describe('activity that somebody may not see', () => {
  const named = async (client: Member) => [
    ...new Set((await activities(client)).map(({ carpeta }) => carpeta?.caratula ?? 'office')),
  ];

  it("does not appear; the office's own facts appear to titulares alone", async () => {
    const { cuentaId, titular, abierta } = await office();
    const [adscripto, oficial, gestor] = await Promise.all([2, 3, 4].map((rol) => newMiembro(test, cuentaId, rol)));
    await titular.post('/personas', { tipo: 'humana', nombre: 'Ana', apellidos: 'Rivas' });
    expect((await named(titular)).toSorted()).toEqual(['Testamento', 'Venta <Ríos>', 'office']);
    expect((await named(adscripto!)).toSorted()).toEqual(['Testamento', 'Venta <Ríos>']);
    expect(await named(oficial!)).toEqual(['Venta <Ríos>']);
    expect(await named(gestor!)).toEqual([]);
    await titular.send('PUT', `/carpetas/${abierta.id}/accesos/${gestor!.usuarioId}`, {});
    expect(await named(gestor!)).toEqual(['Venta <Ríos>']);
  });

  it('is not found by the id of its carpeta, or by another cuenta', async () => {
    const { cuentaId, reservada } = await office();
    const oficial = await newMiembro(test, cuentaId, 3);
    const stranger = (await newCuenta(test)).titular;
    expect(await activities(oficial, `?carpetaId=${reservada.id}`)).toEqual([]);
    expect(await activities(stranger, `?carpetaId=${reservada.id}`)).toEqual([]);
    expect((await activities(stranger)).filter(({ carpeta }) => carpeta)).toEqual([]);
  });
});

describe('the filters of the activity', () => {
  it('are the person, the kind, the carpeta and the days of the cuenta', async () => {
    const { cuentaId, titular, abierta } = await office();
    const oficial = await newMiembro(test, cuentaId, 3);
    await comment(oficial, abierta.id, 'Listo');
    expect(await acciones(titular, `?usuarioId=${oficial.usuarioId}`)).toEqual(['comentario.agregado']);
    expect(await acciones(titular, `?usuarioId=${oficial.usuarioId}&clase=carpetas`)).toEqual([]);
    expect(await acciones(titular, '?clase=carpetas')).toEqual([
      ...['carpeta.movida', 'carpeta.creada', 'carpeta.movida', 'carpeta.creada'],
    ]);
    expect(await acciones(titular, `?carpetaId=${abierta.id}`)).toEqual([
      ...['comentario.agregado', 'carpeta.movida', 'carpeta.creada'],
    ]);
    const hoy = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(new Date());
    expect((await acciones(titular, `?desde=${hoy}&hasta=${hoy}`)).length).toBeGreaterThan(0);
    expect(await acciones(titular, '?hasta=2020-01-01')).toEqual([]);
    expect(await acciones(titular, '?desde=2999-01-01')).toEqual([]);
  });

  it('leave readings out until they are asked for', async () => {
    const { cuentaId, titular, reservada } = await office();
    const adscripto = await newMiembro(test, cuentaId, 2);
    await adscripto.get(`/carpetas/${reservada.id}`);
    expect(await acciones(titular)).not.toContain('carpeta.vista');
    expect(await acciones(titular, '?clase=lecturas')).toContain('carpeta.vista');
  });

  it('tell of each list that left the office as a file', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    for (const path of [
      ...['/carpetas/exportar', '/protocolo/indice.csv', '/apps/ecommerce/inventory/export'],
      ...['/apps/contacts/export?formato=csv', '/apps/contacts/export?formato=vcard'],
    ]) {
      expect([path, (await oficial.get(path)).status]).toEqual([path, 200]);
    }
    expect((await acciones(titular, '?clase=lecturas')).toSorted()).toEqual([
      ...['carpetas.exportadas', 'contactos.exportados', 'contactos.exportados'],
      ...['inventario.exportado', 'protocolo.exportado'],
    ]);
  });

  it.each([
    ['usuarioId=1', 'usuarioId'],
    ['clase=otra', 'clase'],
    ['carpetaId=x', 'carpetaId'],
    ['desde=2026-02-31', 'desde'],
    ['hasta=ayer', 'hasta'],
    ['antes=1.x', 'antes'],
    ['antes=9999999999999999.01a1fcfe-e5b0-7036-8e22-f64d4f310a8c', ''],
    ['despues=-1', 'despues'],
    ['tamano=101', 'tamano'],
  ])('refuse %s by the name of the field, and never fail', async (query, field) => {
    const { titular } = await newCuenta(test);
    const { status, body } = await titular.get(`/pages/activities?${query}`);
    expect([query, status]).toEqual([query, field ? 400 : 200]);
    if (field) expect(JSON.stringify(body.details)).toContain(field);
  });
});

it('the activity goes on where a page ended, without losing or repeating facts of the same moment', async () => {
  const { titular } = await office();
  for (const caratula of ['Uno', 'Dos', 'Tres']) await newCarpeta(titular, { caratula });
  await test.owner.query("update auditoria set en = date_trunc('second', en) where cuenta_id = $1", [titular.cuentaId]);
  const all = await activities(titular);
  const paged: ActividadDeCuentaDto[] = [];
  for (let antes = ''; ; antes = `&antes=${paged.at(-1)?.cursor}`) {
    const page = await activities(titular, `?tamano=3${antes}`);
    paged.push(...page);
    if (page.length < 3) break;
  }
  expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  const third = all[2]?.cursor;
  expect((await activities(titular, `?despues=${third}`)).map(({ id }) => id)).toEqual(
    all.slice(0, 2).map(({ id }) => id),
  );
});

it('the activity is told live: facts without a carpeta to titulares alone', async () => {
  const { cuentaId, titular, abierta } = await office();
  const oficial = await newMiembro(test, cuentaId, 3);
  const [theirs, others] = await Promise.all([listen(titular), listen(oficial)]);
  await oficial.post('/personas', { tipo: 'humana', nombre: 'Ana', apellidos: 'Rivas' });
  await comment(titular, abierta.id, 'Listo');
  await vi.waitFor(() => expect(others.events.map(({ type }) => type)).toContain('carpeta.changed'));
  expect(theirs.events.map(({ type }) => type)).toContain('activity.changed');
  expect(others.events.map(({ type }) => type)).not.toContain('activity.changed');
});
