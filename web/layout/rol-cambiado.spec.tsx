import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FolderSearch } from 'lucide-react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepForm } from '../autosave/kept-drafts';
import { FormDialog } from '../components/form-dialog';
import { Missing } from '../components/missing';
import { useCarpeta } from '../features/carpetas/publico/use-carpeta';
import { usePermiso } from '../session/use-permiso';
import { useApp } from '../store/hooks';
import { startApiServer } from '../testing/api-server';
import { showPages } from '../testing/show-pages';
import { buildSession } from '../testing/test-app';
import { RolCambiado } from './rol-cambiado';

const server = startApiServer();
const path = '/carpetas/c-1/partes/agregar';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A form as pages have them: shown to who may send it, in a dialog. */
function Formulario({ quiet = false }: { quiet?: boolean }) {
  const { services } = useApp();
  const [problem, setProblem] = useState('');
  const send = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const options = { skipErrorNotification: quiet };
    await services.http
      .request({ url: '/api/carpetas/c-1/partes', method: 'POST', body: {}, options })
      .catch(({ message }: Error) => setProblem(message));
  };
  return (
    <FormDialog title="Parte" submitLabel="Guardar" isSubmitting={false} onSubmit={send} onClose={() => {}}>
      <input aria-label="Carácter" />
      <p>{problem}</p>
    </FormDialog>
  );
}

function PorRol() {
  return (
    <>
      <RolCambiado />
      {usePermiso('carpetas.editar') ? <Formulario /> : <p>Solo lectura</p>}
    </>
  );
}

const typed = () => screen.getByLabelText<HTMLInputElement>('Carácter');

it('a form stays with what was typed when its role is taken away, and the reason is said', async () => {
  server.use(
    http.post('*/api/carpetas/c-1/partes', () =>
      HttpResponse.json({ code: 'SIN_PERMISO', message: 'No tiene permiso para hacer esto.' }, { status: 403 }),
    ),
  );
  const { open, visited } = showPages([{ path, element: <PorRol /> }], { path });
  fireEvent.change(await screen.findByLabelText('Carácter'), { target: { value: 'por sí' } });
  act(() => open(buildSession({ rolId: 5, n: 2 })));
  expect(
    await screen.findByText(/^Le cambiaron el rol: ahora es Lectura\. Lo que está escribiendo sigue/),
  ).toBeTruthy();
  expect(typed().value).toBe('por sí');

  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('No tiene permiso para hacer esto. Lo que escribió sigue aquí.')).toBeTruthy();
  expect(typed().value).toBe('por sí');
  expect(visited).toEqual([]);
});

it('another role is told without a form too, and then counts at once', async () => {
  const Sin = () => (
    <>
      <RolCambiado />
      <p>{usePermiso('carpetas.editar') ? 'Puede' : 'No puede'}</p>
    </>
  );
  const { open } = showPages([{ path, element: <Sin /> }], { path });
  await screen.findByText('Puede');
  act(() => open(buildSession({ rolId: 5, n: 2 })));
  expect(await screen.findByText('Le cambiaron el rol: ahora es Lectura.')).toBeTruthy();
  expect(screen.getByText('No puede')).toBeTruthy();
});

it('a form of a carpeta stays when the carpeta no longer allows it', async () => {
  let setAllowed: (isAllowed: boolean) => void = () => {};
  function Carpeta() {
    const [editarPartes, set] = useState(true);
    setAllowed = set;
    return <Outlet context={{ id: 'c-1', permisos: { editarPartes } }} />;
  }
  const Tab = () => (useCarpeta().permisos.editarPartes ? <Formulario quiet /> : <p>Solo lectura</p>);
  showPages([{ path: '/carpetas/c-1', element: <Carpeta />, children: [{ path: '*', element: <Tab /> }] }], { path });
  fireEvent.change(await screen.findByLabelText('Carácter'), { target: { value: 'por sí' } });
  act(() => setAllowed(false));
  expect(typed().value).toBe('por sí');
});

it('what was typed is offered where its page is no longer to be seen, at its own address alone', async () => {
  const kept = { base: {}, tried: {}, at: Date.now() };
  keepForm('usuario-1/cuenta-a', 'parte/nuevo', { ...kept, address: path, fields: { caracter: 'por sí', orden: 2 } });
  keepForm('usuario-1/cuenta-a', 'parte/otra', { ...kept, address: '/carpetas/c-2', fields: { caracter: 'de otra' } });
  const element = <Missing Icon={FolderSearch} title="No se encontró la carpeta" />;
  showPages([{ path, element }], { path });
  expect(await screen.findByText('por sí')).toBeTruthy();
  expect(screen.queryByText('de otra')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Descartarlo' }));
  await waitFor(() => expect(screen.queryByText('por sí')).toBeNull());
});
