import type { Palabras } from './palabras.js';
import { ROL } from './roles.js';

/** The capacity in which a notary signs. */
export type CaracterDeEscribano = 'titular' | 'adscripto';

/** The capacity in which a person with a role signs. Null for roles that do not sign. */
export function caracterDe(rolId: number): CaracterDeEscribano | null {
  return rolId === ROL.titular ? 'titular' : rolId === ROL.adscripto ? 'adscripto' : null;
}

/** The name and capacity of the notary who signed, as in the index: «Ana Ruiz (titular)». */
export function escribanoEnTexto(
  nombre: string | null,
  caracter: CaracterDeEscribano | null,
  palabras: Palabras,
): string {
  const comoFirma = caracter === 'adscripto' ? palabras.adscripto.toLowerCase() : caracter;
  return nombre === null ? '' : `${nombre} (${comoFirma ?? 'sin carácter para firmar'})`;
}
