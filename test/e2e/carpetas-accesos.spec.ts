import { beforeAll, describe, expect, it } from 'vitest';
import { CuentasService } from '../../server/plataforma/cuentas/cuentas.service.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { entregar, newCarpeta, readyToSign, tipoActoId } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newInmueble } from '../factories/inmuebles.js';
import { type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';
import { newParte } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('roles', () => {
  it('shows each role only its visible carpetas, in the list, in the totals and by id', async () => {
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

it('the numbers of partes, documents and other parts of a carpeta are shown to people who see the carpeta', async () => {
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

  it('are given by people who answer for the carpeta, to members who do not see it', async () => {
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

  it('are given to many carpetas at once, with a report of the refused carpetas', async () => {
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
