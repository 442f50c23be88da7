import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../server/common/day.js';
import { Trash } from '../../server/common/files/trash.js';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { RequisitoDto } from '../../server/expediente/requisitos/requisitos.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { approveRequisitos, newCarpeta, readyToSign, tipoActoId } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte } from '../factories/personas.js';

let test: TestApp;
let titular: Member;
let oficial: Member;
let gestor: Member;
let lectura: Member;

const today = dayIn('America/Argentina/Buenos_Aires', new Date());

beforeAll(async () => {
  test = await sharedTestApp();
  const cuenta = await newCuenta(test);
  titular = cuenta.titular;
  [oficial, gestor, lectura] = (await Promise.all([3, 4, 5].map((rol) => newMiembro(test, cuenta.cuentaId, rol)))) as [
    Member,
    Member,
    Member,
  ];
});

const pathOf = (carpetaId: string) => `/carpetas/${carpetaId}/requisitos`;
const requisitosOf = async (client: Member, carpetaId: string): Promise<RequisitoDto[]> =>
  (await client.get(pathOf(carpetaId))).body;
const named = (all: readonly RequisitoDto[], nombre: string) =>
  all.find((one) => one.nombre === nombre) as RequisitoDto;

/** A compraventa with its partes, which all members of the cuenta may see. */
async function newVenta(overrides: object = {}) {
  const carpeta = await newCarpeta(titular, { acto: 'Compraventa', responsableId: gestor.usuarioId, ...overrides });
  await newParte(titular, carpeta.id, { rol: 'vendedor' });
  await newParte(titular, carpeta.id, { rol: 'comprador' });
  return carpeta.id;
}

const change = (
  client: Member,
  carpetaId: string,
  { id, version }: Pick<RequisitoDto, 'id' | 'version'>,
  body: object,
) => client.patch(`${pathOf(carpetaId)}/${id}`, body, { version });

const move = async (client: Member, carpetaId: string, estado: string, motivo?: string) => {
  const { version } = (await titular.get(`/carpetas/${carpetaId}`)).body;
  return client.post(`/carpetas/${carpetaId}/mover`, { estado, motivo }, { version });
};

