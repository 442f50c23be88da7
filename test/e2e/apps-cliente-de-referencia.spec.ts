import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newContactoEtiqueta } from '../factories/contactos.js';
import { newNota, newNotaEtiqueta, notasOf } from '../factories/notas.js';
import { newCuenta } from '../factories/people.js';
import { photograph } from '../factories/pictures.js';
import { newEtiqueta, newTablero, TABLEROS } from '../factories/tableros.js';
import { newEtiquetaDeTareas } from '../factories/tareas.js';

// The four apps as the client of the template calls them: bodies and their order are its own.

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ LIMIT_PICTURES: '3' });
});
afterAll(() => test.close());

const someone = async () => (await newCuenta(test)).titular;

/** What an input sends while somebody types a text: one call for each of its beginnings. */
const typed = (text: string) => [...text].map((_, i) => text.slice(0, i + 1));

describe('a name that is saved at each keystroke', () => {
  // The answer goes back into the input: a blank that it lacks is a blank that nobody can type.
  it.each([
    ['contacts', newContactoEtiqueta],
    ['tasks', newEtiquetaDeTareas],
  ])('is answered as it is typed: a tag of %s', async (app, create) => {
    const titular = await someone();
    const tag = await create(titular);
    for (const title of typed('Banco Nación')) {
      const { status, body } = await titular.patch(`/apps/${app}/tag`, { id: tag.id, tag: { id: tag.id, title } });
      expect([status, body.title]).toEqual([200, title]);
    }
    expect((await titular.get(`/apps/${app}/tags`)).body).toMatchObject([{ id: tag.id, title: 'Banco Nación' }]);
    expect((await titular.patch(`/apps/${app}/tag`, { id: tag.id, tag: { title: ' ' } })).status).toBe(400);
  });

  it('is answered as it is typed: a label of notes', async () => {
    const titular = await someone();
    const { id } = await newNotaEtiqueta(titular);
    for (const title of typed('Mi casa')) {
      const { status, body } = await titular.patch('/apps/notes/labels', { label: { id, title } });
      expect([status, body[0].title]).toEqual([200, title]);
    }
  });

  it('is answered as it is typed: a label of a board', async () => {
    const titular = await someone();
    const label = await newEtiqueta(titular, (await newTablero(titular)).id);
    for (const title of typed('Para hoy')) {
      const { body } = await titular.patch(`${TABLEROS}/board/label`, { id: label.id, label: { ...label, title } });
      expect(body.title).toBe(title);
    }
  });
});

describe('a note whose picture the client still holds as data', () => {
  const dataUrl = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`;
  const kept = async ({ usuarioId }: { usuarioId: string }) =>
    (await test.owner.query('select count(*)::int as n from imagenes where usuario_id = $1', [usuarioId])).rows[0].n;

  it('is written as often as somebody types, with one picture', async () => {
    const titular = await someone();
    const note = await newNota(titular);
    const image = dataUrl(await photograph());
    const write = (changes: object) => titular.patch('/apps/notes', { updatedNote: { ...note, image, ...changes } });
    const first = (await write({})).body.image;
    for (const content of typed('con foto')) {
      const { status, body } = await write({ content });
      expect([status, body.content, body.image]).toEqual([200, content, first]);
    }
    expect(await kept(titular)).toBe(1);
    expect((await write({ image: null })).body.image).toBeNull();
    expect((await write({})).body.image).not.toBe(first);
    // Nobody else's, nor another note's: what one lets go of the other keeps.
    const other = await newNota(titular);
    const { body } = await titular.patch('/apps/notes', { updatedNote: { ...other, image } });
    expect(body.image).not.toBe(first);
  });

  it('gets a task, with the whole note in the body', async () => {
    const titular = await someone();
    const note = await newNota(titular);
    const image = `data:image/png;base64,${Buffer.alloc(4 * 1024 * 1024).toString('base64')}`;
    const [listed] = await notasOf(titular);
    const { status, body } = await titular.post('/apps/notes/tasks', { note: { ...listed, image }, task: 'Llamar' });
    expect([status, body]).toMatchObject([
      200,
      { id: note.id, image: null, tasks: [{ id: expect.any(String), content: 'Llamar', completed: false }] },
    ]);
  });
});
