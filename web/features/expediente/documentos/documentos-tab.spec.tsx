import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { fieldRefusal, refusal } from '../../../testing/api-server';
import { buildDocumento, buildVersion } from '../../../testing/documentos';
import { show, shown, startDocumentosTab, undo, untilShown } from '../../../testing/documentos-tab';
import { fakePictures } from '../../../testing/fake-pictures';

const { server, kept, change } = startDocumentosTab();

async function choose(nombre: string, entry: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('a document from before the signature', () => {
  const signed = () => {
    kept.firmadaEn = '2026-11-05T12:00:00.000Z';
    change('d-2', { creadoEn: '2026-11-06T12:00:00.000Z' });
  };

  it('goes to the trash with a reason', async () => {
    signed();
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/carpetas/c-1/documentos/eliminar', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ documentos: [], rechazados: [] });
      }),
    );
    show();
    await choose('Escritura.pdf', 'Enviar a la papelera…');
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Escritura.pdf»?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Enviar a la papelera' }));
    await within(dialog).findByText('Indique el motivo.');
    fireEvent.change(within(dialog).getByLabelText(/Motivo/), { target: { value: 'Estaba ilegible' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Enviar a la papelera' }));
    await waitFor(() => expect(sent).toEqual([{ ids: ['d-1'], motivo: 'Estaba ilegible' }]));
  });

  it('gets another name once its reason is given', async () => {
    signed();
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/documentos/d-1', async ({ request }) => {
        const body = (await request.json()) as { motivo?: string };
        sent.push(body);
        const refused = { code: 'FALTA_MOTIVO', message: 'Escriba por qué lo cambia.' };
        return body.motivo ? HttpResponse.json({}) : HttpResponse.json(refused, { status: 422 });
      }),
    );
    show();
    await choose('Escritura.pdf', 'Cambiar nombre');
    const dialog = await screen.findByRole('dialog', { name: 'Cambiar nombre' });
    fireEvent.change(within(dialog).getByLabelText(/Nombre/), { target: { value: 'Venta.pdf' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Falta el motivo' });
    within(asked).getByText('Escriba por qué lo cambia.');
    fireEvent.change(within(asked).getByLabelText(/Motivo/), { target: { value: 'Tenía otro nombre' } });
    fireEvent.click(within(asked).getByRole('button', { name: 'Continuar' }));
    await waitFor(() =>
      expect(sent).toEqual([{ nombre: 'Venta.pdf' }, { nombre: 'Venta.pdf', motivo: 'Tenía otro nombre' }]),
    );
  });

  it('is neither changed, replaced nor deleted by a person who may not sign, unlike a later document', async () => {
    signed();
    show({ rolId: 3 });
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Escritura.pdf' }));
    await screen.findByRole('menuitem', { name: 'Descargar' });
    expect(screen.queryByRole('menuitem', { name: /papelera|nueva versión|nombre|Mover/ })).toBeNull();
  });
});

describe('the documents of a carpeta', () => {
  it('are limited to the seccion that the address names', async () => {
    show({ search: '?seccion=s-2' });
    await untilShown(['Cédula.png']);
  });

  it('are shown small when they are pictures', async () => {
    fakePictures();
    const miniatura = '/api/documentos/d-2/versiones/1/miniatura';
    change('d-2', { miniatura });
    server.use(http.get(`*${miniatura}`, () => new HttpResponse(new Blob(['x']))));
    show();
    expect((await screen.findByAltText('Imagen')).closest('tr')?.textContent).toContain('Cédula.png');
  });

  it('are found by a word without its accent, and sorted as the address says', async () => {
    show({ search: '?buscar=cedula' });
    await untilShown(['Cédula.pngIdentidad']);
    fireEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);

    fireEvent.click(screen.getByRole('button', { name: 'Nombre' }));

    await untilShown(['Escritura.pdfSin sección', 'Cédula.pngIdentidad']);
  });

  it('are also found by their text, with the passage of the words', async () => {
    server.use(
      http.get('*/api/carpetas/c-1/documentos/textos', ({ request }) => {
        expect(new URL(request.url).searchParams.get('buscar')).toBe('mojones');
        const pasaje = [
          { texto: '… con un ', hallado: false },
          { texto: 'mojón', hallado: true },
        ];
        return HttpResponse.json([{ documentoId: 'd-2', pasaje }]);
      }),
    );
    show({ search: '?buscar=mojones' });
    const row = await screen.findByRole('row', { name: /Cédula\.png/ });
    expect(within(row).getByText('mojón').tagName).toBe('MARK');
    expect(screen.queryByText('Escritura.pdf')).toBeNull();
  });

  it('are searched by their text again after an error, when no name has the words', async () => {
    let isDown = true;
    server.use(
      http.get('*/api/carpetas/c-1/documentos/textos', () =>
        isDown ? refusal(503, 'BASE_NO_DISPONIBLE', 'La base de datos no responde.') : HttpResponse.json([]),
      ),
    );
    show({ search: '?buscar=mojones' });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    isDown = false;
    fireEvent.click(retry);
    await screen.findByText('Ningún documento coincide');
  });

  it('are sorted by a filter button on screens without headers', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: media.includes('max-width'), onchange: null }) as never,
    );
    const { router } = show();
    fireEvent.click(await screen.findByRole('button', { name: /^Orden ?Nombre, A a Z$/ }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Más grandes' }));
    await waitFor(() => expect(router.state.location.search).toBe('?orden=bytes&direccion=desc'));
  });

  it('are no longer listed after the server answered that they are gone', async () => {
    server.use(
      http.delete('*/api/documentos/:id', () => refusal(404, 'NO_ENCONTRADO', 'No se encontró el documento.')),
    );
    show();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
    kept.documentos = kept.documentos.slice(1);
    await choose('Escritura.pdf', 'Enviar a la papelera');
    expect(await screen.findByText('No se encontró el documento.')).toBeTruthy();
    await untilShown(['Cédula.pngIdentidad']);
  });

  it('invite to add the first one', async () => {
    kept.documentos = [];
    show();
    // Before the answer, the tab offers nothing that may disappear again.
    expect(await screen.findByRole('heading', { name: 'Todos los documentos' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(await screen.findByText('Arrastre archivos aquí o elíjalos')).toBeTruthy();
    expect(screen.getAllByText('Subir archivos')).toHaveLength(1);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('can only be looked at by a person who may not change them', async () => {
    show({ permisos: { subirDocumentos: false, editarDocumentos: false } });
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Escritura.pdf' }));
    const entries = await screen.findAllByRole('menuitem');
    // The person may copy a document to the drive, because that does not change the carpeta.
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Previsualizar',
      'Descargar',
      'Imprimir',
      'Copiar a Archivos…',
    ]);
    expect(screen.queryByText('Subir archivos')).toBeNull();
  });

  it('get another name, unless the form says that it is refused, and their old name back', async () => {
    const refused = fieldRefusal(422, 'DATOS_INVALIDOS', 'Ese nombre no se puede usar.', 'nombre');
    server.use(http.patch('*/api/documentos/d-1', () => refused, { once: true }));
    show();
    await choose('Escritura.pdf', 'Cambiar nombre');
    fireEvent.change(await screen.findByLabelText(/Nombre del documento/), { target: { value: '..' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Ese nombre no se puede usar.')).toBeTruthy();
    expect(await screen.findByTitle('Escritura.pdf')).toBeTruthy();
    fireEvent.change(await screen.findByLabelText(/Nombre del documento/), { target: { value: 'Firmada.pdf' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));

    await screen.findByText('Ahora se llama «Firmada.pdf»');
    expect(kept.documentos[0]?.nombre).toBe('Firmada.pdf');

    await undo();
    await waitFor(() => expect(kept.documentos[0]?.nombre).toBe('Escritura.pdf'));
  });

  it('move to another seccion, and back', async () => {
    show();
    await choose('Escritura.pdf', 'Mover a…');
    const dialog = await screen.findByRole('dialog', { name: 'Mover documento' });
    fireEvent.click(within(dialog).getByLabelText('Antecedentes'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mover' }));

    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfAntecedentes']);
    expect(kept.documentos[0]?.seccionId).toBe('s-1');

    await undo();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
  });

  it('go to the trash unless the server refuses, and come back by an undo', async () => {
    const refused = refusal(422, 'CARPETA_CERRADA', 'La carpeta no admite cambios.');
    server.use(http.delete('*/api/documentos/d-1', () => refused, { once: true }));
    show();
    await choose('Escritura.pdf', 'Enviar a la papelera');
    await screen.findByText('La carpeta no admite cambios.');
    expect(shown()).toContain('Escritura.pdfSin sección');
    await choose('Escritura.pdf', 'Enviar a la papelera');
    await untilShown(['Cédula.pngIdentidad']);
    await screen.findByText('«Escritura.pdf» está en la papelera');
    expect(kept.documentos[0]?.eliminadoEn).not.toBeNull();

    await undo();

    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
    expect(kept.documentos[0]?.eliminadoEn).toBeNull();
  });

  it('come back from the trash itself', async () => {
    const seEliminaEn = new Date(Date.now() + 12 * 86_400_000).toISOString();
    change('d-1', { eliminadoEn: '2026-11-03T12:00:00.000Z', seEliminaEn });
    show({ search: '?papelera=true' });
    expect(await screen.findByText('Se elimina en 12 días')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Restaurar Escritura.pdf' }));
    expect(await screen.findByText('Nada en la papelera')).toBeTruthy();
    expect(kept.documentos[0]?.eliminadoEn).toBeNull();
  });
});

describe('printing a document', () => {
  const content = (mime: string) =>
    http.get('*/api/documentos/*/contenido', () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'content-type': mime } }),
    );

  it('prints a picture alone, and removes it afterwards', async () => {
    fakePictures();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    server.use(content('image/png'));
    show();
    await choose('Cédula.png', 'Imprimir');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(document.querySelectorAll('body > [aria-hidden="true"] > img')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('body > [aria-hidden="true"] > img')).toBeNull();
  });

  it('is not offered for files that a page cannot print', async () => {
    kept.documentos = [buildDocumento({ nombre: 'Minuta.docx', actual: buildVersion({ mime: 'application/msword' }) })];
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Minuta.docx' }));
    await screen.findByRole('menuitem', { name: 'Descargar' });
    expect(screen.queryByRole('menuitem', { name: 'Imprimir' })).toBeNull();
  });
});

describe('a seccion in use', () => {
  it('cannot be deleted, says why, and leads to its content', async () => {
    const { router } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Secciones' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de la sección Identidad' }));
    const entry = await screen.findByRole('menuitem', { name: /^Eliminar/ });
    expect([entry.textContent, entry.ariaDisabled]).toEqual(['EliminarTiene 1 documento', 'true']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Ver sus documentos' }));
    await waitFor(() => expect(router.state.location.search).toBe('?seccion=s-2'));
  });
});
