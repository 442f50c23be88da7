import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Outlet, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { showPages } from '../../../testing/show-pages';
import { Regreso } from './detail/regreso';
import { volverA } from './public/volver';

const documentos = '/carpetas/c-1/documentos';
const dialogo = `${documentos}?seccion=s-1&generar=p-2`;

function Formulario() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/carpetas/c-1/partes', { replace: true })}>
      Guardar
    </button>
  );
}

function show() {
  const links = ['/carpetas/c-1/partes/p-1/persona', '/carpetas/c-1'].map((to) => (
    <Link key={to} to={to} state={volverA(dialogo)}>
      {to}
    </Link>
  ));
  const children = [
    { index: true, element: <p>Datos</p> },
    { path: 'documentos', element: links },
    { path: 'partes', element: <Outlet />, children: [{ path: ':parteId/persona', element: <Formulario /> }] },
    { path: 'plazos', element: <p>Plazos</p> },
  ];
  const page = (
    <>
      <Regreso />
      <Outlet />
    </>
  );
  return showPages([{ path: '/carpetas/c-1', element: page, children }], { path: dialogo });
}

it('leads back, with all choices, when the form closes that was opened to fill in missing data', async () => {
  const { router } = show();
  fireEvent.click(await screen.findByText('/carpetas/c-1/partes/p-1/persona'));
  fireEvent.click(await screen.findByText('Guardar'));
  await waitFor(() => expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(dialogo));
  expect(screen.queryByRole('link', { name: /^Volver/ })).toBeNull();
});

it('offers the way back where no form opens, also from another tab, and no more after it', async () => {
  const { router } = show();
  fireEvent.click(await screen.findByText('/carpetas/c-1'));
  await screen.findByText('Datos');
  await router.navigate('/carpetas/c-1/plazos');
  await screen.findByText('Plazos');
  fireEvent.click(screen.getByRole('link', { name: 'Volver al documento que se genera' }));
  await waitFor(() => expect(router.state.location.search).toBe('?seccion=s-1&generar=p-2'));
  await router.navigate('/carpetas/c-1/plazos');
  await screen.findByText('Plazos');
  expect(screen.queryByRole('link', { name: /^Volver/ })).toBeNull();
});
