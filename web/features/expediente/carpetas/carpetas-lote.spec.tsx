import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildCarpeta } from '../../../testing/carpetas';
import { borrador, rivas, show, startCarpetasPage } from '../../../testing/carpetas-page';
import { choose, pick, pressByKey, typeInto } from '../../../testing/press';

const { answerWith, server } = startCarpetasPage();

describe('the list of carpetas', () => {
  it('gives access to several carpetas, chosen with Shift, and says which were refused', async () => {
    answerWith([rivas, borrador, buildCarpeta({ id: 'c-3', codigo: '2026-000124', caratula: 'Otra' })]);
    let given: unknown;
    server.use(
      http.get('*/api/miembros', () =>
        HttpResponse.json([
          { id: 'a', nombre: 'Ana Rivas', rolId: 1, rol: 'Titular' },
          { id: 'eva', nombre: 'Eva Paz', rolId: 5, rol: 'Lectura' },
        ]),
      ),
      http.post('*/api/carpetas/accesos', async ({ request }) => {
        given = await request.json();
        const rechazadas = [{ id: 'c-2', nombre: 'Poder de Núñez', motivo: 'Está en la papelera.' }];
        return HttpResponse.json({ hechas: ['c-1', 'c-3'], rechazadas });
      }),
    );
    show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir 2026-000123 Rivas a Molina' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir 2026-000124 Otra' }), { shiftKey: true });
    const bar = await screen.findByRole('region', { name: 'Carpetas elegidas' });
    expect(bar.textContent).toContain('3 seleccionadas');

    fireEvent.click(within(bar).getByRole('button', { name: 'Dar acceso…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dar acceso a 3 carpetas' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Dar acceso' }));
    expect(await dialog.findByText('Elija a quién dar acceso.')).toBeTruthy();
    const persona = dialog.getByRole('combobox');
    persona.focus();
    fireEvent.keyDown(persona, { key: 'ArrowDown' });
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Eva PazLectura']);
    choose(screen.getByRole('option'));
    fireEvent.click(dialog.getByRole('button', { name: 'Dar acceso' }));
    expect(await screen.findByText('Se hizo en 2 carpetas. Una quedó como estaba:')).toBeTruthy();
    expect(screen.getByText('Está en la papelera.')).toBeTruthy();
    expect(given).toEqual({ carpetas: ['c-1', 'c-2', 'c-3'], usuarioId: 'eva', hasta: null });
    fireEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Carpetas elegidas' })).toBeNull());
    const all = screen.getByRole('checkbox', { name: 'Elegir todas las carpetas de esta página' });
    await waitFor(() => expect(document.activeElement).toBe(all));
  });

  it('changes several carpetas at once, and back', async () => {
    let changed: unknown;
    let undone: unknown;
    const anteriores = ['c-1', 'c-2'].map((id) => ({ id, version: 4, etiquetas: ['banco'] }));
    server.use(
      http.post('*/api/carpetas/cambios', async ({ request }) => {
        changed = await request.json();
        return HttpResponse.json({ hechas: ['c-1', 'c-2'], rechazadas: [], yaEstaban: [], deshacer: anteriores });
      }),
      http.post('*/api/carpetas/cambios/deshacer', async ({ request }) => {
        undone = await request.json();
        const rechazadas = [{ id: 'c-2', nombre: 'Poder de Núñez', motivo: 'Alguien la cambió desde entonces.' }];
        return HttpResponse.json({ hechas: ['c-1'], rechazadas });
      }),
      http.get('*/api/etiquetas', () => HttpResponse.json([{ nombre: 'banco', total: 2 }])),
    );
    show();
    await screen.findByText('2 carpetas');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todas las carpetas de esta página' }));
    fireEvent.click(screen.getByRole('button', { name: 'Etiquetas…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar las etiquetas de 2 carpetas' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cambiar' }).disabled).toBe(true);
    const agregar = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Agregar' });
    expect(agregar.maxLength).toBe(40);
    typeInto(agregar, 'nueva');
    expect(agregar.ariaExpanded).toBe('true');
    fireEvent.keyDown(agregar, { key: 'Enter' });
    expect(agregar.value).toBe('');
    expect(agregar.ariaExpanded).toBe('false');
    fireEvent.click(dialog.getByRole('button', { name: 'Cambiar' }));
    expect(await screen.findByText('Se cambiaron 2 carpetas')).toBeTruthy();
    expect(changed).toEqual({ carpetas: ['c-1', 'c-2'], agregarEtiquetas: ['nueva'], quitarEtiquetas: [] });
    expect(screen.queryByRole('region', { name: 'Carpetas elegidas' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    const text = 'Se deshizo en 1 carpeta. Quedó como está Poder de Núñez: Alguien la cambió desde entonces.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(undone).toEqual({ carpetas: anteriores });
  });

  it('moves several carpetas at once, with the reason that the move needs, and says what cannot be undone', async () => {
    let moved: unknown;
    server.use(
      http.post('*/api/carpetas/cambios', async ({ request }) => {
        moved = await request.json();
        const rechazadas = [{ id: 'c-2', nombre: 'Poder de Núñez', motivo: 'Está en la papelera.' }];
        return HttpResponse.json({ hechas: ['c-1', 'c-3'], rechazadas, yaEstaban: ['c-3'], deshacer: [] });
      }),
    );
    show();
    await screen.findByText('2 carpetas');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todas las carpetas de esta página' }));
    fireEvent.click(screen.getByRole('button', { name: 'Mover a…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover 2 carpetas' }));
    await pick(dialog.getByRole('combobox', { name: 'Mover a' }), 'Anulada');
    expect(dialog.getByText(/^No se puede deshacer/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Mover' }));
    expect(await dialog.findByText('Indique el motivo.')).toBeTruthy();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Motivo' }), { target: { value: 'Duplicadas' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Mover' }));
    expect(await screen.findByText('Se hizo en 1 carpeta. 1 ya estaba. Una quedó como estaba:')).toBeTruthy();
    expect(moved).toEqual({ carpetas: ['c-1', 'c-2'], estado: 'anulada', motivo: 'Duplicadas' });
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('keeps typed etiquetas until they are discarded, and gives the focus back', async () => {
    server.use(
      http.get('*/api/etiquetas', () => HttpResponse.json([{ nombre: 'banco', total: 2 }])),
      http.post('*/api/carpetas/cambios', () =>
        HttpResponse.json({ hechas: [], rechazadas: [{ id: 'c-1', nombre: 'Rivas', motivo: 'Está en la papelera.' }] }),
      ),
    );
    show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir 2026-000123 Rivas a Molina' }));
    const button = screen.getByRole('button', { name: 'Etiquetas…' });
    pressByKey(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar las etiquetas de 1 carpeta' }));
    const agregar = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Agregar' });
    agregar.focus();
    typeInto(agregar, 'nueva');
    fireEvent.keyDown(agregar, { key: 'Escape' });
    await waitFor(() => expect(agregar.ariaExpanded).toBe('false'));
    fireEvent.keyDown(agregar, { key: 'Escape' });
    expect(dialog.getByText('nueva')).toBeTruthy();
    fireEvent.keyDown(agregar, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    pressByKey(dialog.getByRole('button', { name: 'Cambiar' }));
    await screen.findByText('Está en la papelera.');
    pressByKey(screen.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
