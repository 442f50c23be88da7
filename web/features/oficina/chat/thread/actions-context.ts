import { createContext, use } from 'react';
import type { Mensaje } from '../chat-api';

/** The actions on the messages of a thread. The functions stay the same while the thread is shown. */
export interface Acciones {
  usuarioId: string | undefined;
  /** Shows the toolbar of a message. */
  activate: (id: string) => void;
  /** Scrolls to a message of the conversation, and loads it if needed. */
  goTo: (id: string) => void;
  responder: (mensaje: Mensaje) => void;
  editar: (mensaje: Mensaje) => void;
  reaccionar: (mensaje: Mensaje, emoji: string) => void;
  openMenu: (mensaje: Mensaje, anchor: HTMLElement) => void;
  openEmojis: (mensaje: Mensaje, anchor: HTMLElement) => void;
  /** Pins a message, or unpins a pinned one. */
  fijar: (mensaje: Mensaje) => void;
  eliminar: (mensaje: Mensaje) => void;
  copiar: (mensaje: Mensaje) => void;
  openLecturas: (mensaje: Mensaje, anchor: HTMLElement) => void;
}

export const AccionesContext = createContext<Acciones | null>(null);

export function useAcciones(): Acciones {
  const acciones = use(AccionesContext);
  if (!acciones) throw new Error('There is no AccionesContext around this component');
  return acciones;
}
