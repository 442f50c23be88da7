import { beforeAll, describe, expect, it } from 'vitest';
import type { ConversacionDetalleDto, MensajeDto } from '../../server/oficina/chat/conversaciones.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { conversacionesOf, newGrupo, office, panelOf, say, textsOf } from '../factories/conversaciones.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('messages', () => {
  it('are read backwards, forwards and around one', async () => {
    const { ana, beto } = await office(test);
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
    const { ana, beto } = await office(test);
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
    const { ana, beto, carla } = await office(test);
    const [one, other] = [await newGrupo(ana, [beto]), await newGrupo(ana, [carla])];
    const { id: respondeA } = await say(ana, one.id, 'Reservado');
    const { status } = await ana.post(`/conversaciones/${other.id}/mensajes`, { valor: 'Sobre eso', respondeA });
    expect(status).toBe(404);
  });

  it('are met with emojis, each once a person, also by two at once', async () => {
    const { ana, beto } = await office(test);
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
    const { ana, beto } = await office(test);
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

  it('are pinned for all people of the conversation, once, until they are unpinned or deleted, live', async () => {
    const { ana, beto, carla } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const [first, second] = [
      await say(ana, id, 'La clave del portero es 4821'),
      await say(ana, id, 'Se firma a las 9'),
    ];
    const at = `/conversaciones/${id}/mensajes`;
    const { events } = await listen(ana);
    expect((await beto.send('PUT', `${at}/${first.id}/fijado`)).body).toMatchObject({ id: first.id, fijado: true });
    await expect.poll(() => events).toContainEqual({ type: 'chat.pinned', chatId: id });
    expect(events).toContainEqual({ type: 'chat.changed', chatId: id, mensajes: [first.id] });
    const pins = await Promise.all([ana, beto].map((member) => member.send('PUT', `${at}/${second.id}/fijado`)));
    expect(pins.map(({ status }) => status)).toEqual([200, 200]);

    const pinned = async () => (await ana.get(`${at}/fijados`)).body.map((mensaje: MensajeDto) => mensaje.id);
    expect(await pinned()).toEqual([second.id, first.id]);
    expect((await ana.get(at)).body.mensajes.map(({ fijado }: MensajeDto) => fijado)).toEqual([true, true]);
    expect((await ana.delete(`${at}/${first.id}/fijado`)).body).toMatchObject({ fijado: false });
    expect((await ana.delete(`${at}/${second.id}`)).body).toMatchObject({ eliminado: true, fijado: false });
    expect(await pinned()).toEqual([]);
    expect((await ana.send('PUT', `${at}/${second.id}/fijado`)).status).toBe(422);

    const outsider = (await newCuenta(test)).titular;
    for (const stranger of [carla, outsider]) {
      expect((await stranger.get(`${at}/fijados`)).status).toBe(404);
      expect((await stranger.send('PUT', `${at}/${first.id}/fijado`)).status).toBe(404);
      expect((await stranger.delete(`${at}/${first.id}/fijado`)).status).toBe(404);
    }
    expect((await ana.send('PUT', `${at}/${UNKNOWN_ID}/fijado`)).status).toBe(404);
    expect((await ana.send('PUT', `${at}/x/fijado`)).status).toBe(404);
  });

  it('are pinned no more than fifty times a conversation', async () => {
    const { ana, beto } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const ids: string[] = [];
    for (let n = 0; n < 51; n += 1) ids.push((await say(ana, id, `m${n}`)).id);
    const answers = await Promise.all(
      ids.map((each) => ana.send('PUT', `/conversaciones/${id}/mensajes/${each}/fijado`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
      statusCode: 422,
      message: expect.stringContaining('hasta 50 fijados'),
    });
    expect((await ana.get(`/conversaciones/${id}/mensajes/fijados`)).body).toHaveLength(50);
  });

  it('mention people, who are told even when they muted the conversation', async () => {
    const { ana, beto, carla } = await office(test);
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
    const { ana, beto } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const [first, , last] = [await say(ana, id, 'Uno'), await say(ana, id, 'Dos'), await say(ana, id, 'Tres')];
    await beto.post(`/conversaciones/${id}/leida`, { hasta: first?.id });
    expect((await conversacionesOf(beto))[0]?.sinLeer).toBe(2);
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
    expect((await conversacionesOf(beto))[0]?.sinLeer).toBe(0);
  });

  it('of the same millisecond are told apart', async () => {
    const { ana, beto } = await office(test);
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
    expect((await conversacionesOf(beto))[0]?.sinLeer).toBe(0);
  });

  it('are announced to the others while they are written', async () => {
    const { ana, beto, carla } = await office(test);
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
    const { ana, beto, carla } = await office(test);
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

  it('are found by their shown text, not by its stored form', async () => {
    const { ana, beto } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    await say(ana, id, `Contrato de R&amp;D con O'Higgins &lt;b&gt; "hoy" &amp;lt;`);
    const found = async (query: string) =>
      (await ana.get(`/conversaciones/mensajes?buscar=${encodeURIComponent(query)}`)).body.length;
    expect(await Promise.all(['R&D', "o'higgins", '<b>', '"hoy"', '&lt;'].map(found))).toEqual([1, 1, 1, 1, 1]);
    expect(await Promise.all(['amp', 'quot', '&gt'].map(found))).toEqual([0, 0, 0]);
  });

  it('have links, which are listed by pages, the newest first, until the message is deleted', async () => {
    const { ana, beto, carla } = await office(test);
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
    const { ana, beto } = await office(test);
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
    const { ana, beto } = await office(test);
    const { id } = await newGrupo(ana, [beto]);
    const sent = await Promise.all([ana, beto, ana, beto, ana].map((member, n) => say(member, id, `m${n}`)));
    const times = new Set(sent.map(({ creadoEn }) => creadoEn));
    expect(times.size).toBe(5);
    const { body } = await ana.get(`/conversaciones/${id}/mensajes`);
    expect(body.mensajes.map(({ creadoEn }: MensajeDto) => creadoEn)).toEqual([...times].sort());
  });
});
