import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import type { AgendaItemDto } from '../../../../api/generated/agenda';
import { startApiServer } from '../../../../testing/api-server';
import { fakeSizes } from '../../../../testing/fake-sizes';
import { showPages } from '../../../../testing/show-pages';
import { routes } from '../agenda.routes';
import { cuandoDe, resumenDe } from './vencimientos';

fakeSizes();
const server = startApiServer();

const hoy = '2026-03-05';
const plazo = (id: string, dia: string, changes: Partial<AgendaItemDto> = {}): AgendaItemDto => ({
  ...{ clase: 'plazo', id, titulo: `Plazo ${id}`, dia, desde: null, hasta: null, lugar: null, hecho: false },
  ...{ carpeta: null, personas: [], enlace: `/carpetas/c-1/plazos/${id}`, version: null, serieId: null, ...changes },
});

it.each([
  ['2026-03-05', 'Hoy'],
  ['2026-03-06', 'Mañana'],
  ['2026-03-04', 'Ayer'],
  ['2026-03-02', 'Hace 3 días'],
])('a term of %s is told of as «%s»', (dia, text) => expect(cuandoDe(dia, hoy)).toBe(text));

it('the rest is told of by its number', () => {
  const days = ['2026-03-05', '2026-03-06', '2026-03-06', '2026-02-20'].map((dia) => ({ dia }));
  expect(resumenDe(days, hoy)).toBe('Ver 1 de hoy, 2 de mañana, 1 atrasado');
  expect(resumenDe(days.slice(3), hoy)).toBe('Ver 1 atrasado');
});

it('shows the most urgent terms above the agenda, one line each, and the rest when asked', async () => {
  vi.setSystemTime('2026-03-05T15:00:00Z');
  const asked: string[] = [];
  server.use(
    http.get('*/api/agenda', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isOfTerms = searchParams.get('desde') === '2026-02-03';
      if (isOfTerms) asked.push(`${searchParams.get('hasta')} ${searchParams.get('de')}`);
      const items = [
        plazo('vencido', '2026-03-02'),
        plazo('cumplido', '2026-03-05', { hecho: true }),
        plazo('reunion', '2026-03-05', { clase: 'evento' }),
        plazo('hoy', '2026-03-05'),
        plazo('mañana', '2026-03-06'),
      ];
      return HttpResponse.json({ items: isOfTerms ? items : [], feriados: [], hoy });
    }),
  );
  showPages(routes, { path: '/agenda?vista=mes' });
  const section = within(await screen.findByRole('region', { name: 'Vencimientos' }));
  const lines = () => section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()).toEqual(['HoyPlazo: Plazo hoy', 'MañanaPlazo: Plazo mañana']);
  fireEvent.click(section.getByRole('button', { name: 'Ver 1 atrasado' }));
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(lines()[2]).toBe('Hace 3 díasPlazo: Plazo vencido');
  fireEvent.click(screen.getByRole('button', { name: 'Lo mío' }));
  await waitFor(() => expect(asked).toContain('2026-03-06 yo'));
});
