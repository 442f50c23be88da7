import { beforeAll, describe, expect, it } from 'vitest';
import { Trash } from '../../server/common/files/trash.js';
import { UploadSweeper } from '../../server/common/files/upload-sweeper.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { Auditoria } from '../../server/plataforma/auditoria/auditoria.service.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { download, newDocumento, pdf, storedKeys, upload } from '../factories/documentos.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;
let cuentaId: string;
let titular: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ cuentaId, titular } = await newCuenta(test));
});

const documentosOf = (id: string) => `/carpetas/${id}/documentos`;

describe('renaming, moving and the trash', () => {
  it('gives a document another name and another place in its carpeta', async () => {
    const { id } = await newCarpeta(titular);
    const documento = await newDocumento(titular, id);
    const { secciones } = (await titular.get(documentosOf(id))).body;
    const path = `/documentos/${documento.id}`;
    expect(
      (await titular.patch(path, { nombre: '  Boleto firmado.pdf ', seccionId: secciones[1].id })).body,
    ).toMatchObject({
      nombre: 'Boleto firmado.pdf',
      seccionId: secciones[1].id,
      versiones: 1,
    });
    expect((await titular.patch(path, { seccionId: null })).body.seccionId).toBeNull();
    const disposition = (await download(titular, documento.id)).headers.get('content-disposition');
    expect(disposition).toBe('inline; filename="Boleto firmado.pdf"');
    const { body } = await titular.get(`/carpetas/${id}/actividad`);
    expect(body.eventos.map(({ descripcion }: { descripcion: string }) => descripcion).slice(1, 4)).toEqual([
      'movió «Boleto firmado.pdf» a la carpeta, fuera de toda sección',
      `movió «Boleto firmado.pdf» a la sección «${secciones[1].nombre}»`,
      'cambió el nombre de «Título.pdf» a «Boleto firmado.pdf»',
    ]);
  });

  it('refuses an empty name, a path and a seccion of another carpeta', async () => {
    const documento = await newDocumento(titular, (await newCarpeta(titular)).id);
    const other = (await titular.get(documentosOf((await newCarpeta(titular)).id))).body.secciones[0].id;
    const path = `/documentos/${documento.id}`;
    expect((await titular.patch(path, { nombre: ' ' })).status).toBe(400);
    expect((await titular.patch(path, { nombre: '12/2026.pdf' })).body.message).toBe(
      'El nombre no puede llevar barras.',
    );
    expect((await titular.patch(path, { nombre: '..' })).status).toBe(422);
    expect((await titular.patch(path, { seccionId: other })).status).toBe(422);
  });

  it('keeps deleted documents in the trash until they are restored', async () => {
    const { id } = await newCarpeta(titular);
    const documento = await newDocumento(titular, id);
    const path = `/documentos/${documento.id}`;
    expect((await titular.delete(path)).body).toBe(true);
    expect((await titular.get(documentosOf(id))).body.documentos).toEqual([]);
    const trash = await titular.get(`${documentosOf(id)}?papelera=true`);
    expect(trash.body.documentos).toMatchObject([{ id: documento.id, eliminadoEn: expect.any(String) }]);
    expect((await titular.patch(path, { nombre: 'x.pdf' })).body.code).toBe('EN_PAPELERA');
    expect((await titular.post(`${path}/restaurar`)).body).toMatchObject({ id: documento.id, eliminadoEn: null });
    expect((await titular.get(documentosOf(id))).body.documentos).toHaveLength(1);
  });
});

describe('the end of the trash', () => {
  it('never comes in a signed carpeta, whether it was signed before or after the deletion', async () => {
    const { id } = await newCarpeta(titular);
    const [before, after] = [await newDocumento(titular, id), await newDocumento(titular, id)];
    const ends = async () =>
      (await titular.get(`${documentosOf(id)}?papelera=true`)).body.documentos.map(
        ({ seEliminaEn }: { seEliminaEn: string | null }) => seEliminaEn,
      );
    await titular.delete(`/documentos/${before.id}`);
    expect(await ends()).toEqual([expect.any(String)]);
    await test.owner.query(`update carpetas set estado = 'firmada', fecha_firma = '2026-03-04' where id = $1`, [id]);
    await titular.delete(`/documentos/${after.id}`);
    expect(await ends()).toEqual([null, null]);
  });

  it('deletes documents with their bytes when their time is over, and no others', async () => {
    const office = await newCuenta(test);
    const { id } = await newCarpeta(office.titular);
    const documentos = [];
    for (const nombre of ['vencido.pdf', 'reciente.pdf', 'restaurado.pdf', 'vigente.pdf']) {
      documentos.push(await newDocumento(office.titular, id, { nombre }));
    }
    const [expired, recent, back] = documentos.map((documento) => documento.id);
    await upload(office.titular, `/documentos/${expired}/versiones`, [{ nombre: 'v2.pdf', content: pdf('segunda') }]);
    for (const documento of [expired, recent, back]) await office.titular.delete(`/documentos/${documento}`);
    const trash = (await office.titular.get(`${documentosOf(id)}?papelera=true`)).body.documentos;
    const days = (Date.parse(trash[0].seEliminaEn) - Date.parse(trash[0].eliminadoEn)) / 86_400_000;
    expect(days).toBe(30);
    await test.owner.query('update documentos set se_elimina_en = now() where id = any ($1)', [[expired, back]]);
    await office.titular.post(`/documentos/${back}/restaurar`);

    await Promise.all([test.app.get(Trash).empty('vaciar_papelera'), test.app.get(Trash).empty('vaciar_papelera')]);
    await test.app.get(UploadSweeper, { strict: false }).sweep();

    const left = await office.titular.get(documentosOf(id));
    expect(left.body.documentos.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
      'restaurado.pdf',
      'vigente.pdf',
    ]);
    expect(left.body.enPapelera).toEqual([{ seccionId: null, total: 1 }]);
    expect((await download(office.titular, expired as string)).status).toBe(404);
    expect(await storedKeys(test, office.cuentaId)).toHaveLength(3);
    const { eventos } = (await office.titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos[0]).toMatchObject({
      accion: 'documento.vencido',
      descripcion: 'eliminó «vencido.pdf» al vencer su plazo en la papelera',
      usuario: null,
    });
    const fault = await test.app
      .get(Transactions)
      .tenantTransaction({ cuentaId: office.cuentaId, usuarioId: office.titular.usuarioId, rolId: 1 }, () =>
        test.app.get(Auditoria).verify(),
      );
    expect(fault).toBeNull();
  });
});