describe('the requisitos of a carpeta', () => {
  it('are those of its acto, in the order of the acto', async () => {
    const id = await newVenta();
    const all = await requisitosOf(titular, id);
    expect(all.slice(0, 3).map(({ nombre }) => nombre)).toEqual([
      'Título antecedente',
      'Certificado de dominio',
      'Certificado de inhibición',
    ]);
    expect(all[2]).toMatchObject({
      clave: 'inhibicion',
      fuente: 'Ley 17.801, arts. 23 y 27',
      obligatorio: true,
      estado: 'pendiente',
      responsable: null,
      vencido: false,
      quitable: false,
      version: 1,
    });
    expect(all.map(({ orden }) => orden)).toEqual(all.map((_, i) => i + 1));
  });

  it('hold up the signature, each by name, until the last is approved (story 4)', async () => {
    const id = await newVenta();
    const all = await requisitosOf(titular, id);
    const inhibicion = named(all, 'Certificado de inhibición');
    const others = all.filter((one) => one !== inhibicion).map((one) => one.id);
    // Only the people who sign decide on the file against money laundering.
    const refusedFile = await oficial.patch(pathOf(id), { ids: others, estado: 'aprobado' });
    expect([refusedFile.status, refusedFile.body.message]).toEqual([
      ...[403, '«Legajo y origen de los fondos» lo deciden un titular o un adscripto.'],
    ]);
    const ficha = named(all, 'Legajo y origen de los fondos');
    expect((await change(oficial, id, ficha, { estado: 'recibido' })).status).toBe(200);
    await titular.patch(pathOf(id), { ids: others, estado: 'aprobado' });

    const refused = await move(oficial, id, 'lista_para_firma');
    expect([refused.status, refused.body.code]).toEqual([422, 'MOVIMIENTO_RECHAZADO']);
    expect(refused.body.details).toEqual([{ campo: 'estado', mensaje: 'Falta aprobar: Certificado de inhibición.' }]);
    const { movimientos } = (await oficial.get(`/carpetas/${id}`)).body;
    expect(movimientos[0].faltantes).toEqual([
      { texto: 'Falta aprobar: Certificado de inhibición.', lugar: 'requisitos', id: inhibicion.id },
    ]);

    const early = await oficial.post(`/carpetas/${id}/proponer`);
    expect([early.status, early.body.message]).toEqual([422, 'Falta aprobar: Certificado de inhibición.']);
    await change(oficial, id, inhibicion, { estado: 'aprobado' });
    expect((await move(oficial, id, 'lista_para_firma')).body.message).toBe(
      'Solo el titular o un adscripto puede hacer este pase.',
    );
    // A repeated proposal is the same news. Only the people who decide are told.
    for (const status of [200, 200]) {
      expect((await oficial.post(`/carpetas/${id}/proponer`)).status).toBe(status);
    }
    const proposals = (await notificationsOf(titular)).filter(({ link }) => link === `/carpetas/${id}`);
    expect(proposals).toMatchObject([{ title: expect.stringContaining('propuesta para la firma') }]);
    expect((await gestor.post(`/carpetas/${id}/proponer`)).status).toBe(403);
    const { body: proposed } = await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`);
    expect(proposed).toMatchObject({ propuestaPor: { id: oficial.usuarioId }, propuestaEn: expect.any(String) });
    const giveBack = (client: Member, motivo = 'Falta el plano') =>
      client.post(`/carpetas/${id}/devolver`, { motivo }, { version: proposed.version });
    expect((await giveBack(oficial)).status).toBe(403);
    expect((await giveBack((await newCuenta(test)).titular)).status).toBe(404);
    expect((await giveBack(titular, ' ')).status).toBe(400);
    const both = await Promise.all([giveBack(titular), giveBack(titular)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const news = (await notificationsOf(oficial)).filter(({ title }) => title?.includes('devuelta sin pasar a firma'));
    expect(news).toMatchObject([{ description: expect.stringContaining('Falta el plano') }]);
    const { body: back } = await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`);
    expect([back.propuestaPor, back.propuestaEn]).toEqual([null, null]);
    const notProposed = await titular.post(`/carpetas/${id}/devolver`, { motivo: 'x' }, { version: back.version });
    expect([notProposed.status, notProposed.body.code]).toEqual([422, 'CARPETA_NO_PROPUESTA']);
    // Two proposals at once make a single proposal.
    await Promise.all([oficial, oficial].map((client) => client.post(`/carpetas/${id}/proponer`)));
    const listed = async () => (await titular.get('/carpetas?propuesta=si')).body.carpetas;
    expect(await listed()).toMatchObject([{ id, propuestaEn: expect.any(String) }]);
    expect((await titular.get('/carpetas?propuesta=no')).status).toBe(400);
    expect((await move(titular, id, 'lista_para_firma')).body.estado).toBe('lista_para_firma');
    expect((await titular.get(`/carpetas/${id}`)).body).toMatchObject({ propuestaPor: null, propuestaEn: null });
    expect(await listed()).toEqual([]);
    expect((await move(titular, id, 'suspendida', 'El comprador viaja')).status).toBe(200);
    const suspended = await oficial.post(`/carpetas/${id}/proponer`);
    expect([suspended.status, suspended.body.message]).toEqual([422, 'La carpeta no está en preparación.']);
  });

  it('hold up firmada too when one is taken back, and are settled by the signature', async () => {
    const id = await newVenta();
    await readyToSign(titular, id);
    await move(titular, id, 'lista_para_firma');
    const [titulo] = (await requisitosOf(titular, id)) as [RequisitoDto];
    const back = (await change(titular, id, titulo, { estado: 'recibido' })).body;
    expect(back).toMatchObject({ estado: 'recibido', decididoPor: null, decididoEn: null });
    expect((await move(titular, id, 'firmada')).body.message).toBe('Falta aprobar: Título antecedente.');
    expect((await change(titular, id, back, { estado: 'aprobado' })).status).toBe(200);
    expect((await move(titular, id, 'firmada')).body).toMatchObject({
      estado: 'firmada',
      permisos: { marcarRequisitos: false, decidirRequisitos: false },
    });
    const late = await titular.patch(pathOf(id), { ids: [titulo.id], estado: 'pendiente' });
    expect([late.status, late.body.code]).toEqual([422, 'CARPETA_FIRMADA']);
  });

  it('do not apply with a reason, which is told', async () => {
    const id = await newVenta();
    const expensas = named(await requisitosOf(titular, id), 'Libre deuda de expensas');
    const without = await change(oficial, id, expensas, { estado: 'no_aplica' });
    expect([without.status, without.body.details[0].campo]).toEqual([422, 'motivo']);
    const { body } = await change(oficial, id, expensas, { estado: 'no_aplica', motivo: 'Es una casa' });
    expect(body).toMatchObject({
      estado: 'no_aplica',
      motivo: 'Es una casa',
      decididoPor: { id: oficial.usuarioId },
      version: 2,
    });
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos[0].descripcion).toBe('marcó que no aplica el requisito «Libre deuda de expensas»: Es una casa');
  });

  it('are fulfilled by a document of the same carpeta alone', async () => {
    const id = await newVenta();
    const [titulo] = (await requisitosOf(titular, id)) as [RequisitoDto];
    const mine = await newDocumento(titular, id, { nombre: 'Título.pdf' });
    const other = await newDocumento(titular, await newVenta());
    const wrong = await change(titular, id, titulo, { documentoId: other.id });
    expect([wrong.status, wrong.body.details[0].campo]).toEqual([422, 'documentoId']);
    const { body } = await change(titular, id, titulo, { documentoId: mine.id, estado: 'recibido' });
    expect(body).toMatchObject({ documento: { id: mine.id, nombre: 'Título.pdf' }, estado: 'recibido' });
    await titular.delete(`/documentos/${mine.id}`);
    expect((await requisitosOf(titular, id))[0]).toMatchObject({ documento: null, estado: 'recibido' });
  });

  it('are missing again while the document by which they were approved is in the trash, until the signature', async () => {
    const id = await newVenta();
    const titulo = async () => (await requisitosOf(titular, id))[0] as RequisitoDto;
    const documento = await newDocumento(titular, id, { nombre: 'Título.pdf' });
    await change(titular, id, await titulo(), { documentoId: documento.id });
    await readyToSign(titular, id);
    const approved = await titulo();
    expect(approved).toMatchObject({ estado: 'aprobado', documento: { id: documento.id }, documentoEnPapelera: null });
    expect((await move(titular, id, 'lista_para_firma')).status).toBe(200);

    // A person who may sign deletes the document. The carpeta stays ready, and its signature waits.
    expect((await titular.delete(`/documentos/${documento.id}`)).status).toBe(200);
    const enPapelera = { id: documento.id, nombre: 'Título.pdf' };
    expect(await titulo()).toMatchObject({
      ...{ estado: 'pendiente', documento: null, documentoEnPapelera: enPapelera, decididoPor: null, decididoEn: null },
    });
    expect((await move(titular, id, 'firmada')).body.message).toBe('Falta aprobar: Título antecedente.');
    expect((await titular.post(`/documentos/${documento.id}/restaurar`)).status).toBe(200);
    expect(await titulo()).toEqual(approved);

    // Once the document leaves the trash for good, nothing restores the approval.
    const otra = await newVenta();
    const suya = await newDocumento(titular, otra);
    const [suyo] = (await requisitosOf(titular, otra)) as [RequisitoDto];
    await change(titular, otra, suyo, { documentoId: suya.id, estado: 'aprobado' });
    expect((await titular.delete(`/documentos/${suya.id}`)).status).toBe(200);
    await test.owner.query('update documentos set se_elimina_en = now() where id = $1', [suya.id]);
    await test.app.get(Trash).empty('vaciar_papelera');
    expect((await requisitosOf(titular, otra))[0]).toMatchObject({
      ...{ estado: 'pendiente', decididoPor: null, documento: null, documentoEnPapelera: null },
    });

    // A person may approve the requisito without that document. Restoring the document then changes nothing.
    await titular.delete(`/documentos/${documento.id}`);
    const without = await change(titular, id, await titulo(), { estado: 'aprobado' });
    expect(without.body).toMatchObject({ estado: 'aprobado', documentoEnPapelera: null });
    await titular.post(`/documentos/${documento.id}/restaurar`);
    expect(await titulo()).toMatchObject({ estado: 'aprobado', documento: null });

    // Another document in its place needs an approval too.
    await change(titular, id, await titulo(), { documentoId: documento.id });
    await titular.delete(`/documentos/${documento.id}`);
    const other = await newDocumento(titular, id, { nombre: 'Otro.pdf' });
    const replaced = await change(titular, id, await titulo(), { documentoId: other.id });
    expect(replaced.body).toMatchObject({ estado: 'pendiente', documento: { id: other.id } });
    const ids = [(await titulo()).id];
    expect((await titular.patch(pathOf(id), { ids, estado: 'aprobado' })).status).toBe(200);

    // A signed carpeta keeps its state, and the activity tells the deletion.
    expect((await move(titular, id, 'firmada')).body.estado).toBe('firmada');
    const motivo = 'Se cargó dos veces';
    const gone = await titular.post(`/carpetas/${id}/documentos/eliminar`, { ids: [other.id], motivo });
    expect(gone.status).toBe(200);
    expect(await titulo()).toMatchObject({
      ...{ estado: 'aprobado', documento: null, documentoEnPapelera: { id: other.id, nombre: 'Otro.pdf' } },
    });
  });

  it('that nothing waits for stay as they are at the signature: what is pendiente then is not approved by it', async () => {
    const id = await newVenta();
    const { body: propio } = await titular.post(pathOf(id), { nombre: 'Plano', obligatorio: false });
    const { id: documentoId } = await newDocumento(titular, id, { nombre: 'Plano.pdf' });
    await change(titular, id, propio, { documentoId, estado: 'aprobado' });
    await readyToSign(titular, id);
    expect((await move(titular, id, 'lista_para_firma')).status).toBe(200);
    expect((await titular.delete(`/documentos/${documentoId}`)).status).toBe(200);
    expect((await move(titular, id, 'firmada')).body.estado).toBe('firmada');
    expect(named(await requisitosOf(titular, id), 'Plano')).toMatchObject({
      ...{ estado: 'pendiente', decididoPor: null, decididoEn: null, documentoEnPapelera: { id: documentoId } },
    });
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos.map(({ descripcion }: { descripcion: string }) => descripcion)).toContain(
      'volvió a dejar pendiente el requisito «Plano»: su documento está en la papelera',
    );
  });

  it('can be added, ordered, changed and removed when they are the carpeta’s own', async () => {
    const id = await newVenta();
    const propio = { id: uuid(), nombre: 'Autorización judicial', vence: today, responsableId: oficial.usuarioId };
    const { status, body } = await oficial.post(pathOf(id), propio);
    expect([status, body]).toMatchObject([
      201,
      { clave: null, obligatorio: true, quitable: true, vence: today, responsable: { id: oficial.usuarioId } },
    ]);
    expect((await change(oficial, id, body, { orden: 1, obligatorio: false })).body).toMatchObject({
      obligatorio: false,
      orden: 1,
    });
    const all = await requisitosOf(titular, id);
    expect(all.slice(0, 2).map(({ nombre }) => nombre)).toEqual(['Autorización judicial', 'Título antecedente']);
    const titulo = all[1] as RequisitoDto;
    expect((await change(titular, id, titulo, { nombre: 'Otro' })).status).toBe(422);
    expect((await titular.delete(`${pathOf(id)}/${titulo.id}`)).body.code).toBe('REQUISITO_DEL_ACTO');
    expect((await oficial.delete(`${pathOf(id)}/${body.id}`)).body).toBe(true);
    expect(await requisitosOf(titular, id)).toHaveLength(all.length - 1);
  });

  it('are late after their day, by which the list finds their carpetas', async () => {
    const [late, inTime] = [await newVenta({ caratula: 'Atrasada' }), await newVenta({ caratula: 'A tiempo' })];
    const ids = async (id: string) => [(await requisitosOf(titular, id))[0]?.id];
    await titular.patch(pathOf(late), { ids: await ids(late), vence: '2026-01-05' });
    await titular.patch(pathOf(inTime), { ids: await ids(inTime), vence: today });
    expect((await requisitosOf(titular, late))[0]).toMatchObject({ vence: '2026-01-05', vencido: true });
    expect((await requisitosOf(titular, inTime))[0]).toMatchObject({ vencido: false });
    const listed = async () =>
      (await titular.get('/carpetas?requisitos=vencidos')).body.carpetas.map(({ id }: { id: string }) => id);
    expect(await listed()).toEqual([late]);
    await approveRequisitos(titular, late);
    expect(await listed()).toEqual([]);
  });
});

