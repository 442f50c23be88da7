import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { ConversacionDetalleDto } from '../../server/oficina/chat/conversaciones.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { conversacionesOf, newGrupo, office, say, textsOf } from '../factories/conversaciones.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta } from '../factories/people.js';
import { PICTURE_ADDRESS, photograph, putPicture } from '../factories/pictures.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const leaveCuenta = ({ cuentaId, usuarioId }: Member) =>
  test.owner.query(`update membresias set estado = 'retirada' where cuenta_id = $1 and usuario_id = $2`, [
    cuentaId,
    usuarioId,
  ]);

describe('a group', () => {
  it('is in the list of its people alone, and nobody else reads or writes in it', async () => {
    const { titular, ana, beto, carla } = await office(test);
    const { id, personas } = await newGrupo(ana, [beto]);
    expect(personas.map(({ name, administra }) => [name, administra])).toEqual([
      ['Ana Acuña', true],
      ['Beto Báez', false],
    ]);
    const { id: mensajeId } = await say(ana, id, 'Hola a todos');
    expect(await conversacionesOf(beto)).toEqual([
      expect.objectContaining({ id, tipo: 'grupo', nombre: 'Firmas', participantes: 2, sinLeer: 1, administra: false }),
    ]);
    const stranger = (await newCuenta(test)).titular;
    for (const other of [titular, carla, stranger]) {
      expect(await conversacionesOf(other)).toEqual([]);
      const path = `/conversaciones/${id}`;
      for (const answer of [
        await other.get(path),
        await other.get(`${path}/mensajes`),
        await other.patch(path, { nombre: 'Otro' }),
        await other.post(`${path}/mensajes`, { valor: 'Entro' }),
        await other.post(`${path}/leida`, { hasta: mensajeId }),
        await other.post(`${path}/participantes`, { participantes: [other.usuarioId] }),
        await other.patch(`${path}/participantes/${other.usuarioId}`, { administra: true }),
        await other.delete(`${path}/participantes/${beto.usuarioId}`),
        await other.patch(`${path}/mensajes/${mensajeId}`, { valor: 'Otro' }),
        await other.delete(`${path}/mensajes/${mensajeId}`),
        await other.post(`${path}/mensajes/${mensajeId}/reacciones`, { emoji: '👍' }),
      ]) {
        expect(answer.status).toBe(404);
      }
    }
    expect(await textsOf(beto, id)).toEqual(['Hola a todos']);
  });

  it('is renamed, and its people are chosen, only by a person who administers it', async () => {
    const { ana, beto, carla } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const refused = [
      await beto.patch(`/conversaciones/${id}`, { nombre: 'De Beto' }),
      await beto.post(`/conversaciones/${id}/participantes`, { participantes: [carla.usuarioId] }),
      await beto.delete(`/conversaciones/${id}/participantes/${ana.usuarioId}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);

    expect((await ana.patch(`/conversaciones/${id}`, { nombre: ' Inscripciones ' })).body.nombre).toBe('Inscripciones');
    await say(ana, id, 'Antes de Carla');
    const added = await ana.post(`/conversaciones/${id}/participantes`, { participantes: [carla.usuarioId] });
    expect(added.body.personas).toHaveLength(3);
    // A person who joins reads the earlier messages, but gets no aviso of them.
    expect(await conversacionesOf(carla)).toEqual([expect.objectContaining({ id, sinLeer: 0 })]);
    expect(await textsOf(carla, id)).toEqual(['Antes de Carla']);

    expect((await ana.delete(`/conversaciones/${id}/participantes/${carla.usuarioId}`)).status).toBe(200);
    expect((await carla.get(`/conversaciones/${id}`)).status).toBe(404);
    expect(await conversacionesOf(carla)).toEqual([]);
  });

  it('can be left, and another person administers it when nobody does', async () => {
    const { ana, beto, carla } = await office(test);
    const { id } = await newGrupo(ana, [beto, carla]);
    const alone = await ana.patch(`/conversaciones/${id}/participantes/${ana.usuarioId}`, { administra: false });
    expect([alone.status, alone.body.details[0].campo]).toEqual([422, 'administra']);
    const { events } = await listen(beto);
    expect((await ana.delete(`/conversaciones/${id}/participantes/${ana.usuarioId}`)).status).toBe(200);
    await expect.poll(() => events).toContainEqual({ type: 'chat.changed', chatId: id });
    const { body } = await beto.get(`/conversaciones/${id}`);
    expect(body.personas.map(({ name }: { name: string }) => name)).toEqual(['Beto Báez', 'Carla Cruz']);
    expect(body.administra).toBe(true);
  });

  it('does not count people who left the cuenta, and is then administered by its oldest member', async () => {
    const { ana, beto, carla, titular } = await office(test);
    const { id } = await newGrupo(ana, [beto, carla, titular]);
    const path = `/conversaciones/${id}`;
    await Promise.all([leaveCuenta(ana), leaveCuenta(carla)]);
    const { body } = await beto.get(path);
    const heirs = body.personas.filter(({ administra }: { administra: boolean }) => administra);
    expect([body.participantes, body.personas.length, heirs.length]).toEqual([2, 2, 1]);
    expect((await conversacionesOf(beto))[0]).toMatchObject({ participantes: 2 });
    const heir = heirs[0].id === beto.usuarioId ? beto : titular;
    const other = heir === beto ? titular : beto;
    expect((await other.patch(path, { nombre: 'Otro' })).status).toBe(403);
    expect((await heir.patch(path, { nombre: 'Otro' })).status).toBe(200);
    expect((await heir.delete(`${path}/participantes/${heir.usuarioId}`)).status).toBe(200);
    expect((await other.get(path)).body).toMatchObject({ administra: true, participantes: 1 });
  });

  it('refuses to remove a person who takes no part in it', async () => {
    const { ana, beto, carla } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    for (const usuarioId of [carla.usuarioId, UNKNOWN_ID]) {
      expect((await ana.delete(`/conversaciones/${id}/participantes/${usuarioId}`)).status).toBe(404);
    }
  });

  it('has a picture, which only a person who administers it sets and removes, live', async () => {
    const { ana, beto, carla } = await office(test);
    const { id, foto } = await newGrupo(ana, [beto]);
    expect(foto).toBeNull();
    const path = `/conversaciones/${id}/foto`;
    const put = async (member: Member, bytes: Uint8Array | string, at = path) => {
      const { status, body } = await putPicture(member, at, 'foto', bytes);
      return { status, foto: (body as unknown as ConversacionDetalleDto).foto };
    };
    const picture = await photograph();
    const stranger = (await newCuenta(test)).titular;
    const refused = [await put(beto, picture), await put(carla, picture), await put(stranger, picture)];
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 404]);
    expect((await put(ana, 'x')).status).toBe(415);

    const { events } = await listen(beto);
    const first = await put(ana, picture);
    expect(first).toEqual({ status: 200, foto: PICTURE_ADDRESS });
    await expect.poll(() => events).toContainEqual({ type: 'chat.changed', chatId: id });
    expect((await conversacionesOf(beto))[0]?.foto).toBe(first.foto);
    expect((await beto.get('/apps/chat/chats')).body[0].contact.avatar).toBe(first.foto);
    const shown = await fetch(test.baseUrl + first.foto);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);

    const second = await put(ana, await photograph({ width: 300 }));
    expect((await fetch(test.baseUrl + first.foto)).status).toBe(404);
    expect((await beto.delete(path)).status).toBe(403);
    expect((await ana.delete(path)).body.foto).toBeNull();
    expect((await fetch(test.baseUrl + second.foto)).status).toBe(404);

    const { id: carpetaId } = await newCarpeta(ana);
    const ofCarpeta = (await ana.post(`/carpetas/${carpetaId}/conversacion`)).body;
    expect((await put(ana, picture, `/conversaciones/${ofCarpeta.id}/foto`)).status).toBe(422);
  });

  it('is refused with people who are not of the cuenta, without a name, or with an id that is taken', async () => {
    const { ana, beto } = await office(test);
    const stranger = (await newCuenta(test)).titular;
    const made = (body: object) => ana.post('/conversaciones', body);
    const participantes = [beto.usuarioId];
    const cases: [object, number, string][] = [
      [{ nombre: 'Firmas', participantes: [stranger.usuarioId] }, 422, 'participantes'],
      [{ nombre: 'Firmas', participantes: [] }, 400, 'participantes'],
      [{ nombre: 'Firmas', participantes: ['x'] }, 400, 'participantes'],
      [{ nombre: ' ', participantes }, 400, 'nombre'],
      [{ nombre: 'x'.repeat(81), participantes }, 400, 'nombre'],
    ];
    for (const [body, status, campo] of cases) {
      const answer = await made(body);
      expect([answer.status, answer.body.details[0].campo]).toEqual([status, campo]);
    }
    const { id } = await newGrupo(ana, [beto]);
    expect((await beto.post('/conversaciones', { id, nombre: 'Otro', participantes: [ana.usuarioId] })).status).toBe(
      409,
    );
  });

  it('is shown to older clients as a contact, with its messages', async () => {
    const { ana, beto } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    await say(ana, id, 'Hola');
    const { body } = await beto.get('/apps/chat/chats');
    expect(body).toEqual([
      expect.objectContaining({
        id,
        contactId: id,
        unreadCount: 1,
        lastMessage: 'Hola',
        contact: expect.objectContaining({ name: 'Firmas', about: '2 personas', details: expect.anything() }),
      }),
    ]);
  });
});

describe('the database', () => {
  it('lets nobody join a group, or write as somebody else, by themselves', async () => {
    const { ana, beto, carla } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const as = (member: Member, text: string, values: unknown[]) =>
      test.app
        .get(Transactions)
        .tenantTransaction({ cuentaId: member.cuentaId, usuarioId: member.usuarioId, rolId: 3 }, () =>
          test.app.get(Transactions).manager.query(text, values),
        );
    const writes = 'insert into chat_mensajes (id, chat_id, autor_id, valor) values ($1, $2, $3, $4)';
    await expect(as(carla, writes, [uuid(), id, carla.usuarioId, 'x'])).rejects.toThrow(/row-level security/);
    await expect(as(beto, writes, [uuid(), id, ana.usuarioId, 'x'])).rejects.toThrow(/row-level security/);
    const joins = 'insert into chat_participantes (chat_id, usuario_id) values ($1, $2)';
    await expect(as(carla, joins, [id, carla.usuarioId])).rejects.toThrow(/row-level security/);
  });
});
