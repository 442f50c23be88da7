import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta, tipoActoId } from '../factories/carpetas.js';
import { download, newDocumento } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { holdLock } from '../factories/locks.js';
import { newCuenta } from '../factories/people.js';
import { newParte } from '../factories/personas.js';
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

  it('rewrites no etiqueta that a carpeta had, also when another etiqueta is added or a change is undone', async () => {
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

  it('asks for the version that was seen, and refuses an older version (case 19)', async () => {
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

  it('creates a single row for ten parallel requests with the same Idempotency-Key (case 18)', async () => {
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

  it('ignores fields that a client may not set', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular, { numero: 99, version: 7, creadaPor: 'x', cuentaId: 'x' });
    expect(carpeta).toMatchObject({ numero: 1, version: 2 });
  });
});

describe('an event in a carpeta', () => {
  it('moves the carpeta to the front of the list without a conflict for a person who edits it, unlike a reading', async () => {
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

  it('does not wait for a transaction that has locked the carpeta', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const tarea = await newTarea(titular, { carpetaId: id });
    await holdLock(test, 'select 1 from carpetas where id = $1', [id]);
    const { status } = await titular.patch('/apps/tasks/task', { id: tarea.id, task: { title: 'Otra' } });
    expect(status).toBe(200);
  });
});
