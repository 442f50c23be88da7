import { fold } from '../../../../lib/fold';
import type { Corresponsal } from '../correos-api';

/**
 * Whom the name of a sender pretends to be: another address, or a member of the cuenta by an address that is not theirs.
 * Null when it pretends nothing.
 */
export function suplantadoPor(
  { nombre, direccion, usuarioId }: Corresponsal,
  miembros: readonly { nombre: string }[],
): string | null {
  const [address] = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]*\w/.exec(nombre) ?? [];
  if (address && address.toLowerCase() !== direccion.toLowerCase()) return address;
  if (usuarioId) return null;
  const said = wordsOf(nombre);
  // In any order, and with words around it: «Ruiz, Ana (escribanía)».
  const isMeant = (words: string[]) => words.length > 1 && words.every((word) => said.includes(word));
  return miembros.find((miembro) => isMeant(wordsOf(miembro.nombre)))?.nombre ?? null;
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
