/** The year of a day. @param fecha `YYYY-MM-DD` */
export function yearOf(fecha: string): number {
  return Number(fecha.slice(0, 4));
}

/** A day as people write it: 04/03/2026. @param fecha `YYYY-MM-DD` */
export function fechaEnTexto(fecha: string): string {
  return fecha.split('-').toReversed().join('/');
}

/** Why a day cannot be the day of a signature; null for a possible day. Both days are `YYYY-MM-DD`. */
export function fechaFirmaRefusal(fecha: string, today: string): string | null {
  if (fecha > today) {
    return `La fecha de firma no puede ser posterior a hoy, ${fechaEnTexto(today)}.`;
  }
  return yearOf(fecha) < 1900 ? 'El año de la firma no parece correcto.' : null;
}
