import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { startApiServer } from '../../../../testing/api-server';
import { buildCarpeta } from '../../../../testing/carpetas';
import { showPages } from '../../../../testing/show-pages';
import { Avisos } from './avisos';
import { SiguientePaso } from './siguiente-paso';

const server = startApiServer();

const carpeta = buildCarpeta({
  ...{ propuestaEn: '2026-11-20T15:00:00.000Z', propuestaPor: { id: 'usuario-3', nombre: 'Olga Ríos' } },
  movimientos: [
    { estado: 'lista_para_firma', permitido: false, motivo: 'Solo el titular.', requiereMotivo: false, faltantes: [] },
  ],
});
const element = (
  <>
    <Avisos carpeta={carpeta} />
    <SiguientePaso carpeta={carpeta} isMoving={false} onMove={() => undefined} />
  </>
);

it('tells an oficial that the carpeta is proposed, without giving it back', async () => {
  showPages([{ path: '/', element }], { path: '/', rolId: 3 });
  await screen.findByText('Propuesta para la firma');
  expect(screen.getByRole('list', { name: 'Avisos de la carpeta' }).textContent).toMatch(
    /por Olga Ríos, el .*\. ?La decide un titular o un adscripto\.$/,
  );
  expect(screen.getByRole('button', { name: 'Propuesta' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Devolver' })).toBeNull();
});

it('lets a titular give it back with a reason', async () => {
  let sent: unknown;
  server.use(
    http.post('*/api/carpetas/c-1/devolver', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(buildCarpeta());
    }),
  );
  showPages([{ path: '/', element }], { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Devolver' }));
  const motivo = await screen.findByRole('textbox', { name: /^Motivo/ });
  const [, confirm] = screen.getAllByRole('button', { name: 'Devolver', hidden: true });
  fireEvent.click(confirm as HTMLElement);
  await screen.findByText('Indique el motivo.');
  fireEvent.change(motivo, { target: { value: 'Falta el plano' } });
  fireEvent.click(confirm as HTMLElement);
  await waitFor(() => expect(sent).toEqual({ motivo: 'Falta el plano' }));
});

const devuelta = buildCarpeta({
  ...{ motivoEstado: null, vinculos: [] },
  devolucion: {
    motivo: 'Falta el plano de mensura',
    por: { id: 'u-1', nombre: 'Ana Sol' },
    en: '2026-11-20T15:00:00Z',
  },
});

it.each([1, 3])('tells role %i why a proposal was given back, and by whom', async (rolId) => {
  showPages([{ path: '/', element: <Avisos carpeta={devuelta} /> }], { path: '/', rolId });
  const avisos = await screen.findByRole('list', { name: 'Avisos de la carpeta' });
  expect(avisos.textContent).toMatch(/^Devuelta por Ana Sol, el 20\/11\/2026.*: Falta el plano de mensura$/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the most urgent notice, and the others when it is opened', async () => {
  const otra = { id: 'c-2', codigo: '2026-000009', caratula: 'Otra', estado: 'firmada' as const };
  const all = { ...devuelta, vinculos: [{ id: 'v-1', tipo: 'corrige' as const, carpeta: otra }] };
  showPages([{ path: '/', element: <Avisos carpeta={all as typeof devuelta} /> }], { path: '/' });
  await screen.findByText('Falta el plano de mensura');
  const more = screen.getByRole('button', { name: 'y 1 más' });
  expect([more.ariaExpanded, screen.getAllByRole('listitem').length]).toEqual(['false', 1]);
  fireEvent.click(more);
  expect([more.ariaExpanded, screen.getAllByRole('listitem').length]).toEqual(['true', 2]);
  expect(screen.getByRole('link', { name: '2026-000009' }).getAttribute('href')).toBe('/carpetas/c-2');
});

it.each([4, 5])('tells role %i, which may not change the carpeta, who does, after the reason', async (rolId) => {
  const element = (
    <>
      <Avisos carpeta={devuelta} />
      <SiguientePaso
        carpeta={{ ...devuelta, movimientos: carpeta.movimientos }}
        isMoving={false}
        onMove={() => undefined}
      />
    </>
  );
  showPages([{ path: '/', element }], { path: '/', rolId });
  fireEvent.click(await screen.findByRole('button', { name: 'y 1 más' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Devuelta por Ana Sol/),
    'Su rol no permite mover la carpeta, cambiar sus datos ni vincularla: lo hace un titular, un adscripto o un oficial.',
  ]);
  expect(screen.getByRole('button', { name: 'Pasar a firma' }).ariaDisabled).toBe('true');
});
