import { isAnyOf } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, all, call, cancel, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
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
  yield* all(Array.from({ length: atOnce }, () => call(uploadInTurn, http, queue)));
}

function* uploadInTurn(http: Http, queue: Channel<Asked>) {
  while (true) {
    const { id } = (yield* take(queue)).payload;
    const subida = yield* select(selectSubida, id);
    // It was removed before its turn, or refused from the start.
    if (subida?.estado !== 'en_espera') continue;
    yield* race({
      sent: call(upload, http, subida),
      removed: take((action: unknown) => removeRequested.match(action) && action.payload.id === id),
    });
  }
}

function* upload(http: Http, subida: Subida) {
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
      else yield* call(settle, subida, event);
    }
  } finally {
    events.close();
  }
}

function* settle(sent: Subida, event: Exclude<UploadEvent, { type: 'progress' }>) {
  const { id } = sent;
  const subida = yield* select(selectSubida, id);
  if (!subida) return;
  const tipo = tipoDe(subida);
  try {
    if (event.type === 'failed') throw event.error;
    const { resultado, pideAtencion = false } = tipo.read(event.answer);
    forgetFile(id);
    yield* put(uploadFinished({ id, resultado, pideAtencion }));
    yield* put(tipo.changed(subida.destino, resultado));
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
