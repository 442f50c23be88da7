import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptKeys } from '../../../autosave/kept-drafts';
import { selectUnsaved } from '../../../layout/unsaved';
import { connectionBack, connectionLost } from '../../../live/connection-slice';
import { installConnection } from '../../../live/install-connection';
import { escritorio, refusal } from '../../../testing/api-server';
import { openMore, startCarpetaPage } from '../../../testing/carpeta-page';
import { buildCarpeta } from '../../../testing/carpetas';
import { buildSeccion } from '../../../testing/documentos';
import { choose, pressByKey, typeInto } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { buildSession } from '../../../testing/test-app';
import { routes } from './carpetas.routes';
import { carpetasApi } from './public/carpetas-api';

const { kept, server, show, changedByAnother, trashedByAnother } = startCarpetaPage();

/** Changes the role of the person to one that only reads. */
function takenToLectura({ open }: ReturnType<typeof show>) {
  const none = Object.keys(kept.carpeta.permisos).map((permiso) => [permiso, false]);
  changedByAnother({ permisos: Object.fromEntries(none) });
  const refused = () => refusal(403, 'SIN_PERMISO', 'Su rol no permite modificar la carpeta.');
  server.use(http.patch('*/api/carpetas/c-1', refused), http.post('*/api/carpetas', refused));
  act(() => open(buildSession({ rolId: 5, n: 2 })));
}

describe('typed text when the role is taken away', () => {
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Carátula' });

  it('stays in the carátula, with the reason', async () => {
    const shown = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Editar la carátula' }));
    fireEvent.change(title(), { target: { value: 'Rivas a Núñez' } });
    takenToLectura(shown);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeTruthy());
    fireEvent.keyDown(title(), { key: 'Enter' });
    expect((await screen.findAllByText(/^Su rol no permite modificar la carpeta\./)).length).toBeGreaterThan(0);
    expect(title().value).toBe('Rivas a Núñez');
    expect(shown.visited).toEqual([]);
  });
});

