import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayIn } from '../../server/common/day.js';
import { CuentaDirectory } from '../../server/common/tenancy/cuenta-directory.js';
import type { CarpetasDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import { CuentasService } from '../../server/plataforma/cuentas/cuentas.service.js';
import { ESTADOS_CARPETA } from '../../server/vocabulario/carpeta-estados.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { approveRequisitos, entregar, newCarpeta, readyToSign, tipoActoId } from '../factories/carpetas.js';
import { download, newDocumento } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newInmueble } from '../factories/inmuebles.js';
import { holdLock, waitingForLocks } from '../factories/locks.js';
import { type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';
import { statementsOf } from '../factories/statements.js';
import { newTarea } from '../factories/tareas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('numbering', () => {
  it('gives 45 consecutive numbers when 5 of 50 parallel openings roll back (story 1)', async () => {
    const { titular } = await newCuenta(test);
    const acto = await tipoActoId(titular);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        titular.post('/carpetas', {
          caratula: `Apertura ${i}`,
          tipoActoId: acto,
          abrir: true,
          // The database refuses the note after the number was taken. So the whole transaction rolls back.
          ...(i % 10 === 0 && { camposExtra: { nota: 'con un \u0000' } }),
        }),
      ),
    );
    const created = answers.filter(({ status }) => status === 201).map(({ body }) => body.numero as number);
    expect(created.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, i) => i + 1));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);

    const other = await newCuenta(test);
    expect((await newCarpeta(other.titular)).codigo).toMatch(/^\d{4}-000001$/);
  });

  it('numbers a draft when it leaves borrador, and the number stays', async () => {
    const { titular } = await newCuenta(test);
    const draft = await newCarpeta(titular, { abrir: false });
    expect(draft).toMatchObject({ estado: 'borrador', codigo: null });
    const moved = await titular.post(
      `/carpetas/${draft.id}/mover`,
      { estado: 'en_preparacion' },
      { version: draft.version },
    );
    expect(moved.body.numero).toBe(1);
    const suspended = await titular.post(
      `/carpetas/${draft.id}/mover`,
      { estado: 'suspendida', motivo: 'Falta la sucesión' },
      { version: moved.body.version },
    );
    expect(suspended.body).toMatchObject({ estado: 'suspendida', numero: 1, motivoEstado: 'Falta la sucesión' });
    expect(suspended.body.movimientos.map(({ estado }: { estado: string }) => estado)).toEqual([
      'en_preparacion',
      'anulada',
    ]);
  });

  it('spends no number on a draft that is suspended and comes back', async () => {
    const { titular } = await newCuenta(test);
    const draft = await newCarpeta(titular, { abrir: false });
    const suspension = { carpetas: [draft.id], estado: 'suspendida', motivo: 'Falta la sucesión' };
    const { deshacer } = (await titular.post('/carpetas/cambios', suspension)).body;
    expect((await titular.get(`/carpetas/${draft.id}`)).body).toMatchObject({ estado: 'suspendida', codigo: null });
    await titular.post('/carpetas/cambios/deshacer', { carpetas: deshacer });
    const back = (await titular.get(`/carpetas/${draft.id}`)).body;
    expect(back).toMatchObject({ estado: 'borrador', codigo: null, permisos: { eliminar: true } });

    await titular.post('/carpetas/cambios', suspension);
    const annulment = { carpetas: [draft.id], estado: 'anulada', motivo: 'No se firma' };
    expect((await titular.post('/carpetas/cambios', annulment)).body.hechas).toEqual([draft.id]);
    expect((await titular.get(`/carpetas/${draft.id}`)).body).toMatchObject({ estado: 'anulada', numero: 1 });
  });

  it('moves no draft that is in the trash, and says so', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newCarpeta(titular, { abrir: false });
    await titular.delete(`/carpetas/${id}`, { version });
    const moved = await titular.post(`/carpetas/${id}/mover`, { estado: 'en_preparacion' }, { version: version + 1 });
    expect([moved.status, moved.body.message]).toEqual([
      422,
      'La carpeta está en la papelera: restáurela antes de moverla.',
    ]);
  });
});

describe('writing', () => {
  it('refuses names that cannot be seen', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newCarpeta(titular);
    const unseen = '\u200b\u2060';
    for (const body of [{ caratula: unseen }, { etiquetas: [unseen] }, { camposExtra: { '': 'x' } }]) {
      expect((await titular.patch(`/carpetas/${id}`, body, { version })).status).toBe(400);
    }
    expect((await titular.post(`/carpetas/${id}/duplicar`, { caratula: unseen })).status).toBe(400);
  });

  it('gives etiquetas the spelling that they have on other carpetas', async () => {
    const { titular } = await newCuenta(test);
    await newCarpeta(titular, { etiquetas: ['Sucesión'] });
    const { id, version, etiquetas } = await newCarpeta(titular, { etiquetas: ['SUCESIÓN', 'A', 'a'] });
    expect(etiquetas).toEqual(['Sucesión', 'A']);
    const own = await titular.patch(`/carpetas/${id}`, { etiquetas: ['a'] }, { version });
    expect(own.body.etiquetas).toEqual(['a']);
    await titular.post('/carpetas/cambios', { carpetas: [id], agregarEtiquetas: ['sucesión'] });
    expect((await titular.get('/etiquetas')).body).toMatchObject([{ nombre: 'a' }, { nombre: 'Sucesión' }]);
    const other = await newCarpeta(titular, { etiquetas: ['Sucesion'] });
    expect(other.etiquetas).toEqual(['Sucesion']);
  });

  it('rewrites no etiqueta that a carpeta had, neither when another is added nor when a change is undone', async () => {
    const { titular } = await newCuenta(test);
    const [{ id }, other] = [await newCarpeta(titular, { etiquetas: ['BANCO'] }), await newCarpeta(titular)];
    await test.owner.query(`update carpetas set etiquetas = '{Banco}' where id = $1`, [other.id]);
    const change = (body: object) => titular.post('/carpetas/cambios', { carpetas: [id], ...body });
    const etiquetas = async () => (await titular.get(`/carpetas/${id}`)).body.etiquetas;
    await change({ agregarEtiquetas: ['Otra'] });
    expect(await etiquetas()).toEqual(['BANCO', 'Otra']);
    const { deshacer } = (await change({ quitarEtiquetas: ['banco'] })).body;
    expect(await etiquetas()).toEqual(['Otra']);
    await titular.post('/carpetas/cambios/deshacer', { carpetas: deshacer });
    expect(await etiquetas()).toEqual(['BANCO', 'Otra']);
  });

  it('asks for the version that was seen, and refuses an older one (case 19)', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular);
    const path = `/carpetas/${carpeta.id}`;
    expect((await titular.patch(path, { caratula: 'Sin versión' })).status).toBe(428);
    const written = await titular.patch(path, { caratula: 'Con versión' }, { version: carpeta.version });
    expect(written.status).toBe(200);
    expect(written.headers.get('etag')).toBe(`"${carpeta.version + 1}"`);
    const late = await titular.patch(path, { caratula: 'Tarde' }, { version: carpeta.version });
    expect([late.status, late.body.code]).toEqual([412, 'VERSION_ANTERIOR']);
    expect((await titular.get(path)).body.caratula).toBe('Con versión');
  });

  it('accepts one of two concurrent writes', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular);
    const answers = await Promise.all(
      ['Uno', 'Dos'].map((caratula) =>
        titular.patch(`/carpetas/${carpeta.id}`, { caratula }, { version: carpeta.version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('creates one row for ten parallel requests with one Idempotency-Key (case 18)', async () => {
    const { titular } = await newCuenta(test);
    const body = { caratula: 'Una sola', tipoActoId: await tipoActoId(titular), abrir: true };
    const headers = { 'idempotency-key': 'la-misma' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => titular.post('/carpetas', body, { headers })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.headers.get('etag')))).toEqual(new Set(['"2"']));
    expect((await titular.get('/carpetas')).body.paginacion.total).toBe(1);

    const other = await titular.post('/carpetas', { ...body, caratula: 'Otra' }, { headers });
    expect([other.status, other.body.code]).toEqual([422, 'CLAVE_REUTILIZADA']);
  });

  it.each([
    ['a blank carátula', { caratula: '   ' }, 'caratula'],
    ['no carátula', { caratula: undefined }, 'caratula'],
    ['a long carátula', { caratula: 'x'.repeat(201) }, 'caratula'],
    ['no acto', { tipoActoId: undefined }, 'tipoActoId'],
    ['an acto that does not exist', { tipoActoId: UNKNOWN_ID }, 'tipoActoId'],
    ['money with a comma', { monto: '12,50' }, 'monto'],
    ['a date that does not exist', { fechaFirmaPrevista: '2026-02-30' }, 'fechaFirmaPrevista'],
    ['a responsable from elsewhere', { responsableId: UNKNOWN_ID }, 'responsableId'],
    ['an etiqueta twice', { etiquetas: ['urgente', 'urgente'] }, 'etiquetas'],
  ])('says what is wrong with %s', async (_, fields, campo) => {
    const { titular } = await newCuenta(test);
    const answer = await titular.post('/carpetas', {
      caratula: 'Buena',
      tipoActoId: await tipoActoId(titular),
      ...fields,
    });
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.details[0]).toMatchObject({ campo, mensaje: expect.stringMatching(/\.$/) });
    expect(answer.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says that money is too much, not that it is no number', async () => {
    const { titular } = await newCuenta(test);
    const money = { caratula: 'Buena', tipoActoId: await tipoActoId(titular), monto: '12345678901234567' };
    const { status, body } = await titular.post('/carpetas', money);
    expect(status).toBe(400);
    expect(body.details).toEqual([{ campo: 'monto', mensaje: expect.stringMatching(/demasiado grande.*16 cifras/) }]);
    expect((await titular.post('/carpetas', { ...money, monto: '1234567890123456.78' })).status).toBe(201);
  });

  it.each(['caratula', 'tipoActoId', 'prioridad', 'reservada', 'etiquetas', 'camposExtra'])(
    'refuses null for %s, which has no empty value',
    async (campo) => {
      const { titular } = await newCuenta(test);
      const { id, version } = await newCarpeta(titular);
      const { status, body } = await titular.patch(`/carpetas/${id}`, { [campo]: null }, { version });
      expect([status, body.details[0].campo]).toEqual([400, campo]);
    },
  );

  it('replaces half of a character in a text', async () => {
    const { titular } = await newCuenta(test);
    const { caratula, etiquetas } = await newCarpeta(titular, { caratula: 'Mitad \ud800', etiquetas: ['\udc00'] });
    expect([caratula, etiquetas]).toEqual(['Mitad \ufffd', ['\ufffd']]);
  });

  it('reserves a carpeta that becomes a testamento', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newCarpeta(titular);
    const tipoActo = await tipoActoId(titular, 'Testamento');
    const turned = await titular.patch(`/carpetas/${id}`, { tipoActoId: tipoActo }, { version });
    expect(turned.body.reservada).toBe(true);
  });

  it('takes ids in upper case', async () => {
    const { titular } = await newCuenta(test);
    const me = titular.usuarioId.toUpperCase();
    const { id, version } = await newCarpeta(titular, { responsableId: me });
    const written = await titular.patch(`/carpetas/${id}`, { escribanoId: me }, { version });
    expect(written.body).toMatchObject({ version: version + 1, escribano: { id: titular.usuarioId } });
    const same = await titular.patch(`/carpetas/${id}`, { responsableId: me }, { version: version + 1 });
    expect(same.body.version).toBe(version + 1);
    const several = await titular.post('/carpetas/cambios', { carpetas: [id], responsableId: me });
    expect(several.body).toEqual({ hechas: [id], rechazadas: [], yaEstaban: [id], deshacer: [] });
    const itself = await titular.post(`/carpetas/${id}/vinculos`, { tipo: 'corrige', otraId: id.toUpperCase() });
    expect(itself.body.details[0].mensaje).toBe('Una carpeta no se vincula consigo misma.');
  });

  it('ignores what a client may not set', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular, { numero: 99, version: 7, creadaPor: 'x', cuentaId: 'x' });
    expect(carpeta).toMatchObject({ numero: 1, version: 2 });
  });
});

