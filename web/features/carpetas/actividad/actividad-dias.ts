import { daysBetween, formatFechaLarga } from '../../../lib/fechas';

interface Dia<Row> {
  /** «Hoy», «Ayer» or the day itself. */
  nombre: string;
  entradas: Row[];
}

function nombreDe(moment: Date, ahora: Date): string {
  const dias = daysBetween(moment, ahora);
  if (dias === 0) return 'Hoy';
  return dias === 1 ? 'Ayer' : formatFechaLarga(moment);
}

/** Groups what happened (newest first) by its day in local time. */
export function groupByDay<Row extends { en: string }>(entradas: readonly Row[], ahora = new Date()): Dia<Row>[] {
  const dias: Dia<Row>[] = [];
  for (const entrada of entradas) {
    const nombre = nombreDe(new Date(entrada.en), ahora);
    const last = dias.at(-1);
    if (last?.nombre === nombre) last.entradas.push(entrada);
    else dias.push({ nombre, entradas: [entrada] });
  }
  return dias;
}