describe('several documents at once', () => {
  const namesIn = async (id: string, papelera = false) =>
    (await titular.get(`${documentosOf(id)}?papelera=${papelera}`)).body.documentos.map(
      ({ nombre, seccionId }: { nombre: string; seccionId: string | null }) => [nombre, seccionId],
    );

  it('move in one transaction, and what cannot be moved is named', async () => {
    const { id } = await newCarpeta(titular);
    const { secciones } = (await titular.get(documentosOf(id))).body;
    const [a, b, trashed] = [
      await newDocumento(titular, id, { nombre: 'a.pdf' }),
      await newDocumento(titular, id, { nombre: 'b.pdf' }),
      await newDocumento(titular, id, { nombre: 'c.pdf' }),
    ];
    await titular.delete(`/documentos/${trashed.id}`);
    const elsewhere = await newDocumento(titular, (await newCarpeta(titular)).id);
    const other = await newCuenta(test);
    const theirs = await newDocumento(other.titular, (await newCarpeta(other.titular)).id);

    const { status, body } = await titular.post(`${documentosOf(id)}/mover`, {
      ids: [b.id, a.id, trashed.id, elsewhere.id, theirs.id],
      seccionId: secciones[0].id,
    });

    expect(status).toBe(200);
    expect(body.documentos.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['b.pdf', 'a.pdf']);
    expect(body.rechazados).toMatchObject([
      { id: trashed.id, nombre: 'c.pdf', code: 'EN_PAPELERA' },
      { id: elsewhere.id, nombre: null, code: 'NO_ENCONTRADO' },
      { id: theirs.id, nombre: null, code: 'NO_ENCONTRADO' },
    ]);
    expect(await namesIn(id)).toEqual([
      ['a.pdf', secciones[0].id],
      ['b.pdf', secciones[0].id],
    ]);
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos[0].descripcion).toBe(`movió «a.pdf» y «b.pdf» a la sección «${secciones[0].nombre}»`);
  });

  it('go to the trash and come back, also when two people ask at once', async () => {
    const { id } = await newCarpeta(titular);
    const ids: string[] = [];
    for (const nombre of ['a.pdf', 'b.pdf', 'c.pdf']) ids.push((await newDocumento(titular, id, { nombre })).id);
    const answers = await Promise.all([
      titular.post(`${documentosOf(id)}/eliminar`, { ids }),
      titular.post(`${documentosOf(id)}/eliminar`, { ids: ids.toReversed() }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.rechazados])).toEqual([
      [200, []],
      [200, []],
    ]);
    expect([await namesIn(id), (await namesIn(id, true)).length]).toEqual([[], 3]);
    expect((await titular.post(`${documentosOf(id)}/restaurar`, { ids: ids.slice(0, 2) })).body).toMatchObject({
      documentos: [{ eliminadoEn: null }, { eliminadoEn: null }],
    });
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos.slice(0, 3).map(({ accion }: { accion: string }) => accion)).toEqual([
      'documentos.restaurados',
      'documentos.eliminados',
      'documento.subido',
    ]);
  });

  it('are refused without ids, with too many, to a seccion of another carpeta, and where nothing changes', async () => {
    const { id } = await newCarpeta(titular);
    const { id: documento } = await newDocumento(titular, id);
    const path = `${documentosOf(id)}/mover`;
    const elsewhere = (await titular.get(documentosOf((await newCarpeta(titular)).id))).body.secciones[0].id;
    expect((await titular.post(path, { ids: [], seccionId: null })).status).toBe(400);
    expect((await titular.post(path, { ids: ['x'], seccionId: null })).status).toBe(400);
    expect((await titular.post(path, { ids: Array.from({ length: 501 }, () => crypto.randomUUID()) })).status).toBe(
      400,
    );
    expect((await titular.post(path, { ids: [documento] })).body).toMatchObject({
      statusCode: 400,
      details: [{ campo: 'seccionId', mensaje: 'La sección no es válida.' }],
    });
    expect((await titular.post(path, { ids: [documento], seccionId: elsewhere })).status).toBe(422);
    const gestor = await newMiembro(test, cuentaId, 4);
    expect((await gestor.post(path, { ids: [documento], seccionId: null })).status).toBe(403);
    await test.owner.query(`update carpetas set estado = 'archivada' where id = $1`, [id]);
    expect((await titular.post(path, { ids: [documento], seccionId: null })).body).toMatchObject({
      code: 'CARPETA_CERRADA',
    });
  });
});
