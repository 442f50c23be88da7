import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { press, show, startContactosPage } from '../../../testing/contactos-page';
import { pick } from '../../../testing/press';

const { server } = startContactosPage();

describe('an import of contacts', () => {
  const choose = async (name: string) => {
    const input = await screen.findByLabelText('Archivo de contactos');
    fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
  };

  const serveImport = () => {
    const undone: unknown[] = [];
    server.use(
      http.post('*/api/apps/contacts/import/revisar', () => HttpResponse.json({ contactos: 2, repetidos: [] })),
      http.post('*/api/apps/contacts/import', () =>
        HttpResponse.json({
          creados: 2,
          omitidos: [{ fila: 3, nombre: null, motivo: 'Falta el nombre.' }],
          incompletos: [{ fila: 4, nombre: 'Eva', motivo: 'El correo «x» no es válido; se importó sin él.' }],
          contactos: ['x', 'y'],
          etiquetas: ['t-9'],
        }),
      ),
      http.post('*/api/apps/contacts/import/deshacer', async ({ request }) => {
        undone.push(await request.json());
        return HttpResponse.json(true);
      }),
    );
    return undone;
  };

  it('says what came of it, and can be undone', async () => {
    const undone = serveImport();
    const { router } = show('/importar');
    await choose('agenda.csv');
    await screen.findByText('Se agregaron 2 contactos.');
    const omitted = within(screen.getByRole('table', { name: 'Se omitió 1 fila' }));
    expect(omitted.getByRole('row', { name: /3 — Falta el nombre\./ })).toBeTruthy();
    const incomplete = within(screen.getByRole('table', { name: '1 fila se importó sin algún dato' }));
    expect(incomplete.getByRole('row', { name: /4 Eva El correo «x» no es válido; se importó sin él\./ })).toBeTruthy();
    press('Deshacer la importación');
    await waitFor(() => expect(undone).toEqual([{ ids: ['x', 'y'], etiquetas: ['t-9'] }]));
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/contacts'));
  });

  it('can be undone for a moment after its dialog has closed', async () => {
    const undone = serveImport();
    const { router } = show('/importar');
    await choose('agenda.csv');
    fireEvent.click(await screen.findByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/contacts'));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByText('La importación se deshizo');
    expect(undone).toEqual([{ ids: ['x', 'y'], etiquetas: ['t-9'] }]);
  });

  it('of the last day can be undone from the dialog, after a question', async () => {
    let recientes = [{ id: 'i-1', importadaEn: new Date().toISOString(), creados: 24, combinados: 0 }];
    server.use(
      http.get('*/api/apps/contacts/import', () => HttpResponse.json(recientes)),
      http.post<{ id: string }>('*/api/apps/contacts/import/:id/deshacer', ({ params }) => {
        recientes = recientes.filter(({ id }) => id !== params.id);
        return HttpResponse.json(true);
      }),
    );
    show('/importar');
    await screen.findByText(/^La importación de hoy a las \d\d:\d\d agregó 24 contactos\. Se puede deshacer/);
    press('Deshacer');
    const question = within(await screen.findByRole('alertdialog', { name: /^¿Deshacer la importación de hoy/ }));
    expect(question.getByText(/^Se eliminan los 24 contactos/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Deshacer la importación' }));
    await screen.findByText('La importación se deshizo');
    await waitFor(() => expect(screen.queryByText(/^La importación de hoy/)).toBeNull());
  });

  it('asks what becomes of existing contacts, for all and for each', async () => {
    const sent: Record<string, unknown>[] = [];
    const undone: unknown[] = [];
    const fila = (numero: number, nombre: string, con: object, coincidencias: string[]) => ({
      fila: numero,
      nombre,
      con: { id: null, fila: null, ...con },
      coincidencias,
      diferencias: [],
      propuesta: 'combinar',
    });
    const repetidos = [
      fila(2, 'Ana R.', { id: 'ana', nombre: 'Ana Rivas' }, ['correo', 'telefono']),
      fila(3, 'Bruno', { id: 'bruno', nombre: 'Bruno Paz' }, ['nombre']),
      fila(5, 'Eva Paz', { fila: 4, nombre: 'Eva' }, ['telefono']),
      {
        ...fila(6, 'Juan Pérez', { id: 'juan', nombre: 'Juan Pérez' }, ['nombre']),
        diferencias: [{ dato: 'correo', deLaFila: 'otro@x.test', suyo: 'juan@x.test' }],
        propuesta: 'agregar',
      },
    ];
    server.use(
      http.post('*/api/apps/contacts/import/revisar', () => HttpResponse.json({ contactos: 5, repetidos })),
      http.post('*/api/apps/contacts/import', async ({ request }) => {
        const parts = (await request.text()).matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g);
        sent.push(Object.fromEntries(Array.from(parts, ([, name, value]) => [name, value])));
        if (sent.length === 1) return HttpResponse.json({ message: 'Ahora no se puede.' }, { status: 422 });
        const omitted = { combinados: 1, sinCambios: 0, omitidos: 2, agregados: 0, importacion: 'i-1' };
        const empty = { omitidos: [], incompletos: [], contactos: [], etiquetas: [] };
        return HttpResponse.json({ creados: 0, ...empty, repetidos: omitted });
      }),
      http.post('*/api/apps/contacts/import/deshacer', async ({ request }) => {
        undone.push(await request.json());
        return HttpResponse.json(true);
      }),
    );
    show('/importar');
    await choose('agenda.csv');
    await screen.findByText('De las 5 filas del archivo, 4 ya existen o se parecen a un contacto.');
    screen.getByText('Fila 2. Es Ana Rivas: mismo correo y mismo teléfono.');
    screen.getByText('Fila 5. Es la fila 4, Eva: mismo teléfono.');
    screen.getByText(
      'Fila 6. Se parece a Juan Pérez: mismo nombre y empresa, pero otro correo (otro@x.test, y no juan@x.test).',
    );
    screen.getByRole('combobox', { name: 'Qué hacer con la fila 6, Juan Pérez' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Combinar/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /^Omitir/ }));
    await pick(screen.getByRole('combobox', { name: 'Qué hacer con la fila 3, Bruno' }), 'Combinar');
    press('Importar');
    // The choices stay when the import is refused.
    await screen.findByText('Ahora no se puede.');
    press('Importar');
    await screen.findByText('Se combinó 1 fila.');
    screen.getByText('Se omitieron 2 filas que ya existían.');
    expect(sent).toEqual(Array(2).fill({ repetidos: 'omitir', combinar: '3' }));
    press('Deshacer la importación');
    await waitFor(() => expect(undone).toEqual([{ ids: [], etiquetas: [], importacion: 'i-1' }]));
  });

  it('refuses at once a file that is no address book, and says what the server refuses', async () => {
    server.use(
      http.post('*/api/apps/contacts/import/revisar', () =>
        HttpResponse.json({ code: 'ARCHIVO_ILEGIBLE', message: 'El archivo no tiene contactos.' }, { status: 422 }),
      ),
    );
    show('/importar');
    await choose('foto.png');
    await screen.findByText('Elija un archivo .vcf (vCard), .csv o .txt.');
    expect(screen.getByLabelText<HTMLInputElement>('Archivo de contactos').accept).toContain('.txt');
    await choose('agenda.txt');
    await screen.findByText('El archivo no tiene contactos.');
  });
});