describe('several requisitos', () => {
  it('get a responsable or a day in one call, told once to whom they were given, and one undo', async () => {
    const id = await newVenta();
    const path = pathOf(id);
    const before = await requisitosOf(titular, id);
    const [first, second, third] = before as [RequisitoDto, RequisitoDto, RequisitoDto];
    const news = async () => (await notificationsOf(oficial)).filter(({ link }) => link === path);
    await change(titular, id, first, { responsableId: titular.usuarioId, vence: today });

    const ids = [first.id, second.id, third.id];
    const given = await titular.patch<RequisitoDto[]>(path, { ids, responsableId: oficial.usuarioId });
    expect(given.body.slice(0, 3).map(({ responsable }) => responsable?.id)).toEqual(Array(3).fill(oficial.usuarioId));
    const said = expect.stringContaining('le dieron 3 requisitos');
    expect(await news()).toMatchObject([{ title: said, description: expect.stringContaining(titular.nombre) }]);
    // The oficial is responsible already, so nobody is told.
    await titular.patch(path, { ids, responsableId: oficial.usuarioId });
    expect(await news()).toMatchObject([{ title: said }]);
    await titular.patch(path, { ids, vence: '2027-03-12' });
    const mine = await oficial.patch(path, { ids: [before[3]?.id], responsableId: oficial.usuarioId });
    expect(mine.status).toBe(200);
    expect(await news()).toHaveLength(1);

    const now = await requisitosOf(titular, id);
    const requisitos = [first, second].map((one) => ({
      id: one.id,
      version: now.find((each) => each.id === one.id)?.version,
      responsableId: one === first ? titular.usuarioId : null,
      vence: one === first ? today : null,
    }));
    const undo = (body: object, member = titular) => member.post<RequisitoDto[]>(`${path}/deshacer`, body);
    const stale = requisitos.map((one, i) => (i === 1 ? { ...one, version: 1 } : one));
    expect((await undo({ requisitos: stale })).status).toBe(412);
    expect((await undo({ requisitos }, gestor)).status).toBe(403);
    expect((await undo({ requisitos }, (await newCuenta(test)).titular)).status).toBe(404);
    expect((await requisitosOf(titular, id))[0]?.responsable?.id).toBe(oficial.usuarioId);
    const undone = await undo({ requisitos });
    expect(undone.status).toBe(200);
    expect(undone.body.slice(0, 3).map(({ responsable, vence }) => [responsable?.id, vence])).toEqual([
      [titular.usuarioId, today],
      [undefined, null],
      [oficial.usuarioId, '2027-03-12'],
    ]);
    expect((await undo({ requisitos })).status).toBe(412);
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos[0].descripcion).toMatch(
      /^modificó el responsable y el vencimiento de los requisitos .*, al deshacer/,
    );
    // One more requisito joins the unread aviso.
    await change(titular, id, { id: before[4]?.id ?? '', version: 1 }, { responsableId: oficial.usuarioId });
    expect(await news()).toMatchObject([{ title: expect.stringContaining('le dieron más requisitos') }]);
  });
});

