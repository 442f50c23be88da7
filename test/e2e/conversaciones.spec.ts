import { beforeAll, describe, expect, it } from 'vitest';
import type { ConversacionDetalleDto, MensajeDto } from '../../server/oficina/chat/conversaciones.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { conversacionesOf, newGrupo, office, panelOf, say, textsOf } from '../factories/conversaciones.js';
import { type Member, newCuenta } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('the aviso of a message', () => {
  const told = async (member: Member) =>
    (await panelOf(member)).map(({ description, read }: Record<string, unknown>) => [description, read]);

  it('has the present text of the message, and nothing of a deleted one', async () => {
    const { ana, beto } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const path = (mensaje: MensajeDto) => `/conversaciones/${id}/mensajes/${mensaje.id}`;
    const first = await say(ana, id, 'Uno');
    const last = await say(ana, id, '@Beto, clave 1234', { menciones: [beto.usuarioId] });
    await ana.patch(path(last), { valor: '@Beto, sin clave' });
    expect(await told(beto)).toEqual([['Le mencionó: @Beto, sin clave', false]]);

    const { events } = await listen(beto);
    await ana.delete(path(last));
    await expect.poll(() => events).toContainEqual({ type: 'messages.changed' });
    expect(await panelOf(beto)).toEqual([expect.objectContaining({ description: 'Uno', read: false, count: 1 })]);
    await ana.delete(path(first));
    expect(await told(beto)).toEqual([]);
  });

  it('that was read says nothing of a deleted message either', async () => {
    const { ana, beto } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const said = await say(ana, id, 'Ya leído');
    await beto.post(`/conversaciones/${id}/leida`, { hasta: said.id });
    expect(await told(beto)).toEqual([['Ya leído', true]]);
    await say(ana, id, 'Otro');
    await ana.delete(`/conversaciones/${id}/mensajes/${said.id}`);
    expect(await told(beto)).toEqual([['Otro', false]]);
  });

  it('is removed for a person who is removed from the group', async () => {
    const { ana, beto, carla } = await office(test);
    const { id } = await newGrupo(ana, [beto, carla]);
    await say(ana, id, 'Entre nosotros');
    await ana.delete(`/conversaciones/${id}/participantes/${beto.usuarioId}`);
    expect(await told(beto)).toEqual([]);
    expect(await told(carla)).toEqual([['Entre nosotros', false]]);
  });

  it('is not mailed once its message is deleted, or its person removed', async () => {
    const { ana, beto } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const avisos = { mensaje: { panel: false, correo: true } };
    expect((await beto.patch('/common/user', { user: { preferencias: { avisos } } })).status).toBe(200);
    const waiting = async () =>
      (
        await test.owner.query('select parrafo from avisos_por_correo where usuario_id = $1 order by id', [
          beto.usuarioId,
        ])
      ).rows;
    await say(ana, id, 'Se manda ya');
    const deleted = await say(ana, id, 'A & B');
    await say(ana, id, 'Otro');
    expect(await waiting()).toEqual([{ parrafo: 'A & B' }, { parrafo: 'Otro' }]);
    await ana.delete(`/conversaciones/${id}/mensajes/${deleted.id}`);
    expect(await waiting()).toEqual([{ parrafo: 'Otro' }]);
    await ana.delete(`/conversaciones/${id}/participantes/${beto.usuarioId}`);
    expect(await waiting()).toEqual([]);
  });

  it('is read with the conversation, also when none of its messages is unread', async () => {
    const { ana, beto } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const said = await say(ana, id, 'Uno');
    // The state after a deleted message left its aviso behind.
    await test.owner.query('update chat_mensajes set eliminado_en = now(), valor = $2 where id = $1', [said.id, '']);
    await beto.patch('/apps/chat/chat', { id, chat: { unreadCount: 0 } });
    expect(await told(beto)).toEqual([['Uno', true]]);
  });
});

