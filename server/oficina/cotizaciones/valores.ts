import { invalidField } from '../../common/errors/domain-error.js';
import { decimalDe } from '../../common/input/decimales.js';

const MAYOR_QUE_0 = 'debe ser mayor que 0.';
const LIMITES = { decimales: 10, enteros: 12, siNegativo: MAYOR_QUE_0 };

/**
 * Reads a rate or amount as people write it. The result is its decimal, or the problem in Spanish, to follow «El
 * valor».
 */
export function leerValor(text: string): { valor: string } | { problema: string } {
  const leido = decimalDe(text, LIMITES);
  if ('problema' in leido) {
    return leido;
  }
  return leido.valor === null || leido.valor === '0' ? { problema: MAYOR_QUE_0 } : { valor: leido.valor };
}

/** The decimal that a person wrote in a field. @throws DomainError 422 */
export function valorDe(campo: 'valor' | 'monto', text: string): string {
  const leido = leerValor(text);
  if ('problema' in leido) {
    throw invalidField(campo, `El ${campo} ${leido.problema}`);
  }
  return leido.valor;
}