describe('what happens in a carpeta', () => {
  it('moves it to the front of the list and is no conflict for who edits it; a reading does not', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newCarpeta(titular, { acto: 'Testamento' });
    const other = await newCarpeta(titular);
    const first = async () => (await titular.get('/carpetas')).body.carpetas[0].id;
    let { actualizadaEn } = (await titular.get(`/carpetas/${id}`)).body;
    const isTouched = async () => {
      const { body } = await titular.get(`/carpetas/${id}`);
      const moved = body.actualizadaEn > actualizadaEn;
      expect(body.version).toBe(version);
      ({ actualizadaEn } = body);
      return moved && (await first()) === id;
    };
    const parte = await newParte(titular, id);
    expect(await isTouched()).toBe(true);
    await titular.delete(`/carpetas/${id}/partes/${parte.id}`);
    expect(await isTouched()).toBe(true);
    const documento = await newDocumento(titular, id);
    expect(await isTouched()).toBe(true);
    await titular.delete(`/documentos/${documento.id}`);
    expect(await isTouched()).toBe(true);
    await titular.post(`/documentos/${documento.id}/restaurar`);
    expect(await isTouched()).toBe(true);
    await titular.post(`/carpetas/${id}/secciones`, { nombre: 'Nueva' });
    expect(await isTouched()).toBe(true);
    const tarea = await newTarea(titular, { carpetaId: id });
    expect(await isTouched()).toBe(true);
    await titular.delete(`/apps/tasks/task?id=${tarea.id}`);
    expect(await isTouched()).toBe(true);

    await download(titular, documento.id, 1);
    expect(await isTouched()).toBe(false);
    await newParte(titular, other.id);
    expect(await first()).toBe(other.id);
    expect((await titular.patch(`/carpetas/${id}`, { monto: '1' }, { version })).status).toBe(200);
  });

  it('waits for nobody who has the carpeta locked', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const tarea = await newTarea(titular, { carpetaId: id });
    await holdLock(test, 'select 1 from carpetas where id = $1', [id]);
    const { status } = await titular.patch('/apps/tasks/task', { id: tarea.id, task: { title: 'Otra' } });
    expect(status).toBe(200);
  });
});

