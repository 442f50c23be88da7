import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CrearCarpetaDto } from '../../../../api/generated/carpetas';
import { keptKeys } from '../../../../autosave/kept-drafts';
import { fieldRefusal, startApiServer } from '../../../../testing/api-server';
import { buildCarpeta, carpetasPage } from '../../../../testing/carpetas';
import { choose } from '../../../../testing/press';
import { showPages } from '../../../../testing/show-pages';
import { routes } from '../carpetas.routes';

const server = startApiServer();
const [lista = {}] = routes;
const testamento = { id: 'acto-testamento', nombre: 'Testamento', reservadoPorDefecto: true, activo: true };
const compraventa = { id: 'acto-compraventa', nombre: 'Compraventa', reservadoPorDefecto: false, activo: true };

/** The bodies of the requests that create a carpeta. */
let sent: CrearCarpetaDto[] = [];

beforeEach(() => {
  sent = [];
  server.use(
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([]))),
    http.get('*/api/tipos-acto', () => HttpResponse.json([compraventa, testamento])),
    http.get('*/api/miembros', () => HttpResponse.json([{ id: 'usuario-1', nombre: 'Ana Rivas' }])),
    http.get('*/api/etiquetas', () => HttpResponse.json([{ nombre: 'banco', total: 2 }])),
    http.post<never, CrearCarpetaDto>('*/api/carpetas', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return HttpResponse.json(buildCarpeta({ caratula: body.caratula }), { status: 201 });
    }),
  );
});

async function openDialog(path = '/carpetas/nueva') {
  const page = showPages([lista, { path: 'carpetas/:id', element: <p>La carpeta</p> }], { path });
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva carpeta' }));
  return { ...page, dialog };
}

async function chooseActo(dialog: Awaited<ReturnType<typeof openDialog>>['dialog'], nombre: string) {
  const acto = dialog.getByRole('combobox', { name: /Tipo de acto/ });
  acto.focus();
  fireEvent.keyDown(acto, { key: 'ArrowDown' });
  choose(await screen.findByRole('option', { name: nombre }));
  await waitFor(() => expect(document.activeElement).toBe(caratulaOf(dialog)));
}

const caratulaOf = (dialog: Awaited<ReturnType<typeof openDialog>>['dialog']) =>
  dialog.getByRole<HTMLInputElement>('textbox', { name: /Carátula/ });

