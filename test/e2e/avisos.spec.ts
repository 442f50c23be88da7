import { beforeAll, describe, expect, it } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newAviso, PANELS, type Panel } from '../factories/avisos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const titles = async (client: Member, { path }: Panel) =>
  (await client.get(path)).body.map(({ title }: { title: string }) => title);

describe.each(PANELS)('$path', (panel) => {
  const { path, key, changed } = panel;

  it('lists the avisos of the panel, newest first, in the shape of the contract', async () => {
    const { titular } = await newCuenta(test);
    expect((await titular.get(path)).body).toEqual([]);
    const first = await newAviso(titular, panel, { title: 'Uno' });
    await newAviso(titular, panel, {
      title: '<b>Dos</b>',
      description: 'Con <em>todo</em>',
      icon: 'heroicons_outline:bell',
      image: 'https://ejemplo.test/a.png',
      link: '/carpetas',
      useRouter: true,
    });
    const { status, body } = await titular.get(path);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: '<b>Dos</b>',
        description: 'Con <em>todo</em>',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        read: false,
        seen: false,
        icon: 'heroicons_outline:bell',
        image: 'https://ejemplo.test/a.png',
        link: '/carpetas',
        useRouter: true,
        count: 1,
      },
      { ...first, title: 'Uno', description: null, icon: null, image: null, link: null },
    ]);
  });

  it('lists a hundred at most', async () => {
    const { titular } = await newCuenta(test);
    await test.owner.query(
      `insert into avisos (cuenta_id, id, usuario_id, familia, titulo, creado_en)
       select $1, gen_random_uuid(), $2, $3, 'Aviso ' || n, now() - n * interval '1 minute' from generate_series(1, 120) n`,
      [titular.cuentaId, titular.usuarioId, key === 'message' ? 'mensaje' : 'notificacion'],
    );
    const listed = await titles(titular, panel);
    expect([listed.length, listed[0], listed[99]]).toEqual([100, 'Aviso 1', 'Aviso 100']);
  });

  it('marks an aviso as read by each of the calls for it', async () => {
    const { titular } = await newCuenta(test);
    const aviso = await newAviso(titular, panel, { description: 'Como estaba' });
    const { id } = aviso;
    const patched = await titular.patch(path, {
      id,
      [key]: { ...aviso, id: UNKNOWN_ID, read: true, title: 'Otro', description: 'x', time: '2020-01-01T00:00:00Z' },
    });
    expect([patched.status, patched.body]).toEqual([200, { ...aviso, read: true }]);
    const toggled = await titular.patch(`${path}/toggle-read/${id}`);
    expect([toggled.status, toggled.body]).toEqual([200, aviso]);
    const set = await titular.post(`${path}/toggle-read-status`, { [key]: { id, read: true } });
    expect([set.status, set.body]).toEqual([200, { ...aviso, read: true }]);
    expect((await titular.post(`${path}/toggle-read-status`, { [key]: { id, read: true } })).body.read).toBe(true);
    expect((await titular.patch(path, { id, [key]: {} })).body).toEqual({ ...aviso, read: true });
    expect((await titular.get(path)).body).toEqual([{ ...aviso, read: true }]);
  });

  it('marks all as read and seen, but not the avisos of the other panel', async () => {
    const { titular } = await newCuenta(test);
    for (const each of PANELS) {
      await newAviso(titular, each);
      await newAviso(titular, each);
    }
    const { status, body } = await titular.get(`${path}/mark-all-as-read`);
    expect([status, body]).toEqual([200, true]);
    for (const each of PANELS) {
      const isMarked = each.path === path;
      expect((await titular.get(each.path)).body).toEqual([
        expect.objectContaining({ read: isMarked, seen: isMarked }),
        expect.objectContaining({ read: isMarked, seen: isMarked }),
      ]);
    }
  });

  it('deletes an aviso by either call, and answers with the aviso', async () => {
    const { titular } = await newCuenta(test);
    const kept = await newAviso(titular, panel);
    for (const pathOf of [(id: string) => `${path}?id=${id}`, (id: string) => `${path}/${id}`]) {
      const aviso = await newAviso(titular, panel);
      const { status, body } = await titular.delete(pathOf(aviso.id));
      expect([status, body]).toEqual([200, aviso]);
      expect((await titular.delete(pathOf(aviso.id))).status).toBe(404);
    }
    expect((await titular.get(path)).body).toEqual([kept]);
  });

  it('restores only the deleted aviso, unchanged', async () => {
    const { titular } = await newCuenta(test);
    const aviso = await newAviso(titular, panel);
    const restore = () => titular.post(`${path}/${aviso.id}/restore`);
    expect((await restore()).status).toBe(404);
    await titular.delete(`${path}/${aviso.id}`);
    await titular.get(`${path}/mark-all-as-read`);
    const { status, body } = await restore();
    expect([status, body]).toEqual([200, aviso]);
    expect((await titular.get(path)).body).toEqual([aviso]);
    expect((await restore()).status).toBe(404);
  });

  it('keeps only the HTML that formats text', async () => {
    const { titular } = await newCuenta(test);
    const aviso = await newAviso(titular, panel, {
      title: '<b onclick="alert(1)">Hola</b><script>alert(1)</script><img src=x onerror=alert(1)>',
      description: '<a href="javascript:alert(1)">ver</a> <a href="https://ejemplo.test">más</a>',
    });
    expect(aviso).toMatchObject({
      title: '<b>Hola</b>',
      description: '<a>ver</a> <a href="https://ejemplo.test" target="_blank" rel="noopener noreferrer">más</a>',
    });
    expect((await titular.get(path)).body).toEqual([aviso]);
  });

  it('says which field is wrong', async () => {
    const { titular } = await newCuenta(test);
    const refusals: [Record<string, unknown>, string][] = [
      [{ title: 5 }, `${key}.title`],
      [{ title: 'x'.repeat(1001) }, `${key}.title`],
      [{ description: 'x'.repeat(4001) }, `${key}.description`],
      [{ description: 'x'.repeat(100_000) }, `${key}.description`],
      [{ title: '<script>nada</script>' }, `${key}.title`],
      [{}, `${key}.title`],
      [{ title: 'a', icon: '"><script>' }, `${key}.icon`],
      [{ title: 'a', image: 'data:text/html,x' }, `${key}.image`],
      [{ title: 'a', image: 'mailto:ana@ejemplo.test' }, `${key}.image`],
      [{ title: 'a', link: 'javascript:alert(1)' }, `${key}.link`],
      [{ title: 'a', link: '//otro.test' }, `${key}.link`],
      [{ title: 'a', link: '/\\otro.test' }, `${key}.link`],
      [{ title: 'a', link: 'https://otro.test', useRouter: true }, `${key}.link`],
      [{ title: 'a', link: 'carpetas' }, `${key}.link`],
      [{ title: 'a', useRouter: 'true' }, `${key}.useRouter`],
      [{ title: 'a', read: null }, `${key}.read`],
    ];
    for (const [sent, campo] of refusals) {
      const { status, body } = await titular.post(path, { [key]: sent });
      expect([status, body.details?.[0]?.campo], JSON.stringify(sent).slice(0, 80)).toEqual([400, campo]);
    }
    for (const sent of [undefined, null, 'x', 5, [], [{ title: 'a' }]]) {
      const { status, body } = await titular.post(path, { [key]: sent });
      expect([status, body.details?.[0]?.campo], JSON.stringify(sent)).toEqual([400, key]);
    }
    expect((await titular.post(path)).status).toBe(400);
    const { id } = await newAviso(titular, panel);
    expect((await titular.patch(path, { id, [key]: { read: 'sí' } })).body.details).toMatchObject([
      { campo: `${key}.read` },
    ]);
    expect((await titular.patch(path, { [key]: { read: true } })).body.details).toMatchObject([{ campo: 'id' }]);
    expect((await titular.patch(path, { id: 'x', [key]: {} })).status).toBe(400);
    expect((await titular.post(`${path}/toggle-read-status`, { [key]: { id } })).status).toBe(400);
    expect((await titular.delete(path)).status).toBe(400);
    expect((await titular.delete(`${path}?id=no-es-un-id`)).status).toBe(400);
    expect((await titular.delete(`${path}/no-es-un-id`)).status).toBe(404);
    expect((await titular.post(path, { [key]: { title: 'a\u0000b' } })).body).toMatchObject({ title: 'ab' });
  });

  it('accepts links to other sites, and sets useRouter for our own', async () => {
    const { titular } = await newCuenta(test);
    expect(await newAviso(titular, panel, { link: '/personas' })).toMatchObject({ useRouter: true });
    expect(await newAviso(titular, panel, { link: 'https://ejemplo.test' })).toMatchObject({ useRouter: false });
    expect(await newAviso(titular, panel, { link: 'mailto:ana@ejemplo.test', useRouter: false })).toMatchObject({
      link: 'mailto:ana@ejemplo.test',
    });
  });

  it('belongs to one person, not to a colleague, the titular or another cuenta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const lectura = await newMiembro(test, cuentaId, 5);
    const stranger = (await newCuenta(test)).titular;
    const aviso = await newAviso(lectura, panel, { title: 'Reservado' });
    const { id } = aviso;
    for (const other of [titular, stranger]) {
      expect(JSON.stringify((await other.get(path)).body)).not.toContain('Reservado');
      for (const call of [
        other.patch(path, { id, [key]: { read: true } }),
        other.patch(`${path}/toggle-read/${id}`),
        other.post(`${path}/toggle-read-status`, { [key]: { id, read: true } }),
        other.delete(`${path}?id=${id}`),
        other.delete(`${path}/${id}`),
      ]) {
        const { status, body } = await call;
        expect([status, body.code]).toEqual([404, 'NO_ENCONTRADO']);
      }
      await other.get(`${path}/mark-all-as-read`);
    }
    await lectura.delete(`${path}/${id}`);
    for (const other of [titular, stranger]) expect((await other.post(`${path}/${id}/restore`)).status).toBe(404);
    await lectura.post(`${path}/${id}/restore`);
    expect((await lectura.patch(path, { id: UNKNOWN_ID, [key]: { read: true } })).status).toBe(404);
    expect((await lectura.get(path)).body).toEqual([aviso]);
  });

  it('does not belong to the other panel', async () => {
    const { titular } = await newCuenta(test);
    const [other] = PANELS.filter((candidate) => candidate.path !== path);
    const { id } = await newAviso(titular, panel);
    expect((await titular.patch(`${other?.path}/toggle-read/${id}`)).status).toBe(404);
    expect((await titular.delete(`${other?.path}/${id}`)).status).toBe(404);
    expect((await titular.get(other?.path ?? '')).body).toEqual([]);
  });

  it('counts each of ten toggles at once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newAviso(titular, panel);
    const toggle = () => titular.patch(`${path}/toggle-read/${id}`);
    const answers = await Promise.all(Array.from({ length: 10 }, toggle));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.filter(({ body }) => body.read)).toHaveLength(5);
    expect((await titular.get(path)).body).toMatchObject([{ id, read: false }]);
  });

  it('deletes an aviso once, however many requests come at once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newAviso(titular, panel);
    const answers = await Promise.all(Array.from({ length: 5 }, () => titular.delete(`${path}/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  });

  it('notifies only the tabs of its person', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const lectura = await newMiembro(test, cuentaId, 5);
    const [mine, theirs] = [await listen(lectura), await listen(titular)];
    const { id } = await newAviso(lectura, panel);
    const told = () => mine.events.filter(({ type }) => type === changed).length;
    await expect.poll(told).toBe(1);
    await lectura.patch(`${path}/toggle-read/${id}`);
    await expect.poll(told).toBe(2);
    await lectura.get(`${path}/mark-all-as-read`);
    await expect.poll(told).toBe(3);
    await lectura.delete(`${path}/${UNKNOWN_ID}`);
    await lectura.delete(`${path}/${id}`);
    await expect.poll(told).toBe(4);
    expect(theirs.events).toEqual([]);
  });
});

it('cannot be restored one day after their deletion, and are then removed', async () => {
  const { titular } = await newCuenta(test);
  const { path } = PANELS[0];
  const [early, late] = [await newAviso(titular, PANELS[0]), await newAviso(titular, PANELS[0])];
  for (const { id } of [early, late]) await titular.delete(`${path}/${id}`);
  await test.owner.query(`update avisos set eliminado_en = now() - interval '25 hours' where id = $1`, [early.id]);
  expect((await titular.post(`${path}/${early.id}/restore`)).status).toBe(404);
  await test.app.get(Housekeeping).run();
  const { rows } = await test.owner.query('select 1 from avisos where id = $1', [early.id]);
  expect(rows).toEqual([]);
  expect((await titular.post(`${path}/${late.id}/restore`)).status).toBe(200);
});

it('removes avisos that are older than NOTIFICATION_DAYS, in every cuenta', async () => {
  const { titular } = await newCuenta(test);
  const other = (await newCuenta(test)).titular;
  for (const [client, title, days] of [
    [titular, 'De ayer', 1],
    [titular, 'De hace 89 días', 89],
    [titular, 'De hace 91 días', 91],
    [other, 'Viejo', 400],
  ] as const) {
    const { id } = await newAviso(client, PANELS[0], { title });
    await test.owner.query(`update avisos set creado_en = now() - make_interval(days => $2) where id = $1`, [id, days]);
  }
  await test.app.get(Housekeeping).run();
  expect(await titles(titular, PANELS[0])).toEqual(['De ayer', 'De hace 89 días']);
  expect(await titles(other, PANELS[0])).toEqual([]);
});
