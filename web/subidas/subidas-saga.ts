import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { buffers, type Channel, channel } from 'redux-saga';
import { all, call, cancel, delay, flush, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { HttpError } from '../api/http-error';
import { mayUploadAgain } from '../api/upload-again';
import { connectionBack } from '../live/connection-slice';
import { selectScope, selectSession } from '../session/session-selectors';
import { sessionClosed, sessionLocked, sessionOpened } from '../session/session-slice';
import type { App } from '../store/store';
import { fileOf, forgetFile, keepOnly } from './files';
import {
  activeRemoved,
  allRemoved,
  isActive,
  removeRequested,
  retriesRequested,
  type Subida,
  selectSubida,
  selectSubidas,
  settledRemoved,
  uploadCut,
  uploadFailed,
  uploadFinished,
  uploadProgressed,
  uploadStarted,
  uploadsRequested,
} from './subidas-slice';
import { tipoDe } from './tipo-de-subida';
import { openUpload, type UploadEvent } from './upload-channel';

const atOnce = 3;

/** Milliseconds between two fetches of lists, because thousands of files would each cause one. */
const rest = 1_000;

type WithSession = Parameters<typeof selectScope>[0];
type Asked = ReturnType<typeof uploadsRequested> | ReturnType<typeof retriesRequested>;

/**
 * Runs the uploads. All uploads end when the person leaves their cuenta. While the session is locked, they wait. The
 * session locks itself when nobody is there, and that is when long uploads run.
 */
export function* subidasSaga(app: App) {
  // Every removal must free its files, so takeEvery skips none.
  yield* takeEvery(isAnyOf(removeRequested, settledRemoved, activeRemoved, allRemoved), forgetRemoved);
  // A return of the connection while uploads are being retried must not be missed.
  yield* takeEvery(connectionBack, retryFailed);
  while (true) {
    const scope = yield* select(selectScope);
    const uploads = yield* fork(uploadAll, app);
    yield* call(sendStopped);
    yield* call(waitForChange, (state: WithSession) => selectScope(state) !== scope);
    yield* cancel(uploads);
    yield* call(waitForChange, (state: WithSession) => selectSession(state).locked === null);
    if ((yield* select(selectScope)) !== scope) yield* put(allRemoved());
  }
}

/** Sends the uploads again that a lock stopped. */
function* sendStopped() {
  const stopped = (yield* select(selectSubidas)).filter(isActive);
  if (stopped.length > 0) yield* put(retriesRequested(stopped.map(({ id }) => ({ id }))));
}

function* forgetRemoved() {
  const subidas = yield* select(selectSubidas);
  yield* call(
    keepOnly,
    subidas.map(({ id }) => id),
  );
}

/** Sends the uploads again that the outage may have made fail. */
function* retryFailed() {
  const subidas = yield* select(selectSubidas);
  const failed = subidas.filter(({ estado, puedeReintentar }) => estado === 'fallida' && puedeReintentar);
  if (failed.length > 0) yield* put(retriesRequested(failed.map(({ id }) => ({ id }))));
}

/** Waits until a condition on the session holds. */
function* waitForChange(holds: (state: WithSession) => boolean) {
  while (!(yield* select(holds))) yield* take(isAnyOf(sessionOpened, sessionClosed, sessionLocked));
}

/** Uploads three files at a time; the others wait. */
function* uploadAll(app: App) {
  const queue = yield* call(() => channel<string>(buffers.expanding()));
  yield* takeEvery(isAnyOf(uploadsRequested, retriesRequested), enqueue, queue);
  const changes = yield* call(() => channel<UnknownAction>(buffers.expanding()));
  yield* fork(tellChanges, changes);
  yield* all(Array.from({ length: atOnce }, () => call(uploadInTurn, app, { queue, changes })));
}

function* enqueue(queue: Channel<string>, { payload }: Asked) {
  for (const { id } of payload) yield* put(queue, id);
}

/** Makes the data stale that uploads changed: at once, and then after each rest, with each tag only once. */
function* tellChanges(changes: Channel<UnknownAction>) {
  while (true) {
    const first = yield* take(changes);
    const others = yield* flush(changes);
    const different = new Map([first, ...others].map((action) => [JSON.stringify(action), action]));
    for (const action of different.values()) yield* put(action);
    yield* delay(rest);
  }
}

interface Channels {
  /** The ids of the uploads to send, in order. */
  queue: Channel<string>;
  changes: Channel<UnknownAction>;
}

function* uploadInTurn(app: App, { queue, changes }: Channels) {
  while (true) {
    const id: string = yield* take(queue);
    const subida = yield* select(selectSubida, id);
    // The upload was removed before its turn, or refused from the start.
    if (subida?.estado !== 'en_espera') continue;
    yield* race({
      sent: call(upload, app, subida, changes),
      removed: take(
        (action: unknown) => activeRemoved.match(action) || (removeRequested.match(action) && action.payload.id === id),
      ),
    });
  }
}

/** Sends a file, and records the outcome. */
function* upload(app: App, subida: Subida, changes: Channel<UnknownAction>) {
  const { id } = subida;
  const file = fileOf(id);
  if (!file) return;
  let sent = subida;
  const requestOf = (asSent: File) => {
    sent = selectSubida(app.store.getState(), id) ?? subida;
    return tipoDe(sent).requestOf(sent.destino, asSent);
  };
  const events = yield* call(openUpload, app, file, requestOf);
  try {
    while (true) {
      const event: UploadEvent = yield* take(events);
      if (event.type === 'progress') yield* put(uploadProgressed({ id, progreso: event.progreso }));
      else if (event.type === 'waiting') yield* put(event.isWaiting ? uploadCut({ id }) : uploadStarted({ id }));
      else return yield* call(settle, sent, event, changes);
    }
  } finally {
    events.close();
  }
}

type Outcome = Exclude<UploadEvent, { type: 'progress' | 'waiting' }>;

function* settle(sent: Subida, event: Outcome, changes: Channel<UnknownAction>) {
  const { id } = sent;
  const subida = yield* select(selectSubida, id);
  if (!subida) return;
  const tipo = tipoDe(subida);
  try {
    if (event.type === 'failed') throw event.error;
    const { resultado, pideAtencion = false, isOmitida } = tipo.read(event.answer);
    forgetFile(id);
    yield* put(uploadFinished({ id, resultado, pideAtencion, isOmitida }));
    yield* put(changes, tipo.changed(subida.destino, resultado));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // The person has meanwhile answered the question.
    if (tipo.isQuestion?.(error, sent.destino) && subida.destino !== sent.destino) {
      yield* put(retriesRequested([{ id }]));
      return;
    }
    const estado = tipo.isQuestion?.(error, subida.destino) ? 'pregunta' : 'fallida';
    yield* put(uploadFailed({ id, problema: error.message, puedeReintentar: mayUploadAgain(error), estado }));
  }
}