describe('moving', () => {
  it('says which partes are missing before firma', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular, { acto: 'Compraventa' });
    await approveRequisitos(titular, carpeta.id);
    const refused = await titular.post(
      `/carpetas/${carpeta.id}/mover`,
      { estado: 'lista_para_firma' },
      { version: carpeta.version },
    );
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'MOVIMIENTO_RECHAZADO',
      message: 'Faltan entre las partes: vendedor y comprador.',
    });
  });

  it('asks for the partes again at firma, and settles the acto there', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const version = async () => (await titular.get(`/carpetas/${id}`)).body.version;
    const move = async (estado: string) =>
      titular.post(`/carpetas/${id}/mover`, { estado }, { version: await version() });
    const parte = await newParte(titular, id);
    await readyToSign(titular, id);
    expect((await move('lista_para_firma')).body.estado).toBe('lista_para_firma');
    await titular.delete(`/carpetas/${id}/partes/${parte.id}`);
    expect((await move('firmada')).body.message).toBe('Falta entre las partes: requirente.');
    await newParte(titular, id);
    expect((await move('firmada')).body).toMatchObject({ estado: 'firmada', permisos: { editarPartes: false } });

    const late = await titular.post(`/carpetas/${id}/partes`, {
      rol: 'testigo',
      persona: { tipo: 'humana', nombre: 'A', apellidos: 'B' },
    });
    expect([late.status, late.body.code]).toEqual([422, 'CARPETA_FIRMADA']);
    const changed = await titular.patch(`/carpetas/${id}`, { monto: '1' }, { version: await version() });
    expect([changed.status, changed.body.details[0].campo]).toEqual([422, 'monto']);
    expect(
      (await titular.patch(`/carpetas/${id}`, { ubicacionFisica: 'Caja 3' }, { version: await version() })).status,
    ).toBe(200);
  });

  describe('to firmada', () => {
    const today = dayIn('America/Argentina/Buenos_Aires', new Date());
    const year = today.slice(0, 4);
    const ready = async (titular: Member, fecha?: string) => {
      const fields = { fechaFirmaPrevista: `${year}-12-24`, escribanoId: titular.usuarioId };
      const { id, version } = await newCarpeta(titular, fields);
      await newParte(titular, id);
      await readyToSign(titular, id, fecha);
      await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [id]);
      return { path: `/carpetas/${id}`, version };
    };
    /** @param fecha of the instrumento; by default the day of the signature */
    const sign = async (titular: Member, fechaFirma?: string, estado = 'firmada', fecha = fechaFirma) => {
      const { path, version } = await ready(titular, fecha);
      const motivo = fechaFirma && 'Ya estaba firmada';
      return titular.post(`${path}/mover`, { estado, fechaFirma, motivo }, { version });
    };

    it('before the carpeta was opened has a reason', async () => {
      const { titular } = await newCuenta(test);
      const { path, version } = await ready(titular, '2024-05-10');
      const { fechaApertura } = (await titular.get(path)).body;
      const bare = await titular.post(`${path}/mover`, { estado: 'firmada', fechaFirma: '2024-05-10' }, { version });
      const dia = fechaApertura.split('-').reverse().join('/');
      expect([bare.status, bare.body.details]).toEqual([
        422,
        [{ campo: 'motivo', mensaje: `La firma es anterior a la apertura de la carpeta, el ${dia}: indique por qué.` }],
      ]);
      const byNumber = await titular.post(`${path}/firmar`, {}, { version });
      expect([byNumber.status, byNumber.body.details[0].campo]).toEqual([422, 'motivo']);
      expect((await titular.post(`${path}/firmar`, { motivo: 'Es de antes' }, { version })).status).toBe(200);
      const { eventos } = (await titular.get(`${path}/actividad`)).body;
      expect(eventos[0].descripcion).toBe(
        'pasó la carpeta de «Lista para firma» a «Firmada»: Es de antes, con fecha de firma 10/05/2024',
      );
    });

    it('takes the real date, and tells it', async () => {
      const { titular } = await newCuenta(test);
      const first = await sign(titular, `${year}-01-01`);
      expect(first.body).toMatchObject({ estado: 'firmada', fechaFirma: `${year}-01-01` });
      const { body } = await titular.get(`/carpetas/${first.body.id}/actividad`);
      expect(body.eventos[0].descripcion).toBe(
        `pasó la carpeta de «Lista para firma» a «Firmada»: Ya estaba firmada, con fecha de firma 01/01/${year}`,
      );
      // Without a date, the signature is today. Some clients do not know the date.
      expect((await sign(titular)).body.fechaFirma).toBe(today);
      expect((await sign(titular, today)).status).toBe(200);
      // Each year has a series of its own, and so has each cuenta.
      expect((await sign(titular, `${Number(year) - 1}-12-30`)).status).toBe(200);
      const other = await newCuenta(test);
      expect((await sign(other.titular, `${year}-01-01`)).status).toBe(200);
      const { carpetas } = (await titular.get('/carpetas?orden=fechaFirmaPrevista&direccion=asc')).body;
      expect(carpetas.map(({ fechaFirma }: { fechaFirma: string }) => fechaFirma)).toEqual([
        `${Number(year) - 1}-12-30`,
        `${year}-01-01`,
        today,
        today,
      ]);
    });

    it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('counts the days of the cuenta, in %s', async (zona) => {
      const { titular } = await newCuenta(test);
      await test.owner.query('update cuentas set zona_horaria = $2 where id = $1', [titular.cuentaId, zona]);
      test.app.get(CuentaDirectory).forget(titular.cuentaId);
      const { id } = await newCarpeta(titular);
      const { body } = await titular.get(`/carpetas/${id}`);
      expect([body.hoy, body.fechaApertura]).toEqual(
        [new Date(), new Date(body.creadaEn)].map((at) => dayIn(zona, at)),
      );
    });

    it('refuses a date after today or another than that of its instrumento, and one for another move', async () => {
      const { titular } = await newCuenta(test);
      const tomorrow = dayIn('America/Argentina/Buenos_Aires', new Date(Date.now() + DAY_MS));
      for (const [fechaFirma, status, mensaje] of [
        [tomorrow, 422, /no puede ser posterior a hoy/],
        ['2024-05-09', 422, /^La firma es del 10\/05\/2024, como la certificación 2\.$/],
        ['2026-02-30', 400, /no existe/],
        ['10/05/2024', 400, /AAAA-MM-DD/],
      ] as const) {
        const { status: answered, body } = await sign(titular, fechaFirma, 'firmada', '2024-05-10');
        expect([answered, body.details[0]]).toEqual([
          status,
          { campo: 'fechaFirma', mensaje: expect.stringMatching(mensaje) },
        ]);
      }
      expect((await sign(titular, '2024-05-10')).status).toBe(200);
      const aside = await sign(titular, '2024-05-10', 'en_preparacion');
      expect([aside.status, aside.body.details[0].campo]).toEqual([422, 'fechaFirma']);
    });
  });

  it('takes as many statements however many partes there are, and two for each person who is told', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const responsableId = (await newMiembro(test, cuentaId, 3)).usuarioId;
    const escribanoId = (await newMiembro(test, cuentaId, 2)).usuarioId;
    const countsOf = async (fields: object, partes: number) => {
      const { id } = await newCarpeta(titular, { abrir: false, ...fields });
      const move = async (to: object) => {
        const { version } = (await titular.get(`/carpetas/${id}`)).body;
        const statements = await statementsOf(async () => {
          const { status, body } = await titular.post(`/carpetas/${id}/mover`, to, { version });
          expect(status, JSON.stringify(body)).toBe(200);
        });
        return statements.length;
      };
      const opened = await move({ estado: 'en_preparacion' });
      for (let n = 0; n < partes; n++) await newParte(titular, id);
      await readyToSign(titular, id);
      const approved = await move({ estado: 'lista_para_firma' });
      return [opened, approved, await move({ estado: 'firmada' })];
    };
    const alone = { responsableId: titular.usuarioId, escribanoId: titular.usuarioId };
    // The carpeta is read for the lock, for the answer and for the avisos. The signature freezes partes and inmuebles.
    const counts = await countsOf(alone, 1);
    expect(counts).toEqual([12, 15, 25]);
    expect(await countsOf(alone, 5)).toEqual(counts);
    // The channels of both people are read together, in the platform's role and back.
    const told = counts.map((count) => count + 3 + 2 * 2 + 1);
    expect(await countsOf({ responsableId, escribanoId }, 1)).toEqual(told);
  });

  it('refuses moves outside the rules, and annulling without a reason', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newCarpeta(titular);
    const jump = await titular.post(`/carpetas/${id}/mover`, { estado: 'archivada' }, { version });
    expect([jump.status, jump.body.message]).toEqual([
      422,
      'Una carpeta en «En preparación» no puede pasar a «Archivada».',
    ]);
    const bare = await titular.post(`/carpetas/${id}/mover`, { estado: 'anulada' }, { version });
    expect([bare.status, bare.body.code]).toEqual([422, 'FALTA_MOTIVO']);
    const annulled = await titular.post(
      `/carpetas/${id}/mover`,
      { estado: 'anulada', motivo: 'Desistieron' },
      { version },
    );
    expect(annulled.body).toMatchObject({ estado: 'anulada', permisos: { editar: false } });
    const write = await titular.patch(`/carpetas/${id}`, { caratula: 'No' }, { version: annulled.body.version });
    expect(write.body.code).toBe('CARPETA_CERRADA');
  });

  it('trashes and restores drafts, and never what has a number', async () => {
    const { titular } = await newCuenta(test);
    const draft = await newCarpeta(titular, { abrir: false });
    expect((await titular.delete(`/carpetas/${draft.id}`, { version: draft.version })).body).toBe(true);
    expect((await titular.get('/carpetas')).body.paginacion.total).toBe(0);
    expect((await titular.get('/carpetas?papelera=true')).body.paginacion.total).toBe(1);
    const restored = await titular.post(`/carpetas/${draft.id}/restaurar`, undefined, { version: draft.version + 1 });
    expect(restored.body.eliminadaEn).toBeNull();
    const numbered = await newCarpeta(titular);
    const refused = await titular.delete(`/carpetas/${numbered.id}`, { version: numbered.version });
    expect([refused.status, refused.body.code]).toEqual([422, 'CARPETA_NUMERADA']);
  });
});

describe('the list', () => {
  let titular: Member;

  beforeAll(async () => {
    ({ titular } = await newCuenta(test));
    await newCarpeta(titular, { caratula: 'Núñez Ibáñez c/ Peña', prioridad: 'alta', etiquetas: ['Año nuevo'] });
    await newCarpeta(titular, { caratula: 'Las compraventas de Gómez', acto: 'Compraventa' });
    await newCarpeta(titular, { caratula: 'Reserva 100% _x_', abrir: false });
  });

  it('has first the carpeta whose number is searched, as people write it', async () => {
    const { titular } = await newCuenta(test);
    const { anio } = await newCarpeta(titular, { caratula: 'La buscada' });
    await newCarpeta(titular, { caratula: `Amplía ${anio}-000001` });
    for (const buscar of [`${anio}-1`, `${anio}-000001`, `ESC-${anio}-1`, ` ${anio}-0001 `]) {
      const { carpetas } = (await titular.get(`/carpetas?buscar=${encodeURIComponent(buscar)}`)).body;
      expect([buscar, carpetas.map(({ caratula }: { caratula: string }) => caratula)]).toEqual([
        buscar,
        ['La buscada', `Amplía ${anio}-000001`],
      ]);
      const [group] = (await titular.post('/common/search', { query: buscar, grupos: 'todos' })).body;
      expect(group.results[0].value).toContain('La buscada');
    }
  });

  const caratulas = async (query: string) =>
    (await titular.get(`/carpetas?${query}`)).body.carpetas.map(({ caratula }: { caratula: string }) => caratula);

  it.each([
    ['a word without its accent', 'buscar=nunez', ['Núñez Ibáñez c/ Peña']],
    ['words in any order and letter case', 'buscar=PE%C3%91A%20iban', ['Núñez Ibáñez c/ Peña']],
    ['the singular of what was written in plural', 'buscar=compraventa%20g%C3%B3mez', ['Las compraventas de Gómez']],
    ['an etiqueta', 'buscar=ano', ['Núñez Ibáñez c/ Peña']],
    ['the number', 'buscar=000002', ['Las compraventas de Gómez']],
    ['a sign that LIKE would take for any text', 'buscar=100%25', ['Reserva 100% _x_']],
    ['nothing', 'buscar=nadie', []],
    ['a state', 'estado=borrador', ['Reserva 100% _x_']],
    ['a priority', 'prioridad=alta', ['Núñez Ibáñez c/ Peña']],
    ['an etiqueta filter', 'etiqueta=A%C3%B1o%20nuevo', ['Núñez Ibáñez c/ Peña']],
    [
      'carátula order',
      'orden=caratula&direccion=asc',
      ['Las compraventas de Gómez', 'Núñez Ibáñez c/ Peña', 'Reserva 100% _x_'],
    ],
    [
      'number order, drafts last',
      'orden=numero&direccion=desc',
      ['Las compraventas de Gómez', 'Núñez Ibáñez c/ Peña', 'Reserva 100% _x_'],
    ],
  ])('finds by %s', async (_, query, expected) => {
    expect(await caratulas(query)).toEqual(expected);
  });

  it('pages, says the total past the end, and refuses garbage', async () => {
    const second = await titular.get('/carpetas?orden=caratula&direccion=asc&pagina=2&tamano=2');
    expect(second.body.carpetas).toHaveLength(1);
    expect(second.body.paginacion).toEqual({ total: 3, totalEsMinimo: false, pagina: 2, tamano: 2, ultimaPagina: 2 });
    const beyond = await titular.get('/carpetas?pagina=9&tamano=2');
    expect(beyond.body).toEqual({
      carpetas: [],
      paginacion: { total: 3, totalEsMinimo: false, pagina: 9, tamano: 2, ultimaPagina: 2 },
    });
    for (const query of [
      'pagina=0',
      'pagina=x',
      'tamano=1000',
      'orden=clave',
      'direccion=up',
      'estado=nada',
      'tipoActoId=1',
    ]) {
      expect((await titular.get(`/carpetas?${query}`)).status, query).toBe(400);
    }
  });
});

