import { render } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, createPath, parsePath } from 'react-router-dom';
import { lateRoutes } from '../app/late-routes';
import { Root } from '../app/root';
import { createRoutes } from '../app/routes';
import type { LockedPerson } from '../session/session';
import { sessionClosed, sessionLocked } from '../session/session-slice';
import type { ApiServer } from './api-server';
import { createTestApp } from './test-app';

interface GuestOptions {
  /** The history state of the address. */
  state?: object;
  /** The person of a locked session. Without it, there is no session. */
  locked?: LockedPerson;
  /** Changes to the answer of GET /api/auth/opciones. */
  opciones?: object;
}

/** Shows the page of an address to a guest, with the application's real routes. */
export function showGuest(server: ApiServer, path: string, { state, locked, opciones }: GuestOptions = {}) {
  server.use(http.get('*/api/auth/opciones', () => HttpResponse.json({ demo: null, registro: true, ...opciones })));
  const test = createTestApp({ path });
  test.store.dispatch(locked ? sessionLocked(locked) : sessionClosed());
  const router = createMemoryRouter(createRoutes(test.app, lateRoutes), {
    initialEntries: [{ ...parsePath(path), state }],
  });
  render(<Root app={test.app} router={router} />);
  return { ...test, router, address: () => createPath(router.state.location) };
}

/** Serves a POST of a guest page. @returns the received bodies */
export function serveCall(server: ApiServer, path: string, answer: () => Response = () => HttpResponse.json(true)) {
  const sent: unknown[] = [];
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}
