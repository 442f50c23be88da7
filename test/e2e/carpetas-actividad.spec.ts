import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('actividad', () => {
  it('names each fact and its author', async () => {
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
  it('tell mentioned people who see the carpeta, and belong to their author', async () => {
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
