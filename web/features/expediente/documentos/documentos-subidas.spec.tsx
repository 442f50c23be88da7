import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { buildDocumento } from '../../../testing/documentos';
import { show, startDocumentosTab, untilShown } from '../../../testing/documentos-tab';

const { kept, server } = startDocumentosTab();

describe('uploading documents', () => {
  const choose = (files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no way to choose files');
    fireEvent.change(input, { target: { files } });
  };

  it('takes the files of a chooser that was opened before the list was loaded', async () => {
    kept.documentos = [];
    server.use(
      http.post('*/api/carpetas/c-1/documentos', () => {
        kept.documentos = [buildDocumento()];
        return HttpResponse.json({ documentos: kept.documentos, avisos: [], rechazados: [] }, { status: 201 });
      }),
    );
    show();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await screen.findByText('Arrastre archivos aquí o elíjalos');

    fireEvent.change(input as HTMLInputElement, { target: { files: [new File(['uno'], 'Escritura.pdf')] } });

    await screen.findByRole('region', { name: '1 archivo subido' });
    await untilShown(['Escritura.pdfSin sección']);
  });

  it('adds to the list, and warns of an existing document with the same content, with a link', async () => {
    server.use(
      http.post('*/api/carpetas/c-1/documentos', () => {
        const documento = buildDocumento({ id: 'd-3', nombre: 'Otra vez.pdf' });
        kept.documentos = [...kept.documentos, documento];
        const duplicadoDe = { documentoId: 'd-1', nombre: 'Escritura.pdf', version: 1 };
        return HttpResponse.json(
          { documentos: [documento], avisos: [{ archivo: 'Otra vez.pdf', mensaje: 'x', duplicadoDe }], rechazados: [] },
          { status: 201 },
        );
      }),
    );
    show();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);

    choose([new File(['uno'], 'Otra vez.pdf')]);

    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección', 'Otra vez.pdfSin sección']);
    const panel = await screen.findByRole('region', { name: '1 archivo subido, 1 repetido' });
    expect(panel.textContent).toContain('Ya está en esta carpeta como «Escritura.pdf» v1');
    const link = within(panel).getByRole('link', { name: '«Escritura.pdf» v1' });
    expect(link.getAttribute('href')).toBe('/carpetas/c-1/documentos?documento=d-1&version=1');

    fireEvent.click(within(panel).getByRole('button', { name: 'Quitar el duplicado Otra vez.pdf' }));
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
    await screen.findByText('«Otra vez.pdf» está en la papelera');
    await waitFor(() => expect(screen.queryByRole('region', { name: /repetido/ })).toBeNull());
  });

  it('folds its list when everything is stored', async () => {
    server.use(
      http.post('*/api/carpetas/c-1/documentos', () =>
        HttpResponse.json({ documentos: [buildDocumento()], avisos: [], rechazados: [] }, { status: 201 }),
      ),
    );
    show();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    choose([new File(['uno'], 'Escritura.pdf')]);
    const panel = await screen.findByRole('region', { name: '1 archivo subido' });
    act(() => void vi.advanceTimersByTime(3_000));
    const unfold = await within(panel).findByRole('button', { name: 'Desplegar las subidas' });
    expect(unfold.ariaExpanded).toBe('false');
  });

  it('does not send a file that is too large, and says so', async () => {
    show();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
    const file = new File(['x'], 'Enorme.bin');
    Object.defineProperty(file, 'size', { value: 50 * 1024 ** 2 + 1 });

    choose([file]);

    expect(await screen.findByText('El archivo supera los 50 MB.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar Enorme.bin' })).toBeNull();
  });

  it('does not send an empty file, and says so first', async () => {
    server.use(http.post('*/api/carpetas/c-1/documentos', () => new Promise<never>(() => {})));
    show();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
    choose([new File(['x'], 'Algo.pdf'), new File([], 'Nada.pdf')]);
    expect(await screen.findByText('El archivo está vacío.')).toBeTruthy();
    const [first] = within(await screen.findByRole('region', { name: /1 archivo sin subir/ })).getAllByRole('listitem');
    expect(first?.textContent).toContain('Nada.pdf');
    expect(screen.queryByRole('button', { name: 'Reintentar Nada.pdf' })).toBeNull();
  });

  it('accepts the size that the server accepts', async () => {
    kept.documentos = [];
    kept.archivoMaxMib = 2;
    show();
    expect(await screen.findByText(/Hasta 2 MB cada uno\.$/)).toBeTruthy();

    choose([new File([new Uint8Array(2 * 1024 ** 2 + 1)], 'Plano.bin')]);

    expect(await screen.findByText('El archivo supera los 2 MB.')).toBeTruthy();
  });

  it('stops a person who leaves meanwhile, until it is done or cancelled', async () => {
    server.use(http.post('*/api/carpetas/c-1/documentos', () => new Promise<never>(() => {})));
    show();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeld()).toBe(false);

    choose([new File(['x'], 'Lento.pdf')]);
    const cancel = await screen.findByRole('button', { name: 'Cancelar Lento.pdf' });
    expect(isHeld()).toBe(true);
    fireEvent.click(cancel);

    await waitFor(() => expect(screen.queryByText('Lento.pdf')).toBeNull());
    expect(isHeld()).toBe(false);
  });

  it('takes files that are dropped on the page', async () => {
    server.use(
      http.post('*/api/carpetas/c-1/documentos', () => {
        kept.documentos = [...kept.documentos, buildDocumento({ id: 'd-3', nombre: 'Soltado.txt', seccionId: 's-1' })];
        return HttpResponse.json(
          { documentos: kept.documentos.slice(-1), avisos: [], rechazados: [] },
          { status: 201 },
        );
      }),
    );
    show({ search: '?seccion=s-1' });
    await screen.findByText('Arrastre archivos aquí o elíjalos');
    const dataTransfer = { types: ['Files'], items: [], files: [new File(['x'], 'Soltado.txt')], getData: () => '' };
    fireEvent.dragEnter(document.body, { dataTransfer });
    expect(screen.getByText('Quedarán en «Antecedentes»')).toBeTruthy();

    fireEvent.drop(document.body, { dataTransfer });

    await untilShown(['Soltado.txt']);
    expect(screen.queryByText('Quedarán en «Antecedentes»')).toBeNull();
  });
});
