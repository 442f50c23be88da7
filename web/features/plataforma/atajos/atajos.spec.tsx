import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeTitle } from '../../../lib/document-title';
import { startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import type { Atajo } from './atajos-api';
import { AtajosButton } from './atajos-button';

const server = startApiServer();

const firmadas: Atajo = {
  id: 'a-1',
  label: 'Firmadas',
  description: 'Por inscribir',
  icon: 'heroicons_outline:folder-open',
  link: '/carpetas?estado=firmada',
  useRouter: true,
};
const registro: Atajo = { ...firmadas, id: 'a-2', label: 'Registro', link: 'https://example.org', useRouter: false };

let stored: Atajo[];
let calls: { method: string; body: unknown }[];
/** The ids in the requests that create atajos, in order. */
let ids: string[];

beforeEach(() => {
  stored = [firmadas, registro];
  calls = [];
  ids = [];
  server.use(
    http.get('*/api/common/shortcuts', () => HttpResponse.json(stored)),
    http.post('*/api/common/shortcuts', async ({ request }) => {
      const { shortcut } = (await request.json()) as { shortcut: Atajo };
      const { id, ...values } = shortcut;
      ids.push(id);
      calls.push({ method: 'POST', body: values });
      stored = [shortcut, ...stored];
      return HttpResponse.json(shortcut);
    }),
    http.patch('*/api/common/shortcuts', async ({ request }) => {
      const { id, shortcut } = (await request.json()) as { id: string; shortcut: Omit<Atajo, 'id'> };
      calls.push({ method: 'PATCH', body: { id, ...shortcut } });
      stored = stored.map((atajo) => (atajo.id === id ? { ...atajo, ...shortcut } : atajo));
      return HttpResponse.json(stored.find((atajo) => atajo.id === id));
    }),
    http.delete('*/api/common/shortcuts', ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      calls.push({ method: 'DELETE', body: id });
      stored = stored.filter((atajo) => atajo.id !== id);
      return HttpResponse.json(firmadas);
    }),
  );
});

