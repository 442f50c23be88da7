import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { keepInTab, keptKeys } from '../../../autosave/kept-drafts';
import { dialog, show, startNotaDialog, type } from '../../../testing/nota-dialog';
import { buildNota } from '../../../testing/notas';
import type { Nota } from './notas-api';

const { fake, server, stored } = startNotaDialog();

describe('a new nota', () => {
  it('is created with its first letter, once, and loses no letter while it is written', async () => {
    const { router } = show('/apps/notes/nueva?vista=e-2');
    await (await dialog()).findByRole('button', { name: 'Quitar la etiqueta Casa' });
    const field = screen.getByRole('textbox', { name: 'Título' });
    expect(document.activeElement).toBe(field);
    type('Título', 'U');
    type('Título', 'Una');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/apps\/notes\/[0-9a-f-]{36}$/));
    type('Texto de la nota', 'y su texto');
    await waitFor(() =>
      expect(fake.kept.notas.at(-1)).toMatchObject({ title: 'Una', content: 'y su texto', labels: ['e-2'] }),
    );
    expect(fake.kept.created).toHaveLength(1);
    expect(document.activeElement).toBe(field);
    expect(router.state.location.search).toBe('?vista=e-2');
  });

  it('whose creation failed is created once when it is sent again, with all typed text', async () => {
    show('/apps/notes/nueva');
    const open = await dialog();
    fake.kept.isRefusing = true;
    type('Título', 'U');
    await open.findByRole('button', { name: 'Reintentar' });
    type('Título', 'Una más larga');
    fake.kept.isRefusing = false;
    await waitFor(() => expect(fake.kept.notas.at(-1)?.title).toBe('Una más larga'));
    expect(fake.kept.created.map(({ title }) => title)).toEqual(['Una más larga']);
  });

  const writeAndEmpty = async ({ router }: ReturnType<typeof show>) => {
    type('Título', 'x');
    await waitFor(() => expect(fake.kept.notas).toHaveLength(2));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/notes\/[0-9a-f-]{36}$/));
    type('Título', '');
  };
  it.each([
    ['never said anything', () => undefined],
    ['says nothing any more', writeAndEmpty],
  ])('that %s leaves nothing', async (_, prepare) => {
    const page = show('/apps/notes/nueva');
    const { router } = page;
    await dialog();
    await prepare(page);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/notes'));
    await waitFor(() => expect(fake.kept.notas.map(({ id }) => id)).toEqual(['a']));
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('whose creation arrived without an answer is created once, with all typed text', async () => {
    const made = Promise.withResolvers<Partial<Nota>>();
    server.use(
      http.post<never, { note: Partial<Nota> }>(
        '*/api/apps/notes',
        async ({ request }) => {
          const { note } = await request.json();
          fake.kept.notas = [...fake.kept.notas, buildNota(note)];
          made.resolve(note);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    show('/apps/notes/nueva');
    const open = await dialog();
    type('Título', 'U');
    const { id } = await made.promise;
    await open.findByRole('button', { name: 'Reintentar' });
    type('Título', 'Una más larga');
    await waitFor(() => expect(fake.kept.notas.slice(1)).toMatchObject([{ id, title: 'Una más larga', version: 2 }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is written before the others are loaded stays when they come', async () => {
    const hold = Promise.withResolvers<void>();
    const before = fake.kept.notas.map((nota) => ({ ...nota, labels: [] }));
    server.use(http.get('*/api/apps/notes/all', () => hold.promise.then(() => HttpResponse.json(before))));
    const { router } = show('/apps/notes/nueva');
    await dialog();
    type('Título', 'Temprana');
    await waitFor(() => expect(fake.kept.created).toHaveLength(1));
    hold.resolve();
    await screen.findByRole('heading', { name: 'Temprana' });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/apps/notes/${fake.kept.created[0]?.id}`));
    expect(screen.getByRole('heading', { name: 'Primera' })).toBeTruthy();
  });

  it('that is closed after its first letters is created', async () => {
    show('/apps/notes/nueva');
    await dialog();
    type('Título', 'Rápida');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(fake.kept.notas.at(-1)?.title).toBe('Rápida'));
    await screen.findByRole('heading', { name: 'Rápida' });
  });
});

describe('text that an earlier visit left unsaved', () => {
  const keep = (key: string, base: string, address = '/apps/notes') =>
    keepInTab('usuario-1/cuenta-a', {
      [key]: { fields: { title: 'Sin red' }, base: { title: base }, tried: {}, address, at: Date.now() },
    });
  const shownTitle = () => (screen.getByRole('textbox', { name: 'Título' }) as HTMLTextAreaElement).value;

  it('is saved when its nota is opened', async () => {
    keep('nota/a', 'Primera');
    show();
    await dialog();
    await waitFor(() => expect(stored()?.title).toBe('Sin red'));
    await waitFor(() => expect(keptKeys('usuario-1')).toEqual([]));
    expect(shownTitle()).toBe('Sin red');
  });

  it('is shown beside text that was written meanwhile', async () => {
    keep('nota/a', 'De antes');
    show();
    const versions = within(await screen.findByRole('alert', { name: 'Dos versiones de la nota' }));
    expect([versions.getByText('Primera'), versions.getByText('Sin red')]).toHaveLength(2);
    expect(stored()?.title).toBe('Primera');
    fireEvent.click(versions.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(stored()?.title).toBe('Sin red'));
  });

  it('becomes a nota when there was none yet, once, whether or not the first attempt arrived', async () => {
    keep('nota/n-1', '', '/apps/notes/nueva');
    const { router } = show('/apps/notes/nueva');
    await waitFor(() => expect(fake.kept.created).toMatchObject([{ id: 'n-1', title: 'Sin red' }]));
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/notes/n-1'));
    await waitFor(() => expect(keptKeys('usuario-1')).toEqual([]));
    expect(shownTitle()).toBe('Sin red');
  });

  it('is offered where its nota is gone', async () => {
    keep('nota/z', 'Primera');
    const { router } = show('/apps/notes/z');
    const draft = within(await screen.findByRole('region', { name: 'Lo que escribió y no se guardó' }));
    expect(draft.getByText('Sin red')).toBeTruthy();
    fireEvent.click(draft.getByRole('button', { name: 'Descartarlo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/notes'));
    expect(keptKeys('usuario-1')).toEqual([]);
  });
});
