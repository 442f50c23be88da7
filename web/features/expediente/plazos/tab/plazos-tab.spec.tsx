import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { startApiServer } from '../../../../testing/api-server';
import { buildCarpeta } from '../../../../testing/carpetas';
import { choose, typeInto } from '../../../../testing/press';
import { showPages } from '../../../../testing/show-pages';
import { routes } from '../../carpetas/carpetas.routes';
import type { Plazo } from '../plazos-api';

const server = startApiServer();

const plazoOf = (changes: Partial<Plazo>): Plazo => ({
  ...{ id: 'p-1', carpetaId: 'c-1', reglaId: null, fuente: null, nombre: 'Presentar', inicio: '2026-03-02', dias: 15 },
  ...{ inscripcion: null, cuentaDesde: 'movimiento', reservaLugar: false },
  ...{ porConfirmar: false, enInhabil: false, reglaCambio: false },
  ...{ computo: 'corridos', arranque: 'mismo_dia', vence: '2026-03-16', faltan: 5, estado: 'abierto' },
  ...{ responsable: null, cumplidoEn: null, cumplidoPor: null, documento: null, anuladoEn: null, anuladoPor: null },
  ...{ motivo: null, version: 1 },
  ...changes,
});
const vencido = plazoOf({ id: 'p-2', nombre: 'Copias', faltan: -3, responsable: { id: 'u', nombre: 'Luis Paz' } });
const cumplido = plazoOf({
  ...{ id: 'p-3', nombre: 'Aportes', estado: 'cumplido', cumplidoEn: '2026-03-10T12:00:00Z' },
  cumplidoPor: { id: 'u', nombre: 'Luis Paz' },
});

/** Shows the tab of a carpeta with these plazos, and records the requests. */
async function show(plazos: Plazo[], { rolId = 1, permisos = {}, path = '/carpetas/c-1/plazos' } = {}) {
  const sent: { url: string; body: unknown; version: string | null }[] = [];
  const note = async (request: Request) => {
    const url = new URL(request.url).pathname.replace(/^.*\/api/, '');
    sent.push({ url, body: await request.json().catch(() => null), version: request.headers.get('if-match') });
    return HttpResponse.json(plazoOf({}));
  };
  const carpeta = buildCarpeta({});
  server.use(
    http.get('*/api/carpetas/c-1', () =>
      HttpResponse.json({ ...carpeta, permisos: { ...carpeta.permisos, ...permisos } }),
    ),
    http.get('*/api/carpetas/c-1/plazos', () => HttpResponse.json(plazos)),
    http.get('*/api/carpetas/c-1/documentos', () => HttpResponse.json({ documentos: [], secciones: [] })),
    http.get('*/api/miembros', () => HttpResponse.json([])),
    http.get('*/api/apps/tasks/all', () => HttpResponse.json([])),
    http.get('*/api/conversaciones', () => HttpResponse.json([])),
    http.get('*/api/reglas-de-plazo', () =>
      HttpResponse.json([
        {
          id: 'r-1',
          clave: 'copias',
          nombre: 'Certificado',
          dias: 15,
          computo: 'corridos',
          arranque: 'mismo_dia',
          activa: true,
        },
      ]),
    ),
    http.get('*/api/plazos/calculo', ({ request }) => {
      const query = new URL(request.url).searchParams;
      return HttpResponse.json({ vence: query.get('dias') === '15' ? '2026-03-16' : '2026-03-20', faltan: 5 });
    }),
    http.post('*/api/carpetas/c-1/plazos', ({ request }) => note(request)),
    http.post('*/api/plazos/:id/:verb', ({ request }) => note(request)),
  );
  showPages(routes, { path, rolId });
  await screen.findByRole('heading', { level: 2, name: /plazo/i });
  return { sent };
}

const row = async (nombre: string) => within((await screen.findByText(nombre)).closest('li') as HTMLElement);

describe('the plazos of a carpeta', () => {
  it('say when they end, how that was computed and who is in charge, and are counted in their tab', async () => {
    await show([vencido, plazoOf({}), cumplido]);
    expect(await screen.findByRole('heading', { level: 2, name: '2 plazos abiertos' })).toBeTruthy();
    const presentar = await row('Presentar');
    expect(presentar.getByText('Vence en 5 días')).toBeTruthy();
    expect(presentar.getByText(/15 días corridos, el primer día cuenta · empieza el 02\/03\/2026/)).toBeTruthy();
    const copias = await row('Copias');
    expect(copias.getByText('Venció hace 3 días')).toBeTruthy();
    expect(copias.getByText('Responsable: Luis Paz')).toBeTruthy();
    expect(screen.getByText('1 plazo cerrado')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Plazos 2 ?abiertos, 1 vencido$/ })).toBeTruthy();
  });

  it('are begun by a rule, which fills in the days, with the last day shown meanwhile', async () => {
    const { sent } = await show([]);
    expect(await screen.findByText('La carpeta no tiene plazos')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar plazo' }));
    const regla = await screen.findByRole('combobox', { name: 'Regla' });
    typeInto(regla, 'Cert');
    choose(await screen.findByRole('option', { name: 'Certificado' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('Certificado');
    expect(await screen.findByText('Vence el 16/03/2026, en 5 días')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ reglaId: 'r-1', dias: 15, arranque: 'mismo_dia', nombre: 'Certificado' });
  });

  it('are fulfilled at the version that was seen', async () => {
    const { sent } = await show([plazoOf({ version: 4 })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Cumplir Presentar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Dar por cumplido' }));
    await waitFor(() => expect(sent).toMatchObject([{ url: '/plazos/p-1/cumplir', version: '"4"' }]));
    expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeTruthy();
  });

  it('are annulled with a reason only', async () => {
    const { sent } = await show([plazoOf({})]);
    fireEvent.click(await screen.findByRole('button', { name: 'Más acciones de Presentar' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Anular' }));
    const confirm = await screen.findByRole('button', { name: 'Anular el plazo' });
    fireEvent.click(confirm);
    expect(await screen.findByText('Indique el motivo.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Motivo' }), { target: { value: 'Se dejó' } });
    fireEvent.click(confirm);
    await waitFor(() => expect(sent).toMatchObject([{ url: '/plazos/p-1/anular', body: { motivo: 'Se dejó' } }]));
  });

  it('can only be read by a person who may not change them, and the plazo of the address is marked', async () => {
    await show([plazoOf({})], {
      rolId: 5,
      permisos: { editarPlazos: false, cumplirPlazos: false },
      path: '/carpetas/c-1/plazos/p-1',
    });
    const shown = (await screen.findByText('Presentar')).closest('li');
    expect(shown?.dataset.named).toBe('true');
    expect(within(shown as HTMLElement).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Agregar plazo' })).toBeNull();
  });
});
