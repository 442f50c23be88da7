import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Trash } from '../../server/common/files/trash.js';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { RequisitoDto } from '../../server/expediente/requisitos/requisitos.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { approveRequisitos, readyToSign, tipoActoId } from '../factories/carpetas.js';
import { HOY } from '../factories/days.js';
import { newDocumento } from '../factories/documentos.js';
import { type Member, newCuenta } from '../factories/people.js';
import {
  changeRequisito,
  moveTo,
  newEquipo,
  newVentaOf,
  requisitoNamed,
  requisitosOf,
  requisitosPath,
} from '../factories/requisitos.js';

let test: TestApp;
let titular: Member;
let oficial: Member;
let gestor: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ titular, oficial, gestor } = await newEquipo(test));
});

const newVenta = (overrides?: object) => newVentaOf(titular, gestor, overrides);

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
    const inhibicion = requisitoNamed(all, 'Certificado de inhibición');
    const others = all.filter((one) => one !== inhibicion).map((one) => one.id);
    // Only the people who sign decide on the file against money laundering.
    const refusedFile = await oficial.patch(requisitosPath(id), { ids: others, estado: 'aprobado' });
    expect([refusedFile.status, refusedFile.body.message]).toEqual([
      ...[403, '«Legajo y origen de los fondos» lo deciden un titular o un adscripto.'],
    ]);
    const ficha = requisitoNamed(all, 'Legajo y origen de los fondos');
    expect((await changeRequisito(oficial, id, ficha, { estado: 'recibido' })).status).toBe(200);
    await titular.patch(requisitosPath(id), { ids: others, estado: 'aprobado' });

    const refused = await moveTo(oficial, id, 'lista_para_firma');
    expect([refused.status, refused.body.code]).toEqual([422, 'MOVIMIENTO_RECHAZADO']);
    expect(refused.body.details).toEqual([{ campo: 'estado', mensaje: 'Falta aprobar: Certificado de inhibición.' }]);
    const { movimientos } = (await oficial.get(`/carpetas/${id}`)).body;
    expect(movimientos[0].faltantes).toEqual([
      { texto: 'Falta aprobar: Certificado de inhibición.', lugar: 'requisitos', id: inhibicion.id },
    ]);

    const early = await oficial.post(`/carpetas/${id}/proponer`);
    expect([early.status, early.body.message]).toEqual([422, 'Falta aprobar: Certificado de inhibición.']);
    await changeRequisito(oficial, id, inhibicion, { estado: 'aprobado' });
    expect((await moveTo(oficial, id, 'lista_para_firma')).body.message).toBe(
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
    expect((await oficial.get(`/carpetas/${id}`)).body.devolucion).toMatchObject({
      ...{ motivo: 'Falta el plano', por: { id: titular.usuarioId }, en: expect.any(String) },
    });
    const notProposed = await titular.post(`/carpetas/${id}/devolver`, { motivo: 'x' }, { version: back.version });
    expect([notProposed.status, notProposed.body.code]).toEqual([422, 'CARPETA_NO_PROPUESTA']);
    // Two proposals at once make a single proposal. The reason of before is over.
    await Promise.all([oficial, oficial].map((client) => client.post(`/carpetas/${id}/proponer`)));
    expect((await oficial.get(`/carpetas/${id}`)).body.devolucion).toBeNull();
    const { version } = (await titular.get(`/carpetas/${id}`)).body;
    await titular.post(`/carpetas/${id}/devolver`, { motivo: 'Revisar el precio' }, { version });
    const listed = async () => (await titular.get('/carpetas?propuesta=si')).body.carpetas;
    expect(await listed()).toEqual([]);
    await oficial.post(`/carpetas/${id}/proponer`);
    expect(await listed()).toMatchObject([{ id, propuestaEn: expect.any(String) }]);
    expect((await titular.get('/carpetas?propuesta=no')).status).toBe(400);
    expect((await moveTo(titular, id, 'lista_para_firma')).body.estado).toBe('lista_para_firma');
    expect((await titular.get(`/carpetas/${id}`)).body).toMatchObject({ propuestaPor: null, propuestaEn: null });
    expect(await listed()).toEqual([]);
    expect((await moveTo(titular, id, 'suspendida', 'El comprador viaja')).status).toBe(200);
    const suspended = await oficial.post(`/carpetas/${id}/proponer`);
    expect([suspended.status, suspended.body.message]).toEqual([422, 'La carpeta no está en preparación.']);
  });

  it('hold up firmada too when one is taken back, and cannot change after the signature', async () => {
    const id = await newVenta();
    await readyToSign(titular, id);
    await moveTo(titular, id, 'lista_para_firma');
    const [titulo] = (await requisitosOf(titular, id)) as [RequisitoDto];
    const back = (await changeRequisito(titular, id, titulo, { estado: 'recibido' })).body;
    expect(back).toMatchObject({ estado: 'recibido', decididoPor: null, decididoEn: null });
    expect((await moveTo(titular, id, 'firmada')).body.message).toBe('Falta aprobar: Título antecedente.');
    expect((await changeRequisito(titular, id, back, { estado: 'aprobado' })).status).toBe(200);
    expect((await moveTo(titular, id, 'firmada')).body).toMatchObject({
      estado: 'firmada',
      permisos: { marcarRequisitos: false, decidirRequisitos: false },
    });
    const late = await titular.patch(requisitosPath(id), { ids: [titulo.id], estado: 'pendiente' });
    expect([late.status, late.body.code]).toEqual([422, 'CARPETA_FIRMADA']);
  });

  it('do not apply with a reason, which is told', async () => {
    const id = await newVenta();
    const expensas = requisitoNamed(await requisitosOf(titular, id), 'Libre deuda de expensas');
    const without = await changeRequisito(oficial, id, expensas, { estado: 'no_aplica' });
    expect([without.status, without.body.details[0].campo]).toEqual([422, 'motivo']);
    const { body } = await changeRequisito(oficial, id, expensas, { estado: 'no_aplica', motivo: 'Es una casa' });
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
    const wrong = await changeRequisito(titular, id, titulo, { documentoId: other.id });
    expect([wrong.status, wrong.body.details[0].campo]).toEqual([422, 'documentoId']);
    const { body } = await changeRequisito(titular, id, titulo, { documentoId: mine.id, estado: 'recibido' });
    expect(body).toMatchObject({ documento: { id: mine.id, nombre: 'Título.pdf' }, estado: 'recibido' });
    await titular.delete(`/documentos/${mine.id}`);
    expect((await requisitosOf(titular, id))[0]).toMatchObject({ documento: null, estado: 'recibido' });
  });

  it('are missing again while the document by which they were approved is in the trash, until the signature', async () => {
    const id = await newVenta();
    const titulo = async () => (await requisitosOf(titular, id))[0] as RequisitoDto;
    const documento = await newDocumento(titular, id, { nombre: 'Título.pdf' });
    await changeRequisito(titular, id, await titulo(), { documentoId: documento.id });
    await readyToSign(titular, id);
    const approved = await titulo();
    expect(approved).toMatchObject({ estado: 'aprobado', documento: { id: documento.id }, documentoEnPapelera: null });
    expect((await moveTo(titular, id, 'lista_para_firma')).status).toBe(200);

    // A person who may sign deletes the document. The carpeta stays ready, and its signature waits.
    expect((await titular.delete(`/documentos/${documento.id}`)).status).toBe(200);
    const enPapelera = { id: documento.id, nombre: 'Título.pdf' };
    expect(await titulo()).toMatchObject({
      ...{ estado: 'pendiente', documento: null, documentoEnPapelera: enPapelera, decididoPor: null, decididoEn: null },
    });
    expect((await moveTo(titular, id, 'firmada')).body.message).toBe('Falta aprobar: Título antecedente.');
    expect((await titular.post(`/documentos/${documento.id}/restaurar`)).status).toBe(200);
    expect(await titulo()).toEqual(approved);

    // Once the document leaves the trash for good, nothing restores the approval.
    const otra = await newVenta();
    const suya = await newDocumento(titular, otra);
    const [suyo] = (await requisitosOf(titular, otra)) as [RequisitoDto];
    await changeRequisito(titular, otra, suyo, { documentoId: suya.id, estado: 'aprobado' });
    expect((await titular.delete(`/documentos/${suya.id}`)).status).toBe(200);
    await test.owner.query('update documentos set se_elimina_en = now() where id = $1', [suya.id]);
    await test.app.get(Trash).empty('vaciar_papelera');
    expect((await requisitosOf(titular, otra))[0]).toMatchObject({
      ...{ estado: 'pendiente', decididoPor: null, documento: null, documentoEnPapelera: null },
    });

    // A person may approve the requisito without that document. Restoring the document then changes nothing.
    await titular.delete(`/documentos/${documento.id}`);
    const without = await changeRequisito(titular, id, await titulo(), { estado: 'aprobado' });
    expect(without.body).toMatchObject({ estado: 'aprobado', documentoEnPapelera: null });
    await titular.post(`/documentos/${documento.id}/restaurar`);
    expect(await titulo()).toMatchObject({ estado: 'aprobado', documento: null });

    // Another document in its place needs an approval too.
    await changeRequisito(titular, id, await titulo(), { documentoId: documento.id });
    await titular.delete(`/documentos/${documento.id}`);
    const other = await newDocumento(titular, id, { nombre: 'Otro.pdf' });
    const replaced = await changeRequisito(titular, id, await titulo(), { documentoId: other.id });
    expect(replaced.body).toMatchObject({ estado: 'pendiente', documento: { id: other.id } });
    const ids = [(await titulo()).id];
    expect((await titular.patch(requisitosPath(id), { ids, estado: 'aprobado' })).status).toBe(200);

    // A signed carpeta keeps its state, and the activity tells the deletion.
    expect((await moveTo(titular, id, 'firmada')).body.estado).toBe('firmada');
    const motivo = 'Se cargó dos veces';
    const gone = await titular.post(`/carpetas/${id}/documentos/eliminar`, { ids: [other.id], motivo });
    expect(gone.status).toBe(200);
    expect(await titulo()).toMatchObject({
      ...{ estado: 'aprobado', documento: null, documentoEnPapelera: { id: other.id, nombre: 'Otro.pdf' } },
    });
  });

  it('that nothing waits for stay as they are at the signature, which does not approve pending ones', async () => {
    const id = await newVenta();
    const { body: propio } = await titular.post(requisitosPath(id), { nombre: 'Plano', obligatorio: false });
    const { id: documentoId } = await newDocumento(titular, id, { nombre: 'Plano.pdf' });
    await changeRequisito(titular, id, propio, { documentoId, estado: 'aprobado' });
    await readyToSign(titular, id);
    expect((await moveTo(titular, id, 'lista_para_firma')).status).toBe(200);
    expect((await titular.delete(`/documentos/${documentoId}`)).status).toBe(200);
    expect((await moveTo(titular, id, 'firmada')).body.estado).toBe('firmada');
    expect(requisitoNamed(await requisitosOf(titular, id), 'Plano')).toMatchObject({
      ...{ estado: 'pendiente', decididoPor: null, decididoEn: null, documentoEnPapelera: { id: documentoId } },
    });
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos.map(({ descripcion }: { descripcion: string }) => descripcion)).toContain(
      'volvió a dejar pendiente el requisito «Plano»: su documento está en la papelera',
    );
  });

  it('can be added, ordered, changed and removed when they belong to the carpeta alone', async () => {
    const id = await newVenta();
    const propio = { id: uuid(), nombre: 'Autorización judicial', vence: HOY, responsableId: oficial.usuarioId };
    const { status, body } = await oficial.post(requisitosPath(id), propio);
    expect([status, body]).toMatchObject([
      201,
      { clave: null, obligatorio: true, quitable: true, vence: HOY, responsable: { id: oficial.usuarioId } },
    ]);
    expect((await changeRequisito(oficial, id, body, { orden: 1, obligatorio: false })).body).toMatchObject({
      obligatorio: false,
      orden: 1,
    });
    const all = await requisitosOf(titular, id);
    expect(all.slice(0, 2).map(({ nombre }) => nombre)).toEqual(['Autorización judicial', 'Título antecedente']);
    const titulo = all[1] as RequisitoDto;
    expect((await changeRequisito(titular, id, titulo, { nombre: 'Otro' })).status).toBe(422);
    expect((await titular.delete(`${requisitosPath(id)}/${titulo.id}`)).body.code).toBe('REQUISITO_DEL_ACTO');
    expect((await oficial.delete(`${requisitosPath(id)}/${body.id}`)).body).toBe(true);
    expect(await requisitosOf(titular, id)).toHaveLength(all.length - 1);
  });

  it('are late after their day, by which the list finds their carpetas', async () => {
    const [late, inTime] = [await newVenta({ caratula: 'Atrasada' }), await newVenta({ caratula: 'A tiempo' })];
    const ids = async (id: string) => [(await requisitosOf(titular, id))[0]?.id];
    await titular.patch(requisitosPath(late), { ids: await ids(late), vence: '2026-01-05' });
    await titular.patch(requisitosPath(inTime), { ids: await ids(inTime), vence: HOY });
    expect((await requisitosOf(titular, late))[0]).toMatchObject({ vence: '2026-01-05', vencido: true });
    expect((await requisitosOf(titular, inTime))[0]).toMatchObject({ vencido: false });
    const listed = async () =>
      (await titular.get('/carpetas?requisitos=vencidos')).body.carpetas.map(({ id }: { id: string }) => id);
    expect(await listed()).toEqual([late]);
    await approveRequisitos(titular, late);
    expect(await listed()).toEqual([]);
  });
});

