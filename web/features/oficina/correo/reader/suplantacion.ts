import { fold } from '../../../../lib/fold';
import type { Corresponsal } from '../correos-api';

/**
 * The identity that a sender's name pretends: another address, or a member of the cuenta whose address it is not. Null
 * when the name pretends nothing.
 */
export function suplantadoPor(
  { nombre, direccion, usuarioId }: Corresponsal,
  miembros: readonly { nombre: string }[],
): string | null {
  const [address] = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]*\w/.exec(nombre) ?? [];
  if (address && address.toLowerCase() !== direccion.toLowerCase()) return address;
  if (usuarioId) return null;
  const said = wordsOf(nombre);
  // The words count in any order, and with other words around them: «Ruiz, Ana (escribanía)».
  const isMeant = (words: string[]) => words.length > 1 && words.every((word) => said.includes(word));
  return miembros.find((miembro) => isMeant(wordsOf(miembro.nombre)))?.nombre ?? null;
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