describe('the conversation of a carpeta', () => {
  it('is a single one, read by people who see the carpeta, as long as they see it', async () => {
    const { titular, ana, beto } = await office(test);
    const { id: carpetaId, codigo, version } = await newCarpeta(titular, { caratula: 'Pérez a Gómez' });
    const opened = await Promise.all(
      [titular, ana, beto].map((member) => member.post(`/carpetas/${carpetaId}/conversacion`)),
    );
    const [id = '', ...others] = new Set(opened.map(({ body }) => String(body.id)));
    expect(others).toEqual([]);
    // A person who only looks at the conversation does not get it into their list.
    expect(await conversacionesOf(ana)).toEqual([]);
    await say(titular, id, 'Falta el certificado', { menciones: [ana.usuarioId] });
    expect(await conversacionesOf(ana)).toEqual([
      expect.objectContaining({
        id,
        tipo: 'carpeta',
        nombre: `${codigo} · Pérez a Gómez`,
        carpeta: { id: carpetaId, codigo, caratula: 'Pérez a Gómez' },
        sinLeer: 1,
      }),
    ]);
    expect(await conversacionesOf(beto)).toEqual([]);
    expect(await textsOf(beto, id)).toEqual(['Falta el certificado']);
    expect(await panelOf(ana)).toEqual([expect.objectContaining({ title: `${titular.nombre} en ${codigo}` })]);

    expect((await titular.patch(`/carpetas/${carpetaId}`, { reservada: true }, { version })).status).toBe(200);
    expect((await ana.get(`/conversaciones/${id}`)).status).toBe(404);
    expect(await conversacionesOf(ana)).toEqual([]);
    expect(await panelOf(ana)).toEqual([]);
    expect((await ana.post(`/carpetas/${carpetaId}/conversacion`)).status).toBe(404);
    const found = await ana.get('/conversaciones/mensajes?buscar=certificado');
    expect(found.body).toEqual([]);
    // People who lost the sight are not told of new messages.
    const { events } = await listen(ana);
    await say(titular, id, 'Ahora entre nosotros');
    expect(await panelOf(ana)).toEqual([]);
    expect(events).toEqual([]);
    const stranger = (await newCuenta(test)).titular;
    expect((await stranger.post(`/carpetas/${carpetaId}/conversacion`)).status).toBe(404);
  });

  it('names and counts only people who still see the carpeta', async () => {
    const { titular, ana, beto } = await office(test);
    const { id: carpetaId, version } = await newCarpeta(titular);
    const { id } = (await titular.post(`/carpetas/${carpetaId}/conversacion`)).body;
    await say(titular, id, 'Para los dos', { menciones: [ana.usuarioId, beto.usuarioId] });
    expect((await conversacionesOf(titular))[0]?.participantes).toBe(3);
    const changed = { reservada: true, responsableId: beto.usuarioId };
    expect((await titular.patch(`/carpetas/${carpetaId}`, changed, { version })).status).toBe(200);
    expect((await conversacionesOf(titular))[0]?.participantes).toBe(2);
    const { personas }: ConversacionDetalleDto = (await titular.get(`/conversaciones/${id}`)).body;
    expect(personas.map((persona) => persona.id).sort()).toEqual([titular.usuarioId, beto.usuarioId].sort());
  });

  it('is no group: nobody chooses its people', async () => {
    const { ana, beto } = await office(test);
    const { id: carpetaId } = await newCarpeta(ana);
    const { id } = (await ana.post(`/carpetas/${carpetaId}/conversacion`)).body;
    for (const answer of [
      await ana.patch(`/conversaciones/${id}`, { nombre: 'Otro' }),
      await ana.post(`/conversaciones/${id}/participantes`, { participantes: [beto.usuarioId] }),
      await ana.delete(`/conversaciones/${id}/participantes/${ana.usuarioId}`),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'NO_ES_UN_GRUPO']);
    }
  });
});
