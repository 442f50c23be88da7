import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { refusal, startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import { buildSession } from '../../../testing/test-app';
import { routes } from './administracion.routes';
import type { Cuenta, Persona } from './administracion-api';

const server = startApiServer();

function show(path: string, { operador = true } = {}) {
  const test = showPages(routes, { path });
  const session = buildSession();
  test.open({ ...session, user: { ...session.user, operador } });
  return test;
}

it('the administration is closed to people who are no operators, without asking the server', async () => {
  show('/administracion', { operador: false });
  expect(await screen.findByText('Solo para quienes operan la instalación')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Secciones de la administración' })).toBeNull();
});

it('the administration leads an operator without a second factor to where it is turned on', async () => {
  server.use(
    http.get('*/api/administracion/cuentas', () => refusal(403, 'SEGUNDO_FACTOR_REQUERIDO', 'Actívela en su perfil.')),
  );
  show('/administracion/cuentas');
  const link = await screen.findByRole('link', { name: 'Ir a Seguridad' });
  expect(link.getAttribute('href')).toBe('/configuraciones/seguridad');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('the administration suspends a cuenta with a reason, and loads the next part of the list', async () => {
  const cuentas = [buildCuenta('Escribanía Sol'), buildCuenta('Escribanía Mar')];
  const asked: unknown[] = [];
  server.use(
    http.get('*/api/administracion/cuentas', ({ request }) => {
      const isSecond = new URL(request.url).searchParams.has('antes');
      const parte = isSecond ? cuentas.slice(1) : cuentas.slice(0, 1);
      return HttpResponse.json({ cuentas: parte, total: 2, siguiente: isSecond ? null : cuentas[0]!.id });
    }),
    http.post('*/api/administracion/cuentas/:id/suspender', async ({ request, params }) => {
      asked.push(params.id, await request.json());
      Object.assign(cuentas[0]!, { estado: 'suspendida', suspendidaEn: '2026-11-27T12:00:00Z' });
      return HttpResponse.json(true);
    }),
  );
  show('/administracion/cuentas');
  fireEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
  expect(await screen.findByText('Escribanía Mar')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copiar el id de Escribanía Mar' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Suspender Escribanía Sol' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspender Escribanía Sol' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Suspender' }));
  expect(await within(dialog).findByText(/^Escriba el motivo/)).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Motivo/ }), { target: { value: ' No paga ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Suspender' }));
  expect(await screen.findByRole('button', { name: 'Reactivar Escribanía Sol' })).toBeTruthy();
  expect(asked).toEqual(['id de Escribanía Sol', { motivo: 'No paga' }]);
});

it('the administration tells operators which sessions are their own before they end them', async () => {
  const personas = [buildPersona('usuario-1', 'Ana Rivas'), buildPersona('usuario-2', 'Luis Paz')];
  server.use(
    http.get('*/api/administracion/personas', () => HttpResponse.json({ personas, total: 2, siguiente: null })),
  );
  show('/administracion/personas');
  const end = async (nombre: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `Cerrar sesiones de ${nombre}` }));
    const { textContent } = await screen.findByRole('dialog', { name: `Cerrar las sesiones de ${nombre}` });
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    return textContent;
  };
  expect(await end('Luis Paz')).toContain('Debe ingresar de nuevo en todos sus dispositivos');
  expect(await end('Ana Rivas')).toContain('Son las suyas, también la de esta página');
  expect((await screen.findByText('Usted')).closest('[role=row], tr')?.textContent).toContain('Ana Rivas');
});

const buildPersona = (id: string, nombre: string): Persona => ({
  id,
  nombre,
  email: `${id}@ejemplo.test`,
  verificada: true,
  suspendida: false,
  operador: false,
  segundoFactor: true,
  creadaEn: '2026-01-02T12:00:00Z',
  ultimoIngreso: null,
  sesiones: 1,
  cuentas: [],
});

const buildCuenta = (nombre: string): Cuenta => ({
  id: `id de ${nombre}`,
  nombre,
  pais: 'AR',
  plan: 'oficina',
  planNombre: 'Oficina',
  estado: 'activa',
  creadaEn: '2026-01-02T12:00:00Z',
  cierraEn: null,
  suspendidaEn: null,
  suspendidaMotivo: null,
  miembros: 3,
  carpetas: 12,
  bytes: 1024,
  limites: { miembros: 15, bytes: 2048 },
  ultimaActividad: '2026-01-03T12:00:00Z',
});
