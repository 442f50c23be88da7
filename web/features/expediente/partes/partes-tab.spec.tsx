import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../testing/api-server';
import { ana, bruno, click, rows, showTab, startPartesTab } from '../../../testing/partes-tab';
import { buildPersona } from '../../../testing/personas';

const { kept, toParte, server } = startPartesTab();

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the partes of a carpeta', () => {
  it('say which roles the acto needs, and which are still missing', async () => {
    showTab();
    expect(await screen.findByText(/Este acto requiere un vendedor y un comprador\.$/)).toBeTruthy();
    cleanup();
    kept.partes = [toParte('x-1', ana, 'vendedor')];
    showTab();
    expect((await screen.findByText(/^Falta:/)).textContent).toBe('Falta: comprador');
    expect(rows()[0]?.textContent).toContain('DNI 12.345.678');
  });

  it('cannot be changed by a person without the permission', async () => {
    kept.partes = [toParte('x-1', ana, 'vendedor')];
    showTab({ editarPartes: false, path: '/carpetas/c-1/partes/agregar' });
    await screen.findByText('Ana Rivas');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the order of the partes', () => {
  const nombres = () => rows().map((row) => within(row).getByRole('link').textContent);
  const press = (element: Element, keyCode: number) => fireEvent.keyDown(element, { keyCode });
  const [space, arrowDown] = [32, 40];
  const asa = () => screen.getByRole('button', { name: 'Cambiar de lugar a Ana Rivas' });
  const announced = () => document.querySelector('[aria-live="assertive"]')?.textContent;

  beforeEach(() => {
    kept.partes = [toParte('x-1', ana, 'vendedor', { orden: 1 }), toParte('x-2', bruno, 'comprador', { orden: 2 })];
  });

  it('is changed by the keyboard on the handle, and seen before the server answers', async () => {
    let answer = (_: unknown) => {};
    server.use(
      http.patch('*/api/carpetas/c-1/partes/x-1', async () => {
        await new Promise((resolve) => {
          answer = resolve;
        });
        return refusal(422, 'CARPETA_CERRADA', 'La carpeta está cerrada.');
      }),
    );
    showTab();
    await screen.findByRole('button', { name: 'Cambiar de lugar a Ana Rivas' });
    asa().focus();
    press(asa(), space);
    await expect.poll(announced).toMatch(/^Tomó «Ana Rivas», posición 1 de 2 en Partes/);
    press(asa(), arrowDown);
    await expect.poll(announced).toMatch(/^Posición 2 de 2/);
    press(asa(), space);
    await waitFor(() => expect(nombres()).toEqual(['Bruno Molina', 'Ana Rivas']));
    await waitFor(() => answer(null));
    expect(await screen.findByText('La carpeta está cerrada.')).toBeTruthy();
    await waitFor(() => expect(nombres()).toEqual(['Ana Rivas', 'Bruno Molina']));
  });

  it('is changed by the menu, and has no handle for a single parte', async () => {
    showTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Bruno Molina' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Subir' }));
    await waitFor(() => expect(nombres()).toEqual(['Bruno Molina', 'Ana Rivas']));
    await waitFor(() => expect(kept.partes[0]?.id).toBe('x-2'));
    fireEvent.click(screen.getByRole('button', { name: 'Acciones de Bruno Molina' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Quitar de la carpeta' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Cambiar de lugar/ })).toBeNull();
  });
});

