import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CuentasService } from '../../server/cuentas/cuentas.service.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta, tipoActoId } from '../factories/carpetas.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';
import { newParte } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

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
          // The database refuses this after the number was taken, so the whole transaction rolls back.
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
});

describe('writing', () => {
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

  it('ignores what a client may not set', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular, { numero: 99, version: 7, creadaPor: 'x', cuentaId: 'x' });
    expect(carpeta).toMatchObject({ numero: 1, version: 2 });
  });
});

describe('moving', () => {
  it('says which partes are missing before firma', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular, { acto: 'Compraventa' });
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
    await test.owner.query(`update carpetas set estado = 'lista_para_firma' where id = $1`, [id]);
    const move = async (member: Member | undefined, estado: string, motivo?: string) => {
      const { version } = (await titular.get(`/carpetas/${id}`)).body;
      return (await member?.post(`/carpetas/${id}/mover`, { estado, motivo }, { version }))?.body;
    };
    expect((await move(oficial, 'firmada')).message).toBe('Solo el titular o un adscripto puede hacer este pase.');
    expect((await move(adscripto, 'firmada')).estado).toBe('firmada');
    expect((await move(oficial, 'entregada')).estado).toBe('entregada');
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
    expect(aviso.title).toBe(`Le dieron acceso a <b>${codigo}</b>`);
    expect((await lectura.get(`/carpetas/${id}/accesos`)).status).toBe(403);
    expect((await lectura.get(`/carpetas/${id}`)).body.permisos.darAcceso).toBe(false);

    await test.owner.query(
      `update carpeta_accesos set hasta = (now() at time zone 'America/Argentina/Buenos_Aires')::date where carpeta_id = $1`,
      [id],
    );
    expect(await sight()).toEqual([200, 200, 1, 1]);
    // Its last day is over: nothing but the policies takes note of it.
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

    // Whoever leaves does not see it when they come back.
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
      hechas: [open.id],
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
          motivo: 'Si la reserva sin ser su responsable, dejaría de verla. Pídalo al titular.',
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
  });
});

describe('actividad', () => {
  it('tells what happened, and by whom', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newCarpeta(titular, { acto: 'Testamento' });
    await titular.patch(`/carpetas/${id}`, { caratula: 'Nueva', prioridad: 'urgente' }, { version });
    // Read twice in a moment, it is one reading.
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
