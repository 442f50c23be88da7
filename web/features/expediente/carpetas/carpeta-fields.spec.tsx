import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { keptKeys } from '../../../autosave/kept-drafts';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { refusal } from '../../../testing/api-server';
import { fromMenu, startCarpetaPage, tell } from '../../../testing/carpeta-page';
import { buildCarpeta } from '../../../testing/carpetas';
import { choose, typeInto } from '../../../testing/press';

const { kept, server, show, changedByAnother, trashedByAnother } = startCarpetaPage();

describe('the carátula of a carpeta', () => {
  const edit = async (caratula: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Editar la carátula' }));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Carátula' });
    fireEvent.change(input, { target: { value: caratula } });
    return input;
  };

  it('is edited by its button or by pressing it, saved by Enter, and left alone by Escape and a selection', async () => {
    show();
    fireEvent.keyDown(await edit('Otra cosa'), { key: 'Escape' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Editar la carátula');
    const title = screen.getByRole('heading', { level: 1, name: 'Rivas a Molina' });
    getSelection()?.selectAllChildren(title);
    fireEvent.click(title);
    expect(screen.queryByRole('textbox', { name: 'Carátula' })).toBeNull();
    getSelection()?.removeAllRanges();
    fireEvent.click(title);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Carátula' }), { key: 'Escape' });
    fireEvent.keyDown(await edit('Rivas a Núñez'), { key: 'Enter' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rivas a Núñez' })).toBeTruthy();
    expect(kept.writes).toEqual([{ caratula: 'Rivas a Núñez' }]);
  });

  it('that is too long stays as it was typed, says so, and is not saved', async () => {
    show();
    const input = await edit('x'.repeat(205));
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(screen.getByText(/Sobran 5 caracteres/)).toBeTruthy();
    expect(input.ariaInvalid).toBe('true');
    expect(input.maxLength).toBe(-1);
    fireEvent.change(input, { target: { value: 'x'.repeat(200) } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(kept.writes).toEqual([{ caratula: 'x'.repeat(200) }]));
  });

  it('asks which text stays when somebody else changed it, says why that text cannot be loaded, and keeps the typed text', async () => {
    show();
    const input = await edit('Rivas a Núñez');
    changedByAnother({ caratula: 'Rivas a Molina y otra' });
    fireEvent.keyDown(input, { key: 'Enter' });
    const reload = await screen.findByRole('button', { name: 'Recargar' });
    expect(screen.getByRole('alert').textContent).toContain('Lo guardado es «Rivas a Molina y otra».');
    fireEvent.keyDown(input, { key: 'Enter' });
    let isDown = true;
    const answer = () => (isDown ? refusal(503, 'X', 'No anda') : HttpResponse.json(kept.carpeta));
    server.use(http.get('*/api/carpetas/c-1', answer));
    fireEvent.click(reload);
    expect(await screen.findByText('No anda')).toBeTruthy();
    expect(kept.carpeta.caratula).toBe('Rivas a Molina y otra');
    expect(input.value).toBe('Rivas a Núñez');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Recargar' }));
    await waitFor(() => expect(input.value).toBe('Rivas a Molina y otra'));

    fireEvent.change(input, { target: { value: 'Rivas a Núñez' } });
    changedByAnother({ caratula: 'Rivas a Paz' });
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(kept.carpeta.caratula).toBe('Rivas a Núñez'));
  });

  it('asks before another page loses the typed text', async () => {
    const { router } = show();
    await edit('Rivas a Núñez');
    void router.navigate('/carpetas/c-1/documentos');
    fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Carátula' }).value).toBe('Rivas a Núñez');
  });
});

describe('the fields of a carpeta', () => {
  async function openFields() {
    await fromMenu('Editar datos');
    return within(await screen.findByRole('dialog', { name: 'Editar datos' }));
  }

  const lugarOf = (drawer: Awaited<ReturnType<typeof openFields>>) =>
    drawer.getByRole<HTMLInputElement>('textbox', { name: 'Ubicación física' });

  it("are saved beside other people's changes of other fields, and ask what stays of the same field", async () => {
    show();
    const drawer = await openFields();
    const lugar = lugarOf(drawer);
    const guardar = drawer.getByRole('button', { name: 'Guardar' });
    const choose = async (choice: string) => fireEvent.click(await drawer.findByRole('button', { name: choice }));
    fireEvent.change(lugar, { target: { value: 'Armario 3' } });
    changedByAnother({ ubicacionFisica: 'Caja 1' });
    fireEvent.click(guardar);
    await choose('Recargar');
    await waitFor(() => expect(lugar.value).toBe('Caja 1'));

    fireEvent.change(lugar, { target: { value: 'Armario 4' } });
    changedByAnother({ ubicacionFisica: 'Caja 2' });
    fireEvent.click(guardar);
    changedByAnother({ monto: '1500.50' });
    await choose('Guardar lo mío');
    await waitFor(() => expect(kept.carpeta.ubicacionFisica).toBe('Armario 4'));
    expect(kept.carpeta.monto).toBe('1500.50');
    expect(kept.writes.at(-1)).toEqual({ ubicacionFisica: 'Armario 4' });
  });

  it('show at once what somebody else writes, marked, and keep the typed text', async () => {
    const { app } = show();
    app.runSaga(invalidateWhatChanged);
    const drawer = await openFields();
    fireEvent.change(lugarOf(drawer), { target: { value: 'Armario 3' } });
    changedByAnother({ monto: '1500.50', ubicacionFisica: 'Caja 1' });
    tell(app, { type: 'carpeta.changed', carpeta: 'c-1', que: 'detalle', por: 'usuario-2', campos: ['monto'] });
    await waitFor(() => expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'Monto' }).value).toBe('1500,50'));
    expect(lugarOf(drawer).value).toBe('Armario 3');
    expect(await drawer.findByText('Lo cambió Bruno')).toBeTruthy();
    const monto = screen.getByText('Monto', { selector: 'dt > span' });
    expect(monto.closest('dt')?.textContent).toBe('Monto· Lo cambió Bruno');
  });

  it('keep the typed text when somebody else puts the carpeta into the trash', async () => {
    const { store } = show();
    const drawer = await openFields();
    const lugar = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Ubicación física' });
    lugar.focus();
    fireEvent.change(lugar, { target: { value: 'Armario 3' } });
    trashedByAnother(store);
    await screen.findByText(/en la papelera desde/);
    expect(lugar.value).toBe('Armario 3');
    expect(document.activeElement).toBe(lugar);
  });

  it('open again with the typed text when the page is loaded anew, and save it', async () => {
    show();
    const before = await openFields();
    fireEvent.change(before.getByRole('textbox', { name: 'Ubicación física' }), { target: { value: 'Armario 3' } });
    cleanup();
    show();
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar datos' }));
    await drawer.findByText('Se recuperó lo que no se había guardado.');
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(kept.writes).toEqual([{ ubicacionFisica: 'Armario 3' }]));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Editar datos' })).toBeNull());
    expect(keptKeys('usuario-1')).toEqual([]);
  });

  it('first say what follows in the agenda from another day of the signature', async () => {
    const asked: object[] = [];
    server.use(
      http.get('*/api/agenda/consecuencias', ({ request }) => {
        asked.push(Object.fromEntries(new URL(request.url).searchParams));
        return HttpResponse.json({ consecuencias: ['La firma está en la agenda.'], cambiaLaAgenda: true });
      }),
    );
    show();
    const drawer = await openFields();
    const guardar = drawer.getByRole('button', { name: 'Guardar' });
    fireEvent.change(drawer.getByRole('textbox', { name: 'Firma prevista' }), { target: { value: '12/03/2027' } });
    fireEvent.click(guardar);
    const question = within(await screen.findByRole('alertdialog', { name: '¿Pasar la firma al 12/03/2027?' }));
    expect(question.getByText('La firma está en la agenda.')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Dejar como está' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(kept.writes).toEqual([]);
    fireEvent.click(guardar);
    fireEvent.click(await screen.findByRole('button', { name: 'Pasar la firma' }));
    await waitFor(() => expect(kept.writes).toEqual([{ fechaFirmaPrevista: '2027-03-12' }]));
    expect(asked.at(-1)).toEqual({ dia: '2027-03-12', carpetaId: 'c-1' });
  });

  it('first say what another acto adds and takes away', async () => {
    server.use(
      http.get('*/api/tipos-acto', () =>
        HttpResponse.json([
          { id: 'acto-compraventa', nombre: 'Compraventa', activo: true },
          { id: 'acto-poder', nombre: 'Poder', activo: true },
        ]),
      ),
      http.get('*/api/carpetas/c-1/acto/cambio', () =>
        HttpResponse.json({
          ...{ version: 1, agrega: ['Facultades'], quita: ['Título'], conserva: [] },
          ...{ plazosAgrega: [], plazosQuita: ['Presentar'], pasaAReservada: true },
        }),
      ),
    );
    show();
    const drawer = await openFields();
    typeInto(drawer.getByRole('combobox', { name: /^Tipo de acto/ }), 'pod');
    choose(await screen.findByRole('option', { name: 'Poder' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Cambiar el acto a «Poder»?' }));
    const said = question.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(said).toEqual(['Se agregan', 'Se quitan', 'Plazos que ya no van a correr']);
    expect(question.getByText('La carpeta pasa a ser reservada.')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Cambiar el acto' }));
    await waitFor(() => expect(kept.writes).toEqual([{ tipoActoId: 'acto-poder' }]));
  });

  it('recover no draft of a field that the signature has frozen meanwhile', async () => {
    show();
    const before = await openFields();
    fireEvent.change(before.getByRole('textbox', { name: 'Monto' }), { target: { value: '1500,50' } });
    cleanup();
    kept.carpeta = buildCarpeta({ estado: 'firmada', version: 2 });
    show();
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar datos' }));
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'Monto' }).value).toBe('');
    await waitFor(() => expect(keptKeys('usuario-1')).toEqual([]));
  });

  it('of the acto are frozen once the carpeta is signed', async () => {
    kept.carpeta = buildCarpeta({ estado: 'firmada', monto: '1500.50' });
    show();
    const drawer = await openFields();
    expect(drawer.getAllByText('No se puede cambiar después de la firma.')).toHaveLength(5);
    for (const nombre of ['Tipo de acto', 'Escribano/a', 'Firma prevista', 'Moneda', 'Monto']) {
      expect(drawer.getByLabelText(new RegExp(`^${nombre}`)).matches(':disabled, [aria-disabled=true]')).toBe(true);
    }

    fireEvent.change(drawer.getByRole('textbox', { name: 'Ubicación física' }), { target: { value: 'Armario 3' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(kept.carpeta.ubicacionFisica).toBe('Armario 3'));
    expect(kept.writes).toEqual([{ ubicacionFisica: 'Armario 3' }]);
  });

  it('of the acto show the signed values again when somebody else signed meanwhile', async () => {
    show();
    const drawer = await openFields();
    const monto = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Monto' });
    fireEvent.change(monto, { target: { value: '99' } });
    fireEvent.change(drawer.getByRole('textbox', { name: 'Ubicación física' }), { target: { value: 'Armario 3' } });
    changedByAnother({ estado: 'firmada', monto: '1500.50' });
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));

    fireEvent.click(await drawer.findByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(kept.carpeta.ubicacionFisica).toBe('Armario 3'));
    expect(kept.carpeta.monto).toBe('1500.50');
  });
});
