import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { buffers, type Channel, channel } from 'redux-saga';
import {
  actionChannel,
  all,
  call,
  cancel,
  delay,
  flush,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
} from 'typed-redux-saga';
import type { Http } from '../api/http';
import { HttpError } from '../api/http-error';
import { mayUploadAgain } from '../api/upload-again';
import { connectionBack } from '../live/connection-slice';
import { selectScope } from '../session/session-selectors';
import { sessionClosed, sessionOpened } from '../session/session-slice';
import { fileOf, forgetFile, keepOnly } from './files';
import {
  allRemoved,
  removeRequested,
  retryRequested,
  type Subida,
  selectSubida,
  selectSubidas,
  settledRemoved,
  uploadFailed,
  uploadFinished,
  uploadProgressed,
  uploadRequested,
  uploadStarted,
} from './subidas-slice';
import { tipoDe } from './tipo-de-subida';
import { openUpload, type UploadEvent } from './upload-channel';

const atOnce = 3;

/** Between two times that lists are fetched again, in milliseconds: of thousands of files, each would do so. */
const rest = 1_000;

type Asked = ReturnType<typeof uploadRequested> | ReturnType<typeof retryRequested>;

/** Runs the uploads. All of them end when the person leaves the cuenta in which they began. */
export function* subidasSaga(http: Http) {
  // Every removal must free its files, so takeEvery skips none.
  yield* takeEvery(isAnyOf(removeRequested, settledRemoved, allRemoved), forgetRemoved);
  // A return of the connection while uploads are being retried must not be missed.
  yield* takeEvery(connectionBack, retryFailed);
  while (true) {
    const uploads = yield* fork(uploadAll, http);
    yield* call(waitForAnotherScope);
    yield* cancel(uploads);
    yield* put(allRemoved());
  }
}

function* forgetRemoved() {
  const subidas = yield* select(selectSubidas);
  yield* call(
    keepOnly,
    subidas.map(({ id }) => id),
  );
}

/** Those whose failure may have passed with the outage. */
function* retryFailed() {
  for (const { id, estado, puedeReintentar } of yield* select(selectSubidas)) {
    if (estado === 'fallida' && puedeReintentar) yield* put(retryRequested({ id }));
  }
}

function* waitForAnotherScope() {
  const scope = yield* select(selectScope);
  while ((yield* select(selectScope)) === scope) yield* take(isAnyOf(sessionOpened, sessionClosed));
}

/** Uploads three files at a time; the others wait. */
function* uploadAll(http: Http) {
  const queue = yield* actionChannel<Asked>(isAnyOf(uploadRequested, retryRequested), buffers.expanding());
  const changes = yield* call(() => channel<UnknownAction>(buffers.expanding()));
  yield* fork(tellChanges, changes);
  yield* all(Array.from({ length: atOnce }, () => call(uploadInTurn, http, { queue, changes })));
}

/** Makes stale what uploads changed: at once, then after a rest, each thing once. */
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
  queue: Channel<Asked>;
  changes: Channel<UnknownAction>;
}

function* uploadInTurn(http: Http, { queue, changes }: Channels) {
  while (true) {
    const { id } = (yield* take(queue)).payload;
    const subida = yield* select(selectSubida, id);
    // It was removed before its turn, or refused from the start.
    if (subida?.estado !== 'en_espera') continue;
    yield* race({
      sent: call(upload, http, subida, changes),
      removed: take((action: unknown) => removeRequested.match(action) && action.payload.id === id),
    });
  }
}

function* upload(http: Http, subida: Subida, changes: Channel<UnknownAction>) {
  const { id } = subida;
  const file = fileOf(id);
  if (!file) return;
  yield* put(uploadStarted({ id }));
  const events = yield* call(openUpload, http, tipoDe(subida).requestOf(subida.destino, file));
  try {
    for (let isOver = false; !isOver; ) {
      const event = yield* take(events);
      isOver = event.type !== 'progress';
      if (event.type === 'progress') yield* put(uploadProgressed({ id, progreso: event.progreso }));
      else yield* call(settle, subida, event, changes);
    }
  } finally {
    events.close();
  }
}

function* settle(sent: Subida, event: Exclude<UploadEvent, { type: 'progress' }>, changes: Channel<UnknownAction>) {
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
    // The person has meanwhile said how it goes on.
    if (tipo.isQuestion?.(error, sent.destino) && subida.destino !== sent.destino) {
      yield* put(retryRequested({ id }));
      return;
    }
    const estado = tipo.isQuestion?.(error, subida.destino) ? 'pregunta' : 'fallida';
    yield* put(uploadFailed({ id, problema: error.message, puedeReintentar: mayUploadAgain(error), estado }));
  }
}
