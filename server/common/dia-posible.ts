/** A day that an event cannot precede. */
export interface DiaAnterior {
  /** `YYYY-MM-DD`; null when the day is unknown. */
  dia: string | null;
  /** The name of the day, after «No puede ser anterior»: «a la firma». */
  que: string;
}

/** Why a day of an event is impossible; null for a possible day. Days are `YYYY-MM-DD`. */
export function diaRefusal(dia: string, hoy: string, ...anteriores: readonly DiaAnterior[]): string | null {
  if (dia > hoy) {
    return 'Ese día todavía no llegó.';
  }
  const antes = anteriores.find((one) => one.dia !== null && dia < one.dia);
  return antes ? `No puede ser anterior ${antes.que}.` : null;
}
