import { beforeAll, describe, expect, it } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import type { EtiquetaTituladaDto } from '../../server/plataforma/etiquetas/etiquetas.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta } from '../factories/people.js';
import { listen } from '../factories/sockets.js';
import { newEtiquetaDeTareas, newTarea } from '../factories/tareas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const TAG = '/apps/tasks/tag';
const TASK = '/apps/tasks/task';

const tagsOf = async (client: ApiClient, id: string) => (await client.get(`${TASK}?id=${id}`)).body.tags;

describe('the tags', () => {
  it('are created first in the list, renamed and announced', async () => {
    const { titular } = await newCuenta(test);
    const { events } = await listen(titular);
    const first = await newEtiquetaDeTareas(titular, 'Api');
    const { status, headers, body } = await titular.post(TAG, { tag: { title: '  <b>Registro</b>  ' } });
    expect([status, headers.get('etag'), body]).toEqual([
      200,
      '"1"',
      { id: expect.any(String), title: '<b>Registro</b>', version: 1 },
    ]);
    expect((await titular.get('/apps/tasks/tags')).body).toEqual([body, first]);
    const renamed = await titular.patch(TAG, { id: first.id, tag: { id: UNKNOWN_ID, title: 'Catastro', version: 8 } });
    expect(renamed.body).toEqual({ id: first.id, title: 'Catastro', version: 2 });
    expect((await titular.patch(TAG, { id: first.id, tag: { title: 'Tarde' } }, { version: 1 })).status).toBe(412);
    await expect.poll(() => events).toEqual(Array(3).fill({ type: 'tasks.changed', tasks: [] }));
  });

  it('with the same key are created once', async () => {
    const { titular } = await newCuenta(test);
    const send = () => titular.post(TAG, { tag: { title: 'Una' } }, { headers: { 'idempotency-key': 'una' } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('stay on a tarea in their order', async () => {
    const { titular } = await newCuenta(test);
    const [a, b] = [await newEtiquetaDeTareas(titular, 'a'), await newEtiquetaDeTareas(titular, 'b')];
    const { id, tags } = await newTarea(titular, { tags: [b.id, a.id] });
    expect(tags).toEqual([b.id, a.id]);
    const { body } = await titular.patch(TASK, { id, task: { tags: [a.id, b.id] } });
    expect([body.tags, body.version]).toEqual([[a.id, b.id], 2]);
  });

  it('leave all tareas when deleted, and can be restored on them', async () => {
    const { titular } = await newCuenta(test);
    const [gone, kept] = [await newEtiquetaDeTareas(titular, 'a'), await newEtiquetaDeTareas(titular, 'b')];
    const { id } = await newTarea(titular, { tags: [gone.id, kept.id] });
    const other = await newTarea(titular, { tags: [gone.id] });
    expect((await titular.delete(`${TAG}?id=${gone.id}`)).body).toBe(true);
    expect((await titular.get('/apps/tasks/tags')).body).toEqual([kept]);
    expect([await tagsOf(titular, id), await tagsOf(titular, other.id)]).toEqual([[kept.id], []]);
    const refused = await titular.patch(TASK, { id, task: { tags: [gone.id] } });
    expect([refused.status, refused.body.details[0].campo]).toEqual([422, 'task.tags']);
    await titular.patch(TASK, { id, task: { tags: [] } });
    for (const answer of [
      await titular.delete(`${TAG}?id=${gone.id}`),
      await titular.patch(TAG, { id: gone.id, tag: { title: 'x' } }),
    ]) {
      expect(answer.status).toBe(404);
    }
    const restored = await titular.post(`${TAG}/${gone.id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, { ...gone, version: 3 }]);
    expect([await tagsOf(titular, id), await tagsOf(titular, other.id)]).toEqual([[gone.id], [gone.id]]);
    expect((await titular.post(`${TAG}/${gone.id}/restore`)).status).toBe(404);
  });

  it('have a number when they are restored beside others of their name, also two at once', async () => {
    const { titular } = await newCuenta(test);
    const gone: EtiquetaTituladaDto[] = [];
    for (const title of ['Señal', 'senal']) {
      const etiqueta = await newEtiquetaDeTareas(titular, title);
      await titular.delete(`${TAG}?id=${etiqueta.id}`);
      gone.push(etiqueta);
    }
    await newEtiquetaDeTareas(titular, 'SEÑAL');
    const restored = await Promise.all(gone.map(({ id }) => titular.post(`${TAG}/${id}/restore`)));
    const numbers = restored.map(({ body }) => /^se[nñ]al (.*)$/i.exec(body.title)?.[1]);
    expect(numbers.toSorted()).toEqual(['(2)', '(3)']);
  });

  it('lose whole characters, where their name is too long for the number', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newEtiquetaDeTareas(titular, `x${'🏠'.repeat(59)}`);
    await titular.delete(`${TAG}?id=${id}`);
    await newEtiquetaDeTareas(titular, `x${'🏠'.repeat(59)}`);
    expect((await titular.post(`${TAG}/${id}/restore`)).body.title).toBe(`x${'🏠'.repeat(55)} (2)`);
  });

  it('are gone for good after a day', async () => {
    const { titular } = await newCuenta(test);
    const etiqueta = await newEtiquetaDeTareas(titular);
    const { id } = await newTarea(titular, { tags: [etiqueta.id] });
    await titular.delete(`${TAG}?id=${etiqueta.id}`);
    await test.owner.query(`update tarea_etiquetas set eliminada_en = now() - interval '25 hours' where id = $1`, [
      etiqueta.id,
    ]);
    await test.app.get(Housekeeping).run();
    expect((await titular.post(`${TAG}/${etiqueta.id}/restore`)).status).toBe(404);
    expect(await tagsOf(titular, id)).toEqual([]);
    expect((await test.owner.query('select 1 from tarea_etiquetado where tarea_id = $1', [id])).rows).toEqual([]);
  });

  it.each([
    [{}],
    [{ tag: {} }],
    [{ tag: { title: '  ' } }],
    [{ tag: { title: 'x'.repeat(61) } }],
    [{ tag: { title: 7 } }],
  ])('refuse %j', async (body) => {
    const { titular } = await newCuenta(test);
    const { id } = await newEtiquetaDeTareas(titular);
    expect((await titular.post(TAG, body)).status).toBe(400);
    expect((await titular.patch(TAG, { id, ...body })).status).toBe(400);
  });

  it('of another cuenta are not found', async () => {
    const { titular } = await newCuenta(test);
    const stranger = (await newCuenta(test)).titular;
    const { id } = await newEtiquetaDeTareas(titular);
    expect((await stranger.get('/apps/tasks/tags')).body).toEqual([]);
    expect((await stranger.post(TASK, { type: 'task', task: { tags: [id] } })).status).toBe(422);
    for (const unknown of [id, UNKNOWN_ID]) {
      expect((await stranger.patch(TAG, { id: unknown, tag: { title: 'x' } })).status).toBe(404);
      expect((await stranger.delete(`${TAG}?id=${unknown}`)).status).toBe(404);
      expect((await stranger.post(`${TAG}/${unknown}/restore`)).status).toBe(404);
    }
  });
});

describe('the search', () => {
  const search = (client: ApiClient, query: string) =>
    client.get(`/apps/tasks/search?query=${encodeURIComponent(query)}`);
  const titles = async (client: ApiClient, query: string) =>
    (await search(client, query)).body.map(({ title }: { title: string }) => title);

  it('finds words in title and notes, and marks the words in the title', async () => {
    const { titular } = await newCuenta(test);
    const noted = await newTarea(titular, { title: 'Llamar', notes: 'Por la INSCRIPCIÓN pendiente' });
    const section = await newTarea(titular, { type: 'section', title: 'Inscripciones' });
    await newTarea(titular, { title: 'Otra cosa' });
    const { status, body } = await search(titular, 'inscripcion');
    expect(status).toBe(200);
    expect(body).toEqual([
      { ...section, order: 1, title: '<mark>Inscripcion</mark>es' },
      { ...noted, order: 2 },
    ]);
  });

  it('treats titles as text, and not as HTML or patterns', async () => {
    const { titular } = await newCuenta(test);
    await newTarea(titular, { title: '<img src=x onerror=alert(1)> & "Cía."' });
    await newTarea(titular, { title: 'Boleto 50%_final' });
    expect(await titles(titular, 'onerror')).toEqual([
      '&lt;img src=x <mark>onerror</mark>=alert(1)&gt; &amp; &quot;Cía.&quot;',
    ]);
    expect(await titles(titular, '<img')).toEqual([
      '<mark>&lt;img</mark> src=x onerror=alert(1)&gt; &amp; &quot;Cía.&quot;',
    ]);
    expect(await titles(titular, 'lt;')).toEqual([]);
    expect(await titles(titular, '%_')).toEqual(['Boleto 50<mark>%_</mark>final']);
  });

  it('answers null for a blank query', async () => {
    const { titular } = await newCuenta(test);
    await newTarea(titular);
    for (const query of ['', '?query=', '?query=%20']) {
      const { status, body } = await titular.get(`/apps/tasks/search${query}`);
      expect([status, body], query).toEqual([200, null]);
    }
    expect((await search(titular, 'x'.repeat(201))).status).toBe(400);
    expect((await titular.get('/apps/tasks/search?query=a&query=b')).status).toBe(400);
  });

  it('over everything finds tareas by title, and lists them after the pages', async () => {
    const { titular } = await newCuenta(test);
    const tarea = await newTarea(titular, { title: 'Preparar el chat' });
    const section = await newTarea(titular, { type: 'section', title: 'Chats' });
    await newTarea(titular, { title: 'Otra', notes: 'chat' });
    const { body } = await titular.post('/common/search', { query: 'chat' });
    expect(body.map(({ id }: { id: string }) => id)).toEqual(['pages', 'tasks']);
    expect(body[1]).toEqual({
      id: 'tasks',
      label: 'Tareas',
      results: [
        { ...section, order: 1, link: `/apps/tasks/${section.id}`, value: 'Chats' },
        { ...tarea, order: 2, link: `/apps/tasks/${tarea.id}`, value: 'Preparar el chat' },
      ],
    });
  });
});
