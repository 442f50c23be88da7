import type { MensajesReactApiArg, MensajesUnreactApiArg, NombradoDto } from '../../../api/generated/conversaciones';
import type { Mensaje } from './chat-api';

/** The person who puts an emoji or takes it back. The server knows the person; the change shown at once needs them. */
interface DeAlguien {
  usuario: NombradoDto;
}
export type Reaccion = MensajesReactApiArg & DeAlguien;
export type SinReaccion = MensajesUnreactApiArg & DeAlguien;

type Reacciones = Mensaje['reacciones'];

/** Puts a person's emoji on a message, at most once. */
export function withReaccion(reacciones: Reacciones, emoji: string, usuario: NombradoDto): Reacciones {
  const known = reacciones.find((reaccion) => reaccion.emoji === emoji);
  if (!known) return [...reacciones, { emoji, usuarios: [usuario] }];
  if (known.usuarios.some(({ id }) => id === usuario.id)) return reacciones;
  return reacciones.map((each) => (each === known ? { emoji, usuarios: [...known.usuarios, usuario] } : each));
}

/** Removes a person's emoji from a message. */
export const withoutReaccion = (reacciones: Reacciones, emoji: string, usuarioId: string): Reacciones =>
  reacciones
    .map((each) =>
      each.emoji === emoji ? { emoji, usuarios: each.usuarios.filter(({ id }) => id !== usuarioId) } : each,
    )
    .filter(({ usuarios }) => usuarios.length > 0);
