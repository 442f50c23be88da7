import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { liveEventReceived } from '../../../live/live-events';
import { refusal } from '../../../testing/api-server';
import { buildCarpeta, carpetasPage } from '../../../testing/carpetas';
import { log, show, startChatPage, write, writeTo } from '../../../testing/chat-page';
import { buildSeccion } from '../../../testing/documentos';
import { fakePictures } from '../../../testing/fake-pictures';
import { choose, pick, typeInto } from '../../../testing/press';

const { kept, server } = startChatPage();

it('a picture is shown small once its small version is made, and a large picture is never loaded for it', async () => {
  fakePictures();
  const foto = { mime: 'image/jpeg', bytes: 5_000_000, previsualizable: true };
  const miniaturaDe = (id: string) => `/api/conversaciones/adjuntos/${id}/miniatura`;
  const adjuntos = [
    { ...foto, id: 'a-1', nombre: 'Frente.jpg', miniatura: miniaturaDe('a-1') },
    { ...foto, id: 'a-2', nombre: 'Dorso.jpg', miniatura: null },
    { ...foto, id: 'a-3', nombre: 'Sello.jpg', miniatura: null, bytes: 5_000 },
  ];
  const { id } = kept.chat.add({ valor: '', adjuntos });
  const loaded: string[] = [];
  server.use(
    http.get('*/api/conversaciones/adjuntos/:id/:que', ({ params }) => {
      loaded.push(`${params.id} ${params.que}`);
      return new HttpResponse(new Blob(['x']));
    }),
  );
  const { store } = show('/chat/c-marta');
  const pictureOf = (nombre: string) => screen.getByRole('button', { name: `Ver ${nombre}` }).querySelector('img');
  await screen.findByRole('button', { name: 'Ver Frente.jpg' });
  await waitFor(() => expect([pictureOf('Frente.jpg'), pictureOf('Sello.jpg')]).not.toContain(null));
  expect(pictureOf('Dorso.jpg')).toBeNull();
  const sello = pictureOf('Sello.jpg');
  const made = adjuntos.map((each) => ({ ...each, miniatura: miniaturaDe(each.id) }));
  kept.chat.state.mensajes = kept.chat.state.mensajes.map((each) =>
    each.id === id ? { ...each, adjuntos: made } : each,
  );
  act(() => void store.dispatch(liveEventReceived({ type: 'chat.changed', chatId: 'c-marta', mensajes: [id] })));
  await waitFor(() => expect(pictureOf('Dorso.jpg')).not.toBeNull());
  // A picture that was already shown does not flicker.
  expect(pictureOf('Sello.jpg')).toBe(sello);
  expect(loaded.toSorted()).toEqual(['a-1 miniatura', 'a-2 miniatura', 'a-3 contenido']);
});

it('a sent file is filed as a document of a carpeta, in a seccion, with a warning when it was there already', async () => {
  const planilla = {
    id: 'a-1',
    nombre: 'planilla.dat',
    mime: 'application/octet-stream',
    bytes: 3000,
    miniatura: null,
  };
  kept.chat.add({ valor: '', adjuntos: [{ ...planilla, previsualizable: false }] });
  const filed: unknown[] = [];
  const aviso = 'El mismo archivo ya está en esta carpeta: «planilla.dat», versión 1.';
  server.use(
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([buildCarpeta()]))),
    http.get('*/api/carpetas/c-1/documentos', () =>
      HttpResponse.json({ secciones: [buildSeccion()], documentos: [], enPapelera: [], archivoMaxMib: 50 }),
    ),
    http.post('*/api/conversaciones/adjuntos/a-1/documento', async ({ request }) => {
      filed.push(await request.json());
      return HttpResponse.json({ documentoId: 'd-1', carpetaId: 'c-1', aviso }, { status: 201 });
    }),
  );
  show('/chat/c-marta');
  const thread = within(await log());
  expect(await thread.findByText('2,9 KB')).toBeTruthy();
  fireEvent.click(thread.getByRole('button', { name: 'Guardar en una carpeta…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar en una carpeta' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Elija la carpeta.')).toBeTruthy();
  const carpeta = dialog.getByRole('combobox', { name: /^Carpeta/ });
  typeInto(carpeta, 'Rivas');
  choose(await screen.findByRole('option', { name: /Rivas a Molina/ }));
  await pick(await dialog.findByRole('combobox', { name: 'Sección' }), buildSeccion().nombre);
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(`Documento «planilla.dat» guardado. ${aviso}`)).toBeTruthy();
  expect(filed).toEqual([{ carpetaId: 'c-1', seccionId: buildSeccion().id }]);
});

