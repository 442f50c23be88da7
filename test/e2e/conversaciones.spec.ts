import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type {
  AdjuntoDto,
  ConversacionDetalleDto,
  ConversacionDto,
  MensajeDto,
} from '../../server/oficina/chat/conversaciones.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { download, pdf, type TestFile, upload } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import {
  PICTURE_ADDRESS,
  photograph,
  putPicture,
  SMALL_PICTURE,
  seeSmallPicture,
  shownPictures,
  smallPicture,
} from '../factories/pictures.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

interface Office {
  titular: Member;
  ana: Member;
  beto: Member;
  carla: Member;
}

/** A new cuenta with its titular and three clerks. */
async function office(): Promise<Office> {
  const { cuentaId, titular } = await newCuenta(test);
  const [ana, beto, carla] = [
    await newMiembro(test, cuentaId, 3, 'Ana Acuña'),
    await newMiembro(test, cuentaId, 3, 'Beto Báez'),
    await newMiembro(test, cuentaId, 3, 'Carla Cruz'),
  ];
  return { titular, ana, beto, carla };
}

async function newGrupo(by: Member, others: readonly Member[], nombre = 'Firmas'): Promise<ConversacionDetalleDto> {
  const participantes = others.map(({ usuarioId }) => usuarioId);
  const { status, body } = await by.post('/conversaciones', { nombre, participantes });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

async function say(by: Member, id: string, valor: string, more: Record<string, unknown> = {}): Promise<MensajeDto> {
  const { status, body } = await by.post(`/conversaciones/${id}/mensajes`, { valor, ...more });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

const leaveCuenta = ({ cuentaId, usuarioId }: Member) =>
  test.owner.query(`update membresias set estado = 'retirada' where cuenta_id = $1 and usuario_id = $2`, [
    cuentaId,
    usuarioId,
  ]);
const mine = async (member: Member): Promise<ConversacionDto[]> => (await member.get('/conversaciones')).body;
const textsOf = async (member: Member, id: string, query = ''): Promise<string[]> =>
  (await member.get(`/conversaciones/${id}/mensajes${query}`)).body.mensajes.map(({ valor }: MensajeDto) => valor);
const panelOf = async (member: Member) => (await member.get('/common/messages')).body;

describe('a group', () => {
  it('is in the list of its people alone, and nobody else reads or writes in it', async () => {
    const { titular, ana, beto, carla } = await office();
    const { id, personas } = await newGrupo(ana, [beto]);
    expect(personas.map(({ name, administra }) => [name, administra])).toEqual([
      ['Ana Acuña', true],
      ['Beto Báez', false],
    ]);
    const { id: mensajeId } = await say(ana, id, 'Hola a todos');
    expect(await mine(beto)).toEqual([
      expect.objectContaining({ id, tipo: 'grupo', nombre: 'Firmas', participantes: 2, sinLeer: 1, administra: false }),
    ]);
    const stranger = (await newCuenta(test)).titular;
    for (const other of [titular, carla, stranger]) {
      expect(await mine(other)).toEqual([]);
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

  it('is renamed, and its people are chosen, by who administers it alone', async () => {
    const { ana, beto, carla } = await office();
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
    expect(await mine(carla)).toEqual([expect.objectContaining({ id, sinLeer: 0 })]);
    expect(await textsOf(carla, id)).toEqual(['Antes de Carla']);

    expect((await ana.delete(`/conversaciones/${id}/participantes/${carla.usuarioId}`)).status).toBe(200);
    expect((await carla.get(`/conversaciones/${id}`)).status).toBe(404);
    expect(await mine(carla)).toEqual([]);
  });

  it('is left by oneself, and another one administers it when nobody does', async () => {
    const { ana, beto, carla } = await office();
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

  it('does not count who left the cuenta, and is administered by who has been there longest then', async () => {
    const { ana, beto, carla, titular } = await office();
    const { id } = await newGrupo(ana, [beto, carla, titular]);
    const path = `/conversaciones/${id}`;
    await Promise.all([leaveCuenta(ana), leaveCuenta(carla)]);
    const { body } = await beto.get(path);
    const heirs = body.personas.filter(({ administra }: { administra: boolean }) => administra);
    expect([body.participantes, body.personas.length, heirs.length]).toEqual([2, 2, 1]);
    expect((await mine(beto))[0]).toMatchObject({ participantes: 2 });
    const heir = heirs[0].id === beto.usuarioId ? beto : titular;
    const other = heir === beto ? titular : beto;
    expect((await other.patch(path, { nombre: 'Otro' })).status).toBe(403);
    expect((await heir.patch(path, { nombre: 'Otro' })).status).toBe(200);
    expect((await heir.delete(`${path}/participantes/${heir.usuarioId}`)).status).toBe(200);
    expect((await other.get(path)).body).toMatchObject({ administra: true, participantes: 1 });
  });

  it('has nobody to remove who takes no part', async () => {
    const { ana, beto, carla } = await office();
    const { id } = await newGrupo(ana, [beto]);
    for (const usuarioId of [carla.usuarioId, UNKNOWN_ID]) {
      expect((await ana.delete(`/conversaciones/${id}/participantes/${usuarioId}`)).status).toBe(404);
    }
  });

  it('has a picture, which who administers it alone sets and removes, live', async () => {
    const { ana, beto, carla } = await office();
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
    expect((await mine(beto))[0]?.foto).toBe(first.foto);
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
    const { ana, beto } = await office();
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
    const { ana, beto } = await office();
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

describe('messages', () => {
  it('are read backwards, forwards and around one', async () => {
    const { ana, beto } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const sent: MensajeDto[] = [];
    for (const n of [1, 2, 3, 4, 5, 6]) sent.push(await say(ana, id, `m${n}`));
    const of = (n: number) => sent[n - 1]?.id;
    const page = async (query: string) => {
      const { mensajes, ...beside } = (await beto.get(`/conversaciones/${id}/mensajes?tamano=2${query}`)).body;
      return [mensajes.map(({ valor }: MensajeDto) => valor).join(), beside.hayAnteriores, beside.hayPosteriores];
    };
    expect(await page('')).toEqual(['m5,m6', true, false]);
    expect(await page(`&antes=${of(5)}`)).toEqual(['m3,m4', true, true]);
    expect(await page(`&antes=${of(3)}`)).toEqual(['m1,m2', false, true]);
    expect(await page(`&despues=${of(2)}`)).toEqual(['m3,m4', true, true]);
    expect(await page(`&despues=${of(4)}`)).toEqual(['m5,m6', true, false]);
    expect(await page(`&alrededor=${of(3)}`)).toEqual(['m2,m3,m4', true, true]);
    expect(await page(`&alrededor=${of(1)}`)).toEqual(['m1,m2', false, true]);
    expect((await page(`&ids=${of(4)},${of(2)},${UNKNOWN_ID}`))[0]).toBe('m2,m4');
    for (const query of [`antes=${UNKNOWN_ID}`, `despues=${UNKNOWN_ID}`, `alrededor=${UNKNOWN_ID}`]) {
      expect((await beto.get(`/conversaciones/${id}/mensajes?${query}`)).status).toBe(404);
    }
    for (const query of ['antes=x', 'ids=x', 'tamano=0', 'tamano=101']) {
      expect((await beto.get(`/conversaciones/${id}/mensajes?${query}`)).status).toBe(400);
    }
  });

  it('are answered, changed and deleted by their author alone, live', async () => {
    const { ana, beto } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const asked = await say(ana, id, '¿A <b>qué</b> hora?');
    const answered = await say(beto, id, 'A las 9', { respondeA: asked.id });
    expect(answered.citado).toEqual({
      id: asked.id,
      autor: { id: ana.usuarioId, nombre: 'Ana Acuña' },
      texto: '¿A qué hora?',
    });
    const path = `/conversaciones/${id}/mensajes/${answered.id}`;
    expect((await ana.patch(path, { valor: 'A las 10' })).status).toBe(403);
    expect((await ana.delete(path)).status).toBe(403);

    const { events } = await listen(ana);
    const changed = await beto.patch(path, { valor: 'A las <script>1</script>10' });
    expect(changed.body).toMatchObject({ valor: 'A las 10', editadoEn: expect.any(String), citado: { id: asked.id } });
    await expect.poll(() => events).toContainEqual({ type: 'chat.changed', chatId: id, mensajes: [answered.id] });

    expect((await ana.delete(`/conversaciones/${id}/mensajes/${asked.id}`)).body).toMatchObject({
      eliminado: true,
      valor: '',
    });
    const { body } = await beto.get(`/conversaciones/${id}/mensajes`);
    expect(body.mensajes).toEqual([
      expect.objectContaining({ id: asked.id, eliminado: true, valor: '' }),
      expect.objectContaining({ id: answered.id, citado: expect.objectContaining({ texto: null }) }),
    ]);
    const after = await ana.patch(`/conversaciones/${id}/mensajes/${asked.id}`, { valor: 'Vuelve' });
    expect([after.status, after.body.code]).toEqual([422, 'MENSAJE_ELIMINADO']);
  });

  it('answer only messages of their own conversation', async () => {
    const { ana, beto, carla } = await office();
    const [one, other] = [await newGrupo(ana, [beto]), await newGrupo(ana, [carla])];
    const { id: respondeA } = await say(ana, one.id, 'Reservado');
    const { status } = await ana.post(`/conversaciones/${other.id}/mensajes`, { valor: 'Sobre eso', respondeA });
    expect(status).toBe(404);
  });

  it('are met with emojis, each once a person, also by two at once', async () => {
    const { ana, beto } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const mensaje = await say(ana, id, 'Se firmó');
    const path = `/conversaciones/${id}/mensajes/${mensaje.id}/reacciones`;
    await Promise.all([ana, beto, beto].map((member) => member.post(path, { emoji: '👍🏽' })));
    const { body } = await ana.post(path, { emoji: '🎉' });
    expect(body.reacciones.map(({ emoji, usuarios }: MensajeDto['reacciones'][0]) => [emoji, usuarios.length])).toEqual(
      [
        ['👍🏽', 2],
        ['🎉', 1],
      ],
    );
    const without = await beto.delete(`${path}/${encodeURIComponent('👍🏽')}`);
    expect(without.body.reacciones[0].usuarios).toEqual([{ id: ana.usuarioId, nombre: 'Ana Acuña' }]);
    for (const emoji of ['x', '', '👍👍', null, '<b>']) {
      expect((await ana.post(path, { emoji })).status).toBe(400);
    }
    expect((await ana.delete(`${path}/x`)).status).toBe(200);
  });

  it('are met with an emoji in one form, whichever a keyboard writes', async () => {
    const { ana, beto } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const path = `/conversaciones/${id}/mensajes/${(await say(ana, id, 'Se firmó')).id}/reacciones`;
    for (const emoji of [
      '\u2764',
      '\u2764\uFE0F',
      '\u263A',
      '\u{1F441}\u200D\u{1F5E8}',
      '\u261D\u{1F3FD}',
      '1\uFE0F\u20E3',
    ]) {
      expect([emoji, (await ana.post(path, { emoji })).status]).toEqual([emoji, 200]);
    }
    const { body } = await ana.delete(`${path}/${encodeURIComponent('\u2764')}`);
    expect(body.reacciones.map(({ emoji }: { emoji: string }) => emoji)).toEqual([
      '\u263A\uFE0F',
      '\u{1F441}\uFE0F\u200D\u{1F5E8}\uFE0F',
      '\u261D\u{1F3FD}',
      '1\uFE0F\u20E3',
    ]);
  });

  it('mention people, who are told even when they muted the conversation', async () => {
    const { ana, beto, carla } = await office();
    const { id } = await newGrupo(ana, [beto]);
    await beto.patch(`/conversaciones/${id}`, { silenciada: true });
    await say(ana, id, 'Sin avisos');
    expect(await panelOf(beto)).toEqual([]);
    const menciones = [beto.usuarioId, carla.usuarioId, UNKNOWN_ID];
    const { menciones: mentioned } = await say(ana, id, '@Beto Báez, ¿lo ve?', { menciones });
    expect(mentioned).toEqual([{ id: beto.usuarioId, nombre: 'Beto Báez' }]);
    expect(await panelOf(beto)).toEqual([
      expect.objectContaining({ title: 'Ana Acuña en Firmas', link: `/chat/${id}` }),
    ]);
    expect(await panelOf(carla)).toEqual([]);
  });

  it('are marked as read up to one, which the others see', async () => {
    const { ana, beto } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const [first, , last] = [await say(ana, id, 'Uno'), await say(ana, id, 'Dos'), await say(ana, id, 'Tres')];
    await beto.post(`/conversaciones/${id}/leida`, { hasta: first?.id });
    expect((await mine(beto))[0]?.sinLeer).toBe(2);
    const { events } = await listen(ana);
    await beto.post(`/conversaciones/${id}/leida`, { hasta: last?.id });
    await expect.poll(() => events).toContainEqual({ type: 'chat.changed', chatId: id, mensajes: [] });
    const { body } = await ana.get(`/conversaciones/${id}`);
    const leido = Object.fromEntries(
      (body as ConversacionDetalleDto).personas.map(({ name, leidoHasta }) => [name, leidoHasta]),
    );
    expect(leido['Beto Báez']).toEqual(last?.creadoEn);
    // Marking an earlier message as read again changes nothing.
    await beto.post(`/conversaciones/${id}/leida`, { hasta: first?.id });
    expect((await mine(beto))[0]?.sinLeer).toBe(0);
  });

  it('are told apart within a millisecond', async () => {
    const { ana, beto } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const said = [await say(ana, id, 'Uno'), await say(ana, id, 'Dos'), await say(ana, id, 'Tres')];
    for (const [n, each] of said.entries()) {
      await test.owner.query('update chat_mensajes set creado_en = $2 where id = $1', [
        each.id,
        `2026-01-05T12:00:00.0001${n}0Z`,
      ]);
    }
    const [, second, third] = said;
    expect(await textsOf(beto, id, `?antes=${second?.id}`)).toEqual(['Uno']);
    expect(await textsOf(beto, id, `?despues=${second?.id}`)).toEqual(['Tres']);
    await test.owner.query(
      `update chat_participantes set leido_hasta = '-infinity' where chat_id = $1 and usuario_id = $2`,
      [id, beto.usuarioId],
    );
    await beto.post(`/conversaciones/${id}/leida`, { hasta: third?.id });
    expect((await mine(beto))[0]?.sinLeer).toBe(0);
  });

  it('are announced to the others while they are written', async () => {
    const { ana, beto, carla } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const [ofBeto, ofCarla] = [await listen(beto), await listen(carla)];
    const writing = (member: Member) => member.post(`/conversaciones/${id}/escribiendo`);
    expect((await writing(carla)).status).toBe(404);
    expect((await writing(ana)).status).toBe(200);
    const told = { type: 'chat.typing', chatId: id, usuarioId: ana.usuarioId };
    await expect.poll(() => ofBeto.events).toEqual([told]);
    expect(ofCarla.events).toEqual([]);
  });

  it('are found without accents in one’s own conversations alone, and not once deleted', async () => {
    const { ana, beto, carla } = await office();
    const [one, other] = [await newGrupo(ana, [beto]), await newGrupo(beto, [carla])];
    const said = await say(ana, one.id, 'La <b>hipoteca</b> de Núñez');
    await say(beto, other.id, 'Otra hipoteca de Nuñez');
    const found = async (member: Member, query: string) =>
      (await member.get(`/conversaciones/mensajes?buscar=${encodeURIComponent(query)}`)).body.map(
        ({ valor }: MensajeDto) => valor,
      );
    expect(await found(ana, 'NUNEZ hipoteca')).toEqual(['La <b>hipoteca</b> de Núñez']);
    expect(await found(beto, 'nuñez')).toHaveLength(2);
    expect(await found(ana, 'b>hip')).toEqual([]);
    await ana.delete(`/conversaciones/${one.id}/mensajes/${said.id}`);
    expect(await found(ana, 'hipoteca')).toEqual([]);
    for (const query of ['', '?buscar=', '?buscar=a', '?buscar=ab&conversacionId=x']) {
      expect((await ana.get(`/conversaciones/mensajes${query}`)).status).toBe(400);
    }
  });

  it('are found by what they say, not by how it is stored', async () => {
    const { ana, beto } = await office();
    const { id } = await newGrupo(ana, [beto]);
    await say(ana, id, `Contrato de R&amp;D con O'Higgins &lt;b&gt; "hoy" &amp;lt;`);
    const found = async (query: string) =>
      (await ana.get(`/conversaciones/mensajes?buscar=${encodeURIComponent(query)}`)).body.length;
    expect(await Promise.all(['R&D', "o'higgins", '<b>', '"hoy"', '&lt;'].map(found))).toEqual([1, 1, 1, 1, 1]);
    expect(await Promise.all(['amp', 'quot', '&gt'].map(found))).toEqual([0, 0, 0]);
  });

  it('have links, which are listed by pages, the newest first, until the message is deleted', async () => {
    const { ana, beto, carla } = await office();
    const { id } = await newGrupo(ana, [beto]);
    await say(ana, id, 'sin enlaces');
    for (let n = 1; n <= 31; n += 1) await say(ana, id, `<a href="https://x.test/${n}">nota ${n}</a>`);
    const path = `/conversaciones/${id}/enlaces`;
    const first = (await beto.get(path)).body;
    expect(first.enlaces).toHaveLength(30);
    expect(first.enlaces[0]).toEqual({
      url: 'https://x.test/31',
      texto: 'nota 31',
      mensajeId: expect.any(String),
      autor: { id: ana.usuarioId, nombre: 'Ana Acuña' },
      en: expect.any(String),
    });
    const rest = (await beto.get(`${path}?antes=${first.siguiente}`)).body;
    expect([rest.enlaces.map(({ url }: { url: string }) => url), rest.siguiente]).toEqual([['https://x.test/1'], null]);
    await ana.delete(`/conversaciones/${id}/mensajes/${rest.enlaces[0].mensajeId}`);
    expect((await beto.get(path)).body.siguiente).toBeNull();
    const stranger = (await newCuenta(test)).titular;
    for (const other of [carla, stranger]) expect((await other.get(path)).status).toBe(404);
    expect((await beto.get(`${path}?antes=${UNKNOWN_ID}`)).status).toBe(404);
    expect((await beto.get(`${path}?antes=x`)).status).toBe(400);
  });

  it('are refused when they are empty or too long, with the field', async () => {
    const { ana, beto } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const unseen = ['&#8203;', '<b>\u200b</b>', '<i>\u3164</i>'];
    for (const valor of [undefined, '', '<p> </p>', ...unseen, 'x'.repeat(4001), 7]) {
      const { status, body } = await ana.post(`/conversaciones/${id}/mensajes`, { valor });
      expect(status).toBe(400);
      expect(body.details).toContainEqual(expect.objectContaining({ campo: 'valor' }));
    }
    expect(await textsOf(beto, id)).toEqual([]);
  });

  it('keep their order, however many are sent at once', async () => {
    const { ana, beto } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const sent = await Promise.all([ana, beto, ana, beto, ana].map((member, n) => say(member, id, `m${n}`)));
    const times = new Set(sent.map(({ creadoEn }) => creadoEn));
    expect(times.size).toBe(5);
    const { body } = await ana.get(`/conversaciones/${id}/mensajes`);
    expect(body.mensajes.map(({ creadoEn }: MensajeDto) => creadoEn)).toEqual([...times].sort());
  });
});

describe('the aviso of a message', () => {
  const told = async (member: Member) =>
    (await panelOf(member)).map(({ description, read }: Record<string, unknown>) => [description, read]);

  it('says what the message says now, and nothing of one that was deleted', async () => {
    const { ana, beto } = await office();
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
    const { ana, beto } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const said = await say(ana, id, 'Ya leído');
    await beto.post(`/conversaciones/${id}/leida`, { hasta: said.id });
    expect(await told(beto)).toEqual([['Ya leído', true]]);
    await say(ana, id, 'Otro');
    await ana.delete(`/conversaciones/${id}/mensajes/${said.id}`);
    expect(await told(beto)).toEqual([['Otro', false]]);
  });

  it('is gone for who is removed from the group', async () => {
    const { ana, beto, carla } = await office();
    const { id } = await newGrupo(ana, [beto, carla]);
    await say(ana, id, 'Entre nosotros');
    await ana.delete(`/conversaciones/${id}/participantes/${beto.usuarioId}`);
    expect(await told(beto)).toEqual([]);
    expect(await told(carla)).toEqual([['Entre nosotros', false]]);
  });

  it('is not mailed once its message is deleted, or its person removed', async () => {
    const { ana, beto } = await office();
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
    const { ana, beto } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const said = await say(ana, id, 'Uno');
    // The state after a deleted message left its aviso behind.
    await test.owner.query('update chat_mensajes set eliminado_en = now(), valor = $2 where id = $1', [said.id, '']);
    await beto.patch('/apps/chat/chat', { id, chat: { unreadCount: 0 } });
    expect(await told(beto)).toEqual([['Uno', true]]);
  });
});

describe('the conversation of a carpeta', () => {
  it('is one, read by who sees the carpeta, and gone with the sight of it', async () => {
    const { titular, ana, beto } = await office();
    const { id: carpetaId, codigo, version } = await newCarpeta(titular, { caratula: 'Pérez a Gómez' });
    const opened = await Promise.all(
      [titular, ana, beto].map((member) => member.post(`/carpetas/${carpetaId}/conversacion`)),
    );
    const [id = '', ...others] = new Set(opened.map(({ body }) => String(body.id)));
    expect(others).toEqual([]);
    // A person who only looks at the conversation does not get it into their list.
    expect(await mine(ana)).toEqual([]);
    await say(titular, id, 'Falta el certificado', { menciones: [ana.usuarioId] });
    expect(await mine(ana)).toEqual([
      expect.objectContaining({
        id,
        tipo: 'carpeta',
        nombre: `${codigo} · Pérez a Gómez`,
        carpeta: { id: carpetaId, codigo, caratula: 'Pérez a Gómez' },
        sinLeer: 1,
      }),
    ]);
    expect(await mine(beto)).toEqual([]);
    expect(await textsOf(beto, id)).toEqual(['Falta el certificado']);
    expect(await panelOf(ana)).toEqual([expect.objectContaining({ title: `${titular.nombre} en ${codigo}` })]);

    expect((await titular.patch(`/carpetas/${carpetaId}`, { reservada: true }, { version })).status).toBe(200);
    expect((await ana.get(`/conversaciones/${id}`)).status).toBe(404);
    expect(await mine(ana)).toEqual([]);
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

  it('names and counts those alone who see it still', async () => {
    const { titular, ana, beto } = await office();
    const { id: carpetaId, version } = await newCarpeta(titular);
    const { id } = (await titular.post(`/carpetas/${carpetaId}/conversacion`)).body;
    await say(titular, id, 'Para los dos', { menciones: [ana.usuarioId, beto.usuarioId] });
    expect((await mine(titular))[0]?.participantes).toBe(3);
    const changed = { reservada: true, responsableId: beto.usuarioId };
    expect((await titular.patch(`/carpetas/${carpetaId}`, changed, { version })).status).toBe(200);
    expect((await mine(titular))[0]?.participantes).toBe(2);
    const { personas }: ConversacionDetalleDto = (await titular.get(`/conversaciones/${id}`)).body;
    expect(personas.map((persona) => persona.id).sort()).toEqual([titular.usuarioId, beto.usuarioId].sort());
  });

  it('is no group: its people are not chosen', async () => {
    const { ana, beto } = await office();
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

describe('the database', () => {
  it('lets nobody join a group, or write as somebody else, by themselves', async () => {
    const { ana, beto, carla } = await office();
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

describe('files', () => {
  const attach = async (by: Member, id: string, ...files: TestFile[]): Promise<AdjuntoDto[]> => {
    const { status, body } = await upload(by, `/conversaciones/${id}/adjuntos`, files);
    expect([status, body]).toEqual([201, expect.anything()]);
    return body as never;
  };
  const lastPicture = async (by: Member, id: string): Promise<AdjuntoDto> =>
    (await by.get(`/conversaciones/${id}/mensajes`)).body.mensajes.at(-1).adjuntos[0];
  const contentOf = (by: Member, adjuntoId: string) =>
    fetch(`${by.baseUrl}/api/conversaciones/adjuntos/${adjuntoId}/contenido`, {
      headers: { authorization: `Bearer ${by.accessToken}` },
    });

  it('are seen by who uploaded them, and by who reads the message once it is sent', async () => {
    const { ana, beto, carla } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const content = pdf('minuta');
    const [minuta, page] = await attach(
      ana,
      id,
      { nombre: 'Minuta.pdf', content },
      { nombre: 'pagina.html', content: '<script>alert(1)</script>' },
    );
    expect(minuta).toMatchObject({ nombre: 'Minuta.pdf', mime: 'application/pdf', previsualizable: true });
    expect(page).toMatchObject({ previsualizable: false });
    const ids = [page?.id ?? '', minuta?.id ?? ''];
    expect((await contentOf(ana, ids[1] as string)).status).toBe(200);
    expect((await contentOf(beto, ids[1] as string)).status).toBe(404);
    // Nobody can send the files that another person uploaded.
    const stolen = await beto.post(`/conversaciones/${id}/mensajes`, { valor: 'Mío', adjuntos: ids });
    expect([stolen.status, stolen.body.details[0].campo]).toEqual([422, 'adjuntos']);

    const sent = await say(ana, id, '', { adjuntos: ids });
    expect(sent.adjuntos.map(({ nombre }) => nombre)).toEqual(['pagina.html', 'Minuta.pdf']);
    expect((await mine(beto))[0]?.ultimo?.texto).toBe('pagina.html');
    expect((await panelOf(beto))[0].description).toBe('pagina.html');
    const answer = await contentOf(beto, ids[1] as string);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(content));
    expect((await contentOf(beto, ids[0] as string)).headers.get('content-disposition')).toMatch(/^attachment/);
    const stranger = (await newCuenta(test)).titular;
    for (const other of [carla, stranger]) expect((await contentOf(other, ids[1] as string)).status).toBe(404);
    expect((await beto.get(`/conversaciones/${id}/adjuntos`)).body.adjuntos).toHaveLength(2);
    expect((await carla.get(`/conversaciones/${id}/adjuntos`)).status).toBe(404);
    expect((await upload(carla, `/conversaciones/${id}/adjuntos`, [{ nombre: 'x.pdf', content }])).status).toBe(404);
    // The refusal names the positions of the missing files. Without them the same message is sent.
    const otra = { id: uuid(), valor: 'Otra vez' };
    const [extra] = await attach(ana, id, { nombre: 'Extra.pdf', content });
    const twice = await ana.post(`/conversaciones/${id}/mensajes`, { ...otra, adjuntos: [extra?.id, ...ids] });
    expect(twice.status).toBe(422);
    expect(twice.body.details.map(({ campo }: { campo: string }) => campo)).toEqual([
      'adjuntos',
      'adjuntos.1',
      'adjuntos.2',
    ]);
    const rest = await say(ana, id, otra.valor, { id: otra.id, adjuntos: [extra?.id] });
    await ana.delete(`/conversaciones/${id}/mensajes/${rest.id}`);

    // The files are deleted with the message. Without files, its text may not be empty.
    await ana.delete(`/conversaciones/${id}/mensajes/${sent.id}`);
    expect((await contentOf(beto, ids[1] as string)).status).toBe(404);
    expect((await contentOf(ana, ids[1] as string)).status).toBe(404);
    expect((await beto.get(`/conversaciones/${id}/adjuntos`)).body).toEqual({ adjuntos: [], siguiente: null });
  });

  it('are listed by pages, the newest first, and nothing else than a file of the conversation begins one', async () => {
    const { ana, beto, carla } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const { id: otro } = await newGrupo(ana, [beto]);
    const send = async (chatId: string, nombres: string[]) => {
      const sent = await attach(ana, chatId, ...nombres.map((nombre) => ({ nombre, content: pdf(nombre) })));
      await say(ana, chatId, '', { adjuntos: sent.map((one) => one.id) });
      return sent;
    };
    const [first] = await send(id, ['1.pdf']);
    // The files of a message may have the same date.
    for (let n = 0; n < 3; n += 1)
      await send(
        id,
        Array.from({ length: 10 }, (_, at) => `${2 + n * 10 + at}.pdf`),
      );
    const [elsewhere] = await send(otro, ['otro.pdf']);
    await attach(ana, id, { nombre: 'sin enviar.pdf', content: pdf('sin enviar') });
    const path = `/conversaciones/${id}/adjuntos`;
    const page = (await beto.get(path)).body;
    const rest = (await beto.get(`${path}?antes=${page.siguiente}`)).body;
    expect([page.adjuntos.length, rest.adjuntos, rest.siguiente]).toEqual([30, [first], null]);
    expect(new Set(page.adjuntos.map((one: AdjuntoDto) => one.nombre)).size).toBe(30);
    const stranger = (await newCuenta(test)).titular;
    for (const other of [carla, stranger])
      expect((await other.get(`${path}?antes=${page.siguiente}`)).status).toBe(404);
    for (const wrong of [UNKNOWN_ID, elsewhere?.id])
      expect((await beto.get(`${path}?antes=${wrong}`)).status).toBe(404);
    expect((await beto.get(`${path}?antes=x`)).status).toBe(400);
  });

  it('are told to clients of the reference template with the person, and gone with their message', async () => {
    const { ana, beto, carla } = await office();
    const { id } = (await ana.post('/apps/chat/chat', { contactId: beto.usuarioId })).body;
    const files = [
      { nombre: 'Foto.jpg', content: await photograph() },
      { nombre: 'Minuta.pdf', content: pdf('minuta') },
    ];
    const [foto, minuta] = await attach(ana, id, ...files);
    const sent = await say(ana, id, '', { adjuntos: [foto?.id, minuta?.id] });
    await smallPicture(() => lastPicture(ana, id));
    const links = ['https://registro.ejemplo.test/tasas'];
    await say(beto, id, `Está <a href="${links[0]}">ahí</a>`);
    const attachments = { media: [PICTURE_ADDRESS], docs: ['Minuta.pdf'], links };
    expect((await ana.get(`/apps/chat/contact?id=${beto.usuarioId}`)).body).toMatchObject({ attachments });
    expect((await beto.get('/apps/chat/chats')).body[0].contact).toMatchObject({ attachments });
    const nothing = { media: [], docs: [], links: [] };
    expect((await carla.get(`/apps/chat/contact?id=${beto.usuarioId}`)).body.attachments).toEqual(nothing);
    await ana.delete(`/conversaciones/${id}/mensajes/${sent.id}`);
    expect((await beto.get(`/apps/chat/chat?id=${id}`)).body.contact.attachments).toEqual({ ...nothing, links });
  });

  it('that are pictures get a small one, which goes with the message', async () => {
    const { ana, beto, carla } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const [foto, broken, minuta] = await attach(
      ana,
      id,
      { nombre: 'Foto.jpg', content: await photograph({ width: 2000, height: 1500 }) },
      { nombre: 'Rota.jpg', content: (await photograph()).subarray(0, 700) },
      { nombre: 'Minuta.pdf', content: pdf('minuta') },
    );
    const sent = await say(ana, id, '', { adjuntos: [foto?.id, broken?.id, minuta?.id] });
    const small = await smallPicture(() => lastPicture(beto, id));
    const { adjuntos } = (await beto.get(`/conversaciones/${id}/mensajes`)).body.mensajes[0];
    expect(adjuntos.map(({ miniatura }: AdjuntoDto) => miniatura)).toEqual([`/api${small}`, null, null]);
    expect(await seeSmallPicture(beto, small)).toEqual(SMALL_PICTURE);
    const [address] = await shownPictures(test, ana.usuarioId);
    expect((await fetch(test.baseUrl + address)).status).toBe(200);
    const { titular: stranger } = await newCuenta(test);
    expect([(await carla.get(small)).status, (await stranger.get(small)).status]).toEqual([404, 404]);
    expect((await beto.get(small.replace(foto?.id ?? '', broken?.id ?? ''))).status).toBe(404);
    await ana.delete(`/conversaciones/${id}/mensajes/${sent.id}`);
    expect([(await beto.get(small)).status, (await fetch(test.baseUrl + address)).status]).toEqual([404, 404]);
  });

  it('are filed as a document of a carpeta by who reads both', async () => {
    const { ana, beto, carla } = await office();
    const { id } = await newGrupo(ana, [beto]);
    const { id: carpetaId } = await newCarpeta(carla);
    const content = pdf('certificado');
    const [adjunto] = await attach(ana, id, { nombre: 'Certificado.pdf', content });
    await say(ana, id, 'El certificado', { adjuntos: [adjunto?.id] });
    const path = `/conversaciones/adjuntos/${adjunto?.id}/documento`;
    expect((await carla.post(path, { carpetaId })).status).toBe(404);
    expect((await beto.post(path, { carpetaId: UNKNOWN_ID })).status).toBe(404);
    expect((await beto.post(path, { carpetaId: 'x' })).body.details[0].campo).toBe('carpetaId');
    const { status, body } = await beto.post(path, { carpetaId });
    expect([status, body.carpetaId]).toEqual([201, carpetaId]);
    expect((await download(beto, body.documentoId)).bytes).toEqual(Buffer.from(content));
    const { documentos } = (await carla.get(`/carpetas/${carpetaId}/documentos`)).body;
    expect(documentos).toEqual([expect.objectContaining({ id: body.documentoId, nombre: 'Certificado.pdf' })]);
  });

  it('are refused when they are empty, and counted into the storage of the cuenta', async () => {
    const { titular, ana } = await office();
    const { id } = await newGrupo(titular, [ana]);
    const path = `/conversaciones/${id}/adjuntos`;
    const empty = await upload(ana, path, [{ nombre: 'vacio.pdf', content: '' }]);
    expect([empty.status, (empty.body as never as { code: string }).code]).toEqual([422, 'ARCHIVO_VACIO']);
    expect((await upload(ana, path, [])).status).toBe(422);
    const used = async () => (await titular.get('/plan')).body.uso.almacenamientoBytes;
    const before = await used();
    await attach(ana, id, { nombre: 'a.pdf', content: pdf('a', 1000) });
    expect((await used()) - before).toBeGreaterThan(1000);
  });
});
