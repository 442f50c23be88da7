/** The countries whose notarial practice the product knows. */
export const paisesDeCuentas = ['AR', 'CL', 'ES', 'UY'] as const;
export type PaisDeCuenta = (typeof paisesDeCuentas)[number];

const names = new Intl.DisplayNames('es', { type: 'region' });

/** AR → «Argentina». An unknown code is shown as it is. */
export function paisNombre(codigo: string): string {
  return /^[A-Z]{2}$/.test(codigo) ? (names.of(codigo) ?? codigo) : codigo;
}
