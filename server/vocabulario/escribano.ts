import type { Palabras } from './palabras.js';
import { ROL } from './roles.js';

/** In which capacity a notary signs. */
export type CaracterDeEscribano = 'titular' | 'adscripto';

/** The capacity in which somebody with a role signs; null for who does not sign. */
export function caracterDe(rolId: number): CaracterDeEscribano | null {
  return rolId === ROL.titular ? 'titular' : rolId === ROL.adscripto ? 'adscripto' : null;
}

/** «Ana Ruiz (titular)»: who signed, as the index says it. */
export function escribanoEnTexto(
  nombre: string | null,
  caracter: CaracterDeEscribano | null,
  palabras: Palabras,
): string {
  const comoFirma = caracter === 'adscripto' ? palabras.adscripto.toLowerCase() : caracter;
  return nombre === null ? '' : `${nombre} (${comoFirma ?? 'sin carácter para firmar'})`;
}