describe('the board', () => {
  it('has the carpetas of each state by pages, with their moves, as filters and search leave them', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const draft = await newCarpeta(titular, { abrir: false, caratula: 'Venta Núñez' });
    const first = await newCarpeta(titular, { caratula: 'Poder Núñez', acto: 'Compraventa' });
    const second = await newCarpeta(titular, { prioridad: 'alta' });
    await newCarpeta((await newCuenta(test)).titular, { caratula: 'Ajena Núñez' });
    const board = async (query = '', by = titular) => (await by.get(`/carpetas/tablero?${query}`)).body.columnas;
    const idsOf = (columnas: { carpetas: { id: string }[] }[]) =>
      columnas.map(({ carpetas }) => carpetas.map(({ id }) => id));

    const all = await board('tamano=1');
    expect(all.map(({ estado }: { estado: string }) => estado)).toEqual(ESTADOS_CARPETA);
    expect(idsOf(all).slice(0, 3)).toEqual([[draft.id], [second.id], []]);
    expect(all[1].paginacion).toEqual({ total: 2, totalEsMinimo: false, pagina: 1, tamano: 1, ultimaPagina: 2 });
    expect(idsOf(await board('tamano=1&pagina=2&estado=en_preparacion'))).toEqual([[first.id]]);
    expect(idsOf(await board('buscar=nunez')).slice(0, 3)).toEqual([[draft.id], [first.id], []]);
    expect(idsOf(await board('buscar=nunez&prioridad=alta')).flat()).toEqual([]);
    const found = await board('buscar=a&estado=en_preparacion&tamano=1&pagina=2');
    expect([idsOf(found), found[0].paginacion.total]).toEqual([[[first.id]], 2]);
    const past = await board('buscar=a&estado=en_preparacion&pagina=9');
    expect([idsOf(past), past[0].paginacion.total]).toEqual([[[]], 2]);
    expect((await titular.get('/carpetas/tablero?estado=nada')).status).toBe(400);

    const [{ carpetas }] = await board('estado=en_preparacion&buscar=poder');
    expect(carpetas[0].movimientos).toEqual((await titular.get(`/carpetas/${first.id}`)).body.movimientos);
    expect(carpetas[0].movimientos[0]).toMatchObject({ permitido: false, motivo: expect.stringMatching(/^Faltan? /) });

    const lectura = await newMiembro(test, cuentaId, 5);
    expect(idsOf(await board('', lectura)).flat()).toEqual([]);
    const given = { carpetas: [second.id], usuarioId: lectura.usuarioId, hasta: null };
    expect((await titular.post('/carpetas/accesos', given)).body.hechas).toEqual([second.id]);
    const [{ carpetas: seen }] = await board('estado=en_preparacion', lectura);
    expect(seen).toMatchObject([{ id: second.id, movimientos: [] }]);
  });
});

describe('the filters of views', () => {
  it('find by the planned day of a signature that is ahead, and by the days without a change', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const hoy = dayIn('America/Argentina/Buenos_Aires', new Date());
    const day = (days: number) => new Date(Date.parse(hoy) + days * DAY_MS).toISOString().slice(0, 10);
    await newCarpeta(titular, { caratula: 'Tarde', fechaFirmaPrevista: day(-40) });
    await newCarpeta(oficial, { caratula: 'Hoy', fechaFirmaPrevista: hoy });
    const signed = await newCarpeta(titular, { caratula: 'Firmada', fechaFirmaPrevista: day(-40) });
    await newCarpeta(titular, { caratula: 'Sin fecha' });
    await test.owner.query(`update carpetas set estado = 'firmada' where id = $1`, [signed.id]);
    await test.owner.query(
      `update carpetas set actualizada_en = now() - interval '31 days' where cuenta_id = $1 and caratula = 'Tarde'`,
      [cuentaId],
    );
    const found = async (client: Member, query: string) => {
      const { carpetas, paginacion } = (await client.get(`/carpetas?orden=caratula&direccion=asc&${query}`)).body;
      expect(paginacion.total).toBe(carpetas.length);
      return carpetas.map(({ caratula }: { caratula: string }) => caratula);
    };
    expect(await found(titular, 'firma=atrasada')).toEqual(['Tarde']);
    expect(await found(titular, 'firma=hoy')).toEqual(['Hoy']);
    const byDay = await titular.get('/carpetas?firma=atrasada&orden=fechaFirmaPrevista&direccion=desc');
    expect(byDay.body.carpetas).toHaveLength(1);
    expect(await found(titular, 'firma=esta_semana')).toEqual(['Hoy']);
    expect(await found(titular, 'firma=proxima_semana')).toEqual([]);
    expect(await found(titular, 'sinMovimientoDias=30')).toEqual(['Tarde']);
    expect(await found(titular, 'sinMovimientoDias=60')).toEqual([]);
    expect(await found(titular, 'responsableId=yo&buscar=fecha')).toEqual(['Sin fecha']);
    expect(await found(oficial, 'responsableId=yo')).toEqual(['Hoy']);
    for (const query of ['firma=ayer', 'sinMovimientoDias=0', 'sinMovimientoDias=x', 'responsableId=ella']) {
      expect([query, (await titular.get(`/carpetas?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

describe('an export of the list', () => {
  it('has what the filters select and the person sees, in the audit too; others may not make one', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, gestor] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 4)];
    await newCarpeta(titular, {
      caratula: '=HOY() «Núñez»; uno',
      etiquetas: ['a', 'b'],
      fechaFirmaPrevista: '2026-03-02',
    });
    await newCarpeta(titular, { caratula: 'Reservada', reservada: true });
    await newCarpeta(titular, { caratula: 'Otra', prioridad: 'alta' });
    const rows = async (client: Member, query = '') => {
      const answer = await client.get<string>(`/carpetas/exportar?orden=numero&direccion=asc${query}`);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      return answer.body.split('\r\n').slice(0, -1);
    };
    const [headings, first, ...others] = await rows(titular);
    expect(headings).toMatch(/^"Número";"Carátula";"Acto";"Estado";"Prioridad";"Responsable";"Escribano\/a";/);
    expect(first).toMatch(/^"\d{4}-000001";"'=HOY\(\) «Núñez»; uno";"Acta[^"]*";"En preparación";"Normal";/);
    expect(first).toContain(';"2026-03-02";;"a, b";"No";');
    expect(others).toHaveLength(2);
    expect(await rows(oficial)).toHaveLength(3);
    expect(await rows(oficial, '&prioridad=alta')).toHaveLength(2);
    expect(await rows(oficial, '&firma=hoy')).toHaveLength(1);
    expect((await gestor.get('/carpetas/exportar')).status).toBe(403);
    expect((await titular.get('/carpetas/exportar?estado=vendida')).status).toBe(400);
    const { rows: audited } = await test.owner.query(
      `select count(*)::int as exports from auditoria where cuenta_id = $1 and accion = 'carpetas.exportadas'`,
      [cuentaId],
    );
    expect(audited).toEqual([{ exports: 4 }]);
  });
});

describe('a search', () => {
  it('says where the words are that a row does not show', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { caratula: 'La de Vela', etiquetas: ['banco', 'Río'] });
    const persona = await newPersona(titular, { nombre: 'Rocío', apellidos: 'Ordóñez Vela' });
    await newParte(titular, id, { personaId: persona.id });
    const why = async (buscar: string) =>
      (await titular.get(`/carpetas?buscar=${encodeURIComponent(buscar)}`)).body.carpetas[0].coincidencia;
    expect(await why('ordonez')).toEqual({ tipo: 'parte', texto: 'Rocío Ordóñez Vela' });
    expect(await why('rio')).toEqual({ tipo: 'etiqueta', texto: 'Río' });
    expect(await why('vela')).toBeUndefined();
  });
});

describe('a search by an inmueble', () => {
  it('finds the carpetas that have it, also as it is called from now on, until it is taken out', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [one, other] = [await newCarpeta(titular), await newCarpeta(titular, { reservada: true })];
    const casa = await newInmueble(titular, one.id, { matricula: '12-3456/7', domicilio: 'Lavalle 120' });
    await titular.post(`/carpetas/${other.id}/inmuebles`, { inmuebleId: casa.id });
    const found = async (buscar: string, member: Member = titular) =>
      (await member.get<CarpetasDto>(`/carpetas?buscar=${encodeURIComponent(buscar)}`)).body.carpetas;
    const ids = async (buscar: string, member?: Member) => (await found(buscar, member)).map(({ id }) => id).toSorted();
    const both = [one.id, other.id].toSorted();
    for (const buscar of ['12-3456/7', '1234567', 'lavalle 12-3456', 'prueba lavalle']) {
      expect([buscar, await ids(buscar)]).toEqual([buscar, both]);
    }
    expect((await found('1234567'))[0]?.coincidencia).toEqual({ tipo: 'inmueble', texto: 'Matrícula 12-3456/7' });
    // The inmueble does not reveal the reserved carpeta.
    expect(await ids('1234567', await newMiembro(test, cuentaId, 3))).toEqual([one.id]);
    const everywhere = (await titular.post('/common/search', { query: '1234567', grupos: 'todos' })).body;
    expect(JSON.stringify(everywhere)).toContain(`/carpetas/${one.id}"`);
    await titular.patch(`/inmuebles/${casa.id}`, { domicilio: 'Florida 9' }, { version: casa.version });
    expect([await ids('lavalle'), await ids('florida')]).toEqual([[], both]);
    await titular.delete(`/carpetas/${one.id}/inmuebles/${casa.id}`);
    expect(await ids('florida')).toEqual([other.id]);
  });
});

describe('saved views', () => {
  const VISTAS = '/carpetas/vistas';
  const named = async (client: Member) =>
    (await client.get(VISTAS)).body.map(({ nombre, editable }: { nombre: string; editable: boolean }) => [
      nombre,
      editable,
    ]);

  it('are their author’s, until they are shared: then a titular may change them too', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, gestor] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 4)];
    const filtros = { estado: ['firmada'], etiqueta: 'la que ya no está', responsableId: UNKNOWN_ID, orden: 'numero' };
    const { status, body: vista } = await oficial.post(VISTAS, { nombre: ' Firmas ', filtros });
    expect([status, vista]).toMatchObject([201, { nombre: 'Firmas', filtros, compartida: false, esPropia: true }]);
    const path = `${VISTAS}/${vista.id}`;
    expect([await named(oficial), await named(titular)]).toEqual([[['Firmas', true]], []]);
    expect((await titular.patch(path, { nombre: 'Mía' }, { version: 1 })).status).toBe(404);

    expect((await oficial.patch(path, { compartida: true }, { version: 1 })).body.version).toBe(2);
    expect([await named(titular), await named(gestor)]).toEqual([[['Firmas', true]], [['Firmas', false]]]);
    expect((await gestor.patch(path, { nombre: 'Mía' }, { version: 2 })).status).toBe(403);
    expect((await gestor.delete(path, { version: 2 })).status).toBe(403);
    expect((await titular.patch(path, { compartida: false }, { version: 2 })).body.details[0].campo).toBe('compartida');
    const atOnce = await Promise.all(
      [oficial, titular].map((member, i) => member.patch(path, { nombre: `Vista ${i}` }, { version: 2 })),
    );
    expect(atOnce.map((answer) => answer.status).toSorted()).toEqual([200, 412]);
    expect((await titular.delete(path, { version: 3 })).status).toBe(200);
    expect(await named(oficial)).toEqual([]);
    expect((await gestor.post(VISTAS, { nombre: 'De todos', filtros: {}, compartida: true })).status).toBe(403);
  });

  it('have a name of their own, valid filters and an end to their number', async () => {
    const { titular } = await newCuenta(test);
    expect((await titular.post(VISTAS, { nombre: 'Número', filtros: {} })).status).toBe(201);
    const again = await titular.post(VISTAS, { nombre: 'NUMERO', filtros: {} });
    expect([again.status, again.body.details]).toEqual([409, [expect.objectContaining({ campo: 'nombre' })]]);
    for (const filtros of [undefined, [], { firma: 'ayer' }, { estado: ['vendida'] }, { orden: 'clave' }]) {
      expect([filtros, (await titular.post(VISTAS, { nombre: 'Otra', filtros })).status]).toEqual([filtros, 400]);
    }
    await test.owner.query(
      `insert into carpeta_vistas (cuenta_id, id, usuario_id, nombre, filtros)
       select $1, gen_random_uuid(), $2, 'Vista ' || n, '{}' from generate_series(1, 28) n`,
      [titular.cuentaId, titular.usuarioId],
    );
    const atOnce = await Promise.all(['Una', 'Otra'].map((nombre) => titular.post(VISTAS, { nombre, filtros: {} })));
    expect(atOnce.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([201, 'LIMITE_VISTAS']);
  });
});

describe('roles', () => {
  it('shows each role what it may see, in the list, in the totals and by id', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, gestor, lectura] = await Promise.all([3, 4, 5].map((rolId) => newMiembro(test, cuentaId, rolId)));
    const open = await newCarpeta(titular, { caratula: 'Abierta' });
    const reserved = await newCarpeta(titular, { caratula: 'Testamento', acto: 'Testamento' });
    const assigned = await newCarpeta(titular, {
      caratula: 'Del gestor',
      responsableId: gestor?.usuarioId,
      reservada: true,
    });
    const total = async (member?: Member) => (await member?.get('/carpetas'))?.body.paginacion.total;
    expect(reserved.reservada).toBe(true);
    expect(await Promise.all([titular, oficial, gestor, lectura].map(total))).toEqual([3, 1, 1, 0]);
    expect((await oficial?.get(`/carpetas/${reserved.id}`))?.status).toBe(404);
    expect((await oficial?.get(`/carpetas/${reserved.id}/actividad`))?.status).toBe(404);
    expect((await oficial?.get('/carpetas?buscar=testamento'))?.body.paginacion.total).toBe(0);
    expect((await gestor?.get(`/carpetas/${assigned.id}`))?.status).toBe(200);
    await test.owner.query('insert into carpeta_accesos (cuenta_id, carpeta_id, usuario_id) values ($1, $2, $3)', [
      cuentaId,
      open.id,
      lectura?.usuarioId,
    ]);
    expect(await total(lectura)).toBe(1);
  });

  it('refuses writes to gestor and lectura, firma to an oficial, reopening to an adscripto', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [adscripto, oficial, lectura] = await Promise.all(
      [2, 3, 5].map((rolId) => newMiembro(test, cuentaId, rolId)),
    );
    const acto = await tipoActoId(titular);
    expect((await lectura?.post('/carpetas', { caratula: 'No', tipoActoId: acto }))?.status).toBe(403);
    const { id } = await newCarpeta(titular);
    await newParte(titular, id);
    await readyToSign(titular, id);
    await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [id]);
    const move = async (member: Member | undefined, estado: string, motivo?: string) => {
      const { version } = (await titular.get(`/carpetas/${id}`)).body;
      return (await member?.post(`/carpetas/${id}/mover`, { estado, motivo }, { version }))?.body;
    };
    expect((await move(oficial, 'firmada')).message).toBe('Solo el titular o un adscripto puede hacer este pase.');
    expect((await move(adscripto, 'firmada')).estado).toBe('firmada');
    await entregar(oficial as Member, id);
    expect((await move(oficial, 'archivada')).estado).toBe('archivada');
    expect((await move(adscripto, 'entregada', 'Error')).message).toBe(
      'Solo el titular puede reabrir una carpeta archivada.',
    );
    expect((await move(titular, 'entregada', 'Falta una copia')).estado).toBe('entregada');
  });

  it('does not let an oficial hide a carpeta from themselves', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { id, version } = await newCarpeta(titular);
    const refused = await oficial.patch(`/carpetas/${id}`, { reservada: true }, { version });
    expect([refused.status, refused.body.details[0].campo]).toEqual([422, 'reservada']);

    // An oficial with access to a reserved carpeta may write in it.
    const granted = await newCarpeta(titular, { reservada: true });
    await test.owner.query('insert into carpeta_accesos (cuenta_id, carpeta_id, usuario_id) values ($1, $2, $3)', [
      cuentaId,
      granted.id,
      oficial.usuarioId,
    ]);
    const written = await oficial.patch(`/carpetas/${granted.id}`, { caratula: 'Suya' }, { version: granted.version });
    expect(written.status).toBe(200);
    // The oficial still sees the carpeta by their acceso, whoever is responsible for it.
    const { version: next } = written.body;
    const passedOn = await oficial.patch(
      `/carpetas/${granted.id}`,
      { responsableId: titular.usuarioId, escribanoId: titular.usuarioId },
      { version: next },
    );
    expect(passedOn.status).toBe(200);

    const own = await newCarpeta(titular, { reservada: true, responsableId: oficial.usuarioId });
    const given = await oficial.patch(
      `/carpetas/${own.id}`,
      { responsableId: titular.usuarioId },
      { version: own.version },
    );
    expect([given.status, given.body.details]).toEqual([
      422,
      [{ campo: 'responsableId', mensaje: 'La carpeta es reservada: dejaría de verla. Pídalo al titular.' }],
    ]);
  });
});

