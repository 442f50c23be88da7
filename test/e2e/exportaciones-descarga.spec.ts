import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp, withSettings } from '../factories/app.js';
import { askForExport, downloadExport, newExport, unzipped } from '../factories/exportaciones.js';
import { newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('an export', () => {
  it('that two people ask for at once is made once', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const second = await newMiembro(test, cuentaId, 1);
    const answers = await Promise.all([titular, second, titular, second].map((member) => askForExport(member)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  it('is limited per day', async () => {
    const { titular } = await newCuenta(test);
    await newExport(titular);
    await withSettings(test, { LIMIT_EXPORTS: 1 }, async () => {
      const { status, headers } = await titular.post('/exportaciones');
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  it('is only for titulares who were just verified', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const theirs = await newCuenta(test);
    const exportacion = await newExport(titular);
    for (const rolId of [2, 3, 4, 5]) {
      const member = await newMiembro(test, cuentaId, rolId);
      expect((await member.post('/exportaciones')).status).toBe(403);
      expect((await member.get('/exportaciones')).status).toBe(403);
      expect((await downloadExport(member, exportacion.id)).status).toBe(403);
    }
    expect((await downloadExport(theirs.titular, exportacion.id)).status).toBe(404);
    expect((await theirs.titular.get('/exportaciones')).body).toEqual([]);

    const old = `update sesiones set verificada_en = now() - interval '1 day' where usuario_id = $1`;
    await test.owner.query(old, [titular.usuarioId]);
    const { status, body } = await titular.post('/exportaciones');
    expect([status, body.code]).toEqual([403, 'VERIFICACION_REQUERIDA']);
    expect((await downloadExport(titular, exportacion.id)).status).toBe(403);
  });

  it('is not for programs: a personal token may neither ask for it nor download it', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newExport(titular);
    const { token } = (await titular.post('/tokens', { nombre: 'Copia', rolId: 1, dias: 1 })).body;
    const program = new ApiClient(test.baseUrl, token);
    expect((await program.post('/exportaciones')).status).toBe(403);
    expect((await downloadExport(program, id)).status).toBe(403);
  });

  it('is downloaded by the browser, with a cookie for this export and for a short time', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const { id } = await newExport(titular);
    const allowed = await titular.post<{ url: string }>(`/exportaciones/${id}/descarga`);
    expect([allowed.status, allowed.body]).toEqual([200, { url: `/api/exportaciones/${id}/descarga` }]);
    const [cookie = '', ...attributes] = (allowed.headers.get('set-cookie') ?? '').split('; ');
    expect(attributes).toEqual(
      expect.arrayContaining([`Path=${allowed.body.url}`, 'HttpOnly', 'SameSite=Strict', 'Max-Age=300']),
    );
    expect(JSON.stringify(allowed.body)).not.toContain(cookie.split('=')[1]);
    const get = async (url: string, headers: Record<string, string> = { cookie }) => {
      const answer = await fetch(test.baseUrl + url, { headers });
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const whole = await get(allowed.body.url);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename=.*\.zip/);
    expect((await unzipped(whole.bytes)).has('manifest.json')).toBe(true);
    // An interrupted download continues with a range.
    const rest = await get(allowed.body.url, { cookie, range: 'bytes=10-' });
    expect([rest.status, rest.bytes.equals(whole.bytes.subarray(10))]).toEqual([206, true]);
    const { rows } = await test.owner.query(
      `select usuario_id from auditoria where cuenta_id = $1 and accion = 'exportacion.descargada'`,
      [cuentaId],
    );
    expect(rows).toEqual([{ usuario_id: titular.usuarioId }]);

    // The download is not found without the cookie, with a false cookie, or for another export.
    const another = await newExport(titular);
    const theirs = await newCuenta(test);
    const foreign = await newExport(theirs.titular);
    for (const [url, sent] of [
      [allowed.body.url, {}],
      [allowed.body.url, { cookie: 'carpetas-descarga=inventada' }],
      [allowed.body.url, { authorization: `Bearer ${titular.accessToken}` }],
      [`/api/exportaciones/${another.id}/descarga`, { cookie }],
      [`/api/exportaciones/${foreign.id}/descarga`, { cookie }],
    ] as const) {
      expect((await get(url, sent as Record<string, string>)).status).toBe(404);
    }
    expect((await titular.post(`/exportaciones/${foreign.id}/descarga`)).status).toBe(404);
    // The cookie opens no other route.
    expect((await get('/api/exportaciones')).status).toBe(401);
    expect((await get(`/api/exportaciones/${id}/contenido`)).status).toBe(401);

    await test.owner.query(`update pases set expira_en = now() where proposito = 'descarga'`);
    expect((await get(allowed.body.url)).status).toBe(404);
  });

  it('gives that cookie only to titulares who were just verified, and while they are titulares', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const second = await newMiembro(test, cuentaId, 1);
    const { id } = await newExport(titular);
    const allow = (member: ApiClient) => member.post(`/exportaciones/${id}/descarga`);
    const adscripto = await newMiembro(test, cuentaId, 2);
    expect((await allow(adscripto)).status).toBe(403);
    const { token } = (await titular.post('/tokens', { nombre: 'Copia', rolId: 1, dias: 1 })).body;
    expect((await allow(new ApiClient(test.baseUrl, token))).status).toBe(403);

    const old = `update sesiones set verificada_en = now() - interval '1 day' where usuario_id = $1`;
    const cookies = [];
    for (const member of [titular, second]) {
      const { headers } = await allow(member);
      cookies.push((headers.get('set-cookie') ?? '').split(';')[0] ?? '');
      await test.owner.query(old, [member.usuarioId]);
      expect((await allow(member)).body.code).toBe('VERIFICACION_REQUERIDA');
    }
    const get = async (cookie = '') =>
      (await fetch(`${test.baseUrl}/api/exportaciones/${id}/descarga`, { headers: { cookie } })).status;
    expect(await Promise.all(cookies.map(get))).toEqual([200, 200]);
    await titular.post('/auth/sign-out');
    await test.owner.query('update membresias set rol_id = 2 where cuenta_id = $1 and usuario_id = $2', [
      cuentaId,
      second.usuarioId,
    ]);
    expect(await Promise.all(cookies.map(get))).toEqual([401, 404]);
  });

  it('is sent in parts for a range request', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newExport(titular);
    const whole = await downloadExport(titular, id);
    const part = await downloadExport(titular, id, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.bytes.length}`]);
    expect(part.bytes).toEqual(whole.bytes.subarray(10, 20));
    const head = await downloadExport(titular, id, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([
      200,
      String(whole.bytes.length),
      0,
    ]);
    const beyond = await downloadExport(titular, id, { headers: { range: 'bytes=999999999-' } });
    expect(beyond.status).toBe(416);
  });
});
