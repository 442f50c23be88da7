import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PermisosCarpetaDto } from '../../../api/generated/carpetas';
import type {
  DocumentoDto,
  ModificarDocumentoDto,
  MoverDocumentosDto,
  SeccionDto,
} from '../../../api/generated/documentos';
import { LateSubidasPanel } from '../../../subidas/late-panel';
import { fieldRefusal, refusal, startApiServer } from '../../../testing/api-server';
import { buildCarpeta } from '../../../testing/carpetas';
import { buildDocumento, buildSeccion, buildVersion } from '../../../testing/documentos';
import { fakePictures } from '../../../testing/fake-pictures';
import { fakeSizes } from '../../../testing/fake-sizes';
import { showPages } from '../../../testing/show-pages';
import { DocumentosTab } from './documentos-tab';

const server = startApiServer();

fakeSizes();

/** The documents of the fake server. */
let documentos: DocumentoDto[];
let secciones: SeccionDto[];
let archivoMaxMib: number;
let firmadaEn: string | null;

const change = (id: string, changes: Partial<DocumentoDto>) => {
  documentos = documentos.map((documento) => (documento.id === id ? { ...documento, ...changes } : documento));
  return HttpResponse.json(documentos.find((documento) => documento.id === id));
};

beforeEach(() => {
  documentos = [
    buildDocumento(),
    buildDocumento({ id: 'd-2', nombre: 'Cédula.png', seccionId: 's-2', actual: buildVersion({ mime: 'image/png' }) }),
  ];
  secciones = [buildSeccion(), buildSeccion({ id: 's-2', nombre: 'Identidad', orden: 2 })];
  archivoMaxMib = 50;
  firmadaEn = null;
  server.use(
    http.get('*/api/carpetas/c-1/documentos', ({ request }) => {
      const isTrash = new URL(request.url).searchParams.get('papelera') === 'true';
      return HttpResponse.json({
        secciones,
        documentos: documentos.filter(({ eliminadoEn }) => (eliminadoEn !== null) === isTrash),
        archivoMaxMib,
        firmadaEn,
      });
    }),
    http.get('*/api/carpetas/c-1/documentos/textos', () => HttpResponse.json([])),
    http.patch<{ id: string }, ModificarDocumentoDto>('*/api/documentos/:id', async ({ params, request }) =>
      change(params.id, await request.json()),
    ),
    http.delete<{ id: string }>('*/api/documentos/:id', ({ params }) => {
      change(params.id, { eliminadoEn: '2026-11-03T12:00:00.000Z' });
      return HttpResponse.json(true);
    }),
    http.post<{ id: string }>('*/api/documentos/:id/restaurar', ({ params }) =>
      change(params.id, { eliminadoEn: null }),
    ),
    http.post<{ que: string }, MoverDocumentosDto>(
      '*/api/carpetas/c-1/documentos/:que',
      async ({ params, request }) => {
        const { ids, seccionId } = await request.json();
        const changes = {
          mover: { seccionId },
          eliminar: { eliminadoEn: '2026-11-03T12:00:00.000Z' },
          restaurar: { eliminadoEn: null },
        }[params.que];
        for (const id of ids) change(id, changes ?? {});
        return HttpResponse.json({ documentos: documentos.filter(({ id }) => ids.includes(id)), rechazados: [] });
      },
    ),
  );
});

interface Shown {
  search?: string;
  permisos?: Partial<PermisosCarpetaDto>;
  rolId?: number;
}

function show({ search = '', permisos = {}, rolId }: Shown = {}) {
  const carpeta = buildCarpeta();
  const context = { ...carpeta, permisos: { ...carpeta.permisos, ...permisos } };
  const shell = (
    <>
      <Outlet context={context} />
      <LateSubidasPanel />
    </>
  );
  return showPages([{ element: shell, children: [{ path: 'documentos', element: <DocumentosTab /> }] }], {
    path: `/documentos${search}`,
    rolId,
  });
}

const shown = () =>
  screen
    .queryAllByRole('row')
    .map((row) => row.querySelector('a')?.textContent ?? null)
    .filter(Boolean);