it('is counted in its parts, as far as it is seen', async () => {
  const { titular, cuentaId } = await newCuenta(test);
  const { id } = await newCarpeta(titular, { reservada: true });
  await newParte(titular, id);
  await newInmueble(titular, id);
  for (const _ of [1, 2]) await newDocumento(titular, id);
  await titular.post(`/carpetas/${id}/comentarios`, { texto: 'Vista' });
  const { body } = await titular.get(`/carpetas/${id}/cantidades`);
  expect(body).toEqual({ partes: 1, inmuebles: 1, instrumentos: 0, documentos: 2, correos: 0, comentarios: 1 });
  for (const other of [await newMiembro(test, cuentaId, 3), (await newCuenta(test)).titular])
    expect((await other.get(`/carpetas/${id}/cantidades`)).status).toBe(404);
});

describe('vínculos', () => {
  const linked = async (member: Member | undefined, { id }: { id: string }) =>
    (await member?.get(`/carpetas/${id}/vinculos`))?.body.map(
      ({ tipo, carpeta }: { tipo: string; carpeta: { caratula: string } }) => [tipo, carpeta.caratula],
    );

  it('are made from either side, shown from both with the inverse word, and told in both', async () => {
    const { titular } = await newCuenta(test);
    const [a, b] = [await newCarpeta(titular, { caratula: 'A' }), await newCarpeta(titular, { caratula: 'B' })];
    const made = await titular.post(`/carpetas/${a.id}/vinculos`, { tipo: 'corrige', otraId: b.id });
    expect(made.body).toMatchObject({
      tipo: 'corrige',
      carpeta: { id: b.id, codigo: b.codigo, caratula: 'B', estado: 'en_preparacion' },
    });
    await titular.post(`/carpetas/${a.id}/vinculos`, { tipo: 'precedida_por', otraId: b.id });
    expect(await linked(titular, a)).toEqual([
      ['corrige', 'B'],
      ['precedida_por', 'B'],
    ]);
    expect(await linked(titular, b)).toEqual([
      ['corregida_por', 'A'],
      ['antecede', 'A'],
    ]);
    expect((await titular.get(`/carpetas/${b.id}`)).body.vinculos[0].carpeta.id).toBe(a.id);

    expect((await titular.delete(`/carpetas/${b.id}/vinculos/${made.body.id}`)).body).toBe(true);
    expect((await titular.delete(`/carpetas/${b.id}/vinculos/${made.body.id}`)).status).toBe(404);
    expect(await linked(titular, a)).toEqual([['precedida_por', 'B']]);
    const { eventos } = (await titular.get(`/carpetas/${b.id}/actividad`)).body;
    expect(eventos.slice(0, 3).map(({ descripcion }: { descripcion: string }) => descripcion)).toEqual([
      'quitó el vínculo: corregida por otra carpeta',
      'vinculó la carpeta: antecede a otra carpeta',
      'vinculó la carpeta: corregida por otra carpeta',
    ]);
  });

  it('are refused to itself, twice, the other way round, to a draft in the trash and to what is not there', async () => {
    const { titular } = await newCuenta(test);
    const [a, b] = [await newCarpeta(titular), await newCarpeta(titular)];
    const draft = await newCarpeta(titular, { abrir: false });
    const theirs = await newCarpeta((await newCuenta(test)).titular);
    const link = async (otraId: unknown, tipo = 'corrige') => {
      const { status, body } = await titular.post(`/carpetas/${a.id}/vinculos`, { tipo, otraId });
      return [status, body.details?.[0].campo];
    };
    expect(await link(draft.id)).toEqual([201, undefined]);
    await titular.delete(`/carpetas/${draft.id}`, { version: draft.version });
    expect(await linked(titular, a)).toEqual([]);
    for (const otraId of [a.id, draft.id, theirs.id, UNKNOWN_ID]) {
      expect(await link(otraId, 'continua')).toEqual([422, 'otraId']);
    }
    expect(await link('uno')).toEqual([400, 'otraId']);
    expect(await link(b.id, 'copia')).toEqual([400, 'tipo']);
    // Of two equal links at once, from both sides, one is created.
    const both = await Promise.all([
      titular.post(`/carpetas/${a.id}/vinculos`, { tipo: 'corrige', otraId: b.id }),
      titular.post(`/carpetas/${b.id}/vinculos`, { tipo: 'corregida_por', otraId: a.id }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await link(b.id)).toEqual([409, 'otraId']);
    expect(await link(b.id, 'corregida_por')).toEqual([409, 'otraId']);
  });

  it('say which one there is already, also to the slower of two at once', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [a, b] = [await newCarpeta(titular), await newCarpeta(titular)];
    const link = async (from: { id: string }, to: { id: string }) => {
      const { body } = await titular.post(`/carpetas/${from.id}/vinculos`, { tipo: 'corrige', otraId: to.id });
      return [body.code, body.message];
    };
    const faster = await test.owner.connect();
    await faster.query('begin');
    await faster.query(
      `insert into carpeta_vinculos (cuenta_id, id, carpeta_id, tipo, otra_id, creado_por) values ($1, $2, $3, 'corrige', $4, $5)`,
      [cuentaId, UNKNOWN_ID, a.id, b.id, titular.usuarioId],
    );
    const slower = link(a, b);
    await waitingForLocks(test, 1);
    await faster.query('commit');
    faster.release();
    const repeated = ['VINCULO_REPETIDO', 'Las carpetas ya tienen ese vínculo.'];
    expect(await slower).toEqual(repeated);
    expect(await link(a, b)).toEqual(repeated);
    expect(await link(b, a)).toEqual([
      'VINCULO_REPETIDO',
      'Las carpetas ya tienen el vínculo opuesto: corregida por otra carpeta.',
    ]);
  });

  it('show only to who sees both, and lead only from what is seen', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, lectura] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 5)];
    const open = await newCarpeta(titular, { caratula: 'Abierta' });
    const reserved = await newCarpeta(titular, { caratula: 'Secreta', reservada: true });
    const made = await titular.post(`/carpetas/${open.id}/vinculos`, { tipo: 'continua', otraId: reserved.id });
    expect(await linked(oficial, open)).toEqual([]);
    expect((await oficial.get(`/carpetas/${open.id}`)).body.vinculos).toEqual([]);
    expect((await oficial.delete(`/carpetas/${open.id}/vinculos/${made.body.id}`)).status).toBe(404);
    const { status, body } = await oficial.post(`/carpetas/${open.id}/vinculos`, {
      tipo: 'antecede',
      otraId: reserved.id,
    });
    expect([status, body.details[0].campo]).toEqual([422, 'otraId']);
    const told = JSON.stringify((await oficial.get(`/carpetas/${open.id}/actividad`)).body);
    expect([told.includes('Secreta'), told.includes(reserved.id)]).toEqual([false, false]);
    await test.owner.query('insert into carpeta_accesos (cuenta_id, carpeta_id, usuario_id) values ($1, $2, $3)', [
      cuentaId,
      open.id,
      lectura.usuarioId,
    ]);
    expect(await linked(lectura, open)).toEqual([]);
    expect((await lectura.post(`/carpetas/${open.id}/vinculos`, { tipo: 'corrige', otraId: open.id })).status).toBe(
      403,
    );
  });
});

