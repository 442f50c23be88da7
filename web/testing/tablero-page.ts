import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { routes } from '../features/oficina/tableros/tableros.routes';
import { startApiServer } from './api-server';
import { showPages } from './show-pages';
import { createTablerosServer, TABLERO_ID } from './tableros';

export const path = `/apps/scrumboard/${TABLERO_ID}`;
export const open = (at = path, rolId = 1) => showPages(routes, { path: at, rolId });
export const list = (title: string) => screen.getByRole('region', { name: `Lista ${title}`, hidden: true });
export const cards = (title: string) =>
  within(list(title))
    .queryAllByRole('article', { hidden: true })
    .map((card) => within(card).getByRole('link', { hidden: true }).textContent);
export const choose = async (card: string, entry: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Acciones de ${card}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

/** A tablero on a fake server, which every test fills anew. */
export function startTableroPage() {
  const server = startApiServer();

  const kept = {} as {
    tableros: ReturnType<typeof createTablerosServer>;
  };

  beforeEach(() => {
    kept.tableros = createTablerosServer();
    server.use(...kept.tableros.handlers);
  });

  return { server, kept };
}
