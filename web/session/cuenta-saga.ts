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

/** Opens the session in a cuenta: a chosen one, a new one, or the one that another call answers with. */
export function openCuenta(context: SessionContext, action: CuentaRequest) {
  if (selectCuentaRequested.match(action)) return selectCuenta(context, action);
  if (createCuentaRequested.match(action)) return move(context, { url: '/api/cuentas', body: action.payload });
  return move(context, action.payload as Move);
}

/** Opens another cuenta on the start page or `redirectURL`: the present page belongs to the old cuenta. */
function* selectCuenta(context: SessionContext, { payload }: ReturnType<typeof selectCuentaRequested>) {
  const { cuentaId, redirectURL = null } = payload;
  yield* put(submitStarted());
  yield* call(saveFirst, context);
  try {
    const { data } = yield* call(context.http.request<Session>, {
      url: `/api/cuentas/${encodeURIComponent(cuentaId)}/seleccionar`,
      method: 'POST',
      options: { skipErrorNotification: true },
    });
    yield* open(context, data, redirectURL);
  } catch (error) {
    reportError('Error al seleccionar cuenta', error);
    yield* put(submitFailed(problemOf(error)));
  }
}

function* move(context: SessionContext, { url, body }: Move) {
  yield* put(submitStarted());
  yield* call(saveFirst, context);
  try {
    const { data } = yield* call(context.http.request<Session>, {
      url,
      method: 'POST',
      body,
      options: { skipErrorNotification: true },
    });
    yield* open(context, data, null);
  } catch (error) {
    yield* put(submitFailed(problemOf(error)));
  }
}

function* open({ channel, navigation }: SessionContext, session: Session, redirectURL: string | null) {
  yield* put(sessionOpened(session));
  channel.post({ type: 'opened', session });
  // The page is replaced: it belongs to the old cuenta, or has an invitation's token in its address.
  navigation.go(destinationAfter(session.estado, redirectURL, session.user.preferencias.inicio), {
    replace: true,
    isForced: true,
  });
}
