import { call, put } from 'typed-redux-saga';
import { reportError } from '../lib/log';
import { destinationAfter } from './access';
import type { Session } from './session';
import { type SessionContext, saveFirst } from './session-context';
import { createCuentaRequested, type moveRequested, selectCuentaRequested } from './session-intents';
import { problemOf } from './session-problem';
import { sessionOpened, submitFailed, submitStarted } from './session-slice';

type Move = ReturnType<typeof moveRequested>['payload'];
export type CuentaRequest =
  | ReturnType<typeof createCuentaRequested | typeof selectCuentaRequested>
  | ReturnType<typeof moveRequested>;

/** Opens the session in a cuenta: a chosen cuenta, a new one, or the cuenta in the answer of another call. */
export function* openCuenta(context: SessionContext, action: CuentaRequest) {
  yield* put(submitStarted());
  yield* call(saveFirst, context);
  try {
    const { data } = yield* call(context.http.request<Session>, {
      ...requestOf(action),
      method: 'POST',
      options: { skipErrorNotification: true },
    });
    const { redirectURL = null } = selectCuentaRequested.match(action) ? action.payload : {};
    yield* open(context, data, redirectURL);
  } catch (error) {
    if (selectCuentaRequested.match(action)) reportError('Error al seleccionar cuenta', error);
    yield* put(submitFailed(problemOf(error)));
  }
}

function requestOf(action: CuentaRequest): Move {
  if (createCuentaRequested.match(action)) return { url: '/api/cuentas', body: action.payload };
  if (!selectCuentaRequested.match(action)) return action.payload as Move;
  return { url: `/api/cuentas/${encodeURIComponent(action.payload.cuentaId)}/seleccionar` };
}

/** Shows the start page or `redirectURL`: the present page belongs to the old cuenta. */
function* open({ channel, navigation }: SessionContext, session: Session, redirectURL: string | null) {
  yield* put(sessionOpened(session));
  channel.post({ type: 'opened', session });
  // The page is replaced: it belongs to the old cuenta, or has an invitation's token in its address.
  navigation.go(destinationAfter(session.estado, redirectURL, session.user.preferencias.inicio), {
    replace: true,
    isForced: true,
  });
}
