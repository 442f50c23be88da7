import { beforeAll, describe, expect, it } from 'vitest';
import type { CursoDto, PersonaDeAcademiaDto } from '../../server/oficina/academia/academia.dto.js';
import { ACADEMIA, cursoOf, cursosOf, newCurso } from '../factories/academia.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { PICTURE_ADDRESS, photograph } from '../factories/pictures.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let titular: Member;
let oficial: Member;
let ajeno: Member;
/** A course of the product. */
let primero: CursoDto;

beforeAll(async () => {
  test = await sharedTestApp();
  const cuenta = await newCuenta(test);
  titular = cuenta.titular;
  oficial = await newMiembro(test, cuenta.cuentaId, 3, 'Olga Rey');
  ajeno = (await newCuenta(test)).titular;
  [primero] = (await cursosOf(titular)) as [CursoDto];
});

const advance = (client: ApiClient, id: string, currentStep: unknown, completed: unknown = 0) =>
  client.send('PUT', `${ACADEMIA}/courses/${id}/progress`, { currentStep, completed });

describe('the courses of the product', () => {
  it('have the shapes of the contract: categories by title, a list of courses without steps, a course with its steps', async () => {
    const { body: categories } = await oficial.get(`${ACADEMIA}/categories`);
    expect(categories.length).toBeGreaterThanOrEqual(4);
    expect(Object.keys(categories[0])).toEqual(['id', 'title', 'slug']);
    const titles = categories.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(titles.toSorted((one: string, other: string) => one.localeCompare(other, 'es')));
    expect(primero).toEqual({
      id: expect.any(String),
      title: expect.any(String),
      slug: 'primeros-pasos',
      description: expect.any(String),
      category: 'primeros-pasos',
      duration: 15,
      totalSteps: 7,
      updatedAt: '26 nov 2026',
      featured: true,
      progress: { currentStep: 0, completed: 0 },
      own: false,
      published: true,
      version: 0,
      request: null,
    });
    const { steps, ...curso } = await cursoOf(oficial, primero.id);
    expect(curso).toEqual(primero);
    expect(steps.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(steps[0]?.content).toContain('<strong>carpeta</strong>');
    expect((await cursoOf(oficial, 'primeros-pasos')).id).toBe(primero.id);
  });

  it('answer 404 for an unknown course, and 400 without a course', async () => {
    for (const id of [UNKNOWN_ID, 'no-hay', '../etc']) {
      expect((await titular.get(`${ACADEMIA}/courses/course?id=${encodeURIComponent(id)}`)).status).toBe(404);
    }
    expect((await titular.get(`${ACADEMIA}/courses/course`)).status).toBe(400);
    expect((await titular.get(`${ACADEMIA}/courses?ids=uno`)).status).toBe(400);
  });

  it('cannot be changed', async () => {
    expect((await titular.patch(`${ACADEMIA}/courses/${primero.id}`, { title: 'Mío' })).status).toBe(404);
    expect((await titular.delete(`${ACADEMIA}/courses/${primero.id}`)).status).toBe(404);
  });
});

describe('progress', () => {
  it('only goes forward, whatever request comes first, and belongs to a single person', async () => {
    const [, segundo] = (await cursosOf(oficial)) as [CursoDto, CursoDto];
    const answers = await Promise.all([3, 1, 2].map((paso) => advance(oficial, segundo.id, paso)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const progressOf = async (client: ApiClient) => (await cursoOf(client, segundo.id)).progress;
    expect(await progressOf(oficial)).toEqual({ currentStep: 3, completed: 0 });
    expect(await progressOf(titular)).toEqual({ currentStep: 0, completed: 0 });

    expect((await advance(oficial, segundo.id, 0, 1)).body.message).toBe(
      'Para terminar el curso, llegue antes a su último paso.',
    );
    await advance(oficial, segundo.id, segundo.totalSteps - 1);
    // Two tabs complete the step at once, and it is completed once.
    await Promise.all([advance(oficial, segundo.id, 0, 1), advance(oficial, segundo.id, 0, 1)]);
    await advance(oficial, segundo.id, 5, 0);
    expect(await progressOf(oficial)).toEqual({ currentStep: 0, completed: 1 });
  });

  it('is refused for steps that the course does not have', async () => {
    expect((await advance(oficial, primero.id, primero.totalSteps)).status).toBe(422);
    expect((await advance(oficial, primero.id, 0, 5)).status).toBe(422);
    for (const [paso, veces] of [
      [-1, 0],
      [0.5, 0],
      ['1', 0],
      [0, -1],
      [0, 1e9],
    ]) {
      expect((await advance(oficial, primero.id, paso, veces)).status).toBe(400);
    }
  });

  it('is told live to the person’s tabs and to the titular', async () => {
    const [mine, theirs] = [await listen(oficial), await listen(titular)];
    await advance(oficial, primero.id, 2);
    const event = { type: 'academy.progress', courses: [primero.id] };
    const told = [expect.objectContaining(event)];
    await expect.poll(() => [mine.events, theirs.events]).toEqual([told, told]);
  });
});

describe('a course of the cuenta', () => {
  it('is a draft that only people who write courses see, until it is published', async () => {
    const curso = await newCurso(titular);
    const adscripto = await newMiembro(test, titular.cuentaId, 2, 'Ada Gil');
    const path = `${ACADEMIA}/courses/course?id=${curso.id}`;
    const seen = async () => Promise.all([adscripto, oficial, ajeno].map(async (c) => (await c.get(path)).status));
    expect(await seen()).toEqual([200, 404, 404]);
    expect((await cursosOf(oficial)).some(({ id }) => id === curso.id)).toBe(false);
    expect((await advance(oficial, curso.id, 0)).status).toBe(404);

    expect((await adscripto.patch(`${ACADEMIA}/courses/${curso.id}`, { published: true })).status).toBe(200);
    expect(await seen()).toEqual([200, 200, 404]);
    expect(await cursoOf(oficial, curso.id)).toMatchObject({
      title: 'Cómo trabajamos',
      slug: 'como-trabajamos',
      category: 'nuestra-oficina',
      own: true,
      totalSteps: 2,
      steps: [
        { order: 0, title: 'Recibir', content: '<p>Sobre Recibir.</p>' },
        { order: 1, title: 'Archivar' },
      ],
    });
    await adscripto.patch(`${ACADEMIA}/courses/${curso.id}`, { published: false });
    expect(await seen()).toEqual([200, 404, 404]);
  });

  it('is not published while it has nothing to read', async () => {
    const curso = await newCurso(titular, { pasos: [] });
    const publish = () => titular.patch(`${ACADEMIA}/courses/${curso.id}`, { published: true });
    expect((await publish()).body.message).toBe('Antes de publicar el curso, agregue al menos un paso.');
    await titular.post(`${ACADEMIA}/courses/${curso.id}/steps`, { title: 'Vacío' });
    expect((await publish()).body.details).toEqual([expect.objectContaining({ campo: 'published' })]);
  });

  it('shows readers no empty step, and keeps a readable step while the course is published', async () => {
    const curso = await newCurso(titular, { pasos: ['Uno', 'Dos'], published: true });
    const [uno, dos] = curso.steps.map(({ id }) => id as string);
    await titular.post(`${ACADEMIA}/courses/${curso.id}/steps`, { title: 'Por escribir' });
    const seen = async (client: ApiClient) => {
      const { totalSteps, steps } = await cursoOf(client, curso.id);
      return [totalSteps, steps.length];
    };
    expect([await seen(oficial), await seen(titular)]).toEqual([
      [2, 2],
      [3, 3],
    ]);
    await advance(oficial, curso.id, 1);
    expect((await advance(oficial, curso.id, 0, 1)).status).toBe(200);
    expect((await titular.delete(`${ACADEMIA}/steps/${uno}`)).status).toBe(200);
    expect((await titular.delete(`${ACADEMIA}/steps/${dos}`)).body.code).toBe('ULTIMO_PASO');
    await titular.patch(`${ACADEMIA}/steps/${dos}`, { content: '' });
    expect((await advance(oficial, curso.id, 0, 2)).body.message).toBe('El curso todavía no tiene pasos.');
  });

  it('cannot have the id of a course of the product', async () => {
    expect((await titular.post(`${ACADEMIA}/courses`, { id: primero.id, title: 'Otro' })).status).toBe(409);
  });

  it('is found by its title and its steps, a draft only by people who write courses', async () => {
    const curso = await newCurso(titular, { title: 'Guardias de enero', pasos: ['Turnos rotativos'] });
    const found = async (client: ApiClient, query: string) =>
      (await client.post('/common/search', { query, grupos: 'todos' })).body.find(
        ({ id }: { id: string }) => id === 'cursos',
      )?.results;
    const own = {
      id: curso.id,
      link: `${ACADEMIA}/${curso.id}`,
      value: 'Guardias de enero',
      category: 'Nuestra oficina',
    };
    expect([await found(titular, 'rotativos GUARDIAS'), await found(oficial, 'rotativos guardias')]).toEqual([
      [own],
      undefined,
    ]);
    await titular.patch(`${ACADEMIA}/courses/${curso.id}`, { published: true });
    expect([await found(oficial, 'turnos'), await found(ajeno, 'turnos rotativos')]).toEqual([[own], undefined]);
    expect(await found(ajeno, primero.title)).toContainEqual(
      expect.objectContaining({ id: primero.id, link: `${ACADEMIA}/primeros-pasos` }),
    );
  });

  it('is told live only to people who see it', async () => {
    const [mine, theirs] = [await listen(titular), await listen(oficial)];
    const curso = await newCurso(titular, { pasos: ['Uno'] });
    await titular.patch(`${ACADEMIA}/courses/${curso.id}`, { published: true });
    const event = { type: 'academy.changed', courses: [curso.id] };
    const told = ({ events }: typeof mine) => events.filter(({ type }) => type === event.type).length;
    await expect.poll(() => [told(mine) >= 4, told(theirs)]).toEqual([true, 1]);
  });

  it('is written only by titular and adscripto of the cuenta', async () => {
    const curso = await newCurso(titular, { published: true });
    const [paso] = curso.steps;
    for (const [client, status] of [
      [oficial, 403],
      [ajeno, 404],
    ] as const) {
      const answers = [
        await client.patch(`${ACADEMIA}/courses/${curso.id}`, { title: 'Otro' }),
        await client.delete(`${ACADEMIA}/courses/${curso.id}`),
        await client.post(`${ACADEMIA}/courses/${curso.id}/steps`, { title: 'Otro' }),
        await client.send('PUT', `${ACADEMIA}/courses/${curso.id}/order`, { steps: [] }),
        await client.patch(`${ACADEMIA}/steps/${paso?.id}`, { title: 'Otro' }),
        await client.delete(`${ACADEMIA}/steps/${paso?.id}`),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
    expect((await oficial.post(`${ACADEMIA}/courses`, { title: 'Otro' })).status).toBe(403);
    expect((await cursoOf(titular, curso.id)).title).toBe('Cómo trabajamos');
  });

  it('keeps the safe part of written HTML, at the version that was seen', async () => {
    const curso = await newCurso(titular, { pasos: ['Uno'] });
    const path = `${ACADEMIA}/steps/${curso.steps[0]?.id}`;
    const { body } = await titular.patch(path, {
      subtitle: 'Para todos',
      content: '<p onclick="x()">Hola <b>todos</b><script>alert(1)</script><img src=x onerror=x()></p>',
    });
    expect(body).toMatchObject({ subtitle: 'Para todos', content: '<p>Hola <b>todos</b></p>', version: 3 });
    expect((await titular.patch(path, { content: 'Otro' }, { version: 2 })).status).toBe(412);
    const stale = { version: 1 };
    await titular.patch(`${ACADEMIA}/courses/${curso.id}`, { description: 'Una' });
    expect((await titular.patch(`${ACADEMIA}/courses/${curso.id}`, { description: 'Dos' }, stale)).status).toBe(412);
    for (const bad of [
      { title: ' ' },
      { duration: 0 },
      { category: 'otra' },
      { published: 'sí' },
      { description: 7 },
    ]) {
      expect((await titular.patch(`${ACADEMIA}/courses/${curso.id}`, bad)).status).toBe(400);
    }
    expect((await titular.patch(path, { content: 'x'.repeat(50_001) })).status).toBe(400);
  });

  it('has its steps in the order that was put last, and a restored step returns to its place', async () => {
    const curso = await newCurso(titular, { pasos: ['A', 'B', 'C'], published: true });
    const [a, b, c] = curso.steps.map(({ id }) => id as string);
    const order = (steps: unknown[]) => titular.send('PUT', `${ACADEMIA}/courses/${curso.id}/order`, { steps });
    const titles = async () => (await cursoOf(oficial, curso.id)).steps.map(({ title }) => title).join('');
    await order([c, a, UNKNOWN_ID]);
    expect(await titles()).toBe('CAB');
    await titular.delete(`${ACADEMIA}/steps/${a}`);
    expect(await titles()).toBe('CB');
    const { body: deleted } = await titular.get('/papelera');
    expect(deleted).toContainEqual(expect.objectContaining({ tipo: 'cursoPaso', id: a, lugar: 'Cómo trabajamos' }));
    await titular.post(`${ACADEMIA}/steps/${a}/restore`);
    expect(await titles()).toBe('CAB');
    const both = await Promise.all([order([a, b, c]), order([b, c, a])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(['ABC', 'BCA']).toContain(await titles());
    expect((await order(['x'])).status).toBe(400);
  });

  it('shows its pictures while it is there', async () => {
    const curso = await newCurso(titular, { pasos: ['Uno'], published: true });
    const path = `${ACADEMIA}/steps/${curso.steps[0]?.id}/image`;
    const form = new FormData();
    form.append('image', new Blob([await photograph()]), 'foto.jpg');
    const { body } = await titular.post(path, form);
    expect(body).toMatchObject({ image: PICTURE_ADDRESS, imageSize: { width: 300, height: 400 } });
    const isThere = async () => (await fetch(test.baseUrl + body.image)).status;
    expect(await isThere()).toBe(200);
    await titular.delete(`${ACADEMIA}/courses/${curso.id}`);
    expect(await isThere()).toBe(404);
    expect((await cursosOf(titular)).some(({ id }) => id === curso.id)).toBe(false);
    await titular.post(`${ACADEMIA}/courses/${curso.id}/restore`);
    expect(await isThere()).toBe(200);
    expect((await titular.delete(path)).body).toMatchObject({ image: null, imageSize: null });
    const again = new FormData();
    again.append('image', new Blob([await photograph()]), 'foto.jpg');
    expect((await ajeno.post(path, again)).status).toBe(404);
  });
});

describe('asking somebody to take a course', () => {
  const request = (client: ApiClient, courseId: string, people: unknown, dueDate: unknown = '2027-01-15T15:00:00Z') =>
    client.post(`${ACADEMIA}/requests`, { courseId, people, dueDate });
  const tareaOf = async (client: ApiClient, title: string) =>
    (await client.get('/apps/tasks/all')).body.filter((tarea: { title: string }) => tarea.title === title);

  it('tells the person and gives them a tarea; the course completes both', async () => {
    const curso = await newCurso(titular, { title: 'Guardias', pasos: ['Uno'], published: true });
    const luis = await newMiembro(test, titular.cuentaId, 5, 'Luis Paz');
    expect((await request(titular, curso.id, [luis.usuarioId])).status).toBe(200);
    // A repeated request renews the tarea.
    await request(titular, curso.id, [luis.usuarioId], '2027-02-01T15:00:00Z');
    expect(await tareaOf(luis, 'Hacer el curso «Guardias»')).toMatchObject([
      { assignedTo: luis.usuarioId, dueDate: '2027-02-01T15:00:00.000Z', completed: false },
    ]);
    const { body: avisos } = await luis.get('/common/notifications');
    expect(avisos).toEqual([
      expect.objectContaining({
        title: 'Le pidieron que haga el curso <b>Guardias</b>',
        description: expect.stringContaining('1 de febrero'),
        link: `/apps/academy/${curso.id}`,
      }),
    ]);
    expect((await cursoOf(luis, curso.id)).request).toMatchObject({ doneAt: null, requestedBy: titular.nombre });

    await advance(luis, curso.id, 0, 1);
    expect(await tareaOf(luis, 'Hacer el curso «Guardias»')).toMatchObject([{ completed: true }]);
    expect((await titular.get('/common/notifications')).body[0].title).toBe(
      'Luis Paz terminó el curso <b>Guardias</b>',
    );

    const { body: team } = await titular.get<PersonaDeAcademiaDto[]>(`${ACADEMIA}/team`);
    expect(team.find(({ id }) => id === luis.usuarioId)?.courses).toMatchObject([
      { courseId: curso.id, completed: 1, completedAt: expect.any(String), request: { doneAt: expect.any(String) } },
    ]);
    expect(team.map(({ id }) => id)).not.toContain(ajeno.usuarioId);
  });

  it('is taken back with its tarea and its aviso', async () => {
    const curso = await newCurso(titular, { title: 'Turnos', pasos: ['Uno'], published: true });
    const eva = await newMiembro(test, titular.cuentaId, 4, 'Eva Sol');
    await request(titular, curso.id, [eva.usuarioId]);
    const path = `${ACADEMIA}/requests?courseId=${curso.id}&person=${eva.usuarioId}`;
    expect((await ajeno.delete(path)).status).toBe(404);
    expect((await titular.delete(path)).status).toBe(200);
    expect((await titular.delete(path)).status).toBe(404);
    expect(await tareaOf(eva, 'Hacer el curso «Turnos»')).toEqual([]);
    expect((await eva.get('/common/notifications')).body).toEqual([]);
    expect((await cursoOf(eva, curso.id)).request).toBeNull();
  });

  it('twice at once gives one tarea', async () => {
    const curso = await newCurso(titular, { title: 'Llaves', pasos: ['Uno'], published: true });
    const leo = await newMiembro(test, titular.cuentaId, 4, 'Leo Mar');
    await Promise.all([request(titular, curso.id, [leo.usuarioId]), request(titular, curso.id, [leo.usuarioId])]);
    expect(await tareaOf(leo, 'Hacer el curso «Llaves»')).toHaveLength(1);
  });

  it('goes with its course, whoever deletes it, and comes back with it', async () => {
    const curso = await newCurso(titular, { title: 'Archivo', pasos: ['Uno'], published: true });
    const noe = await newMiembro(test, titular.cuentaId, 4, 'Noé Luz');
    const sara = await newMiembro(test, titular.cuentaId, 2, 'Sara Fe');
    await request(titular, curso.id, [noe.usuarioId]);
    expect((await sara.delete(`${ACADEMIA}/courses/${curso.id}`)).status).toBe(200);
    expect(await tareaOf(noe, 'Hacer el curso «Archivo»')).toEqual([]);
    const links = (await noe.get('/common/notifications')).body.map(({ link }: { link: string }) => link);
    expect(links).not.toContain(`/apps/academy/${curso.id}`);
    const [paso] = curso.steps;
    expect((await sara.patch(`${ACADEMIA}/steps/${paso?.id}`, { content: 'Otro' })).status).toBe(404);
    await sara.post(`${ACADEMIA}/courses/${curso.id}/restore`);
    expect(await tareaOf(noe, 'Hacer el curso «Archivo»')).toHaveLength(1);
    expect((await cursoOf(noe, curso.id)).request).toMatchObject({ doneAt: null });

    // A request for a deleted course can be withdrawn.
    await sara.delete(`${ACADEMIA}/courses/${curso.id}`);
    const path = `${ACADEMIA}/requests?courseId=${curso.id}&person=${noe.usuarioId}`;
    expect((await titular.delete(path)).status).toBe(200);
    await sara.post(`${ACADEMIA}/courses/${curso.id}/restore`);
    expect(await tareaOf(noe, 'Hacer el curso «Archivo»')).toEqual([]);
  });

  it('is for titulares, with published courses, and for members of the cuenta', async () => {
    const draft = await newCurso(titular, { pasos: [] });
    expect((await request(oficial, primero.id, [oficial.usuarioId])).status).toBe(403);
    expect((await oficial.get(`${ACADEMIA}/team`)).status).toBe(403);
    expect((await request(titular, draft.id, [oficial.usuarioId])).status).toBe(422);
    expect((await request(titular, primero.id, [ajeno.usuarioId])).status).toBe(422);
    expect((await request(ajeno, draft.id, [ajeno.usuarioId])).status).toBe(404);
    for (const [people, dueDate] of [
      [[], '2027-01-15'],
      ['x', '2027-01-15'],
      [[oficial.usuarioId], 'mañana'],
      [[oficial.usuarioId], '2027-02-31'],
    ]) {
      expect((await request(titular, primero.id, people, dueDate)).status).toBe(400);
    }
  });
});