describe('a duplicate', () => {
  it('takes along what is asked for, never documents, numbers or dates, and is linked when asked', async () => {
    const { titular } = await newCuenta(test);
    const original = await newCarpeta(titular, {
      caratula: 'La primera',
      etiquetas: ['banco'],
      prioridad: 'alta',
      camposExtra: { matricula: '7-123' },
      fechaFirmaPrevista: '2026-03-04',
      monto: '10',
    });
    const poderdante = await newParte(titular, original.id, { rol: 'poderdante', porcentaje: '40' });
    await newParte(titular, original.id, { rol: 'apoderado', representaA: poderdante.id, caracter: 'Apoderada' });
    await newDocumento(titular, original.id);
    const { id: inmuebleId } = await newInmueble(titular, original.id);
    await titular.patch(`/carpetas/${original.id}/inmuebles/${inmuebleId}`, { porcentaje: '50' });
    const duplicate = async (body: object) => (await titular.post(`/carpetas/${original.id}/duplicar`, body)).body;

    const whole = await duplicate({ vinculo: 'continua' });
    expect(whole).toMatchObject({
      caratula: 'La primera',
      tipoActo: original.tipoActo,
      estado: 'borrador',
      codigo: null,
      etiquetas: ['banco'],
      prioridad: 'alta',
      camposExtra: { matricula: '7-123' },
      fechaFirmaPrevista: null,
      monto: null,
      vinculos: [{ tipo: 'continua', carpeta: { id: original.id } }],
    });
    const partes = (await titular.get(`/carpetas/${whole.id}/partes`)).body;
    expect(partes).toMatchObject([
      { rol: 'poderdante', porcentaje: poderdante.porcentaje, persona: { id: poderdante.persona.id }, orden: 1 },
      { rol: 'apoderado', representaA: partes[0].id, caracter: 'Apoderada', orden: 2 },
    ]);
    expect(partes[0].id).not.toBe(poderdante.id);
    expect((await titular.get(`/carpetas/${whole.id}/documentos`)).body.documentos).toEqual([]);
    const { eventos } = (await titular.get(`/carpetas/${whole.id}/actividad`)).body;
    expect(eventos.map(({ accion }: { accion: string }) => accion)).toEqual([
      'vinculo.agregado',
      'inmueble.agregado',
      'parte.agregada',
      'parte.agregada',
      'carpeta.creada',
    ]);
    expect((await titular.get(`/carpetas/${whole.id}/inmuebles`)).body).toMatchObject([
      { id: inmuebleId, porcentaje: '50.00', orden: 1, otrasCarpetas: [{ id: original.id }] },
    ]);

    const bare = await duplicate({
      incluir: [],
      caratula: 'Otra',
      tipoActoId: await tipoActoId(titular, 'Compraventa'),
    });
    expect(bare).toMatchObject({ caratula: 'Otra', etiquetas: [], prioridad: 'normal', camposExtra: {}, vinculos: [] });
    expect(bare.tipoActo.nombre).toMatch(/^Compraventa/);
    expect((await titular.get(`/carpetas/${bare.id}/partes`)).body).toEqual([]);
    expect((await titular.get(`/carpetas/${bare.id}/inmuebles`)).body).toEqual([]);
  });

  it('takes along the persona that stayed in place of one that was merged into it, once in each role', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [kept, gone] = [await newPersona(titular), await newPersona(titular)];
    const original = await newCarpeta(titular);
    const testigo = await newParte(titular, original.id, { personaId: gone.id, rol: 'testigo' });
    const first = await newParte(titular, original.id, { personaId: gone.id, rol: 'firmante' });
    const second = await newParte(titular, original.id, { personaId: kept.id, rol: 'firmante', representaA: first.id });
    await newParte(titular, original.id, { rol: 'apoderado', representados: [testigo.id, second.id] });
    await test.owner.query(
      `update carpetas set estado = 'firmada', anio = 2020, numero = 1 where cuenta_id = $1 and id = $2`,
      [cuentaId, original.id],
    );
    await titular.post(`/personas/${kept.id}/unir`, { otraId: gone.id });
    const { body } = await titular.post(`/carpetas/${original.id}/duplicar`, {});
    const partes = (await titular.get(`/carpetas/${body.id}/partes`)).body;
    expect(partes).toMatchObject([
      { rol: 'testigo', persona: { id: kept.id }, orden: 1 },
      { rol: 'firmante', persona: { id: kept.id }, representaA: null, orden: 2 },
      { rol: 'apoderado', representados: [partes[0].id, partes[1].id], orden: 3 },
    ]);
  });

  it('of a reserved one is reserved, of one in the trash is refused, and is only made by who may edit', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, gestor] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 4)];
    const reserved = await newCarpeta(titular, { reservada: true, responsableId: gestor.usuarioId });
    expect((await titular.post(`/carpetas/${reserved.id}/duplicar`, {})).body.reservada).toBe(true);
    expect((await oficial.post(`/carpetas/${reserved.id}/duplicar`, {})).status).toBe(404);
    expect((await gestor.post(`/carpetas/${reserved.id}/duplicar`, {})).status).toBe(403);
    const draft = await newCarpeta(titular, { abrir: false });
    await titular.delete(`/carpetas/${draft.id}`, { version: draft.version });
    expect((await titular.post(`/carpetas/${draft.id}/duplicar`, {})).body.code).toBe('CARPETA_CERRADA');
    for (const [body, campo] of [
      [{ incluir: ['documentos'] }, 'incluir'],
      [{ caratula: ' ' }, 'caratula'],
      [{ vinculo: 'copia' }, 'vinculo'],
      [{ tipoActoId: UNKNOWN_ID }, 'tipoActoId'],
    ] as const) {
      const answer = await titular.post(`/carpetas/${reserved.id}/duplicar`, body);
      expect(answer.body.details[0].campo).toBe(campo);
    }
  });
});

