import { put, takeEvery } from 'typed-redux-saga';
import { emptyApi } from '../api/empty-api';
import { type LiveEvent, liveEventReceived, liveResumed } from './live-events';

type Tag =
  | 'notificaciones'
  | 'mensajes'
  | 'atajos'
  | 'chat'
  | 'cuenta'
  | 'cuentas'
  | 'invitaciones'
  | 'miembros'
  | 'plan'
  | 'contactos'
  | 'tareas'
  | 'notas'
  | 'tableros';

/** What features keep that an event makes stale; they fetch it again where it is shown. */
const tagsOf: Record<LiveEvent['type'], (Tag | { type: Tag; id: string })[]> = {
  'notifications.changed': ['notificaciones'],
  'messages.changed': ['mensajes'],
  'chat.changed': ['chat'],
  'cuenta.changed': ['cuenta', 'cuentas', 'plan'],
  'presence.changed': ['miembros', 'chat'],
  'team.changed': ['miembros', 'cuentas', 'invitaciones', 'plan', 'chat'],
  // What a coleccion keeps, it follows itself.
  'shortcuts.changed': [],
  'contacts.changed': [],
  'tasks.changed': [{ type: 'tareas', id: 'pendientes' }],
  'notes.changed': ['notas'],
  'boards.changed': [{ type: 'tableros', id: 'lista' }],
  // As features/tableros with the cards.
  'board.changed': [],
  // The session keeps the person; web/session listens itself.
  'user.changed': [],
};

const allTags = [
  ...new Set([
    ...Object.values(tagsOf).flatMap((tags) => tags.map((tag) => (typeof tag === 'string' ? tag : tag.type))),
    ...(['atajos', 'contactos'] satisfies Tag[]),
  ]),
];

const api = emptyApi.enhanceEndpoints({ addTagTypes: allTags });

/** Makes the cache follow what the server tells. Every event counts, so none is dropped. */
export function* invalidateWhatChanged() {
  yield* takeEvery(liveEventReceived, function* ({ payload }) {
    const tags = tagsOf[payload.type] ?? [];
    if (tags.length > 0) yield* put(api.util.invalidateTags(tags));
  });
  // What was told while the connection was down is fetched from what is stored.
  yield* takeEvery(liveResumed, function* () {
    yield* put(api.util.invalidateTags(allTags));
  });
}
