import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useMemo } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useComandos } from '../../../comandos/comandos';
import { useReciente } from '../../../comandos/recientes';
import { startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import { buildTarea } from '../../../testing/tareas';
import { opcionesOf } from './options';
import type { Grupo } from './search-api';
import { SearchButton } from './search-button';

const server = startApiServer();

const carpetas = (...caratulas: string[]): Grupo => ({
  id: 'carpetas',
  label: 'Carpetas',
  results: caratulas.map((caratula, index) => ({
    id: `c-${index}`,
    codigo: `2026-00000${index}`,
    caratula,
    estado: 'firmada',
    link: `/carpetas/c-${index}`,
    value: caratula,
  })),
});

const everything: Grupo[] = [
  {
    id: 'contacts',
    label: 'Contactos',
    results: [
      {
        id: 'k-1',
        name: 'Bruno Rivas',
        avatar: null,
        background: null,
        emails: [{ email: 'bruno@ejemplo.test', label: 'Trabajo' }],
        phoneNumbers: [],
        title: 'Agrimensor',
        company: 'Estudio Rivas',
        job: { title: 'Agrimensor', company: 'Estudio Rivas' },
        birthday: null,
        address: null,
        notes: null,
        tags: [],
        personaId: null,
        version: 1,
        createdAt: '2026-11-01T12:00:00.000Z',
        updatedAt: '2026-11-01T12:00:00.000Z',
        link: '/apps/contacts/k-1',
        value: 'Bruno Rivas',
      },
    ],
  },
  {
    id: 'pages',
    label: 'Páginas',
    results: [
      { id: 'pg-1', type: 'basic', title: 'Carpetas', link: '/carpetas', value: 'Carpetas' },
      { id: 'pg-2', type: 'basic', title: 'Correo', link: '/apps/mailbox', value: 'Correo' },
    ],
  },
  {
    id: 'tasks',
    label: 'Tareas',
    results: [
      {
        ...buildTarea({ id: 't-1', carpeta: { id: 'c-0', codigo: '2026-000000', caratula: 'Rivas a Molina' } }),
        link: '/apps/tasks/t-1',
        value: 'Llamar a Rivas',
      },
    ],
  },
  {
    id: 'miembros',
    label: 'Equipo',
    results: [
      {
        id: 'u-1',
        name: 'Ana Rivas',
        email: 'ana@carpetas.test',
        avatar: null,
        about: 'Oficial',
        estado: 'enLinea',
        status: 'online',
        link: '/chat',
        value: 'Ana Rivas',
      },
    ],
  },
  carpetas('Rivas a Molina'),
  {
    id: 'personas',
    label: 'Personas',
    results: [
      {
        id: 'p-1',
        nombreCompleto: 'Luis Rivas',
        documento: 'DNI 12.345.678',
        link: '/personas/p-1',
        value: 'Luis Rivas',
      },
    ],
  },
  {
    id: 'documentos',
    label: 'Documentos',
    results: [
      {
        id: 'd-1',
        nombre: 'Escritura.pdf',
        carpeta: { id: 'c-0', codigo: '2026-000000', caratula: 'Rivas a Molina' },
        link: '/carpetas/c-0/documentos?documento=d-1',
        value: 'Escritura.pdf',
        pasaje: null,
      },
    ],
  },
];

/** Answers each search. @returns the searched texts */
function serve(answer: (query: string) => object | Promise<object>) {
  const queries: string[] = [];
  server.use(
    http.post('*/api/common/search', async ({ request }) => {
      const { query } = (await request.json()) as { query: string };
      queries.push(query);
      return HttpResponse.json(await answer(query));
    }),
  );
  return queries;
}

function show(more?: ReactNode) {
  const contexto = { isPage: (link: string) => !link.startsWith('/apps'), estadoName: () => 'Firmada' };
  const element = (
    <>
      <SearchButton {...contexto} />
      <textarea aria-label="Notas" />
      {more}
    </>
  );
  return showPages([{ path: '*', element }], { path: '/' });
}

async function open(more?: ReactNode) {
  const shown = show(more);
  fireEvent.click(await screen.findByRole('button', { name: 'Buscar' }));
  const input = await screen.findByRole('combobox');
  return { ...shown, input };
}

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const key = (target: Element, name: string, more = {}) => fireEvent.keyDown(target, { key: name, ...more });
const chosen = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('opening the search', () => {
  it.each([
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['⌘+K', { key: 'k', metaKey: true }],
    ['/', { key: '/' }],
  ])('is done by %s, and Escape closes', async (_, event) => {
    show();
    const button = await screen.findByRole('button', { name: 'Buscar' });
    fireEvent.keyDown(document.body, event);
    const input = await screen.findByRole('combobox');
    expect(document.activeElement).toBe(input);
    key(input, 'Escape');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('leaves the key «/» to a person who is typing', async () => {
    show();
    const field = await screen.findByLabelText('Notas');
    expect(key(field, '/')).toBe(true);
    expect(key(field, 'k', { ctrlKey: true })).toBe(false);
    expect(await screen.findByRole('combobox')).toBeTruthy();
  });

  it('is possible over a detail drawer, and not over a question', async () => {
    show();
    await screen.findByRole('button', { name: 'Buscar' });
    const open = document.body.appendChild(document.createElement('div'));
    open.setAttribute('role', 'alertdialog');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(screen.queryByRole('combobox')).toBeNull();
    open.setAttribute('role', 'dialog');
    open.setAttribute('data-beside', 'false');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(await screen.findByRole('combobox')).toBeTruthy();
    open.remove();
  });
});

describe('the results of the search', () => {
  it('show a contact and its persona once, as the persona', () => {
    const linked = everything.map((grupo) =>
      grupo.id === 'contacts'
        ? { ...grupo, results: grupo.results.map((contacto) => ({ ...contacto, personaId: 'p-1' })) }
        : grupo,
    );
    const shown = opcionesOf(linked, { isPage: () => true, estadoName: String });
    expect(shown.map(({ id }) => id)).not.toContain('contacts');
    const [persona] = shown.find(({ id }) => id === 'personas')?.opciones ?? [];
    expect(persona?.detail).toBe('DNI 12.345.678 · también contacto');
  });

  it('are grouped by kind, each with its second line, without pages that do not exist', async () => {
    serve(() => everything);
    const { input } = await open();
    type(input, 'rivas');
    expect(await screen.findByText('2026-000000 · Firmada')).toBeTruthy();
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Contactos',
      'Páginas',
      'Tareas',
      'Equipo',
      'Carpetas',
      'Personas',
      'Documentos',
    ]);
    expect(screen.getByText('DNI 12.345.678')).toBeTruthy();
    expect(screen.queryByText('Correo')).toBeNull();
    expect(screen.getAllByText('Rivas', { selector: 'mark' })).toHaveLength(7);
    expect(screen.getByText('7 resultados')).toBeTruthy();
  });

  it('are fetched after two letters and a pause', async () => {
    const queries = serve(() => everything);
    const { input } = await open();
    type(input, 'r');
    expect(screen.getByText('Escriba otra letra para buscar.')).toBeTruthy();
    type(input, 'ri');
    type(input, 'riv');
    await screen.findByText('DNI 12.345.678');
    expect(queries).toEqual(['riv']);
  });

  it('never answer an earlier question', async () => {
    const slow = Promise.withResolvers<void>();
    const queries = serve(async (query) => {
      if (query === 'lento') await slow.promise;
      return [carpetas(query)];
    });
    const { input, services } = await open();
    type(input, 'lento');
    await expect.poll(() => queries).toEqual(['lento']);
    type(input, 'nuevo');
    expect(await screen.findByRole('option', { name: /nuevo/ })).toBeTruthy();
    slow.resolve();
    await expect.poll(() => services.pending.hasAny()).toBe(false);
    expect(screen.queryByRole('option', { name: /lento/ })).toBeNull();
  });

  it('say that nothing was found, or that the search failed', async () => {
    serve(() => []);
    const { input } = await open();
    type(input, 'zzz');
    expect(await screen.findByText('Nada coincide con «zzz».')).toBeTruthy();
    expect(screen.getAllByText('No hay resultados')).toHaveLength(2);

    server.use(
      http.post('*/api/common/search', () => HttpResponse.json({ message: 'Ocupado' }, { status: 503 }), {
        once: true,
      }),
    );
    type(input, 'otra');
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Nada coincide con «otra».')).toBeTruthy();
  });
});

describe('the keyboard in the search', () => {
  it('moves over all kinds, around the ends, from the first result', async () => {
    serve(() => everything);
    const { input } = await open();
    type(input, 'rivas');
    await waitFor(() => expect(chosen(input)).toContain('Bruno Rivas'));
    key(input, 'ArrowDown');
    expect(chosen(input)).toContain('/carpetas');
    key(input, 'End');
    expect(chosen(input)).toContain('Escritura.pdf');
    key(input, 'ArrowDown');
    expect(chosen(input)).toContain('Bruno Rivas');
    key(input, 'ArrowUp');
    expect(chosen(input)).toContain('Escritura.pdf');
    key(input, 'Home');
    expect(chosen(input)).toContain('Bruno Rivas');
  });

  it('opens the chosen result, and closes the search', async () => {
    serve(() => everything);
    const { input, router } = await open();
    type(input, 'rivas');
    await waitFor(() => expect(chosen(input)).toBeTruthy());
    key(input, 'End');
    key(input, 'Enter');
    expect(router.state.location).toMatchObject({ pathname: '/carpetas/c-0/documentos', search: '?documento=d-1' });
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('opens the first result of the typed words when Enter comes before the answer', async () => {
    serve((query) => [carpetas(query)]);
    const { input, router } = await open();
    type(input, 'molina');
    key(input, 'Enter');
    await waitFor(() => expect(router.state.location.pathname).toBe('/carpetas/c-0'));
  });
});

describe('the comandos in the search', () => {
  const hacer = vi.fn();

  function Pagina() {
    useReciente('folder-open', '/carpetas/c-9', 'Ríos a Vera');
    useComandos(
      useMemo(
        () => ({
          label: 'Acciones',
          orden: 20,
          comandos: [
            { key: 'oscuro', texto: 'Modo oscuro', icon: 'moon', hacer },
            { key: 'carpetas', texto: 'Carpetas', icon: 'folder-open', to: '/carpetas', teclas: ['G', 'C'] },
          ],
        }),
        [],
      ),
    );
    return null;
  }

  const labels = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));

  it('show before anything is typed, after what was opened last', async () => {
    await open(<Pagina />);
    expect(labels()).toEqual(['Recientes', 'Acciones']);
    expect(screen.getByRole('option', { name: 'Ríos a Vera' }).getAttribute('href')).toBe('/carpetas/c-9');
  });

  it('are done by Enter from the first letter on, without an answer', async () => {
    const queries = serve(() => everything);
    const { input } = await open(<Pagina />);
    type(input, 'm');
    expect(chosen(input)).toBe('Modo oscuro');
    key(input, 'Enter');
    expect(hacer).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(queries).toEqual([]);
  });

  it('stand over the results, which do not repeat their pages and leave the chosen one chosen', async () => {
    const answer = Promise.withResolvers<void>();
    serve(async () => {
      await answer.promise;
      return everything;
    });
    const { input } = await open(<Pagina />);
    type(input, 'carpetas');
    expect(chosen(input)).toContain('Carpetas');
    answer.resolve();
    await screen.findByText('DNI 12.345.678');
    expect(chosen(input)).toContain('Carpetas');
    expect(screen.getAllByRole('option').filter((one) => one.getAttribute('href') === '/carpetas')).toHaveLength(1);
  });
});
