import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { keepInTab, keptKeys } from '../../../autosave/kept-drafts';
import { pick } from '../../../testing/press';
import { cards, open, path, startTableroPage } from '../../../testing/tablero-page';
import {
  buildEtiquetaDeTablero,
  buildLista,
  buildTablero,
  buildTarjeta,
  createTablerosServer,
} from '../../../testing/tableros';

const { kept, server } = startTableroPage();

describe('a card', () => {
  it('opens at its address, is saved when the person stops typing, and closes to its tablero', async () => {
    const { router } = open(`${path}/card/t-1?buscar=pedir`);
    const title = await screen.findByRole('textbox', { name: 'Título' });
    title.focus();
    fireEvent.change(title, { target: { value: 'Pedir los certificados' } });
    fireEvent.keyDown(title, { key: 'Enter' });
    expect(document.activeElement).toBe(title);
    fireEvent.change(screen.getByRole('textbox', { name: 'Descripción' }), {
      target: { value: 'Registro, <b>piso</b> 2' },
    });
    await waitFor(() =>
      expect(kept.tableros.state.writes).toEqual([
        {
          method: 'PATCH',
          path: 'card',
          body: { title: 'Pedir los certificados', description: 'Registro, <b>piso</b> 2' },
        },
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.search).toBe('?buscar=pedir');
    await waitFor(() => expect(cards('Por hacer')[0]).toContain('Pedir los certificados'));
  });

  it('is saved before it is deleted, so that an undo brings back the last typed text', async () => {
    const calls: string[] = [];
    const hold = Promise.withResolvers<void>();
    server.use(
      http.patch('*/board/card', async () => {
        await hold.promise;
        calls.push('PATCH');
        return HttpResponse.json(buildTarjeta({ title: 'Lo último' }));
      }),
      http.delete('*/board/card', () => {
        calls.push('DELETE');
        return HttpResponse.json(true);
      }),
    );
    open(`${path}/card/t-1`);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Título' }), { target: { value: 'Lo último' } });
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Título' })).toBeNull());
    hold.resolve();
    expect(await screen.findByText('Tarjeta «Lo último» eliminada')).toBeTruthy();
    expect(calls).toEqual(['PATCH', 'DELETE']);
    expect(screen.queryByText(/No se pudo guardar/)).toBeNull();
  });

  it('never loses its title', async () => {
    open(`${path}/card/t-1`);
    const title = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Título' });
    fireEvent.change(title, { target: { value: '  ' } });
    fireEvent.blur(title);
    expect(title.value).toBe('Pedir certificados');
    expect(kept.tableros.state.writes).toEqual([]);
  });

  it('overwrites the change of others in the same field only when the person says so', async () => {
    open(`${path}/card/t-1`);
    const text = await screen.findByRole('textbox', { name: 'Descripción' });
    kept.tableros.change('t-1', { description: 'De otra persona' });
    fireEvent.change(text, { target: { value: 'De esta' } });
    expect(await screen.findByText('Alguien lo cambió mientras tanto.')).toBeTruthy();
    const stored = () => kept.tableros.state.tablero?.lists[0]?.cards[0]?.description;
    expect(stored()).toBe('De otra persona');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(stored()).toBe('De esta'));
  });

  it('goes to another list from its dialog', async () => {
    open(`${path}/card/t-1`);
    await pick(await screen.findByRole('combobox', { name: 'Lista' }), 'Terminado');
    await waitFor(() => expect(kept.tableros.state.tablero?.lists[2]?.cards).toHaveLength(1));
    await waitFor(() => expect(cards('Terminado')).toEqual(['Pedir certificados']));
  });

  it('loses a deleted label, and has it back when the deletion is undone', async () => {
    const label = buildEtiquetaDeTablero();
    kept.tableros = createTablerosServer(
      buildTablero({ lists: [buildLista({ cards: [buildTarjeta({ labels: [label] })] })], labels: [label] }),
    );
    server.use(...kept.tableros.handlers);
    open(`${path}/card/t-1`);
    const card = within(await screen.findByRole('dialog', { name: /^Tarjeta/ }));
    const shown = () => card.queryByText('Urgente');
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar las etiquetas' }));
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar la etiqueta Urgente' }));
    const panel = within(screen.getByRole('dialog', { name: 'Etiquetas' }));
    const undo = await panel.findByRole('button', { name: 'Deshacer' });
    await waitFor(() => expect(shown()).toBeNull());
    fireEvent.click(undo);
    await waitFor(() => expect(shown()).toBeTruthy());
  });

  it('can only be read by a person who may not write', async () => {
    kept.tableros.change('t-1', { description: 'Registro, piso 2' });
    open(`${path}/card/t-1`, 5);
    const dialog = within(await screen.findByRole('dialog', { name: 'Tarjeta Pedir certificados' }));
    expect(dialog.getByText('Registro, piso 2')).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('combobox')).toBeNull();
    expect(dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Cerrar']);
  });

  it('that does not exist says so', async () => {
    open(`${path}/card/nadie`);
    expect(await screen.findByText('No se encontró la tarjeta')).toBeTruthy();
    expect(screen.queryByText('Lo que escribió y no se guardó')).toBeNull();
  });

  it('that is gone still offers text that could not be saved', async () => {
    const fields = { description: 'Lo mío', dueDate: null };
    keepInTab('usuario-1/cuenta-a', {
      'tarjeta/z': { fields, base: {}, tried: {}, address: `${path}/card/z`, at: Date.now() },
    });
    const { router } = open(`${path}/card/z`);
    const draft = within(await screen.findByRole('region', { name: 'Lo que escribió y no se guardó' }));
    expect(draft.getByText('Lo mío')).toBeTruthy();
    fireEvent.click(draft.getByRole('button', { name: 'Descartarlo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(keptKeys('usuario-1')).toEqual([]);
  });
});
