import { call } from 'typed-redux-saga';
import type { ApiDispatch } from '../../../../api/empty-api';
import { keepOutbox } from '../../../../outbox/keep-outbox';
import { runOutbox } from '../../../../outbox/outbox-saga';
import { oncePerApp } from '../../../../store/once-per-app';
import { addSent, comentariosApi } from './comentarios-api';
import {
  type ComentarioNuevo,
  comentarioDiscarded,
  comentarioFailed,
  comentarioSent,
  comentariosNuevosSlice,
  comentariosRestored,
  comentarRequested,
  nuevosKey,
  recomentarRequested,
  selectNuevos,
} from './nuevos-slice';

/** Installs what sends new comments, once. It sends them whatever page is shown, and keeps them over a new load. */
export const installComentarios = oncePerApp((app) => {
  const { dispatch } = app.store;
  app.inject(comentariosNuevosSlice);
  runOutbox<ComentarioNuevo>(app, {
    selectAll: (state) => selectNuevos(state).comentarios,
    // One that waits keeps back the later ones of its carpeta.
    selectNext: (state) =>
      selectNuevos(state).comentarios.find(
        ({ carpetaId, hasFailed }, index, all) =>
          !hasFailed &&
          !all.slice(0, index).some((one) => one.carpetaId === carpetaId && one.hasFailed && !one.isRefused),
      ),
    deliver: (comentario) => deliver(dispatch, comentario),
    requested: comentarRequested,
    again: recomentarRequested,
    discarded: comentarioDiscarded,
    sent: comentarioSent,
    failed: comentarioFailed,
  });
  keepOutbox(app, {
    key: nuevosKey,
    select: selectNuevos,
    isEmpty: ({ comentarios }) => comentarios.length === 0,
    addressOf: ({ comentarios }) => `/carpetas/${comentarios[0]?.carpetaId}/actividad`,
    restore: (nuevos) => [
      comentariosRestored(nuevos),
      ...nuevos.comentarios.filter(({ isRefused }) => !isRefused).map(({ id }) => recomentarRequested({ id })),
    ],
  });
});

function* deliver(dispatch: ApiDispatch, { id, carpetaId, texto, menciones }: ComentarioNuevo) {
  const arg = { id: carpetaId, comentarDto: { id, texto, menciones } };
  const sending = () => dispatch(comentariosApi.endpoints.comentariosAdd.initiate(arg, { track: false })).unwrap();
  const comentario = yield* call(sending);
  dispatch(addSent(carpetaId, comentario));
}
