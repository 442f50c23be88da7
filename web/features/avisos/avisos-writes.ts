import type { ApiDispatch } from '../../api/empty-api';
import type { LecturaAvisoDto } from '../../api/generated/notificaciones';
import { keepOrUndo } from '../../api/keep-or-undo';
import { type Aviso, type Familia, mensajesApi, notificacionesApi } from './avisos-api';

type Change = (avisos: Aviso[]) => Aviso[] | undefined;

const { endpoints: notifications } = notificacionesApi;
const { endpoints: messages } = mensajesApi;
const untracked = { track: false };

/** The same calls of both families. */
const calls = {
  notifications: {
    // Not toggle-read/{id}: of two tabs that both mark it as read, the second would undo the first.
    setRead: (dispatch: ApiDispatch, notification: LecturaAvisoDto) =>
      dispatch(notifications.notificationsSetRead.initiate({ leerNotificacionDto: { notification } }, untracked)),
    markAllRead: (dispatch: ApiDispatch) =>
      dispatch(notifications.notificationsMarkAllAsRead.initiate(undefined, untracked)),
    remove: (dispatch: ApiDispatch, id: string) =>
      dispatch(notifications.notificationsRemoveByPath.initiate({ id }, untracked)),
    restore: (dispatch: ApiDispatch, id: string) =>
      dispatch(notifications.notificationsRestore.initiate({ id }, untracked)),
    change: (change: Change) => notificacionesApi.util.updateQueryData('notificationsFindAll', undefined, change),
    refetch: () => notificacionesApi.util.invalidateTags(['notificaciones']),
  },
  messages: {
    setRead: (dispatch: ApiDispatch, message: LecturaAvisoDto) =>
      dispatch(messages.messagesSetRead.initiate({ leerMensajeDto: { message } }, untracked)),
    markAllRead: (dispatch: ApiDispatch) => dispatch(messages.messagesMarkAllAsRead.initiate(undefined, untracked)),
    remove: (dispatch: ApiDispatch, id: string) => dispatch(messages.messagesRemoveByPath.initiate({ id }, untracked)),
    restore: (dispatch: ApiDispatch, id: string) => dispatch(messages.messagesRestore.initiate({ id }, untracked)),
    change: (change: Change) => mensajesApi.util.updateQueryData('messagesFindAll', undefined, change),
    refetch: () => mensajesApi.util.invalidateTags(['mensajes']),
  },
};

// The panel's writes. Each shows at once; a refused one is taken back, and what is stored is fetched.

export const setAvisoRead = (familia: Familia, id: string, read: boolean) => (dispatch: ApiDispatch) =>
  showAtOnce(dispatch, familia, calls[familia].setRead(dispatch, { id, read }).unwrap(), (avisos) => {
    for (const aviso of avisos) if (aviso.id === id) aviso.read = read;
  });

export const markAllRead = (familia: Familia) => (dispatch: ApiDispatch) =>
  showAtOnce(dispatch, familia, calls[familia].markAllRead(dispatch).unwrap(), (avisos) => {
    for (const aviso of avisos) Object.assign(aviso, { read: true, seen: true });
  });

export const removeAviso = (familia: Familia, id: string) => (dispatch: ApiDispatch) =>
  showAtOnce(dispatch, familia, calls[familia].remove(dispatch, id).unwrap(), (avisos) =>
    avisos.filter((aviso) => aviso.id !== id),
  );

export const restoreAviso = (familia: Familia, id: string) => (dispatch: ApiDispatch) =>
  calls[familia].restore(dispatch, id).unwrap();

function showAtOnce<Answer>(
  dispatch: ApiDispatch,
  familia: Familia,
  sent: Promise<Answer>,
  change: Change,
): Promise<Answer> {
  const { undo } = dispatch(calls[familia].change(change));
  void keepOrUndo(sent, undo, () => dispatch(calls[familia].refetch()));
  return sent;
}