const untilShown = (expected: string[]) => waitFor(() => expect(shown()).toEqual(expected));

async function choose(nombre: string, entry: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));

describe('a document from before the signature', () => {
  const signed = () => {
    firmadaEn = '2026-11-05T12:00:00.000Z';
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

  it('is neither changed, replaced nor deleted by who may not sign, unlike a later one', async () => {
    signed();
    show({ rolId: 3 });
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Escritura.pdf' }));
    await screen.findByRole('menuitem', { name: 'Descargar' });
    expect(screen.queryByRole('menuitem', { name: /papelera|nueva versión|nombre|Mover/ })).toBeNull();
  });
});

describe('the documents of a carpeta', () => {
  it('are those of the seccion that the address names', async () => {
    show({ search: '?seccion=s-2' });
    await untilShown(['Cédula.png']);
  });

  it('that are pictures are seen small', async () => {
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

  it('are found by their text too, with the passage where it has the words', async () => {
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

  it('are looked for by their text again after an error, where no name has the words', async () => {
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

  it('are put in another order by a filter button where there are no headers', async () => {
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
    documentos = documentos.slice(1);
    await choose('Escritura.pdf', 'Enviar a la papelera');
    expect(await screen.findByText('No se encontró el documento.')).toBeTruthy();
    await untilShown(['Cédula.pngIdentidad']);
  });

  it('invite to be the first where there are none', async () => {
    documentos = [];
    show();
    // Before the answer, the tab offers nothing that may disappear again.
    expect(await screen.findByRole('heading', { name: 'Todos los documentos' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(await screen.findByText('Arrastre archivos aquí o elíjalos')).toBeTruthy();
    expect(screen.getAllByText('Subir archivos')).toHaveLength(1);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('are only looked at by whoever may not change them', async () => {
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

  it('get another name unless it is refused, which the form says, and their old one back', async () => {
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
    expect(documentos[0]?.nombre).toBe('Firmada.pdf');

    await undo();
    await waitFor(() => expect(documentos[0]?.nombre).toBe('Escritura.pdf'));
  });

  it('move to another seccion, and back', async () => {
    show();
    await choose('Escritura.pdf', 'Mover a…');
    const dialog = await screen.findByRole('dialog', { name: 'Mover documento' });
    fireEvent.click(within(dialog).getByLabelText('Antecedentes'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mover' }));

    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfAntecedentes']);
    expect(documentos[0]?.seccionId).toBe('s-1');

    await undo();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
  });

  it('go to the trash unless it does not take them, and come back by undoing it', async () => {
    const refused = refusal(422, 'CARPETA_CERRADA', 'La carpeta no admite cambios.');
    server.use(http.delete('*/api/documentos/d-1', () => refused, { once: true }));
    show();
    await choose('Escritura.pdf', 'Enviar a la papelera');
    await screen.findByText('La carpeta no admite cambios.');
    expect(shown()).toContain('Escritura.pdfSin sección');
    await choose('Escritura.pdf', 'Enviar a la papelera');
    await untilShown(['Cédula.pngIdentidad']);
    await screen.findByText('«Escritura.pdf» está en la papelera');
    expect(documentos[0]?.eliminadoEn).not.toBeNull();

    await undo();

    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
    expect(documentos[0]?.eliminadoEn).toBeNull();
  });

  it('come back from the trash itself', async () => {
    const seEliminaEn = new Date(Date.now() + 12 * 86_400_000).toISOString();
    change('d-1', { eliminadoEn: '2026-11-03T12:00:00.000Z', seEliminaEn });
    show({ search: '?papelera=true' });
    expect(await screen.findByText('Se elimina en 12 días')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Restaurar Escritura.pdf' }));
    expect(await screen.findByText('Nada en la papelera')).toBeTruthy();
    expect(documentos[0]?.eliminadoEn).toBeNull();
  });
});

describe('several documents', () => {
  const tick = async (nombre: string, init = {}) =>
    fireEvent.click(await screen.findByRole('checkbox', { name: `Elegir ${nombre}` }), init);
  const ticked = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map(({ ariaLabel }) => ariaLabel);
  const bar = () => screen.queryByRole('region', { name: 'Documentos elegidos' });

  it('are chosen with Shift, and move together, each back to its place', async () => {
    documentos.push(buildDocumento({ id: 'd-3', nombre: 'Boleto.pdf' }));
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
    expect(documentos.map(({ seccionId }) => seccionId)).toEqual(['s-1', 's-1', 's-1']);
    await undo();
    await waitFor(() => expect(documentos.map(({ seccionId }) => seccionId)).toEqual([null, 's-2', null]));
  });

  it('go to the trash together, and come back', async () => {
    show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todos los documentos' }));
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('2 documentos están en la papelera');
    expect([documentos.every(({ eliminadoEn }) => eliminadoEn), bar()]).toEqual([true, null]);
    await undo();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
  });

  it('say which of them the server refused', async () => {
    const rechazados = [{ id: 'd-2', nombre: 'Cédula.png', code: 'EN_PAPELERA', message: 'Está en la papelera.' }];
    server.use(
      http.post('*/api/carpetas/c-1/documentos/eliminar', () =>
        HttpResponse.json({ documentos: [documentos[0]], rechazados }),
      ),
    );
    show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todos los documentos' }));
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('1 documento está en la papelera. 1 no cambió. «Cédula.png»: Está en la papelera.');
  });

  it('are chosen by Space, Shift and the arrows, and all by Ctrl+A; Escape chooses none', async () => {
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

  it('are only downloaded by whoever may not change them, by the browser and as one file', async () => {
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
          Object.assign(new EventTarget(), { media, matches: media.includes('1280px'), onchange: null }) as never,
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

  it('moves the row, with the others that are chosen', async () => {
    asWide();
    show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todos los documentos' }));
    const dataTransfer = carried();
    fireEvent.dragStart(screen.getByRole('link', { name: /^PDF ?Escritura.pdf/ }), { dataTransfer });
    fireEvent.dragEnter(place('Antecedentes'), { dataTransfer });
    expect(place('Antecedentes').getAttribute('data-suelta')).toBe('encima');
    fireEvent.drop(place('Antecedentes'), { dataTransfer });

    await screen.findByText('2 documentos se movieron a «Antecedentes»');
    expect(documentos.map(({ seccionId }) => seccionId)).toEqual(['s-1', 's-1']);
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

describe('printing', () => {
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

  it('is not offered for what a page cannot print', async () => {
    documentos = [buildDocumento({ nombre: 'Minuta.docx', actual: buildVersion({ mime: 'application/msword' }) })];
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Minuta.docx' }));
    await screen.findByRole('menuitem', { name: 'Descargar' });
    expect(screen.queryByRole('menuitem', { name: 'Imprimir' })).toBeNull();
  });
});

describe('a seccion in use', () => {
  it('cannot be deleted, says why, and leads to what is in it', async () => {
    const { router } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Secciones' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de la sección Identidad' }));
    const entry = await screen.findByRole('menuitem', { name: /^Eliminar/ });
    expect([entry.textContent, entry.ariaDisabled]).toEqual(['EliminarTiene 1 documento', 'true']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Ver sus documentos' }));
    await waitFor(() => expect(router.state.location.search).toBe('?seccion=s-2'));
  });
});

describe('uploading', () => {
  const choose = (files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no way to choose files');
    fireEvent.change(input, { target: { files } });
  };

  it('takes the files of a chooser that was opened before the list came', async () => {
    documentos = [];
    server.use(
      http.post('*/api/carpetas/c-1/documentos', () => {
        documentos = [buildDocumento()];
        return HttpResponse.json({ documentos, avisos: [], rechazados: [] }, { status: 201 });
      }),
    );
    show();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await screen.findByText('Arrastre archivos aquí o elíjalos');

    fireEvent.change(input as HTMLInputElement, { target: { files: [new File(['uno'], 'Escritura.pdf')] } });

    await screen.findByRole('region', { name: '1 archivo subido' });
    await untilShown(['Escritura.pdfSin sección']);
  });

  it('adds to the list, and warns of what was there already with a link to it', async () => {
    server.use(
      http.post('*/api/carpetas/c-1/documentos', () => {
        const documento = buildDocumento({ id: 'd-3', nombre: 'Otra vez.pdf' });
        documentos = [...documentos, documento];
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

  it('folds its list when all is stored', async () => {
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

  it('does not send what is too large, and says so', async () => {
    show();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
    const file = new File(['x'], 'Enorme.bin');
    Object.defineProperty(file, 'size', { value: 50 * 1024 ** 2 + 1 });

    choose([file]);

    expect(await screen.findByText('El archivo supera los 50 MB.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar Enorme.bin' })).toBeNull();
  });

  it('does not send what is empty, and says so before all others', async () => {
    server.use(http.post('*/api/carpetas/c-1/documentos', () => new Promise<never>(() => {})));
    show();
    await untilShown(['Cédula.pngIdentidad', 'Escritura.pdfSin sección']);
    choose([new File(['x'], 'Algo.pdf'), new File([], 'Nada.pdf')]);
    expect(await screen.findByText('El archivo está vacío.')).toBeTruthy();
    const [first] = within(await screen.findByRole('region', { name: /1 archivo sin subir/ })).getAllByRole('listitem');
    expect(first?.textContent).toContain('Nada.pdf');
    expect(screen.queryByRole('button', { name: 'Reintentar Nada.pdf' })).toBeNull();
  });

  it('takes the size that the server takes', async () => {
    documentos = [];
    archivoMaxMib = 2;
    show();
    expect(await screen.findByText(/Hasta 2 MB cada uno\.$/)).toBeTruthy();

    choose([new File([new Uint8Array(2 * 1024 ** 2 + 1)], 'Plano.bin')]);

    expect(await screen.findByText('El archivo supera los 2 MB.')).toBeTruthy();
  });

  it('holds whoever leaves meanwhile, until it is done or cancelled', async () => {
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

  it('takes what is dropped on the page', async () => {
    server.use(
      http.post('*/api/carpetas/c-1/documentos', () => {
        documentos = [...documentos, buildDocumento({ id: 'd-3', nombre: 'Soltado.txt', seccionId: 's-1' })];
        return HttpResponse.json({ documentos: documentos.slice(-1), avisos: [], rechazados: [] }, { status: 201 });
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

describe('looking at a document', () => {
  it('shows the version that the address names, beside all of them', async () => {
    documentos = [buildDocumento({ versiones: 2, actual: buildVersion({ n: 2, mime: 'text/plain' }) })];
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

  it('goes back to the list under it when it is closed', async () => {
    documentos = [buildDocumento(), buildDocumento({ id: 'd-2', nombre: 'Plano.pdf' })];
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
    documentos = [buildDocumento({ versiones: 3, actual: v3 })];
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

  it('fetches once a version that the viewer shows and a link compares', async () => {
    const [v1, v2] = [1, 2].map((n) => buildVersion({ n, mime: 'text/plain', sha256: `${n}`.repeat(64) }));
    documentos = [buildDocumento({ versiones: 2, actual: v2 })];
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

  it('compares what it can: one side fails and is asked for again, the other is only downloaded', async () => {
    const zip = buildVersion({ n: 2, mime: 'application/zip', previsualizable: false });
    documentos = [buildDocumento({ versiones: 2, actual: zip })];
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

  it('offers to download what a page cannot show, and goes to the neighbours by the arrows', async () => {
    const zip = buildVersion({ mime: 'application/zip', previsualizable: false });
    documentos = [
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

  it('says when the content does not come, and asks again', async () => {
    documentos = [buildDocumento({ actual: buildVersion({ mime: 'text/plain' }) })];
    let isDown = true;
    server.use(
      http.get('*/api/documentos/d-1/versiones', () => HttpResponse.json([documentos[0]?.actual])),
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

  it('shows the beginning of a long text without half a letter at its end', async () => {
    documentos = [buildDocumento({ actual: buildVersion({ mime: 'text/plain' }) })];
    server.use(
      http.get('*/api/documentos/d-1/versiones', () => HttpResponse.json([documentos[0]?.actual])),
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
    documentos = [buildDocumento({ actual: zip })];
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
