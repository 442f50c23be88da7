import { act, render, screen } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailedToken } from '../session/mailed-token';
import { sessionClosed } from '../session/session-slice';
import { startApiServer } from '../testing/api-server';
import { createTestApp } from '../testing/test-app';
import { type DrawnPage, drawPages } from './draw-pages';
import { isDrawn, whenLoaded } from './drawn-page';
import { lateRoutes } from './late-routes';
import { Root } from './root';
import { createRoutes } from './routes';

const server = startApiServer();
let pages: DrawnPage[];

beforeAll(async () => {
  pages = await drawPages();
});

// The server answers only after the test, so each page stays in its first state.
beforeEach(() => {
  server.use(http.all('*/api/*', () => delay('infinite').then(() => HttpResponse.json())));
});

const drawnFor = (path: string) => pages.find(({ address }) => address.split('#')[0] === path) as DrawnPage;

/** Opens the address of a page in an element with the HTML from the build. */
async function open(page: DrawnPage, address = page.address, state?: object) {
  const container = document.createElement('div');
  container.dataset.drawnAt = page.address;
  container.innerHTML = page.html;
  const { app, store } = createTestApp({ path: address });
  store.dispatch(sessionClosed());
  const { pathname, search, hash } = new URL(address, location.origin);
  const entry = { pathname, search, hash, state };
  const router = createMemoryRouter(createRoutes(app, lateRoutes), { initialEntries: [entry] });
  await whenLoaded(router);
  return { app, container, router };
}

describe('the pages that the build draws', () => {
  it('are all pages that a guest can open', () => {
    const paths = [
      '/',
      '/landing-preview',
      '/sign-in',
      '/sign-up',
      '/confirmation-required',
      '/forgot-password',
      '/acceso-cerrado',
    ];
    const ofLinks = [
      '/reset-password#token=x',
      '/confirmar-correo#token=x',
      '/invitacion#token=x',
      '/ingreso-proveedor',
    ];
    const errors = ['/error/403', '/error/404', '/error/500', '/404-not-found'];
    expect(pages.map(({ address }) => address).sort()).toEqual([...paths, ...ofLinks, ...errors].sort());
  });

  it('have a heading, a title and a description, and nothing that the CSP refuses', () => {
    for (const { address, title, description, html } of pages) {
      expect(html, address).toMatch(/<h1[ >]/);
      expect(title, address).toMatch(/^.+ · Carpetas$/);
      expect(description.length, address).toBeGreaterThan(30);
      expect(html, address).not.toMatch(/<script| style=| on\w+=/);
    }
  });

  it('are taken over as they are', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const page of pages) {
      const { app, container, router } = await open(page);
      const heading = container.querySelector('h1');
      document.body.append(container);
      const onRecoverableError = (error: unknown) => expect.unreachable(`${page.address}: ${error}`);
      const { unmount } = render(<Root app={app} router={router} />, { container, hydrate: true, onRecoverableError });
      expect(container.querySelector('h1'), page.address).toBe(heading);
      expect(complain.mock.calls, page.address).toEqual([]);
      unmount();
    }
  });

  it('keep what was typed and ticked before they are taken over', async () => {
    const { app, container, router } = await open(drawnFor('/sign-up'));
    document.body.append(container);
    const name = screen.getByLabelText<HTMLInputElement>('Nombre y apellido');
    const agreement = screen.getByRole<HTMLInputElement>('checkbox');
    name.value = 'Ana Rivas';
    agreement.checked = true;
    render(<Root app={app} router={router} />, { container, hydrate: true });
    await act(async () => screen.getByRole<HTMLButtonElement>('button', { name: 'Crear usuario' }).click());
    expect(name.value).toBe('Ana Rivas');
    expect(agreement.checked).toBe(true);
    expect(screen.queryByText(/Ingrese su nombre|hay que aceptar/)).toBeNull();
  });

  it.each([
    ['', 'dado@ejemplo.test'],
    ['escrito@ejemplo.test', 'escrito@ejemplo.test'],
  ])('with %j typed and an e-mail that was given show %s', async (typed, shown) => {
    const state = { email: 'dado@ejemplo.test' };
    const { app, container, router } = await open(drawnFor('/forgot-password'), '/forgot-password', state);
    document.body.append(container);
    const email = screen.getByLabelText<HTMLInputElement>('Correo electrónico');
    email.value = typed;
    render(<Root app={app} router={router} />, { container, hydrate: true });
    expect(email.isConnected).toBe(true);
    expect(email.value).toBe(shown);
  });

  it('cannot be sent before they are taken over, and never by the address', () => {
    for (const { address, html } of pages.filter((page) => page.html.includes('<form'))) {
      if (html.includes('action="/sign-up"')) {
        // A link to the sign-up is built as a form, but it sends no field.
        expect(html, address).not.toMatch(/<input [^>]*name=/);
        continue;
      }
      expect(html, address).toMatch(/<form [^>]*method="post"/);
      expect(html, address).toMatch(/<button type="submit" [^>]*disabled=""/);
    }
  });
});

describe('a page that the build has drawn', () => {
  const isTaken = async (path: string, address: string, state?: object) => {
    const { container, router } = await open(drawnFor(path), address, state);
    return isDrawn(container, router);
  };

  it.each([
    ['/sign-in', '/sign-in', true],
    ['/sign-in', '/sign-in?redirectURL=%2Fcarpetas', true],
    ['/sign-in', '/sign-up', false],
    ['/reset-password', '/reset-password#token=abc', true],
    ['/reset-password', '/reset-password?token=abc', true],
    ['/reset-password', '/reset-password', false],
    ['/reset-password', '/reset-password?token=', false],
  ])('for %s serves the address %s: %s', async (path, address, expected) => {
    expect(await isTaken(path, address)).toBe(expected);
  });

  it('serves the address of its page also in a tab that keeps a token', async () => {
    mailedToken('/reset-password').write('abc');
    expect(await isTaken('/reset-password', '/reset-password')).toBe(true);
    mailedToken('/reset-password').forget();
    expect(await isTaken('/reset-password', '/reset-password')).toBe(false);
  });

  it.each([
    ['/forgot-password', { email: 'ana@carpetas.test' }, true],
    ['/sign-in', { email: 'ana@carpetas.test', hasEnded: true }, false],
    ['/confirmation-required', { email: 'ana@carpetas.test' }, false],
  ])('for %s serves a client with %o: %s', async (path, state, expected) => {
    expect(await isTaken(path, path, state)).toBe(expected);
  });
});
