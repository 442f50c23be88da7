import { eventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import { toastShown } from '../components/toasts-slice';
import { destinationAfter } from './access';
import { withRedirect } from './redirect-url';
import type { Session } from './session';
import type { OpenedMessage, SessionMessage } from './session-channel';
import type { SessionContext } from './session-context';
import { selectAccessToken, selectEstado, selectScope, selectSession, selectUser } from './session-selectors';
import { sessionClosed, sessionLocked, sessionOpened } from './session-slice';

/** The unsaved text belongs to a former person or cuenta, so it cannot be saved. */
const forced = { isForced: true };

/** Tabs share one cookie, so they share one session and one cuenta. Each tab follows the actions of the others. */
export function* followOtherTabs(context: SessionContext) {
  const messages = yield* call(() => eventChannel<SessionMessage>((emit) => context.channel.subscribe(emit)));
  while (true) {
    const message = yield* take(messages);
    if (message.type === 'opened') yield* adopt(context, message);
    else yield* leave(context, message);
  }
}

function* adopt({ navigation }: SessionContext, { session, isProven }: OpenedMessage) {
  // A refresh in another tab, begun before the lock, does not unlock this tab.
  if (!isProven && (yield* select(selectSession)).locked) return;
  const before = yield* select(selectScope);
  const person = (yield* select(selectUser))?.id;
  yield* put(sessionOpened(session));
  if (before === (yield* select(selectScope))) return;
  const redirectURL = new URL(navigation.current(), location.origin).searchParams.get('redirectURL');
  navigation.go(
    destinationAfter(session.estado, before ? null : redirectURL, session.user.preferencias.inicio),
    forced,
  );
  if (before && session.user.id === person) yield* tellCuenta(session.user);
}

/** Tells the person the new cuenta, because the page changed without a press in this tab. */
function* tellCuenta({ cuentas, cuentaActivaId }: Session['user']) {
  const nombre = cuentas.find(({ cuentaId }) => cuentaId === cuentaActivaId)?.nombre;
  if (nombre) yield* put(toastShown({ text: `En otra pestaña se pasó a la cuenta «${nombre}».`, severity: 'info' }));
}

function* leave({ navigation }: SessionContext, message: Exclude<SessionMessage, OpenedMessage>) {
  const estado = yield* select(selectEstado);
  if (message.type === 'locked') {
    if (!(yield* select(selectAccessToken))) return;
    const path = withRedirect('/unlock-session', navigation.current());
    yield* put(sessionLocked(message.person));
    navigation.go(path, forced);
  } else if (estado !== 'SIGNED_OUT') {
    yield* put(sessionClosed());
    navigation.go(message.next ?? '/sign-in', forced);
  }
}