describe('accesos', () => {
  const office = async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, gestor, lectura] = (await Promise.all(
      [3, 4, 5].map((rolId) => newMiembro(test, cuentaId, rolId)),
    )) as [Member, Member, Member];
    return { cuentaId, titular, oficial, gestor, lectura };
  };

  it('open a carpeta until their last day, and tell whom it is opened to', async () => {
    const { titular, lectura } = await office();
    const { id, codigo } = await newCarpeta(titular, { caratula: 'Donación Quiroga' });
    const url = `/carpetas/${id}/accesos/${lectura.usuarioId}`;
    const sight = async () => [
      (await lectura.get(`/carpetas/${id}`)).status,
      (await lectura.get(`/carpetas/${id}/documentos`)).status,
      (await lectura.get('/carpetas')).body.paginacion.total,
      (await lectura.get('/carpetas?buscar=quiroga')).body.paginacion.total,
    ];
    expect(await sight()).toEqual([404, 404, 0, 0]);

    const given = await titular.send('PUT', url, { hasta: '2999-12-31' });
    expect(given.body).toEqual({
      usuario: { id: lectura.usuarioId, nombre: lectura.nombre },
      rol: 'Lectura',
      desde: expect.any(String),
      otorgadoPor: { id: titular.usuarioId, nombre: titular.nombre },
      hasta: '2999-12-31',
      vigente: true,
    });
    expect(await sight()).toEqual([200, 200, 1, 1]);
    const [aviso] = (await lectura.get('/common/notifications')).body;
    expect(aviso.title).toBe(`<b>${codigo}</b>: le dieron acceso`);
    expect((await lectura.get(`/carpetas/${id}/accesos`)).status).toBe(403);
    expect((await lectura.get(`/carpetas/${id}`)).body.permisos.darAcceso).toBe(false);

    await test.owner.query(
      `update carpeta_accesos set hasta = (now() at time zone 'America/Argentina/Buenos_Aires')::date where carpeta_id = $1`,
      [id],
    );
    expect(await sight()).toEqual([200, 200, 1, 1]);
    // The last day of the acceso is over. Only the policies react to that.
    await test.owner.query('update carpeta_accesos set hasta = hasta - 1 where carpeta_id = $1', [id]);
    expect(await sight()).toEqual([404, 404, 0, 0]);
    expect((await titular.get(`/carpetas/${id}/accesos`)).body).toMatchObject([{ vigente: false }]);

    expect((await titular.send('PUT', url, {})).body).toMatchObject({ hasta: null, vigente: true });
    expect(await sight()).toEqual([200, 200, 1, 1]);
    expect((await titular.delete(url)).body).toBe(true);
    expect(await sight()).toEqual([404, 404, 0, 0]);
    expect((await titular.delete(url)).status).toBe(404);
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos.slice(0, 3).map(({ descripcion }: { descripcion: string }) => descripcion)).toEqual([
      `quitó el acceso de ${lectura.nombre}`,
      `dio acceso a ${lectura.nombre}`,
      `dio acceso a ${lectura.nombre} hasta el 31/12/2999`,
    ]);
  });

  it('are given by those who answer for the carpeta, to members who do not see it', async () => {
    const { cuentaId, titular, oficial, gestor, lectura } = await office();
    const theirs = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    const reserved = await newCarpeta(titular, { reservada: true });
    const give = async (by: Member, { id }: { id: string }, to: string, body = {}) => {
      const { status, body: answer } = await by.send('PUT', `/carpetas/${id}/accesos/${to}`, body);
      return status === 200 ? 'given' : [status, answer.message];
    };
    expect(await give(oficial, theirs, gestor.usuarioId)).toBe('given');
    expect(await give(gestor, theirs, lectura.usuarioId)).toEqual([403, 'No tiene permiso para hacer esto.']);
    expect(await give(oficial, reserved, lectura.usuarioId)).toEqual([404, 'No se encontró la carpeta.']);
    expect(await give(titular, reserved, oficial.usuarioId)).toBe('given');
    expect(await give(oficial, reserved, lectura.usuarioId)).toEqual([
      422,
      'Solo un titular, un adscripto o su responsable puede dar acceso.',
    ]);
    expect(await give(titular, theirs, oficial.usuarioId)).toEqual([
      422,
      `${oficial.nombre} ya la ve: es su responsable.`,
    ]);
    expect(await give(titular, theirs, lectura.usuarioId, { hasta: '2020-01-31' })).toEqual([
      422,
      'El último día ya pasó.',
    ]);
    expect(await give(titular, theirs, lectura.usuarioId, { hasta: '2999-02-30' })).toEqual([
      400,
      'El último día no existe.',
    ]);
    const other = await newCuenta(test);
    expect(await give(titular, theirs, other.titular.usuarioId)).toEqual([404, 'No se encontró el miembro.']);

    // A person who left no longer sees the carpeta when they return.
    await gestor.post('/miembros/salir');
    await test.app.get(CuentasService).addMiembro(cuentaId, gestor.usuarioId, 4);
    const back = await signedIn(test, { ...gestor, id: gestor.usuarioId }, cuentaId, 4);
    expect((await back.get('/carpetas')).body.paginacion.total).toBe(0);
  });

  it('are given to many carpetas at once, with a report of those that were refused', async () => {
    const { titular, oficial, lectura } = await office();
    const mine = await Promise.all([1, 2].map(() => newCarpeta(titular, { responsableId: oficial.usuarioId })));
    const others = await newCarpeta(titular);
    const foreign = await newCarpeta((await newCuenta(test)).titular, { caratula: 'Ajena' });
    const ids = [...mine, others, foreign].map(({ id }) => id);
    const give = (by: Member, body: object) => by.post('/carpetas/accesos', { usuarioId: lectura.usuarioId, ...body });
    const answers = await Promise.all([
      give(oficial, { carpetas: ids }),
      give(oficial, { carpetas: ids.toReversed() }),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.hechas.toSorted()]).toEqual([200, ids.slice(0, 2).toSorted()]);
      expect(body.rechazadas).toEqual(
        expect.arrayContaining([
          {
            id: others.id,
            nombre: others.codigo,
            motivo: 'Solo un titular, un adscripto o su responsable puede dar acceso.',
          },
          { id: foreign.id, nombre: null, motivo: 'No se encontró.' },
        ]),
      );
    }
    expect((await lectura.get('/carpetas')).body.paginacion.total).toBe(2);
    const [aviso] = (await lectura.get('/common/notifications')).body;
    expect([aviso.title, aviso.link]).toEqual(['Le dieron acceso a 2 carpetas', '/carpetas']);
    expect((await give(titular, { carpetas: [] })).status).toBe(400);
    expect((await give(titular, { carpetas: ids, usuarioId: UNKNOWN_ID })).body.details[0].campo).toBe('usuarioId');
  });
});