it('another acto asks for its own requisitos, and finished ones are kept', async () => {
  const id = await newVenta();
  const all = await requisitosOf(titular, id);
  const dominio = requisitoNamed(all, 'Certificado de dominio');
  const impuestos = requisitoNamed(all, 'Sellos y retenciones del acto, calculados');
  await changeRequisito(titular, id, dominio, { estado: 'aprobado' });
  await changeRequisito(titular, id, impuestos, { estado: 'recibido' });
  await titular.post(requisitosPath(id), { nombre: 'Propio' });
  const { version } = (await titular.get(`/carpetas/${id}`)).body;
  await titular.patch(`/carpetas/${id}`, { tipoActoId: await tipoActoId(titular, 'Hipoteca') }, { version });

  const after = await requisitosOf(titular, id);
  expect(requisitoNamed(after, 'Certificado de dominio')).toMatchObject({
    id: dominio.id,
    estado: 'aprobado',
    obligatorio: true,
  });
  expect(requisitoNamed(after, 'Condiciones del préstamo y minuta del acreedor')).toMatchObject({
    estado: 'pendiente',
  });
  expect(requisitoNamed(after, 'Constancia de CUIT o CUIL de las partes')).toBeUndefined();
  expect(after.slice(-2)).toMatchObject([
    { id: impuestos.id, estado: 'recibido', obligatorio: false },
    { nombre: 'Propio' },
  ]);
  const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
  expect(eventos.map(({ descripcion }: { descripcion: string }) => descripcion)).toContainEqual(
    expect.stringMatching(/^cambió los requisitos por los del acto: \d+ agregados y \d+ quitados$/),
  );
});
