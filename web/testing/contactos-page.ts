import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { routes } from '../features/oficina/contactos/contactos.routes';
import { startApiServer } from './api-server';
import { buildContacto, serveContactos } from './contactos';
import { showPages } from './show-pages';

export const show = (path: string, rolId?: number) => showPages(routes, { path: `/apps/contacts${path}`, rolId });
export const names = () =>
  within(screen.getByRole('list', { name: 'Contactos' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('[class*="name"]')?.textContent);
export const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The address book on a fake server, which every test fills anew. */
export function startContactosPage() {
  const server = startApiServer();

  const kept = {} as {
    agenda: ReturnType<typeof serveContactos>;
  };

  beforeEach(() => {
    globalThis.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // The window is wide, so an open contact shows beside the list.
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: media.includes('min-width'), onchange: null }) as never,
    );
    kept.agenda = serveContactos({
      contactos: [
        buildContacto({ tags: ['t-1'], personaId: 'persona-1' }),
        buildContacto({ id: 'bruno', name: 'Bruno Paz', emails: [], phoneNumbers: [], company: 'Banco Ciudad' }),
        buildContacto({ id: 'carla', name: 'Carla Núñez' }),
      ],
      etiquetas: [{ id: 't-1', title: 'Clientes', version: 1 }],
    });
    server.use(...kept.agenda.handlers);
  });

  const stored = (id: string) => kept.agenda.state.contactos.find((contacto) => contacto.id === id);

  return { server, kept, stored };
}