describe('several carpetas', () => {
  it('are changed at once, each as by itself, with a report of those that were refused', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const open = await newCarpeta(titular, { etiquetas: ['Banco'] });
    const archived = await newCarpeta(titular);
    await test.owner.query(`update carpetas set estado = 'archivada' where id = $1`, [archived.id]);
    const foreign = await newCarpeta((await newCuenta(test)).titular);
    const own = await newCarpeta(titular, { reservada: true, responsableId: oficial.usuarioId });
    const ids = [open, archived, foreign, own].map(({ id }) => id);
    const change = (by: Member, body: object) => by.post('/carpetas/cambios', { carpetas: ids, ...body });
    const done = await change(oficial, {
      responsableId: titular.usuarioId,
      prioridad: 'alta',
      agregarEtiquetas: ['urgencia', 'banco'],
    });
    expect(done.status).toBe(200);
    expect(done.body).toEqual({
      deshacer: [{ id: open.id, version: open.version + 1, prioridad: 'normal', etiquetas: ['Banco'] }],
      hechas: [open.id],
      yaEstaban: [],
      rechazadas: [
        {
          id: archived.id,
          nombre: archived.codigo,
          motivo: 'La carpeta está archivada, anulada o en la papelera: no admite cambios.',
        },
        { id: foreign.id, nombre: null, motivo: 'No se encontró.' },
        {
          id: own.id,
          nombre: own.codigo,
          motivo: 'La carpeta es reservada: dejaría de verla. Pídalo al titular.',
        },
      ],
    });
    expect((await titular.get(`/carpetas/${open.id}`)).body).toMatchObject({
      prioridad: 'alta',
      responsable: { id: titular.usuarioId },
      etiquetas: ['Banco', 'urgencia'],
    });
    const both = await Promise.all([
      change(titular, { quitarEtiquetas: ['BANCO'] }),
      change(titular, { agregarEtiquetas: ['nueva'] }),
    ]);
    expect(both.map(({ body }) => body.hechas)).toEqual([
      [open.id, own.id],
      [open.id, own.id],
    ]);
    const { etiquetas } = (await titular.get(`/carpetas/${open.id}`)).body;
    expect(etiquetas.toSorted()).toEqual(['nueva', 'urgencia']);
    expect((await change(titular, { prioridad: 'enorme' })).status).toBe(400);
    const contrary = await change(titular, { agregarEtiquetas: ['una', 'Otra'], quitarEtiquetas: ['otra'] });
    expect([contrary.status, contrary.body.details]).toEqual([
      422,
      [{ campo: 'quitarEtiquetas', mensaje: 'La etiqueta «otra» está también entre las que se agregan.' }],
    ]);
  });

  it('are put back as each was, except those that somebody changed since', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const one = await newCarpeta(titular, { etiquetas: ['Banco'], prioridad: 'baja' });
    const two = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    const three = await newCarpeta(titular);
    const change = {
      carpetas: [one.id, two.id, three.id],
      responsableId: null,
      prioridad: 'alta',
      agregarEtiquetas: ['x'],
    };
    const { deshacer } = (await titular.post('/carpetas/cambios', change)).body;
    expect(deshacer).toHaveLength(3);
    await titular.patch(`/carpetas/${three.id}`, { caratula: 'Otra' }, { version: deshacer[2].version });
    const foreign = (await newCuenta(test)).titular;
    expect((await foreign.post('/carpetas/cambios/deshacer', { carpetas: deshacer })).body.hechas).toEqual([]);

    const answers = await Promise.all([
      titular.post('/carpetas/cambios/deshacer', { carpetas: deshacer }),
      titular.post('/carpetas/cambios/deshacer', { carpetas: deshacer }),
    ]);
    const [undone] = answers.map(({ body }) => body).toSorted((a, b) => b.hechas.length - a.hechas.length);
    expect(undone).toEqual({
      hechas: [one.id, two.id],
      rechazadas: [{ id: three.id, nombre: three.codigo, motivo: 'Alguien la cambió desde entonces.' }],
    });
    expect(answers.map(({ body }) => body.rechazadas.length).toSorted()).toEqual([1, 3]);
    expect((await titular.get(`/carpetas/${one.id}`)).body).toMatchObject({
      responsable: { id: titular.usuarioId },
      prioridad: 'baja',
      etiquetas: ['Banco'],
    });
    expect((await titular.get(`/carpetas/${two.id}`)).body).toMatchObject({
      responsable: { id: oficial.usuarioId },
      prioridad: 'normal',
      etiquetas: [],
    });
    expect((await titular.get(`/carpetas/${three.id}`)).body).toMatchObject({ responsable: null, prioridad: 'alta' });
    const { eventos } = (await titular.get(`/carpetas/${one.id}/actividad`)).body;
    expect(eventos[0].descripcion).toBe('modificó el responsable, las etiquetas y la prioridad, al deshacer un cambio');
    expect((await titular.post('/carpetas/cambios/deshacer', { carpetas: [] })).status).toBe(400);
    expect((await titular.post('/carpetas/cambios/deshacer', { carpetas: [{ id: 'x' }] })).status).toBe(400);
  });

  it('are moved where the rules allow it, and back where they do', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const draft = await newCarpeta(titular, { abrir: false });
    const open = await newCarpeta(titular);
    const sale = await newCarpeta(titular, { acto: 'Compraventa' });
    const carpetas = [draft.id, open.id, sale.id];
    const move = (body: object, by = titular) => by.post('/carpetas/cambios', { carpetas, ...body });

    const opened = (await move({ estado: 'en_preparacion' })).body;
    expect([opened.hechas, opened.rechazadas, opened.deshacer]).toEqual([carpetas, [], []]);
    expect(opened.yaEstaban).toEqual([open.id, sale.id]);
    const { codigo } = (await titular.get(`/carpetas/${draft.id}`)).body;
    await newParte(titular, open.id);
    await approveRequisitos(titular, open.id);
    expect((await move({ estado: 'lista_para_firma' }, oficial)).body.rechazadas).toHaveLength(3);
    const ready = (await move({ estado: 'lista_para_firma' })).body;
    expect(ready.hechas).toEqual([open.id]);
    expect(ready.rechazadas.at(-1)).toMatchObject({ nombre: sale.codigo, motivo: expect.stringMatching(/^Faltan? /) });
    expect(ready.deshacer).toMatchObject([{ id: open.id, estado: 'en_preparacion' }]);
    const { body: undone } = await titular.post('/carpetas/cambios/deshacer', { carpetas: ready.deshacer });
    expect(undone).toEqual({ hechas: [open.id], rechazadas: [] });

    const { version } = (await move({ estado: 'lista_para_firma' })).body.deshacer[0];
    const undo = (body: object) =>
      titular.post('/carpetas/cambios/deshacer', { carpetas: [{ id: open.id, version, ...body }] });
    expect((await undo({ estado: 'firmada' })).body.rechazadas).toEqual([
      { id: open.id, nombre: open.codigo, motivo: 'Pasar a «Firmada» no deshace ningún cambio.' },
    ]);
    expect((await undo({ etiquetas: Array.from({ length: 21 }, (_, i) => `e${i}`) })).status).toBe(400);

    expect((await move({ estado: 'suspendida' })).body.rechazadas[0]).toEqual({
      id: draft.id,
      nombre: codigo,
      motivo: 'Hay que indicar el motivo.',
    });
    const suspended = (await move({ estado: 'suspendida', motivo: 'Feria' })).body;
    expect(suspended.deshacer).toHaveLength(3);
    expect((await titular.get(`/carpetas/${open.id}`)).body).toMatchObject({ motivoEstado: 'Feria' });
    expect((await move({ estado: 'anulada', motivo: 'Duplicada' })).body).toMatchObject({
      hechas: carpetas,
      deshacer: [],
    });

    for (const body of [{ estado: 'firmada' }, { estado: 'suspendida', motivo: 'x', prioridad: 'alta' }]) {
      const refused = await move(body);
      expect([refused.status, refused.body.details[0].campo]).toEqual([422, 'estado']);
    }
  });
});

describe('actividad', () => {
  it('tells what happened, and by whom', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newCarpeta(titular, { acto: 'Testamento' });
    await titular.patch(`/carpetas/${id}`, { caratula: 'Nueva', prioridad: 'urgente' }, { version });
    // Two readings within a moment count as one.
    await titular.get(`/carpetas/${id}`);
    await titular.get(`/carpetas/${id}`);
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos.map(({ descripcion }: { descripcion: string }) => descripcion)).toEqual([
      'consultó la carpeta reservada',
      'modificó la carátula y la prioridad',
      'pasó la carpeta de «Borrador» a «En preparación»',
      'creó la carpeta (Testamento por acto público)',
    ]);
    expect(eventos[0].usuario).toEqual({ id: titular.usuarioId, nombre: titular.nombre });
  });
});

describe('comments', () => {
  it('tell those whom they mention and who see the carpeta, and belong to their author', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2);
    const lectura = await newMiembro(test, cuentaId, 5);
    const carpeta = await newCarpeta(titular);
    const path = `/carpetas/${carpeta.id}/comentarios`;
    expect((await titular.post(path, { texto: '\u200b\u200d' })).status).toBe(400);
    const people: { id: string }[] = (await titular.get(`${path}/mencionables`)).body;
    expect(people.map(({ id }) => id).toSorted()).toEqual([titular.usuarioId, adscripto.usuarioId].toSorted());

    const menciones = [adscripto.usuarioId, lectura.usuarioId, titular.usuarioId];
    const { status, body } = await titular.post(path, { texto: '  Falta <b>firmar</b>  ', menciones });
    expect([status, body.texto, body.esPropio]).toEqual([201, 'Falta <b>firmar</b>', true]);
    expect(body.menciones).toHaveLength(2);
    const [aviso] = await notificationsOf(adscripto);
    expect(aviso).toMatchObject({
      description: `${titular.nombre} · Falta &lt;b&gt;firmar&lt;/b&gt;`,
      link: `/carpetas/${carpeta.id}/actividad#comentario-${body.id}`,
    });
    for (const member of [lectura, titular]) {
      const told = (await notificationsOf(member)).filter(({ title }) => title?.startsWith('Le mencionaron'));
      expect(told).toEqual([]);
    }

    const mine = `${path}/${body.id}`;
    expect((await lectura.get(path)).status).toBe(404);
    await titular.send('PUT', `/carpetas/${carpeta.id}/accesos/${lectura.usuarioId}`, { hasta: null });
    expect((await lectura.get(path)).body.comentarios).toMatchObject([{ id: body.id, esPropio: false }]);
    expect((await lectura.post(path, { texto: 'No' })).status).toBe(403);
    expect((await adscripto.patch(mine, { texto: 'Ajeno' })).status).toBe(403);
    expect((await adscripto.delete(mine)).status).toBe(403);
    for (const texto of ['   ', 'x'.repeat(4001), 7]) expect((await titular.post(path, { texto })).status).toBe(400);

    const edited = await titular.patch(mine, { texto: 'Ya está', menciones: [] });
    expect(edited.body).toMatchObject({ texto: 'Ya está', menciones: [] });
    expect(edited.body.editadoEn).not.toBeNull();
    expect((await titular.delete(mine)).status).toBe(200);
    expect((await titular.get(path)).body.comentarios).toEqual([]);
    expect((await titular.patch(mine, { texto: 'Otra vez' })).status).toBe(404);
    expect((await titular.post(`${mine}/restaurar`, {})).status).toBe(200);
    const { eventos } = (await titular.get(`/carpetas/${carpeta.id}/actividad`)).body;
    expect(eventos.slice(0, 2).map(({ accion }: { accion: string }) => accion)).toEqual([
      'comentario.restaurado',
      'comentario.eliminado',
    ]);
    const after = (await titular.get(`/carpetas/${carpeta.id}`)).body;
    expect(after.version).toBe(carpeta.version);
    expect(after.actualizadaEn > carpeta.actualizadaEn).toBe(true);
  });
});
