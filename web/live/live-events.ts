import { createAction } from '@reduxjs/toolkit';
import type { Usuario } from '../session/session';

/** What the server tells a connected tab: what changed, never the data itself (server/common/realtime). */
export type LiveEvent =
  | { type: 'notifications.changed' }
  | { type: 'messages.changed' }
  | { type: 'shortcuts.changed' }
  /** The person's own estado or preferences. */
  | { type: 'user.changed' }
  | { type: 'presence.changed'; usuarioId: string; estado: Usuario['estado'] }
  /** Who works in the cuenta, as what, or who is invited to. */
  | { type: 'team.changed' }
  /** The cuenta's name, numbering, logo, plan or closing. */
  | { type: 'cuenta.changed' }
  | { type: 'chat.changed'; chatId: string }
  /** The address book: contactos or their etiquetas. */
  | { type: 'contacts.changed' }
  /**
   * The tareas, their order or their etiquetas; `tasks` when nothing but those tareas has changed, of which each has its
   * place. None of them: only how an etiqueta is called, or that there is a new one.
   */
  | { type: 'tasks.changed'; tasks?: string[] }
  /** The person's own notas. */
  | { type: 'notes.changed' }
  /** Which tableros there are, what they are called and who works on them. */
  | { type: 'boards.changed' }
  /** What is on a tablero; `cards` when nothing but those cards has changed. */
  | { type: 'board.changed'; boardId: string; cards?: string[] };

/** Something changed in the present cuenta. Features take it; none of another cuenta arrives. */
export const liveEventReceived = createAction<LiveEvent>('live/eventReceived');

/** The connection is back after it was lost: what was told meanwhile was missed. */
export const liveResumed = createAction('live/resumed');
