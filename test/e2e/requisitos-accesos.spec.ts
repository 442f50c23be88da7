import { beforeAll, describe, expect, it } from 'vitest';
import type { RequisitoDto } from '../../server/expediente/requisitos/requisitos.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { approveRequisitos } from '../factories/carpetas.js';
import { HOY } from '../factories/days.js';
import { newDocumento } from '../factories/documentos.js';
import { type Member, newCuenta } from '../factories/people.js';
import {
  changeRequisito,
  moveTo,
  newEquipo,
  newVentaOf,
  requisitosOf,
  requisitosPath,
} from '../factories/requisitos.js';

let test: TestApp;
let titular: Member;
let oficial: Member;
let gestor: Member;
let lectura: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ({ titular, oficial, gestor, lectura } = await newEquipo(test));
});

const newVenta = (overrides?: object) => newVentaOf(titular, gestor, overrides);

describe('several requisitos', () => {
  it('get a responsable or a day in one call, with one aviso for the responsable and one undo', async () => {
    const id = await newVenta();
    const path = requisitosPath(id);
    const before = await requisitosOf(titular, id);
    const [first, second, third] = before as [RequisitoDto, RequisitoDto, RequisitoDto];
    const news = async () => (await notificationsOf(oficial)).filter(({ link }) => link === path);
    await changeRequisito(titular, id, first, { responsableId: titular.usuarioId, vence: HOY });

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
      vence: one === first ? HOY : null,
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
      [titular.usuarioId, HOY],
      [undefined, null],
      [oficial.usuarioId, '2027-03-12'],
    ]);
    expect((await undo({ requisitos })).status).toBe(412);
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad`)).body;
    expect(eventos[0].descripcion).toMatch(
      /^modificó el responsable y el vencimiento de los requisitos .*, al deshacer/,
    );
    // One more requisito joins the unread aviso.
    await changeRequisito(titular, id, { id: before[4]?.id ?? '', version: 1 }, { responsableId: oficial.usuarioId });
    expect(await news()).toMatchObject([{ title: expect.stringContaining('le dieron más requisitos') }]);
  });
});

describe('rights on requisitos', () => {
  it('let a gestor mark, but not decide', async () => {
    const id = await newVenta();
    const [titulo] = (await requisitosOf(gestor, id)) as [RequisitoDto];
    const documento = await newDocumento(gestor, id);
    const { status, body } = await changeRequisito(gestor, id, titulo, {
      estado: 'recibido',
      documentoId: documento.id,
    });
    expect([status, body.estado]).toEqual([200, 'recibido']);
    for (const refused of [
      { estado: 'aprobado' },
      { estado: 'no_aplica', motivo: 'Porque sí' },
      { vence: HOY },
      { responsableId: gestor.usuarioId },
      { orden: 2 },
    ]) {
      expect([refused, (await changeRequisito(gestor, id, body, refused)).status]).toEqual([refused, 403]);
    }
    expect((await gestor.patch(requisitosPath(id), { ids: [titulo.id], estado: 'aprobado' })).status).toBe(403);
    expect((await gestor.post(requisitosPath(id), { nombre: 'Uno más' })).status).toBe(403);
    await approveRequisitos(titular, id);
    const [approved] = (await requisitosOf(gestor, id)) as [RequisitoDto];
    expect((await changeRequisito(gestor, id, approved, { estado: 'pendiente' })).status).toBe(403);
  });

  it('let a gestor touch the file against money laundering by no route', async () => {
    const id = await newVenta();
    const all = await requisitosOf(gestor, id);
    const ficha = all.find(({ clave }) => clave === 'debida_diligencia') as RequisitoDto;
    const documento = await newDocumento(gestor, id);
    const said = `«${ficha.nombre}» lo completan un titular, un adscripto o un oficial.`;
    for (const body of [{ estado: 'solicitado' }, { estado: 'recibido' }, { documentoId: documento.id }]) {
      const { status, body: answer } = await changeRequisito(gestor, id, ficha, body);
      expect([body, status, answer.message]).toEqual([body, 403, said]);
    }
    expect((await changeRequisito(gestor, id, ficha, { estado: 'aprobado' })).status).toBe(403);
    const ids = [all[0]?.id, ficha.id];
    expect((await gestor.patch(requisitosPath(id), { ids, estado: 'recibido' })).body.message).toBe(said);
    expect((await gestor.delete(`${requisitosPath(id)}/${ficha.id}`)).status).toBe(403);
    const asked = await gestor.post(`/carpetas/${id}/certificados/pedir`, { requisitoIds: [ficha.id] });
    expect(asked.status).toBe(422);
    const now = await requisitosOf(gestor, id);
    expect(now.find((one) => one.id === ficha.id)).toEqual(ficha);
    expect(now[0]?.estado).toBe('pendiente');

    const entered = await changeRequisito(oficial, id, ficha, { estado: 'recibido', documentoId: documento.id });
    expect(entered.status).toBe(200);
    const approved = await changeRequisito(titular, id, entered.body, { estado: 'aprobado' });
    expect((await changeRequisito(oficial, id, approved.body, { documentoId: null })).status).toBe(403);
  });

  it('let the role lectura only read', async () => {
    const id = await newVenta({ responsableId: lectura.usuarioId });
    const [titulo] = (await requisitosOf(lectura, id)) as [RequisitoDto];
    expect((await changeRequisito(lectura, id, titulo, { estado: 'recibido' })).status).toBe(403);
    expect((await lectura.delete(`${requisitosPath(id)}/${titulo.id}`)).status).toBe(403);
  });

  it('show nothing to another cuenta, or to a person who does not see the carpeta', async () => {
    const id = await newVenta({ reservada: true });
    const [titulo] = (await requisitosOf(titular, id)) as [RequisitoDto];
    for (const stranger of [(await newCuenta(test)).titular, oficial]) {
      expect((await stranger.get(requisitosPath(id))).status).toBe(404);
      expect((await changeRequisito(stranger, id, titulo, { estado: 'aprobado' })).status).toBe(404);
      expect((await stranger.patch(requisitosPath(id), { ids: [titulo.id], estado: 'aprobado' })).status).toBe(404);
    }
    // The requisito is not found in the path of another carpeta that they see either.
    expect((await changeRequisito(oficial, await newVenta(), titulo, { estado: 'aprobado' })).status).toBe(404);
  });
});

describe('two people at once', () => {
  it('decide a requisito once: the second is told that it changed', async () => {
    const id = await newVenta();
    const [titulo] = (await requisitosOf(titular, id)) as [RequisitoDto];
    const answers = await Promise.all([
      changeRequisito(titular, id, titulo, { estado: 'aprobado' }),
      changeRequisito(oficial, id, titulo, { estado: 'no_aplica', motivo: 'No hay' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const won = answers.find(({ status }) => status === 200)?.body;
    expect((await requisitosOf(titular, id))[0]).toEqual(won);
  });

  it('leave a carpeta in preparation when one takes a requisito back while the other moves the carpeta on', async () => {
    const id = await newVenta();
    await approveRequisitos(titular, id);
    const [titulo] = (await requisitosOf(titular, id)) as [RequisitoDto];
    const [moved, back] = await Promise.all([
      moveTo(titular, id, 'lista_para_firma'),
      changeRequisito(oficial, id, titulo, { estado: 'pendiente' }),
    ]);
    expect(back.status).toBe(200);
    // In either order, the carpeta is in preparation and waits for the requisito.
    expect([200, 422]).toContain(moved.status);
    const { estado: now, movimientos } = (await titular.get(`/carpetas/${id}`)).body;
    expect(now).toBe('en_preparacion');
    expect(movimientos.find(({ estado }: { estado: string }) => estado === 'lista_para_firma').permitido).toBe(false);
  });
});
