/** What a term counts from. A rule of law says it beside its days. */
export const CUENTA_DESDE = [
  /** The step that begins it. */
  'movimiento',
  'firma',
  'presentacion',
  'pago_tasa',
  /** When the certificate was issued, or the note received, that its rule is of. */
  'expedicion',
  'recepcion',
  /** The book of the protocolo: it runs in no carpeta. */
  'libro',
] as const;
export type CuentaDesde = (typeof CUENTA_DESDE)[number];

/** What a term can count from in a carpeta: days `YYYY-MM-DD`, null for what has not come. */
export interface Origenes {
  firma: string | null;
  presentacion: string | null;
  pagoTasa: string | null;
}

/**
 * The day from which a term counts; null while it cannot run.
 * @param dia that of the step that begins it; null where no step does
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