describe('who may', () => {
  it('mark, but not decide: a gestor', async () => {
    const id = await newVenta();
    const [titulo] = (await requisitosOf(gestor, id)) as [RequisitoDto];
    const documento = await newDocumento(gestor, id);
    const { status, body } = await change(gestor, id, titulo, { estado: 'recibido', documentoId: documento.id });
    expect([status, body.estado]).toEqual([200, 'recibido']);
    for (const refused of [
      { estado: 'aprobado' },
      { estado: 'no_aplica', motivo: 'Porque sí' },
      { vence: today },
      { responsableId: gestor.usuarioId },
      { orden: 2 },
    ]) {
      expect([refused, (await change(gestor, id, body, refused)).status]).toEqual([refused, 403]);
    }
    expect((await gestor.patch(pathOf(id), { ids: [titulo.id], estado: 'aprobado' })).status).toBe(403);
    expect((await gestor.post(pathOf(id), { nombre: 'Uno más' })).status).toBe(403);
    await approveRequisitos(titular, id);
    const [approved] = (await requisitosOf(gestor, id)) as [RequisitoDto];
    expect((await change(gestor, id, approved, { estado: 'pendiente' })).status).toBe(403);
  });

  it('touch the file against money laundering by no route: a gestor', async () => {
    const id = await newVenta();
    const all = await requisitosOf(gestor, id);
    const ficha = all.find(({ clave }) => clave === 'debida_diligencia') as RequisitoDto;
    const documento = await newDocumento(gestor, id);
    const said = `«${ficha.nombre}» lo completan un titular, un adscripto o un oficial.`;
    for (const body of [{ estado: 'solicitado' }, { estado: 'recibido' }, { documentoId: documento.id }]) {
      const { status, body: answer } = await change(gestor, id, ficha, body);
      expect([body, status, answer.message]).toEqual([body, 403, said]);
    }
    expect((await change(gestor, id, ficha, { estado: 'aprobado' })).status).toBe(403);
    const ids = [all[0]?.id, ficha.id];
    expect((await gestor.patch(pathOf(id), { ids, estado: 'recibido' })).body.message).toBe(said);
    expect((await gestor.delete(`${pathOf(id)}/${ficha.id}`)).status).toBe(403);
    const asked = await gestor.post(`/carpetas/${id}/certificados/pedir`, { requisitoIds: [ficha.id] });
    expect(asked.status).toBe(422);
    const now = await requisitosOf(gestor, id);
    expect(now.find((one) => one.id === ficha.id)).toEqual(ficha);
    expect(now[0]?.estado).toBe('pendiente');

    const entered = await change(oficial, id, ficha, { estado: 'recibido', documentoId: documento.id });
    expect(entered.status).toBe(200);
    const approved = await change(titular, id, entered.body, { estado: 'aprobado' });
    expect((await change(oficial, id, approved.body, { documentoId: null })).status).toBe(403);
  });

  it('only read: who has role lectura', async () => {
    const id = await newVenta({ responsableId: lectura.usuarioId });
    const [titulo] = (await requisitosOf(lectura, id)) as [RequisitoDto];
    expect((await change(lectura, id, titulo, { estado: 'recibido' })).status).toBe(403);
    expect((await lectura.delete(`${pathOf(id)}/${titulo.id}`)).status).toBe(403);
  });

  it('see nothing: another cuenta, and whoever does not see the carpeta', async () => {
    const id = await newVenta({ reservada: true });
    const [titulo] = (await requisitosOf(titular, id)) as [RequisitoDto];
    for (const stranger of [(await newCuenta(test)).titular, oficial]) {
      expect((await stranger.get(pathOf(id))).status).toBe(404);
      expect((await change(stranger, id, titulo, { estado: 'aprobado' })).status).toBe(404);
      expect((await stranger.patch(pathOf(id), { ids: [titulo.id], estado: 'aprobado' })).status).toBe(404);
    }
    // The requisito is not found in the path of another carpeta that they see either.
    expect((await change(oficial, await newVenta(), titulo, { estado: 'aprobado' })).status).toBe(404);
  });
});

