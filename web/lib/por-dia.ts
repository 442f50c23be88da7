import { daysBetween, formatFechaLarga } from './fechas';

interface Dia<Row> {
  /** «Hoy», «Ayer», «Hace 3 días» or, after a week, the date. */
  nombre: string;
  /** The date of the day. */
  fecha: string;
  entradas: Row[];
}

function nombreDe(moment: Date, ahora: Date): string {
  const dias = daysBetween(moment, ahora);
  if (dias === 0) return 'Hoy';
  if (dias === 1) return 'Ayer';
  return dias > 1 && dias < 7 ? `Hace ${dias} días` : formatFechaLarga(moment);
}

/** Groups entries (newest first) by their day in local time. */
export function groupByDay<Row extends { en: string }>(entradas: readonly Row[], ahora = new Date()): Dia<Row>[] {
  const dias: Dia<Row>[] = [];
  for (const entrada of entradas) {
    const moment = new Date(entrada.en);
    const fecha = formatFechaLarga(moment);
    const last = dias.at(-1);
    if (last?.fecha === fecha) last.entradas.push(entrada);
    else dias.push({ nombre: nombreDe(moment, ahora), fecha, entradas: [entrada] });
  }
  return dias;
}
