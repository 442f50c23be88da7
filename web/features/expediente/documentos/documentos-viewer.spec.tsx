import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../testing/api-server';
import { buildDocumento, buildVersion } from '../../../testing/documentos';
import { show, startDocumentosTab } from '../../../testing/documentos-tab';

const { kept, server } = startDocumentosTab();

describe('looking at a document', () => {
  it('shows the version of the address, beside the list of all versions', async () => {
    kept.documentos = [buildDocumento({ versiones: 2, actual: buildVersion({ n: 2, mime: 'text/plain' }) })];
    server.use(
      http.get('*/api/documentos/d-1/versiones', () =>
        HttpResponse.json([
          buildVersion({ n: 2, mime: 'text/plain', motivo: 'Corrección de la fecha' }),
          buildVersion({ n: 1, mime: 'text/plain' }),
        ]),
      ),
      http.get<{ n: string }>('*/api/documentos/d-1/versiones/:n/contenido', ({ params }) =>
        HttpResponse.text(`Texto de la versión ${params.n}`),
      ),
    );
    const { router } = show({ search: '?documento=d-1&version=1' });

    expect(await screen.findByText('Texto de la versión 1')).toBeTruthy();
    expect(screen.getByText('Versión 1 de 2, anterior a la actual')).toBeTruthy();
    expect(screen.getByText('Corrección de la fecha')).toBeTruthy();

    fireEvent.click(screen.getByRole('link', { name: 'Versión 2' }));
    expect(await screen.findByText('Texto de la versión 2')).toBeTruthy();

    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  it('leads back to the list when it is closed', async () => {
    kept.documentos = [buildDocumento(), buildDocumento({ id: 'd-2', nombre: 'Plano.pdf' })];
    server.use(
      http.get('*/api/documentos/:id/versiones', () => HttpResponse.json([])),
      http.get('*/api/documentos/:id/versiones/1/contenido', () => HttpResponse.text('')),
    );
    const { router } = show({ search: '?orden=bytes' });
    const { key } = router.state.location;
    fireEvent.click(await screen.findByRole('link', { name: /Escritura.pdf/ }));
    const vista = await screen.findByRole('dialog', { name: 'Escritura.pdf' });
    fireEvent.keyDown(vista, { key: 'ArrowRight' });
    const next = await screen.findByRole('dialog', { name: 'Plano.pdf' });
    fireEvent.click(within(next).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(router.state.location.search).toBe('?orden=bytes'));
    expect(router.state.location.key).toBe(key);
  });

  it('compares two versions, says whether their text changes, and is closed by going back', async () => {
    const [v1, v2, v3] = [1, 2, 3].map((n) => buildVersion({ n, mime: 'text/plain', sha256: `${n}`.repeat(64) }));
    kept.documentos = [buildDocumento({ versiones: 3, actual: v3 })];
    server.use(
      http.get('*/api/documentos/d-1/versiones', () =>
        HttpResponse.json([v3, { ...v2, motivo: 'Corrección de la fecha' }, v1]),
      ),
      http.get<{ n: string }>('*/api/documentos/d-1/versiones/:n/contenido', ({ params }) =>
        HttpResponse.text(`Firma el ${{ 1: 'lunes', 2: 'martes' }[params.n]}`),
      ),
    );
    const { router } = show({ search: '?documento=d-1' });
    const choose = async (n: number) => fireEvent.click(await screen.findByLabelText(`Comparar la versión ${n}`));
    await choose(3);
    expect(screen.getByText('Elija dos versiones para compararlas.')).toBeTruthy();
    await choose(1);
    fireEvent.click(screen.getByRole('link', { name: 'Comparar las versiones 1 y 2' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Comparar las versiones 1 y 2' }));
    expect(await dialog.findByText('El texto cambia.')).toBeTruthy();
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['lunes', 'martes']);
    expect(within(dialog.getByRole('region', { name: 'Versión 2' })).getByText('Corrección de la fecha')).toBeTruthy();
    expect(router.state.location.search).toBe('?documento=d-1&version=2&comparar=1');

    act(() => void router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Comparar/ })).toBeNull());
    expect(router.state.location.search).toBe('?documento=d-1');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(await screen.findByRole('button', { name: 'Acciones de Escritura.pdf' })).toBeTruthy();
  });

  it('fetches a version once that the viewer shows and a link compares', async () => {
    const [v1, v2] = [1, 2].map((n) => buildVersion({ n, mime: 'text/plain', sha256: `${n}`.repeat(64) }));
    kept.documentos = [buildDocumento({ versiones: 2, actual: v2 })];
    const fetched: string[] = [];
    server.use(
      http.get('*/api/documentos/d-1/versiones', () => HttpResponse.json([v2, v1])),
      http.get<{ n: string }>('*/api/documentos/d-1/versiones/:n/contenido', ({ params }) => {
        fetched.push(params.n);
        return HttpResponse.text(`Firma el ${params.n}`);
      }),
    );
    show({ search: '?documento=d-1&comparar=1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Comparar las versiones 1 y 2' }));
    expect(await dialog.findByText('El texto cambia.')).toBeTruthy();
    expect(fetched.toSorted()).toEqual(['1', '2']);
  });

  it('compares what it can: a side that fails is fetched again on request, and one without text is only downloaded', async () => {
    const zip = buildVersion({ n: 2, mime: 'application/zip', previsualizable: false });
    kept.documentos = [buildDocumento({ versiones: 2, actual: zip })];
    let isDown = true;
    server.use(
      http.get('*/api/documentos/d-1/versiones', () =>
        HttpResponse.json([zip, buildVersion({ mime: 'text/plain', sha256: '1' })]),
      ),
      http.get('*/api/documentos/d-1/versiones/1/contenido', () =>
        isDown ? refusal(500, 'FALLO', 'El archivo no está disponible.') : HttpResponse.text('Ya está'),
      ),
    );
    show({ search: '?documento=d-1&comparar=1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Comparar las versiones 1 y 2' }));
    expect(await dialog.findByText(/no se puede mostrar aquí/)).toBeTruthy();
    expect(await dialog.findByText('El archivo no está disponible.')).toBeTruthy();
    isDown = false;
    fireEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    expect(await dialog.findByText('Ya está')).toBeTruthy();
    expect(dialog.getByText('No hay texto que comparar: compárelas a la vista.')).toBeTruthy();
  });

  it('offers to download files that a page cannot show, and goes to the neighbours by the arrows', async () => {
    const zip = buildVersion({ mime: 'application/zip', previsualizable: false });
    kept.documentos = [
      buildDocumento({ nombre: 'A.zip', actual: zip }),
      buildDocumento({ id: 'd-2', nombre: 'B.zip', actual: zip }),
    ];
    server.use(http.get('*/api/documentos/:id/versiones', () => HttpResponse.json([zip])));
    show({ search: '?documento=d-1' });
    const dialog = await screen.findByRole('dialog', { name: 'A.zip' });
    expect(await within(dialog).findByText(/no se puede mostrar aquí/)).toBeTruthy();

    fireEvent.keyDown(dialog, { key: 'ArrowRight' });

    expect(await screen.findByRole('dialog', { name: 'B.zip' })).toBeTruthy();
  });

  it('says that the content could not be loaded, and fetches it again', async () => {
    kept.documentos = [buildDocumento({ actual: buildVersion({ mime: 'text/plain' }) })];
    let isDown = true;
    server.use(
      http.get('*/api/documentos/d-1/versiones', () => HttpResponse.json([kept.documentos[0]?.actual])),
      http.get('*/api/documentos/d-1/versiones/1/contenido', () =>
        isDown
          ? HttpResponse.json({ code: 'FALLO', message: 'El archivo no está disponible.' }, { status: 500 })
          : HttpResponse.text('Ya está'),
      ),
    );
    show({ search: '?documento=d-1' });
    expect(await screen.findByText('El archivo no está disponible.')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Ya está')).toBeTruthy();
  });

  it('shows the beginning of a long text without cutting a letter in two', async () => {
    kept.documentos = [buildDocumento({ actual: buildVersion({ mime: 'text/plain' }) })];
    server.use(
      http.get('*/api/documentos/d-1/versiones', () => HttpResponse.json([kept.documentos[0]?.actual])),
      http.get('*/api/documentos/d-1/versiones/1/contenido', () =>
        HttpResponse.text(`${'-'.repeat(1024 ** 2 - 1)}ñandú`),
      ),
    );
    show({ search: '?documento=d-1' });
    await screen.findByText(/Se muestran los primeros/);
    const text = document.querySelector('pre')?.textContent ?? '';
    expect([text.length, text.slice(-2)]).toEqual([1024 ** 2 - 1, '--']);
  });

  it('says so when the browser does not let its fingerprint be copied', async () => {
    const zip = buildVersion({ previsualizable: false });
    kept.documentos = [buildDocumento({ actual: zip })];
    server.use(http.get('*/api/documentos/d-1/versiones', () => HttpResponse.json([zip])));
    show({ search: '?documento=d-1' });
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar el SHA-256 de la versión 1' }));
    expect(await screen.findByText(/El navegador no permitió copiar/)).toBeTruthy();
  });

  it('says so when the document is not in the carpeta', async () => {
    show({ search: '?documento=d-9' });
    expect(await screen.findByText('El documento no está en esta carpeta')).toBeTruthy();
  });
});
