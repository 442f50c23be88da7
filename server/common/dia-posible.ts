/** A day before which something cannot have happened. */
export interface DiaAnterior {
  /** `YYYY-MM-DD`; null when it is not known. */
  dia: string | null;
  /** What it is of, after «No puede ser anterior»: «a la firma». */
  que: string;
}

/** Why a day on which something happened cannot be; null when it can. Days are `YYYY-MM-DD`. */
export function diaRefusal(dia: string, hoy: string, ...anteriores: readonly DiaAnterior[]): string | null {
  if (dia > hoy) {
    return 'Ese día todavía no llegó.';
  }
  const antes = anteriores.find((one) => one.dia !== null && dia < one.dia);
  return antes ? `No puede ser anterior ${antes.que}.` : null;
}