describe('the files of a message', () => {
  const file = () => new File(['minuta'], 'minuta.txt', { type: 'text/plain' });

  it('are sent alone, as soon as they are uploaded', async () => {
    show('/chat/c-marta');
    const field = await writeTo('Marta Lavalle');
    fireEvent.change(screen.getByLabelText('Archivos para adjuntar'), { target: { files: [file()] } });
    expect(screen.getByRole('progressbar', { name: 'Progreso de minuta.txt' })).toBeTruthy();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await within(await log()).findByRole('button', { name: /minuta\.txt/ })).toBeTruthy();
    await waitFor(() => expect(kept.chat.of('c-marta').at(-1)).toMatchObject({ valor: '', adjuntos: [{ id: 'a-1' }] }));
    expect(screen.queryByRole('list', { name: 'Archivos del mensaje' })).toBeNull();
  });

  it('are pasted, uploaded again after a failure, and removed', async () => {
    kept.chat.state.isRefusing = true;
    show('/chat/c-marta');
    fireEvent.paste(await writeTo('Marta Lavalle'), { clipboardData: { files: [file()] } });
    const files = within(await screen.findByRole('list', { name: 'Archivos del mensaje' }));
    expect(await files.findByText('Ahora no')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enviar' }).getAttribute('aria-disabled')).toBe('true');
    kept.chat.state.isRefusing = false;
    fireEvent.click(files.getByRole('button', { name: 'Reintentar minuta.txt' }));
    expect(await files.findByText('6 B')).toBeTruthy();
    fireEvent.click(files.getByRole('button', { name: 'Quitar minuta.txt' }));
    await waitFor(() => expect(screen.queryByText('minuta.txt')).toBeNull());
  });
});

describe('a file that the server finally refuses', () => {
  const file = (nombre: string) => new File(['x'], nombre, { type: 'text/plain' });
  const attach = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Archivos para adjuntar'), { target: { files } });

  it('with the message is left out by one press, and the rest is sent', async () => {
    const lost = HttpResponse.json(
      {
        code: 'DATOS_INVALIDOS',
        message: 'Uno de los archivos ya no está.',
        details: [
          { campo: 'adjuntos', mensaje: 'No está.' },
          { campo: 'adjuntos.0', mensaje: 'No está.' },
        ],
      },
      { status: 422 },
    );
    server.use(http.post('*/api/conversaciones/:id/mensajes', () => lost, { once: true }));
    show('/chat/c-marta');
    await writeTo('Marta Lavalle');
    attach(file('uno.txt'));
    await within(await screen.findByRole('list', { name: 'Archivos del mensaje' })).findByText('1 B');
    await write('Marta Lavalle', 'Con la minuta');
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar «minuta.txt» y enviar' }));
    await waitFor(() => expect(kept.chat.of('c-marta').at(-1)).toMatchObject({ valor: 'Con la minuta', adjuntos: [] }));
    await waitFor(() => expect(screen.queryByText('No se envió.')).toBeNull());
  });

  it('during its upload is left out by one press too, unless the message is empty without it', async () => {
    server.use(
      http.post('*/api/conversaciones/:id/adjuntos', () => refusal(422, 'ARCHIVO_VACIO', 'El archivo está vacío.')),
    );
    show('/chat/c-marta');
    const field = await writeTo('Marta Lavalle');
    attach(file('vacio.txt'));
    await screen.findByText('El archivo está vacío.');
    expect(screen.queryByRole('button', { name: 'Reintentar vacio.txt' })).toBeNull();
    expect(screen.queryByRole('button', { name: /y enviar$/ })).toBeNull();
    fireEvent.change(field, { target: { value: 'Va sin eso' } });
    fireEvent.click(screen.getByRole('button', { name: 'Quitar «vacio.txt» y enviar' }));
    await waitFor(() => expect(kept.chat.of('c-marta').at(-1)).toMatchObject({ valor: 'Va sin eso', adjuntos: [] }));
    expect(screen.queryByText('vacio.txt')).toBeNull();
  });
});
