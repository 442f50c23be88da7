import type { EstadoUsuario } from '../../usuarios/usuario.entity.js';

/** What the tabs of a person are told: what changed, never the data itself, which each fetches as itself. */
export type LiveEvent = Change & {
  /** Whose tab made the change: `usuarioId/X-Tab-Id`. */
  origin?: string;
};

type Change =
  | { type: 'notifications.changed' }
  | { type: 'messages.changed' }
  | { type: 'shortcuts.changed' }
  /** The person's own estado or preferences. */
  | { type: 'user.changed' }
  | { type: 'presence.changed'; usuarioId: string; estado: EstadoUsuario }
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
