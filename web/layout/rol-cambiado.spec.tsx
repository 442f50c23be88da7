import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { FolderSearch } from 'lucide-react';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepForm } from '../autosave/kept-drafts';
import { useKeptForm } from '../autosave/use-kept-form';
import { DateField } from '../components/form/date-field';
import { SelectField } from '../components/form/select-field';
import { TextField } from '../components/form/text-field';
import { FormDialog } from '../components/form-dialog';
import { Missing } from '../components/missing';
import { NewTagForm } from '../components/tags/new-tag-form';
import { ComentarioForm } from '../features/expediente/carpetas/comentarios/comentario-form';
import { useCarpeta } from '../features/expediente/carpetas/public/use-carpeta';
import { AgregarForm } from '../features/oficina/inventario/catalogos/agregar-form';
import { TituloEnLugar } from '../features/oficina/tableros/title-in-place';
import { AgregarTarea } from '../features/oficina/tareas/agregar-tarea';
import { Subtareas } from '../features/oficina/tareas/detail/subtareas';
import { ClaveForm } from '../features/plataforma/configuraciones/seguridad/clave/clave-form';
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

/** A form like those of the pages, in a dialog. It is shown to people who may send it. */
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

it('a form keeps the typed text when its role is taken away, with the reason', async () => {
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

it('another role is told on pages without a form too, and then applies at once', async () => {
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

it('typed text is offered where its page can no longer be seen, at its own address alone', async () => {
  const kept = { base: {}, tried: {}, at: Date.now() };
  keepForm('usuario-1/cuenta-a', 'parte/nuevo', { ...kept, address: path, fields: {}, lines: ['Carácter: por sí'] });
  keepForm('usuario-1/cuenta-a', 'parte/otra', {
    ...kept,
    address: '/carpetas/c-2',
    fields: {},
    lines: ['Carácter: de otra'],
  });
  const element = <Missing Icon={FolderSearch} title="No se encontró la carpeta" />;
  showPages([{ path, element }], { path });
  expect(await screen.findByText('Carácter: por sí')).toBeTruthy();
  expect(screen.queryByText('Carácter: de otra')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Descartarlo' }));
  await waitFor(() => expect(screen.queryByText('Carácter: por sí')).toBeNull());
});

/** Forms in place, without a dialog around them. */
const enElLugar: [string, string, ReactNode][] = [
  ['Contraseña nueva', 'nueva clave 2026', <ClaveForm key="c" user={buildSession().user} onDone={() => {}} />],
  ['Tarea nueva', 'Llamar al banco', <AgregarTarea key="t" campos={{ carpetaId: 'c-1' }} canAdd />],
  ['Agregar una subtarea', 'Pedir turno', <Subtareas key="s" subtareas={[]} canEdit onChange={() => {}} />],
  [
    'Título del tablero',
    'Firmas de mayo',
    <TituloEnLugar key="l" label="Título del tablero" value="Firmas" onDone={() => {}} maxLength={60} />,
  ],
  ['Comentario', 'Falta el plano', <ComentarioForm key="m" carpetaId="c-1" canSend onSend={async () => {}} />],
  ['Nombre', 'Papel sellado', <AgregarForm key="a" catalogo="marcas" todas={[]} />],
  ['Nueva etiqueta', 'Urgente', <NewTagForm key="e" onCreate={async () => {}} />],
  ['Dirección', 'ana.rivas', <DeFormulario key="d" />],
];

/** A form with the fields of the product, without its own guard. */
function DeFormulario() {
  const { control } = useForm({ defaultValues: { alias: '' } });
  return <TextField control={control} name="alias" label="Dirección" />;
}

it.each(enElLugar)('text that is typed into «%s» stays when the role is taken away', async (label, text, children) => {
  server.use(http.get('*/api/*', () => HttpResponse.json([])));
  const Pagina = () => (
    <>
      <RolCambiado />
      {usePermiso('carpetas.editar') ? children : <p>Solo lectura</p>}
    </>
  );
  const { open, app, visited } = showPages([{ path, element: <Pagina /> }], { path });
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: text } });
  act(() => open(buildSession({ rolId: 5, n: 2 })));
  expect(await screen.findByText(/Lo que está escribiendo sigue aquí/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text);

  server.use(http.post('*/api/prohibido', () => HttpResponse.json({ message: 'No puede.' }, { status: 403 })));
  await app.services.http.request({ url: '/api/prohibido', method: 'POST', body: {} }).catch(() => undefined);
  expect(await screen.findByText('No puede. Lo que escribió sigue aquí.')).toBeTruthy();
  expect(visited).toEqual([]);
});

it('a refusal leads to its page when nothing is typed in the present fields', async () => {
  server.use(http.post('*/api/prohibido', () => HttpResponse.json({ message: 'No puede.' }, { status: 403 })));
  const { app, visited } = showPages([{ path, element: <DeFormulario /> }], { path });
  const field = await screen.findByLabelText('Dirección');
  fireEvent.change(field, { target: { value: 'ana' } });
  fireEvent.change(field, { target: { value: '' } });
  await app.services.http.request({ url: '/api/prohibido', method: 'POST', body: {} }).catch(() => undefined);
  expect(visited).toEqual(['/error/403']);
});

it('typed text is offered with the names of its fields, and choices with their words', async () => {
  const Dos = () => {
    const form = useForm({
      defaultValues: { caratula: '', dia: '', prioridad: 'normal', a: '019a0000-0000-7000-8000-000000000000' },
    });
    useKeptForm('carpeta', 'nuevo', form);
    return (
      <>
        <TextField control={form.control} name="caratula" label="Carátula" />
        <DateField control={form.control} name="dia" label="Firma prevista" />
        <SelectField
          control={form.control}
          name="prioridad"
          label="Prioridad"
          options={[
            { value: 'normal', label: 'Normal' },
            { value: 'alta', label: 'Muy alta' },
          ]}
        />
        <button type="button" onClick={() => form.setValue('prioridad', 'alta')}>
          Elegir
        </button>
        <button type="button" onClick={() => form.setValue('a', '019a0000-0000-7000-8000-000000000001')}>
          Otra
        </button>
      </>
    );
  };
  const pages = [
    { path, element: <Dos /> },
    { path: '/otra', element: <p>Otra página</p> },
  ];
  history.replaceState(null, '', path);
  const { router } = showPages(pages, { path });
  fireEvent.change(await screen.findByLabelText('Carátula'), { target: { value: 'Venta de Ríos' } });
  fireEvent.change(screen.getByLabelText('Firma prevista'), { target: { value: '04/03/2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Elegir' }));
  fireEvent.click(screen.getByRole('button', { name: 'Otra' }));
  await act(() => router.navigate('/otra'));
  cleanup();
  showPages([{ path, element: <Missing Icon={FolderSearch} title="No se encontró la carpeta" /> }], { path });
  expect((await screen.findByLabelText('Texto')).textContent).toBe(
    'Carátula: Venta de Ríos\nFirma prevista: 04/03/2026\nPrioridad: Muy alta',
  );
});