async function open() {
  const shown = showPages([{ path: '*', element: <AtajosButton /> }], { path: '/personas?buscar=paz' });
  fireEvent.click(await screen.findByRole('button', { name: 'Atajos' }));
  await screen.findByRole('dialog', { name: 'Atajos' });
  await screen.findByRole('button', { name: 'Agregar esta página' });
  return shown;
}

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the panel of atajos', () => {
  it('opens a page of the product in place, and another site in a new tab', async () => {
    const { router } = await open();
    const elsewhere = screen.getByRole('link', { name: /Registro/ });
    expect(elsewhere.getAttribute('href')).toBe('https://example.org');
    expect(elsewhere.getAttribute('rel')).toContain('noopener');

    fireEvent.click(screen.getByRole('link', { name: /Firmadas/ }));

    expect(router.state.location).toMatchObject({ pathname: '/carpetas', search: '?estado=firmada' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says when there are no atajos', async () => {
    stored = [];
    await open();
    expect(screen.getByText('Sin atajos')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Editar los atajos' }).ariaDisabled).toBe('true');
  });

  it('makes an atajo of the present page, once', async () => {
    await open();
    writeTitle('Personas');
    click('Agregar esta página');
    expect(await screen.findByText('«Personas» está entre los atajos')).toBeTruthy();
    expect(calls[0]?.body).toEqual({
      label: 'Personas',
      description: null,
      icon: 'heroicons_outline:identification',
      link: '/personas?buscar=paz',
      useRouter: true,
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Agregar esta página' })).toBeNull());
  });
});

describe('the form of an atajo', () => {
  it('says in Spanish what is missing, under each field, and sends nothing', async () => {
    await open();
    click('Agregar un atajo');
    await screen.findByLabelText(/Nombre/);
    click('Agregar');
    expect(await screen.findByText('Escriba el nombre.')).toBeTruthy();
    expect(screen.getByText('Elija un ícono.')).toBeTruthy();
    expect(screen.getByText('Escriba el enlace.')).toBeTruthy();

    fill(/Enlace/, 'javascript:alert(1)');
    expect(await screen.findByText('Empiece con «/» o con «https://».')).toBeTruthy();
    fill(/Enlace/, 'https://example.org');
    fill(/Nombre/, 'Ejemplo');
    fireEvent.click(screen.getByRole('radio', { name: 'Mundo' }));
    click('Agregar');
    expect(await screen.findByText(/solo se abren enlaces que empiezan/)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('adds an atajo, which is then in the panel', async () => {
    await open();
    click('Agregar un atajo');
    await screen.findByLabelText(/Nombre/);
    fill(/Nombre/, '  Mías ');
    fill(/Enlace/, `${location.origin}/carpetas?responsable=yo`);
    fireEvent.click(screen.getByRole('radio', { name: 'Estrella' }));
    click('Agregar');
    expect(await screen.findByRole('link', { name: 'Mías' })).toBeTruthy();
    expect(calls[0]?.body).toEqual({
      label: 'Mías',
      description: null,
      icon: 'heroicons_outline:star',
      link: '/carpetas?responsable=yo',
      useRouter: true,
    });
  });

  it('offers any icon of the sets, found by a word', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/ui/icons/:set', ({ params }) => {
        asked.push(String(params.set));
        return HttpResponse.json({ todos: params.set === 'feather' ? ['bell'] : ['bell-alert', 'folder'] });
      }),
      http.get('*/assets/iconos/:file', () =>
        HttpResponse.text('<svg><symbol id="bell-alert" viewBox="0 0 24 24"><path d="M1 1"/></symbol></svg>'),
      ),
    );
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar un atajo' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Más íconos' }));
    const search = await screen.findByRole('searchbox', { name: 'Buscar íconos' });
    expect(await screen.findByRole('button', { name: 'folder' })).toBeTruthy();
    fireEvent.change(search, { target: { value: 'campana' } });
    expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'bell-alert' }));
    expect(screen.queryByRole('button', { name: 'folder' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Íconos usuales' }));
    const chosen = screen.getByRole('radio', { name: 'El actual' });
    expect([(chosen as HTMLInputElement).value, asked]).toEqual([
      'heroicons_outline:bell-alert',
      ['heroicons-outline'],
    ]);
    expect(calls).toEqual([]);
  });

  it('sends the same id in its second attempt, and another id for another atajo', async () => {
    await open();
    server.use(
      http.post(
        '*/api/common/shortcuts',
        async ({ request }) => {
          ids.push(((await request.json()) as { shortcut: Atajo }).shortcut.id);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    click('Agregar un atajo');
    await screen.findByLabelText(/Nombre/);
    fill(/Nombre/, 'Mías');
    fill(/Enlace/, '/carpetas?responsable=yo');
    fireEvent.click(screen.getByRole('radio', { name: 'Estrella' }));
    click('Agregar');
    expect(await screen.findByText(/No se pudo conectar/)).toBeTruthy();
    click('Agregar');
    expect(await screen.findByRole('link', { name: 'Mías' })).toBeTruthy();
    click('Agregar esta página');
    await waitFor(() => expect(ids).toHaveLength(3));
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('shows refusals of the server under their fields', async () => {
    const details = [{ campo: 'shortcut.link', mensaje: 'Ese enlace no se admite.' }];
    server.use(
      http.patch('*/api/common/shortcuts', () => HttpResponse.json({ message: 'No', details }, { status: 400 })),
    );
    await open();
    click('Editar los atajos');
    click('Editar «Registro»');
    await screen.findByLabelText(/Nombre/);
    click('Guardar');
    expect(await screen.findByText('Ese enlace no se admite.')).toBeTruthy();
  });

  it('gives the focus to the panel when it is left', async () => {
    await open();
    const add = screen.getByRole('button', { name: 'Agregar un atajo' });
    add.focus();
    fireEvent.click(add);
    const name = await screen.findByLabelText(/Nombre/);
    await waitFor(() => expect(document.activeElement).toBe(name));
    click('Cancelar');
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Atajos' }));
  });

  it('keeps the typed text when the panel closes, until the person leaves the form', async () => {
    await open();
    const begin = async () => {
      click('Agregar un atajo');
      return (await screen.findByLabelText(/Nombre/)) as HTMLInputElement;
    };
    await begin();
    fill(/Nombre/, 'Mías');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Atajos' }));
    await screen.findByRole('dialog', { name: 'Atajos' });
    expect((await begin()).value).toBe('Mías');
    expect(screen.getByText(/Se recuperó lo que no se había guardado/)).toBeTruthy();
    click('Cancelar');
    expect((await begin()).value).toBe('');
  });

  it('saves a changed atajo as a new one when it was removed elsewhere', async () => {
    const missing = { statusCode: 404, code: 'NO_ENCONTRADO', message: 'No se encontró el atajo.', requestId: 'r-1' };
    server.use(http.patch('*/api/common/shortcuts', () => HttpResponse.json(missing, { status: 404 })));
    await open();
    click('Editar los atajos');
    click('Editar «Firmadas»');
    await screen.findByLabelText(/Nombre/);
    fill(/Nombre/, 'Por firmar');
    stored = [registro];
    click('Guardar');
    expect(await screen.findByText(/Este atajo se eliminó/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
    click('Guardar como nuevo');
    expect(await screen.findByRole('button', { name: 'Editar «Por firmar»' })).toBeTruthy();
    const { id: _, ...values } = firmadas;
    expect(calls).toEqual([{ method: 'POST', body: { ...values, label: 'Por firmar' } }]);
  });

  it('changes an atajo', async () => {
    await open();
    click('Editar los atajos');
    click('Editar «Firmadas»');
    const form = await screen.findByRole('dialog', { name: 'Editar atajo' });
    await screen.findByLabelText(/Nombre/);
    expect((within(form).getByRole('radio', { name: 'Carpeta' }) as HTMLInputElement).checked).toBe(true);
    fill(/Descripción/, '');
    click('Guardar');
    await waitFor(() => expect(calls[0]).toEqual({ method: 'PATCH', body: { ...firmadas, description: null } }));
  });
});

describe('removing an atajo', () => {
  const remove = async () => {
    await open();
    click('Editar los atajos');
    click('Editar «Firmadas»');
    await screen.findByLabelText(/Nombre/);
    click('Eliminar');
    await screen.findByText('Atajo «Firmadas» eliminado');
  };

  it('can be undone', async () => {
    await remove();
    expect(screen.queryByText('Firmadas')).toBeNull();
    click('Deshacer');
    expect(await screen.findByText('Firmadas')).toBeTruthy();
    const { id: _, ...values } = firmadas;
    expect(calls).toEqual([
      { method: 'DELETE', body: 'a-1' },
      { method: 'POST', body: values },
    ]);
  });

  it('that is refused after the panel closed is told in a message', async () => {
    const gate = Promise.withResolvers<void>();
    server.use(
      http.delete('*/api/common/shortcuts', async () => {
        await gate.promise;
        return HttpResponse.json({ message: 'Ocupado' }, { status: 503 });
      }),
    );
    await remove();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    gate.resolve();
    expect(await screen.findByText('Ocupado')).toBeTruthy();
  });

  it('is taken back when the server refuses', async () => {
    server.use(http.delete('*/api/common/shortcuts', () => HttpResponse.json({ message: 'Ocupado' }, { status: 503 })));
    await remove();
    expect(await screen.findByText('Ocupado')).toBeTruthy();
    expect(await screen.findByText('Firmadas')).toBeTruthy();
  });
});
