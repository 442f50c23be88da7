import type { EstadoUsuario } from '../../usuarios/usuario.entity.js';

/** What the tabs of a person are told: what changed, never the data itself, which each fetches as itself. */
export type LiveEvent =
  | { type: 'notifications.changed' }
  | { type: 'messages.changed' }
  | { type: 'shortcuts.changed' }
  /** The person's own estado or preferences. */
  | { type: 'user.changed' }
  | { type: 'presence.changed'; usuarioId: string; estado: EstadoUsuario }
  | { type: 'chat.changed'; chatId: string };
