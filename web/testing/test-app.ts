import { permissionsOf } from '../../server/common/access/permissions';
import { browserTransport, type Transport } from '../api/transport';
import { uploadTransport } from '../api/upload-transport';
import { scopeChanged } from '../session/scope-changed';
import type { Session } from '../session/session';
import { sessionClosed, sessionOpened } from '../session/session-slice';
import { type AppEnvironment, createApp } from '../store/store';
import { createFakeChannels, createFakeMemory } from './fake-browser';
import { endsWithTest } from './open-apps';

/** Node's `fetch` cannot send a FormData of jsdom, and most such calls fail. So forms use XMLHttpRequest. */
const transport: Transport = (request) =>
  request.body instanceof FormData ? uploadTransport(request) : browserTransport(request);

/**
 * An application without a page, with a real store, sagas and HTTP client. `visited` has the addresses that it opened.
 */
export function createTestApp(changes: Partial<AppEnvironment> & { path?: string } = {}) {
  const { path = '/carpetas', ...environment } = changes;
  const visited: string[] = [];
  const app = createApp({
    transport,
    locks: undefined,
    channel: createFakeChannels()(),
    memory: createFakeMemory(),
    navigation: { go: (to) => visited.push(to), current: () => visited.at(-1) ?? path },
    ...environment,
  });
  endsWithTest(() => {
    app.store.dispatch(sessionClosed());
    app.store.dispatch(scopeChanged());
  });
  return { ...app, app, visited, open: (session: Session) => app.store.dispatch(sessionOpened(session)) };
}

interface SessionChoices {
  cuentaId?: string | null;
  usuarioId?: string;
  rolId?: number;
  /** A number that makes the token differ from others of the same session. */
  n?: number;
  estado?: Session['estado'];
}

/** The answer of the server to a sign-in. */
export function buildSession({
  cuentaId = 'cuenta-a',
  usuarioId = 'usuario-1',
  rolId = 1,
  n = 1,
  estado = 'ACTIVE_SESSION',
}: SessionChoices = {}): Session {
  return {
    user: {
      id: usuarioId,
      email: 'ana@carpetas.test',
      name: 'Ana Rivas',
      avatar: null,
      estado: 'enLinea',
      status: 'online',
      cuentaActivaId: cuentaId,
      cuentas: ['cuenta-a', 'cuenta-b'].map((id) => ({
        cuentaId: id,
        nombre: `Escribanía ${id}`,
        pais: 'AR' as const,
        zonaHoraria: Intl.DateTimeFormat().resolvedOptions().timeZone,
        moneda: 'ARS',
        rolId,
      })),
      preferencias: {},
      cargo: null,
      telefono: null,
      tieneClave: true,
      segundoFactor: false,
      emailConfirmado: true,
    },
    accessToken: buildToken({ sub: usuarioId, cuentaId, rolId: cuentaId ? rolId : null, n }),
    tokenType: 'bearer',
    expiresIn: 600,
    estado,
    permisos: cuentaId ? permissionsOf(rolId) : [],
  };
}

/** A token with these claims and a false signature, which the client never verifies. */
function buildToken(claims: object): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
  return `${part({ alg: 'HS256' })}.${part(claims)}.firma`;
}
