import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { buildDocumento } from '../../../testing/documentos';
import { show, startDocumentosTab, undo, untilShown } from '../../../testing/documentos-tab';

const { kept, server } = startDocumentosTab();

describe('several documents at once', () => {
  const tick = async (nombre: string, init = {}) =>
    fireEvent.click(await screen.findByRole('checkbox', { name: `Elegir ${nombre}` }), init);
  const ticked = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map(({ ariaLabel }) => ariaLabel);
  const bar = () => screen.queryByRole('region', { name: 'Documentos elegidos' });

  it('are chosen with Shift, and move together, each back to its place', async () => {
    kept.documentos.push(buildDocumento({ id: 'd-3', nombre: 'Boleto.pdf' }));
    show();
    await tick('Boleto.pdf');
    await tick('Escritura.pdf', { shiftKey: true });
    expect(ticked()).toHaveLength(4);
    expect(bar()?.textContent).toContain('3 seleccionados');

    fireEvent.click(screen.getByRole('button', { name: 'Mover…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mover 3 documentos' });
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Mover' }).disabled).toBe(true);
    fireEvent.click(within(dialog).getByLabelText('Antecedentes'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mover' }));

    await screen.findByText('3 documentos se movieron a «Antecedentes»');
    expect(kept.documentos.map(({ seccionId }) => seccionId)).toEqual(['s-1', 's-1', 's-1']);
    await undo();
    await waitFor(() => expect(kept.documentos.map(({ seccionId }) => seccionId)).toEqual([null, 's-2', null]));
  });

  it('go to the trash together, and come back', async () => {
    show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todos los documentos' }));
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('2 documentos están en la papelera');
    expect([kept.documentos.every(({ eliminadoEn }) => eliminadoEn), bar()]).toEqual([true, null]);
    await undo();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
  });

  it('say which documents the server refused', async () => {
    const rechazados = [{ id: 'd-2', nombre: 'Cédula.png', code: 'EN_PAPELERA', message: 'Está en la papelera.' }];
    server.use(
      http.post('*/api/carpetas/c-1/documentos/eliminar', () =>
        HttpResponse.json({ documentos: [kept.documentos[0]], rechazados }),
      ),
    );
    show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todos los documentos' }));
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('1 documento está en la papelera. 1 no cambió. «Cédula.png»: Está en la papelera.');
  });

  it('are chosen by Space, Shift and the arrows, and all by Ctrl+A; Escape clears the choice', async () => {
    show();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
    const [first, second] = screen.getAllByRole('link').filter((link) => link.closest('tr'));
    first?.focus();
    fireEvent.keyDown(first as Element, { key: ' ' });
    expect(ticked()).toEqual(['Elegir Cédula.png']);
    fireEvent.keyDown(first as Element, { key: 'ArrowDown', shiftKey: true });
    expect(bar()?.textContent).toContain('2 seleccionados');
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second as Element, { key: 'Escape' });
    expect(bar()).toBeNull();
    fireEvent.keyDown(second as Element, { key: 'a', ctrlKey: true });
    expect(bar()?.textContent).toContain('2 seleccionados');
    fireEvent.keyDown(within(bar() as HTMLElement).getByRole('button', { name: /Descargar/ }), { key: 'Escape' });
    expect(bar()).toBeNull();
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first as Element, { key: 'a', ctrlKey: true });
    expect(bar()?.textContent).toContain('2 seleccionados');
  });

  it('are only downloaded by a person who may not change them, by the browser and as one file', async () => {
    const addresses: (string | null)[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      addresses.push(this.getAttribute('href'));
    });
    let asked: unknown;
    server.use(
      http.post('*/api/carpetas/c-1/documentos/zip', async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json({ url: '/api/carpetas/c-1/documentos/zip' });
      }),
    );
    show({ permisos: { editarDocumentos: false } });
    await tick('Escritura.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Descargar ZIP' }));
    await waitFor(() => expect(addresses).toEqual(['/api/carpetas/c-1/documentos/zip']));
    expect(asked).toEqual({ ids: ['d-1'] });
    expect(bar()?.textContent).toContain('1 seleccionado');
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
  });
});

describe('dragging onto a seccion', () => {
  const asWide = () =>
    vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) =>
          Object.assign(new EventTarget(), { media, matches: media.includes('1440px'), onchange: null }) as never,
      );
  const place = (nombre: string) =>
    screen.getByRole('link', { name: new RegExp(`^${nombre}`) }).closest('li') as Element;

  /** The data that a browser carries from the dragged row to the seccion. */
  const carried = () => {
    const data = new Map<string, string>();
    return {
      get types() {
        return [...data.keys()];
      },
      files: [],
      items: [],
      clearData: () => data.clear(),
      setData: (type: string, text: string) => data.set(type, text),
      getData: (type: string) => data.get(type) ?? '',
      setDragImage: () => {},
    };
  };

  it('moves the dragged row together with the other chosen rows', async () => {
    asWide();
    show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todos los documentos' }));
    const dataTransfer = carried();
    fireEvent.dragStart(screen.getByRole('link', { name: /^PDF ?Escritura.pdf/ }), { dataTransfer });
    fireEvent.dragEnter(place('Antecedentes'), { dataTransfer });
    expect(place('Antecedentes').getAttribute('data-suelta')).toBe('encima');
    fireEvent.drop(place('Antecedentes'), { dataTransfer });

    await screen.findByText('2 documentos se movieron a «Antecedentes»');
    expect(kept.documentos.map(({ seccionId }) => seccionId)).toEqual(['s-1', 's-1']);
    expect(place('Antecedentes').getAttribute('data-suelta')).toBeNull();
  });

  it('uploads files into it', async () => {
    asWide();
    const sent = vi.spyOn(FormData.prototype, 'append');
    server.use(http.post('*/api/carpetas/c-1/documentos', () => new Promise<never>(() => {})));
    show();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
    const dataTransfer = { types: ['Files'], items: [], files: [new File(['x'], 'Soltado.txt')], getData: () => '' };
    fireEvent.dragEnter(place('Identidad'), { dataTransfer });
    expect(screen.getByText('Quedarán en «Identidad»')).toBeTruthy();
    fireEvent.drop(place('Identidad'), { dataTransfer });
    await waitFor(() => expect(sent).toHaveBeenCalledWith('seccionId', 's-2'));
  });
});
