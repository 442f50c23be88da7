/** The origins from which a term can count. A rule of law names its origin beside its days. */
export const CUENTA_DESDE = [
  /** The step that begins the term. */
  'movimiento',
  'firma',
  'presentacion',
  'pago_tasa',
  /** The issue of the rule's certificate, or the receipt of the rule's note. */
  'expedicion',
  'recepcion',
  /** The book of the protocolo. A term of the book runs in no carpeta. */
  'libro',
] as const;
export type CuentaDesde = (typeof CUENTA_DESDE)[number];

/**
 * The days in a carpeta from which a term can count. They are `YYYY-MM-DD`; null for an event that has not happened.
 */
export interface Origenes {
  firma: string | null;
  presentacion: string | null;
  pagoTasa: string | null;
}

/**
 * The day from which a term counts; null while it cannot run.
 * @param dia the day of the step that begins the term; null without such a step
 */
export function inicioDe(
  cuentaDesde: CuentaDesde,
  { firma, presentacion, pagoTasa }: Origenes,
  dia: string | null,
): string | null {
  switch (cuentaDesde) {
    case 'movimiento':
      return dia;
    case 'firma':
      return firma ?? dia;
    case 'presentacion':
      return presentacion;
    case 'pago_tasa':
      return pagoTasa;
    default:
      return null;
  }
}