describe('a new carpeta', () => {
  it('counts the remaining letters of the carátula, and keeps and refuses a long one', async () => {
    const { dialog } = await openDialog();
    expect(dialog.getByText('Quedan 200 caracteres')).toBeTruthy();
    await chooseActo(dialog, 'Compraventa');
    const long = 'x'.repeat(230);
    fireEvent.change(caratulaOf(dialog), { target: { value: long } });
    expect(dialog.getByText('Sobran 30 caracteres')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Crear y abrir' }));
    await waitFor(() => expect(caratulaOf(dialog).ariaInvalid).toBe('true'));
    expect(caratulaOf(dialog).value).toBe(long);
    expect(caratulaOf(dialog).maxLength).toBe(-1);
    expect(sent).toEqual([]);
  });

  it('is opened with its number, with the person as responsable, and shown', async () => {
    const { dialog, router } = await openDialog();
    await chooseActo(dialog, 'Compraventa');
    fireEvent.change(caratulaOf(dialog), { target: { value: 'Rivas a Molina' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Crear y abrir' }));

    expect(await screen.findByText('Carpeta 2026-000123 creada')).toBeTruthy();
    await screen.findByText('La carpeta');
    expect(router.state.location.pathname).toBe('/carpetas/c-1');
    expect(sent[0]).toMatchObject({
      tipoActoId: 'acto-compraventa',
      caratula: 'Rivas a Molina',
      responsableId: 'usuario-1',
      prioridad: 'normal',
      reservada: false,
      fechaFirmaPrevista: null,
      abrir: true,
    });
  });

  it('is restored as it was filled in when the page is loaded anew, until it is created', async () => {
    const before = await openDialog();
    await chooseActo(before.dialog, 'Testamento');
    fireEvent.change(caratulaOf(before.dialog), { target: { value: 'Rivas' } });
    cleanup();

    const { dialog } = await openDialog();
    await dialog.findByText('Se recuperó lo que no se había guardado.');
    const acto = dialog.getByRole<HTMLInputElement>('combobox', { name: /Tipo de acto/ });
    await waitFor(() => expect(acto.value).toBe('Testamento'));
    fireEvent.click(dialog.getByRole('button', { name: 'Crear y abrir' }));
    await screen.findByText('La carpeta');
    expect(sent[0]).toMatchObject({ tipoActoId: 'acto-testamento', caratula: 'Rivas', reservada: true });
    expect(keptKeys('usuario-1')).toEqual([]);
  });

  it('is sent once by a double click, says what is missing or refused, and is tried again with the same id', async () => {
    server.use(
      http.post<never, CrearCarpetaDto>(
        '*/api/carpetas',
        async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { dialog } = await openDialog();
    fireEvent.click(dialog.getByRole('button', { name: 'Crear y abrir' }));
    expect(await dialog.findByText('Elija el tipo de acto.')).toBeTruthy();
    expect(dialog.getByText('Escriba la carátula.')).toBeTruthy();
    expect(sent).toEqual([]);
    await chooseActo(dialog, 'Compraventa');
    const form = dialog.getByRole('button', { name: 'Crear y abrir' }).closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await dialog.findByText(/No se pudo conectar/)).toBeTruthy();
    expect(sent).toHaveLength(1);

    const mensaje = 'El responsable no es miembro de la cuenta.';
    const refused = fieldRefusal(422, 'DATOS_INVALIDOS', mensaje, 'responsableId');
    server.use(http.post('*/api/carpetas', () => refused, { once: true }));
    fireEvent.submit(form);
    expect(await dialog.findByText(mensaje)).toBeTruthy();
    expect(dialog.getByRole('combobox', { name: 'Responsable' }).getAttribute('aria-invalid')).toBe('true');

    fireEvent.submit(form);
    expect(await screen.findByText('Carpeta 2026-000123 creada')).toBeTruthy();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.id).toBeTruthy();
    expect(sent[1]?.id).toBe(sent[0]?.id);
  });

  it('takes its name and its reserve from the acto, until the person decides otherwise, and can stay a draft', async () => {
    server.use(
      http.post<never, CrearCarpetaDto>('*/api/carpetas', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(buildCarpeta({ codigo: null, estado: 'borrador' }), { status: 201 });
      }),
    );
    const { dialog } = await openDialog();
    await chooseActo(dialog, 'Testamento');
    expect(dialog.getByRole('switch', { name: 'Reservada' }).ariaChecked).toBe('true');
    expect(caratulaOf(dialog).value).toBe('Testamento ');

    fireEvent.change(caratulaOf(dialog), { target: { value: 'Núñez' } });
    await chooseActo(dialog, 'Compraventa');
    expect(dialog.getByRole('switch', { name: 'Reservada' }).ariaChecked).toBe('false');
    expect(caratulaOf(dialog).value).toBe('Núñez');

    fireEvent.click(dialog.getByRole('button', { name: 'Guardar como borrador' }));
    expect(await screen.findByText('Borrador guardado')).toBeTruthy();
    expect(sent).toMatchObject([{ caratula: 'Núñez', abrir: false }]);
  });

  it('asks before what was typed is lost, and keeps the list’s filters', async () => {
    const { dialog, router } = await openDialog('/carpetas/nueva?estado=firmada');
    fireEvent.change(caratulaOf(dialog), { target: { value: 'Rivas' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(caratulaOf(dialog).value).toBe('Rivas');

    fireEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/carpetas'));
    expect(router.state.location.search).toBe('?estado=firmada');
  });
});