describe('a field that is edited in its place', () => {
  const edit = async (name: RegExp) => {
    fireEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  };

  it('is saved by itself, and undone by Escape', async () => {
    show();
    await openMore();
    let editor = await edit(/^Editar ubicación física/);
    fireEvent.change(editor.getByRole('textbox'), { target: { value: 'Caja 1' } });
    fireEvent.keyDown(editor.getByRole('textbox'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keptKeys('usuario-1')).toEqual([]);
    editor = await edit(/^Editar ubicación física/);
    fireEvent.change(editor.getByRole('textbox'), { target: { value: 'Armario 3' } });
    fireEvent.click(editor.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('button', { name: /^Editar ubicación física: ?Armario 3$/ });
    expect(kept.writes).toEqual([{ ubicacionFisica: 'Armario 3' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const openList = async (name: RegExp, option: string) => {
    const fact = await screen.findByRole('button', { name });
    pressByKey(fact);
    return { fact, option: await screen.findByRole('option', { name: option }) };
  };
  const isClosed = (fact: HTMLElement) =>
    waitFor(() => {
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
      expect(document.activeElement).toBe(fact);
    });

  it('opens its list at once, is saved by a choice, and left unchanged by Escape and the same choice', async () => {
    show();
    const { fact, option } = await openList(/^Editar prioridad/, 'Normal');
    // A popup beside a value is not part of the list that screen readers announce.
    expect(document.querySelectorAll('dl > div > :not(dt, dd)')).toHaveLength(0);
    fireEvent.keyDown(option, { key: 'Escape' });
    await isClosed(fact);
    choose((await openList(/^Editar prioridad/, 'Normal')).option);
    await isClosed(fact);
    expect(kept.writes).toEqual([]);

    choose((await openList(/^Editar prioridad/, 'Urgente')).option);
    await screen.findByRole('button', { name: /^Editar prioridad: ?Urgente$/ });
    expect(kept.writes).toEqual([{ prioridad: 'urgente' }]);
    await isClosed(fact);
  });

  it('does not take its own write on the way for a write by somebody else', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.patch('*/api/carpetas/c-1', async () => {
        await promise;
        kept.carpeta = { ...kept.carpeta, prioridad: 'urgente', version: kept.carpeta.version + 1 };
        return HttpResponse.json(kept.carpeta);
      }),
    );
    show();
    const { fact, option } = await openList(/^Editar prioridad/, 'Urgente');
    choose(option);
    await screen.findByRole('button', { name: /^Editar prioridad: ?Urgente$/ });
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      fireEvent(document.body, new MouseEvent(type, { bubbles: true, composed: true, button: 0 }));
    }
    const seen: string[] = [];
    const watcher = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
    watcher.observe(document.body, { childList: true, subtree: true });
    resolve();
    await isClosed(fact);
    watcher.disconnect();
    expect(seen.some((text) => text.includes('Otra persona cambió'))).toBe(false);
  });

  it('opens its list at once also when the list can be searched', async () => {
    show();
    const { fact } = await openList(/^Editar responsable/, 'Bruno Paz');
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    await isClosed(fact);
    await openList(/^Editar responsable/, 'Bruno Paz');
    typeInto(screen.getByRole('combobox'), 'PÁZ br');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bruno Paz']),
    );
    choose(screen.getByRole('option'));
    await waitFor(() => expect(kept.writes).toEqual([{ responsableId: 'usuario-2' }]));
  });

  it('waits without connection together with other fields, and each is sent at its present version', async () => {
    const { app, store } = show();
    installConnection(app);
    const { fact, option } = await openList(/^Editar responsable/, 'Bruno Paz');
    act(() => void store.dispatch(connectionLost('network')));
    choose(option);
    await isClosed(fact);
    expect(fact.textContent).toContain('Bruno Paz');
    choose((await openList(/^Editar responsable/, 'Carla Sosa')).option);
    await isClosed(fact);
    fireEvent.click(screen.getByRole('heading', { level: 1 }));
    const caratula = screen.getByRole('textbox', { name: 'Carátula' });
    fireEvent.change(caratula, { target: { value: 'Rivas a Núñez' } });
    fireEvent.keyDown(caratula, { key: 'Enter' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rivas a Núñez' })).toBeTruthy();
    expect(selectUnsaved(store.getState()).cambios).toBe(3);

    changedByAnother({ caratula: 'Rivas a Molina y otra' });
    const statuses: number[] = [];
    server.events.on('response:mocked', ({ response }) => void statuses.push(response.status));
    act(() => void store.dispatch(connectionBack()));
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(kept.carpeta.caratula).toBe('Rivas a Núñez'));
    // The first write met a change by somebody else to another field, so it was sent twice.
    expect(kept.writes).toEqual([
      { responsableId: 'usuario-2' },
      { responsableId: 'usuario-2' },
      { responsableId: 'usuario-3' },
      { caratula: 'Rivas a Núñez' },
    ]);
    expect(statuses.filter((status) => status === 412)).toHaveLength(1);
  });

  it('says what is wrong, and asks what stays when somebody else changed the same field', async () => {
    show();
    await openMore();
    const editor = await edit(/^Editar monto/);
    const monto = editor.getByRole<HTMLInputElement>('textbox', { name: 'Monto' });
    fireEvent.change(monto, { target: { value: 'mucho' } });
    fireEvent.click(editor.getByRole('button', { name: 'Guardar' }));
    expect(await editor.findByText(/Escriba un número/)).toBeTruthy();
    changedByAnother({ monto: '7.00' });
    fireEvent.change(monto, { target: { value: '9' } });
    fireEvent.click(editor.getByRole('button', { name: 'Guardar' }));
    fireEvent.click(await editor.findByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(kept.carpeta.monto).toBe('9'));
  });

  it('can only be read once it is frozen, or by a person who may not edit', async () => {
    kept.carpeta = buildCarpeta({ estado: 'firmada', fechaFirma: '2026-11-02', monto: '1500.50' });
    show();
    await openMore();
    expect(screen.getByText('Monto').closest('dt')?.nextSibling?.textContent).toContain('1.500,50');
    expect(screen.queryByRole('button', { name: /^Editar (monto|fecha)/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Editar responsable/ })).toBeTruthy();
  });
});

describe('text that is being typed in a tab', () => {
  beforeEach(() => {
    server.use(
      http.get('*/api/cuentas', () => HttpResponse.json([{ cuentaId: 'cuenta-a', nombre: 'A', pais: 'AR', rolId: 1 }])),
      http.get('*/api/apps/tasks/tags', () => HttpResponse.json([])),
      http.get('*/api/reglas-de-plazo', () => HttpResponse.json([])),
      http.get('*/api/conversaciones', () => HttpResponse.json([])),
      http.get('*/api/carpetas/c-1/documentos', () =>
        HttpResponse.json({ secciones: [buildSeccion()], documentos: [], archivoMaxMib: 50 }),
      ),
      escritorio,
      http.get('*/api/carpetas/c-1/:lista', () => HttpResponse.json([])),
    );
  });

  it.each([
    { path: 'partes/agregar', opens: [], field: 'Carácter' },
    {
      path: 'documentos',
      opens: ['Secciones', /^Acciones de la sección/, 'Cambiar nombre'],
      field: 'Nombre de la sección',
    },
    { path: 'tareas', opens: [], field: 'Tarea nueva' },
  ])('stays when somebody else puts the carpeta into the trash: $path, $field', async ({ path, opens, field }) => {
    const { store } = showPages(routes, { path: `/carpetas/c-1/${path}` });
    for (const name of opens) {
      const role = name === 'Cambiar nombre' ? 'menuitem' : 'button';
      fireEvent.click(await screen.findByRole(role, { name }));
    }
    const input = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${field}`));
    input.focus();
    fireEvent.change(input, { target: { value: 'Lo escrito' } });
    trashedByAnother(store);
    await screen.findByText(/en la papelera desde/);
    expect(input.isConnected).toBe(true);
    expect(input.value).toBe('Lo escrito');
    expect(document.activeElement).toBe(input);
  });

  it.each([
    ['partes/agregar', null, 'Persona'],
    ['inmuebles/agregar', null, 'Domicilio'],
    ['requisitos', 'Agregar requisito', 'Qué hace falta'],
    ['plazos', 'Agregar plazo', 'Nombre'],
  ])('stays when the role is taken away: %s', async (path, opener, field) => {
    server.use(http.get('*/api/personas', () => HttpResponse.json({ personas: [], paginacion: {} })));
    const shown = showPages(routes, { path: `/carpetas/c-1/${path}` });
    if (opener) fireEvent.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('dialog'));
    const input = await dialog.findByLabelText<HTMLInputElement>(new RegExp(`^${field}`));
    typeInto(input, 'Lo escrito');
    let asked = 0;
    server.use(
      http.get('*/api/carpetas/c-1', () => {
        asked += 1;
        return HttpResponse.json(kept.carpeta);
      }),
    );
    takenToLectura(shown);
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    await waitFor(() =>
      expect(
        carpetasApi.endpoints.carpetasGet.select({ id: 'c-1' })(shown.store.getState() as never).data?.permisos.editar,
      ).toBe(false),
    );
    expect(input.isConnected).toBe(true);
    expect(input.value).toBe('Lo escrito');
  });
});