describe('the shares of a role', () => {
  const sumas = async () =>
    within(await screen.findByRole('list', { name: 'Porcentajes por rol' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));

  beforeEach(() => {
    kept.partes = [toParte('x-1', ana, 'comprador', { porcentaje: '50.00', orden: 1 })];
    kept.partes.push(toParte('x-2', bruno, 'comprador', { orden: 2 }));
  });

  it('are added up, and divided equally with a way back', async () => {
    showTab();
    expect(await sumas()).toEqual(['Compradores suman 50 %: faltan 50 %Repartir en partes iguales']);
    click('Repartir en partes iguales: compradores');
    await waitFor(async () => expect(await sumas()).toEqual(['Compradores suman 100 %']));
    expect(kept.partes.map(({ porcentaje }) => porcentaje)).toEqual(['50.00', '50.00']);
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(kept.partes.map(({ porcentaje }) => porcentaje)).toEqual(['50.00', null]));
    expect((await sumas())[0]).toContain('faltan 50 %');
  });

  it('are added up while one of them is typed', async () => {
    showTab({ path: '/carpetas/c-1/partes/x-2' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar participación' }));
    type('Porcentaje', '25');
    expect(dialog.getByText(/^Compradores: suman 75\s%: faltan 25\s%$/)).toBeTruthy();
  });
});

describe('a parte that acts for others', () => {
  it('is added once for several, and shown once with all', async () => {
    kept.partes = [toParte('x-1', ana, 'vendedor', { orden: 1 }), toParte('x-2', bruno, 'vendedor', { orden: 2 })];
    kept.partes.push(toParte('x-3', buildPersona({ id: 'p-3', nombre: 'Carla', apellidos: 'Paz' }), 'apoderado'));
    showTab({ path: '/carpetas/c-1/partes/x-3' });
    const field = within(await screen.findByRole('list', { name: 'Representa a' }));
    expect(screen.getByText('A nadie: actúa por sí.')).toBeTruthy();
    for (const box of field.getAllByRole('checkbox')) fireEvent.click(box);
    click('Guardar');
    await waitFor(() => expect(kept.partes[2]?.representados).toEqual(['x-1', 'x-2']));
    await waitFor(() => expect(rows()[2]?.textContent).toContain('Representa a Ana Rivas y Bruno Molina'));
  });
});

describe('the spouse of a seller', () => {
  it.each([
    ['is found by the name', 'Bruno Molina', () => screen.findByDisplayValue('Bruno Molina'), {}],
    [
      'is registered with it, and with the marriage',
      'Dora Inés Sosa',
      () => screen.findByDisplayValue('Dora Inés'),
      { apellidos: 'Sosa', estadoCivil: 'casado', conyuge: 'Ana Rivas' },
    ],
  ])('%s', async (_, conyuge, shown, persona) => {
    kept.partes = [toParte('x-1', ana, 'vendedor', { conyuge })];
    showTab();
    fireEvent.click(await screen.findByRole('button', { name: `Agregar también a ${conyuge}, cónyuge` }));
    expect(await shown()).toBeTruthy();
    click('Agregar');
    await waitFor(() => expect(kept.partes[1]?.rol).toBe('conyuge_asentiente'));
    expect(kept.partes[1]?.persona).toMatchObject(persona);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a parte that somebody else has taken out', () => {
  const gone = () => refusal(404, 'NO_ENCONTRADO', 'No se encontró la parte.');

  beforeEach(() => {
    kept.partes = [toParte('x-1', ana, 'vendedor', { orden: 1 })];
    kept.partes.push(toParte('x-2', bruno, 'comprador', { orden: 2 }));
    server.use(http.patch('*/api/carpetas/c-1/partes/x-1', gone), http.delete('*/api/carpetas/c-1/partes/x-1', gone));
  });

  it.each(['Bajar', 'Quitar de la carpeta'])('is no longer in the list after «%s» found it gone', async (entry) => {
    showTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Ana Rivas' }));
    kept.partes = kept.partes.slice(1);
    fireEvent.click(screen.getByRole('menuitem', { name: entry }));
    expect(await screen.findByText('No se encontró la parte.')).toBeTruthy();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain('Bruno Molina');
  });

  it('keeps its open form with the typed text, and the form says so', async () => {
    showTab({ path: '/carpetas/c-1/partes/x-1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar participación' }));
    type('Carácter', 'Presidente');
    kept.partes = kept.partes.slice(1);
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('No se encontró la parte.')).toBeTruthy();
    await waitFor(() => expect(screen.queryAllByText('Ana Rivas')).toHaveLength(1));
    expect(screen.getByLabelText<HTMLInputElement>('Carácter').value).toBe('Presidente');
  });
});

describe('taking a parte out', () => {
  it('can be undone: it comes back in its place, with its representatives', async () => {
    kept.partes = [toParte('x-1', ana, 'vendedor', { porcentaje: '50.00', orden: 1 })];
    kept.partes.push(toParte('x-2', bruno, 'apoderado', { representados: ['x-1'] }));
    showTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Ana Rivas' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Quitar de la carpeta' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).not.toContain('Representa a');

    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));

    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]?.textContent).toContain('Ana Rivas');
    expect(rows()[0]?.textContent).toMatch(/50\s%/);
    await waitFor(() => expect(rows()[1]?.textContent).toContain('Representa a Ana Rivas'));
  });

  it('leaves the keyboard in the list, and in the tab when it was the last', async () => {
    kept.partes = [toParte('x-1', ana, 'vendedor', { orden: 1 })];
    kept.partes.push(toParte('x-2', bruno, 'comprador', { orden: 2 }));
    showTab();
    const takeOut = async (nombre: string) => {
      const button = await screen.findByRole('button', { name: `Acciones de ${nombre}` });
      button.focus();
      fireEvent.click(button);
      fireEvent.click(screen.getByRole('menuitem', { name: 'Quitar de la carpeta' }));
    };
    await takeOut('Ana Rivas');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Partes' })));
    await takeOut('Bruno Molina');
    const tab = () => screen.getByRole('heading', { name: 'Partes' }).closest('section');
    await waitFor(() => expect(document.activeElement).toBe(tab()));
  });

  it('says who does not act for it any more after it came back', async () => {
    kept.partes = [toParte('x-1', ana, 'vendedor', { orden: 1 })];
    kept.partes.push(toParte('x-2', bruno, 'apoderado', { representados: ['x-1'] }));
    server.use(
      http.patch('*/api/carpetas/c-1/partes/x-2', () =>
        HttpResponse.json({ statusCode: 503, code: 'NO_DISPONIBLE', message: 'Ahora no.' }, { status: 503 }),
      ),
    );
    showTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Ana Rivas' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Quitar de la carpeta' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));

    expect(await screen.findByText(/Bruno Molina representa a Ana Rivas: no se pudo guardar/)).toBeTruthy();
    expect(rows()).toHaveLength(2);
    expect(kept.partes[0]?.id).toMatch(/^[\da-f-]{36}$/);
  });

  it('is taken back when the server refuses', async () => {
    kept.partes = [toParte('x-1', ana, 'vendedor')];
    server.use(
      http.delete('*/api/carpetas/c-1/partes/:id', () =>
        HttpResponse.json(
          { statusCode: 422, code: 'CARPETA_CERRADA', message: 'La carpeta está cerrada.' },
          { status: 422 },
        ),
      ),
    );
    showTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Ana Rivas' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Quitar de la carpeta' }));

    expect(await screen.findByText('La carpeta está cerrada.')).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });
});