describe('two at once', () => {
  it('decide once: the second is told that it changed', async () => {
    const id = await newVenta();
    const [titulo] = (await requisitosOf(titular, id)) as [RequisitoDto];
    const answers = await Promise.all([
      change(titular, id, titulo, { estado: 'aprobado' }),
      change(oficial, id, titulo, { estado: 'no_aplica', motivo: 'No hay' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const won = answers.find(({ status }) => status === 200)?.body;
    expect((await requisitosOf(titular, id))[0]).toEqual(won);
  });

  it('do not sign what is being taken back', async () => {
    const id = await newVenta();
    await approveRequisitos(titular, id);
    const [titulo] = (await requisitosOf(titular, id)) as [RequisitoDto];
    const [moved, back] = await Promise.all([
      move(titular, id, 'lista_para_firma'),
      change(oficial, id, titulo, { estado: 'pendiente' }),
    ]);
    expect(back.status).toBe(200);
    // In either order, the carpeta is in preparation and waits for the requisito.
    expect([200, 422]).toContain(moved.status);
    const { estado: now, movimientos } = (await titular.get(`/carpetas/${id}`)).body;
    expect(now).toBe('en_preparacion');
    expect(movimientos.find(({ estado }: { estado: string }) => estado === 'lista_para_firma').permitido).toBe(false);
  });
});

it('another acto asks for its own, and what was done is kept', async () => {
  const id = await newVenta();
  const all = await requisitosOf(titular, id);
  const dominio = named(all, 'Certificado de dominio');
  const impuestos = named(all, 'Sellos y retenciones del acto, calculados');
  await change(titular, id, dominio, { estado: 'aprobado' });
  await change(titular, id, impuestos, { estado: 'recibido' });
  await titular.post(pathOf(id), { nombre: 'Propio' });
  const { version } = (await titular.get(`/carpetas/${id}`)).body;
  await titular.patch(`/carpetas/${id}`, { tipoActoId: await tipoActoId(titular, 'Hipoteca') }, { version });

  const after = await requisitosOf(titular, id);
  expect(named(after, 'Certificado de dominio')).toMatchObject({
    id: dominio.id,
    estado: 'aprobado',
    obligatorio: true,
  });
  expect(named(after, 'Condiciones del préstamo y minuta del acreedor')).toMatchObject({ estado: 'pendiente' });
  expect(named(after, 'Constancia de CUIT o CUIL de las partes')).toBeUndefined();
  expect(after.slice(-2)).toMatchObject([
    { id: impuestos.id, estado: 'recibido', obligatorio: false },
    { nombre: 'Propio' },
  ]);
  const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
  expect(eventos.map(({ descripcion }: { descripcion: string }) => descripcion)).toContainEqual(
    expect.stringMatching(/^cambió los requisitos por los del acto: \d+ agregados y \d+ quitados$/),
  );
});
