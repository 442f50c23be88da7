import { createAction } from '@reduxjs/toolkit';
import type { Usuario } from '../session/session';

/** What the server tells a connected tab: what changed, never the data itself (server/common/realtime). */
export type LiveEvent = { origin?: string } & Change;

type Change =
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
  /** The address book: contactos or their etiquetas; `contacts` when nothing but those contactos has changed. */
  | { type: 'contacts.changed'; contacts?: string[] }
  /**
   * The tareas, their order or their etiquetas; `tasks` when nothing but those tareas has changed, of which each has its
   * place. None of them: only how an etiqueta is called, or that there is a new one.
   */
  | { type: 'tasks.changed'; tasks?: string[] }
  /** The person's own notas or their etiquetas; `notes` when nothing but those notas has changed. */
  | { type: 'notes.changed'; notes?: string[] }
  /** Which tableros there are, what they are called and who works on them. */
  | { type: 'boards.changed' }
  /** What is on a tablero; `cards` when nothing but those cards has changed. */
  | { type: 'board.changed'; boardId: string; cards?: string[] };

/** What arrived, and whether this tab itself made the change. */
type Received = LiveEvent & { isOwn?: boolean };

/** Something changed in the present cuenta. Features take it; none of another cuenta arrives. */
export const liveEventReceived = createAction<Received>('live/eventReceived');

/** The connection is back after it was lost: what was told meanwhile was missed. */
export const liveResumed = createAction('live/resumed');
