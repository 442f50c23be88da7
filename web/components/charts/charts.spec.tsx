import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startApiServer } from '../../testing/api-server';
import { fakeSizes } from '../../testing/fake-sizes';
import { showPages } from '../../testing/show-pages';
import { CartesianChart } from './cartesian-chart';
import { ChartCard } from './chart-card';
import { type ChartData, isEmptyChart, rowsOf } from './chart-data';
import { ChartPattern } from './chart-pattern';

startApiServer();
fakeSizes();

const data: ChartData = {
  heading: 'Día',
  labels: ['lunes', 'martes'],
  series: [
    { name: 'Abiertas', values: [1200, 0.5] },
    { name: 'Firmadas', values: [null, 2], links: ['/carpetas?estado=archivada', '/carpetas?hecho=firmada'] },
  ],
  links: ['/carpetas?estado=firmada', undefined],
};

function show(shown: ChartData | undefined) {
  const element = (
    <ChartCard title="Semana" data={shown} emptyText="No pasó nada.">
      {(some) => <CartesianChart data={some} label="Semana" />}
    </ChartCard>
  );
  return showPages([{ path: '/', element }], { path: '/' });
}

async function choose(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Más de «Semana»' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('the table behind a chart', () => {
  it('is read instead of the chart, and shown on request', async () => {
    show(data);
    const rows = () => within(screen.getByRole('table', { name: 'Semana' })).getAllByRole('row');
    await screen.findByRole('table', { name: 'Semana' });
    expect(rows().map(({ textContent }) => textContent)).toEqual(['DíaAbiertasFirmadas', 'lunes1.200—', 'martes0,52']);
    expect(screen.queryByRole('link')).toBeNull();

    await choose('Ver tabla');
    expect(screen.getByRole('link', { name: 'lunes' }).getAttribute('href')).toBe('/carpetas?estado=firmada');
    expect(screen.getByRole('link', { name: '2' }).getAttribute('href')).toBe('/carpetas?hecho=firmada');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    await choose('Ver gráfico');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('writes decimals as spreadsheets in Spanish read them', () => {
    expect(rowsOf(data)).toEqual([
      ['Día', 'Abiertas', 'Firmadas'],
      ['lunes', '1200', ''],
      ['martes', '0,5', '2'],
    ]);
  });
});

describe('surfaces', () => {
  const places = Array.from({ length: 12 }, (_, place) => place);
  const drawn = () => {
    const { container } = render(
      <svg>
        <title>Tramas</title>
        {places.map((place) => (
          <ChartPattern key={place} id={`trama-${place}`} place={place} />
        ))}
      </svg>,
    );
    return [...container.querySelectorAll('pattern')].map(({ innerHTML }) => innerHTML);
  };
  const withoutColour = (one: string) => one.replace(/fill="[^"]+"/, '');

  it('are plain, in six colours', () => {
    const plain = drawn();
    expect(new Set(plain).size).toBe(6);
    expect(new Set(plain.map(withoutColour)).size).toBe(1);
  });

  it('have patterns on request, on all charts of the device', async () => {
    onTestFinished(() => localStorage.removeItem('carpetas.tramas'));
    show(data);
    await choose('Distinguir con tramas');
    const patterned = drawn();
    expect(new Set(patterned).size).toBe(12);
    expect(new Set(patterned.slice(0, 6).map(withoutColour)).size).toBe(6);
    await choose('Quitar las tramas');
    expect(localStorage.getItem('carpetas.tramas')).toBeNull();
  });
});

it('what is late is red, and nothing else', () => {
  const late = render(
    <svg>
      <title>Atrasadas</title>
      <ChartPattern id="atrasadas" place={3} tone="danger" />
    </svg>,
  );
  expect(late.container.querySelector('rect')?.getAttribute('fill')).toBe('var(--color-danger)');
});

describe('the card of a chart', () => {
  it('says why there is no chart, and then offers no files', async () => {
    const nothing = { ...data, series: [{ name: 'Abiertas', values: [0, null] }] };
    expect(isEmptyChart(nothing)).toBe(true);
    show(nothing);
    expect(await screen.findByText('No pasó nada.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Más de «Semana»' }));
    expect((await screen.findByRole('menuitem', { name: 'Descargar CSV' })).getAttribute('aria-disabled')).toBe('true');
  });

  it('is printed alone, and the page is whole again afterwards', async () => {
    const printed: (string | undefined)[] = [];
    const { print } = window;
    window.print = () => {
      const { printsOne } = document.body.dataset;
      printed.push(printsOne, document.querySelector('[data-printed] h2')?.textContent);
    };
    onTestFinished(() => {
      window.print = print;
    });
    show(data);
    await choose('Imprimir');
    await waitFor(() => expect(printed).toEqual(['', 'Semana']));
    fireEvent(window, new Event('afterprint'));
    expect([document.body.dataset.printsOne, document.querySelector('[data-printed]')]).toEqual([undefined, null]);
  });

  it('shows that it is loading', async () => {
    show(undefined);
    expect(await screen.findByRole('status', { name: 'Cargando' })).toBeTruthy();
  });
});
