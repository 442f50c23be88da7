import { beforeAll, describe, expect, it } from 'vitest';
import { AvisosDeCierre } from '../../server/plataforma/cuentas/avisos-de-cierre.service.js';
import type { CuentaActualDto } from '../../server/plataforma/cuentas/cuenta-actual.dto.js';
import { palabrasDe } from '../../server/vocabulario/palabras.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { cuentaOf, toldOf } from '../factories/cuentas.js';
import { mailsTo } from '../factories/mails.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { claveOf, photograph, putPicture } from '../factories/pictures.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('the cuenta', () => {
  it('is shown to every member, and changed only by its titular', async () => {
    const { cuentaId, titular } = await newCuenta(test, { pais: 'UY', nombre: 'Rambla' });
    const cuenta = await cuentaOf(titular);
    expect(cuenta).toMatchObject({
      cuentaId,
      nombre: 'Rambla',
      pais: 'UY',
      moneda: 'UYU',
      zonaHoraria: 'America/Montevideo',
      logo: null,
      version: 1,
      cierre: null,
      diasHastaCierre: 30,
      tieneCarpetas: false,
      numeracion: { prefijo: '', primero: 1, haEmpezado: false, proximo: expect.stringMatching(/^\d{4}-000001$/) },
    });
    for (const rolId of [2, 3, 4, 5]) {
      const member = await newMiembro(test, cuentaId, rolId);
      expect((await cuentaOf(member)).nombre).toBe('Rambla');
      const { status } = await member.patch('/cuenta', { nombre: 'Otra' }, { version: 1 });
      expect(status).toBe(403);
      expect((await member.delete('/cuenta/logo')).status).toBe(403);
      expect((await putPicture(member, '/cuenta/logo', 'imagen', await photograph())).status).toBe(403);
    }
    expect((await cuentaOf(titular)).nombre).toBe('Rambla');
  });

  it('of Chile begins with its actos, requisitos, plazos, certificates, holidays and words', async () => {
    const { titular } = await newCuenta(test, { pais: 'CL' });
    expect(await cuentaOf(titular)).toMatchObject({ moneda: 'CLP', zonaHoraria: 'America/Santiago' });
    const of = async (path: string, field: string): Promise<string[]> =>
      (await titular.get(path)).body.map((one: Record<string, string>) => one[field]);
    expect((await of('/tipos-acto', 'nombre')).toSorted()).toEqual([
      ...['Autorización de firmas', 'Certificación de hechos', 'Compraventa de inmueble'],
      ...['Constitución de sociedad de responsabilidad limitada', 'Donación', 'Mandato', 'Mutuo hipotecario'],
      'Testamento solemne abierto',
    ]);
    expect((await of('/reglas-de-plazo', 'fuente')).toSorted()).toEqual([
      ...['COT, art. 429', 'Código de Comercio, art. 354', 'Reglamento del Registro Conservatorio, art. 15'],
    ]);
    expect((await of('/certificados/reglas', 'nombre')).slice(0, 3)).toEqual([
      ...['Dominio vigente', 'Hipotecas, gravámenes y prohibiciones', 'Avalúo fiscal'],
    ]);
    const { feriados } = (await titular.get('/feriados?anio=2026')).body;
    expect(feriados.map(({ dia }: { dia: string }) => dia)).toEqual(
      expect.arrayContaining(['2026-01-01', '2026-05-21', '2026-09-18', '2026-09-19']),
    );
    const { id } = await newCarpeta(titular, { acto: 'Compraventa' });
    expect(await of(`/carpetas/${id}/requisitos`, 'nombre')).toContain('Certificado de dominio vigente');
    expect(palabrasDe('CL').losAdscriptos).toBe('los notarios suplentes');
  });

  it('is written at the version that was seen: stale 412, missing 428', async () => {
    const { titular } = await newCuenta(test);
    const socket = await listen(titular);
    const first = await titular.patch('/cuenta', { nombre: ' Escribanía Ñandú ', moneda: 'USD' }, { version: 1 });
    expect([first.status, first.body.nombre, first.body.moneda, first.body.version]).toEqual([
      200,
      'Escribanía Ñandú',
      'USD',
      2,
    ]);
    expect(first.headers.get('etag')).toBe('"2"');
    await expect.poll(() => socket.events).toContainEqual({ type: 'cuenta.changed' });

    const stale = await titular.patch('/cuenta', { nombre: 'Otra' }, { version: 1 });
    expect([stale.status, stale.body.code]).toEqual([412, 'VERSION_ANTERIOR']);
    expect((await titular.patch('/cuenta', { nombre: 'Otra' })).status).toBe(428);
    expect((await cuentaOf(titular)).nombre).toBe('Escribanía Ñandú');
    // The list of cuentas has the new name at once.
    expect((await titular.get('/auth/check')).body.user.cuentas[0].nombre).toBe('Escribanía Ñandú');
  });

  it('accepts one of two concurrent writes', async () => {
    const { titular } = await newCuenta(test);
    const answers = await Promise.all(
      ['Una', 'Otra'].map((nombre) => titular.patch('/cuenta', { nombre }, { version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('is always the cuenta of the session', async () => {
    const mine = await newCuenta(test, { nombre: 'La mía' });
    const theirs = await newCuenta(test, { nombre: 'La de otros' });
    await mine.titular.patch('/cuenta', { nombre: 'Sigue siendo mía', cuentaId: theirs.cuentaId }, { version: 1 });
    expect((await cuentaOf(theirs.titular)).nombre).toBe('La de otros');
  });

  it.each([
    ['nombre', ''],
    ['nombre', 'x'.repeat(121)],
    ['nombre', null],
    ['pais', 'FR'],
    ['moneda', 'PES'],
    ['moneda', 'ars'],
    ['zonaHoraria', 'America/Ciudad_Gótica'],
    ['zonaHoraria', '+03:00'],
    ['prefijo', 'ÑANDÚ-'],
    ['prefijo', 'DEMASIADO-'],
    ['prefijo', 'A B'],
    ['primero', 0],
    ['primero', 1.5],
    ['primero', 1_000_000],
    ['proximo', 0],
    ['proximo', 1_000_000],
  ])('has no %s like %j', async (campo, value) => {
    const { titular } = await newCuenta(test);
    const { status, body } = await titular.patch('/cuenta', { [campo]: value }, { version: 1 });
    expect(status).toBe(400);
    expect(body.details[0].campo).toBe(campo);
    expect((await cuentaOf(titular)).version).toBe(1);
  });

  it('can change its country, and so its actos, until it has carpetas', async () => {
    const { titular } = await newCuenta(test, { pais: 'AR' });
    const moved = await titular.patch(
      '/cuenta',
      { pais: 'ES', moneda: 'EUR', zonaHoraria: 'Europe/Madrid' },
      { version: 1 },
    );
    expect([moved.status, moved.body.pais]).toEqual([200, 'ES']);
    const { body: actos } = await titular.get<{ pais: string }[]>('/tipos-acto');
    expect(new Set(actos.map(({ pais }) => pais))).toEqual(new Set(['ES']));

    await newCarpeta(titular, { abrir: false });
    const refused = await titular.patch('/cuenta', { pais: 'AR' }, { version: 2 });
    expect([refused.status, refused.body.details[0].campo]).toEqual([422, 'pais']);
    expect((await cuentaOf(titular)).tieneCarpetas).toBe(true);
  });

  it('records in the audit which fields changed', async () => {
    const { titular } = await newCuenta(test);
    await titular.patch('/cuenta', { moneda: 'USD', prefijo: 'A-' }, { version: 1 });
    expect(await toldOf(test, titular.cuentaId)).toEqual([
      'modificó la moneda y el prefijo de la numeración de la cuenta',
    ]);
  });
});

describe('the logo', () => {
  it('keeps its proportions, and can be removed', async () => {
    const { titular } = await newCuenta(test);
    const { status, body } = await putPicture(
      titular,
      '/cuenta/logo',
      'imagen',
      await photograph({ width: 1600, height: 800 }),
    );
    expect([status, body.logo]).toEqual([200, expect.stringMatching(/^\/api\/imagenes\//)]);
    expect((await fetch(test.baseUrl + body.logo)).headers.get('content-type')).toBe('image/webp');
    // Every list of a person's cuentas has the logo.
    const listed = async () => [
      (await titular.get('/auth/check')).body.user.cuentas[0].logo,
      (await titular.get('/cuentas')).body[0].logo,
    ];
    expect(await listed()).toEqual([body.logo, body.logo]);
    const removed = await titular.delete('/cuenta/logo');
    expect([removed.status, removed.body.logo]).toEqual([200, null]);
    expect(await listed()).toEqual([undefined, null]);
    const { rows } = await test.owner.query('select retirada_en from imagenes where clave = $1', [
      claveOf(test, body.logo),
    ]);
    expect(rows[0].retirada_en).not.toBeNull();
  });

  it('and the name reach the tabs of every member by user.changed, and no other cuenta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { titular: stranger } = await newCuenta(test);
    const [theirs, others] = [await listen(oficial), await listen(stranger)];
    const told = () => theirs.events.filter(({ type }) => type === 'user.changed').length;
    const shown = async () => (await oficial.get('/common/user')).body.cuentas[0];
    const { body } = await putPicture(titular, '/cuenta/logo', 'imagen', await photograph());
    await expect.poll(told).toBe(1);
    expect((await shown()).logo).toBe(body.logo);

    await titular.patch('/cuenta', { nombre: 'Con otro nombre' }, { version: 1 });
    await expect.poll(told).toBe(2);
    expect((await shown()).nombre).toBe('Con otro nombre');

    await titular.delete('/cuenta/logo');
    await expect.poll(told).toBe(3);
    expect((await shown()).logo).toBeUndefined();
    expect(others.events).toEqual([]);
  });

  it('is no SVG', async () => {
    const { titular } = await newCuenta(test);
    const { status } = await putPicture(titular, '/cuenta/logo', 'imagen', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect([status, (await cuentaOf(titular)).logo]).toEqual([415, null]);
  });
});

describe('closing', () => {
  it('needs the name, and a person who was just verified', async () => {
    const { titular } = await newCuenta(test, { nombre: 'Lavalle' });
    const wrong = await titular.post('/cuenta/cerrar', { nombre: 'lavalle' });
    expect([wrong.status, wrong.body.details[0].campo]).toEqual([422, 'nombre']);
    await test.owner.query(`update sesiones set verificada_en = now() - interval '1 day' where usuario_id = $1`, [
      titular.usuarioId,
    ]);
    const unproven = await titular.post('/cuenta/cerrar', { nombre: 'Lavalle' });
    expect([unproven.status, unproven.body.code]).toEqual([403, 'VERIFICACION_REQUERIDA']);
    expect((await cuentaOf(titular)).cierre).toBeNull();
  });

  it('is shown to all, mailed to the titulares, and requested or undone only by them', async () => {
    const { cuentaId, titular } = await newCuenta(test, { nombre: 'Lavalle' });
    const second = await newMiembro(test, cuentaId, 1);
    const oficial = await newMiembro(test, cuentaId, 3);
    expect((await oficial.post('/cuenta/cerrar', { nombre: 'Lavalle' })).status).toBe(403);

    const { status, body } = await titular.post<CuentaActualDto>('/cuenta/cerrar', { nombre: 'Lavalle' });
    expect(status).toBe(200);
    const days = (new Date(body.cierre?.cierraEn as Date).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    expect((await cuentaOf(oficial)).cierre).toMatchObject({
      cierraEn: body.cierre?.cierraEn,
      pedidoPor: { id: titular.usuarioId, nombre: titular.nombre },
    });
    // A second request does not move the day.
    const again = await titular.post<CuentaActualDto>('/cuenta/cerrar', { nombre: 'Lavalle' });
    expect(again.body.cierre).toEqual(body.cierre);
    for (const { email } of [titular, second]) {
      await expect.poll(() => mailsTo(test, email), { timeout: 10_000 }).toHaveLength(1);
    }
    expect(await mailsTo(test, oficial.email)).toEqual([]);

    expect((await oficial.delete('/cuenta/cerrar')).status).toBe(403);
    const undone = await second.delete<CuentaActualDto>('/cuenta/cerrar');
    expect([undone.status, undone.body.cierre]).toEqual([200, null]);
    expect((await second.delete('/cuenta/cerrar')).status).toBe(200);
  });

  it('is recorded in the audit with its day in the zone of the cuenta', async () => {
    const { cuentaId, titular } = await newCuenta(test, { nombre: 'Lavalle' });
    // At any hour, one of these zones has another day than UTC.
    const zonaHoraria = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
    await titular.patch('/cuenta', { zonaHoraria }, { version: 1 });
    const { body } = await titular.post<CuentaActualDto>('/cuenta/cerrar', { nombre: 'Lavalle' });
    const numbers = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: zonaHoraria } as const;
    const day = new Intl.DateTimeFormat('es-AR', numbers).format(new Date(body.cierre!.cierraEn));
    expect((await toldOf(test, cuentaId)).at(-1)).toBe(`pidió cerrar la cuenta el ${day}`);
  });

  it('sends one mail a week before, and one when it is done', async () => {
    const { cuentaId, titular } = await newCuenta(test, { nombre: 'Lavalle' });
    await titular.post('/cuenta/cerrar', { nombre: 'Lavalle' });
    const avisos = test.app.get(AvisosDeCierre, { strict: false });
    await expect.poll(() => mailsTo(test, titular.email), { timeout: 10_000 }).toHaveLength(1);
    for (const [left, mails] of [
      ['8 days', 1],
      ['6 days', 2],
      ['-1 minute', 3],
    ] as const) {
      await test.owner.query(`update cuentas set cierra_en = now() + $2::interval where id = $1`, [cuentaId, left]);
      await Promise.all([avisos.run(), avisos.run()]);
      await avisos.run();
      const { rows } = await test.owner.query('select cierre_avisos from cuentas where id = $1', [cuentaId]);
      expect(rows[0].cierre_avisos).toBe(mails);
      await expect.poll(() => mailsTo(test, titular.email), { timeout: 10_000 }).toHaveLength(mails);
    }
  });

  it('ends the access of members and of personal tokens', async () => {
    const { cuentaId, titular } = await newCuenta(test, { nombre: 'Lavalle' });
    const oficial = await newMiembro(test, cuentaId, 3);
    const { body: token } = await oficial.post('/tokens', { nombre: 'Sistema', rolId: 3, dias: 30 });
    const program = new ApiClient(test.baseUrl, token.token);
    expect((await program.get('/carpetas')).status).toBe(200);
    await titular.post('/cuenta/cerrar', { nombre: 'Lavalle' });
    expect((await oficial.get('/carpetas')).status).toBe(200);

    await test.owner.query(`update cuentas set cierra_en = now() - interval '1 second' where id = $1`, [cuentaId]);
    for (const member of [titular, oficial]) {
      const inside = await member.get('/carpetas');
      expect([inside.status, inside.body.code]).toEqual([401, 'TOKEN_EXPIRED']);
      expect((await member.delete('/cuenta/cerrar')).status).toBe(401);
    }
    expect((await program.get('/carpetas')).status).toBe(401);
    const { body } = await signInAgain(titular);
    expect(body).toMatchObject({ estado: 'AUTHENTICATED_NO_ACCOUNT', user: { cuentaActivaId: null, cuentas: [] } });
  });

  async function signInAgain(member: Member) {
    return member.post('/auth/sign-in', { email: member.email, password: 'Clave-de-prueba-1' });
  }
});
