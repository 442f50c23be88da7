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

/** Installs the sending of new comments, once. Comments are sent on any page, and survive a reload. */
export const installComentarios = oncePerApp((app) => {
  const { dispatch } = app.store;
  app.inject(comentariosNuevosSlice);
  runOutbox<ComentarioNuevo>(app, {
    selectAll: (state) => selectNuevos(state).comentarios,
    // A failed comment holds back the later comments of its carpeta, unless the server refused it.
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
