import type { DateTime } from 'luxon';
import type { EstadoCarpeta } from '../vocabulario/carpeta-estados.js';
import { DemoRandom } from './demo-random.js';

/** The facts from which the history of a carpeta follows. */
interface Story {
  estado: EstadoCarpeta;
  /** The number of days since the carpeta was opened. */
  antiguedad: number;
  /** The index of the carpeta among the carpetas in the same state. */
  lugar: number;
  /** The states to which the carpeta moved after its opening. */
  states: readonly EstadoCarpeta[];
  /** Today, in the office's time zone. */
  today: DateTime;
  seed: string;
}

/** Days from today to the planned signature, by `lugar`. Past days are negative; null means no planned day. */
const FIRMA: Partial<Record<EstadoCarpeta, readonly (number | null)[]>> = {
  borrador: [null, 25, null, 12, null],
  en_preparacion: [6, null, -4, 15, 3, 21, -11, 9, null, 30],
  lista_para_firma: [1, -2, 0, 4, 8],
  suspendida: [-35, null],
};
/** The fewest and the most days from opening to archiving. */
const WHOLE_LIFE = [35, 120] as const;

/** The moments of a carpeta's opening and moves, and the day of its signature, planned or past. */
export function calendarOf({ estado, antiguedad, lugar, states, today, seed }: Story): {
  creadaEn: Date;
  pasos: { estado: EstadoCarpeta; en: Date }[];
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista: string | null;
} {
  // An own random sequence. Its length depends on the day, so the sequence of the carpeta's other data stays the same.
  const now = { today, random: new DemoRandom(`${seed}/calendario`) };
  const lasted =
    estado === 'archivada'
      ? Math.min(now.random.int(...WHOLE_LIFE), antiguedad * 0.9)
      : antiguedad * (0.6 + now.random.next() * 0.38);
  const creada = momentAgo(antiguedad, now);
  let last = creada;
  const pasos = states.map((state, i) => {
    const next = momentAgo(antiguedad - (lasted * (i + 1)) / states.length, now);
    last = next > last ? next : last.plus({ minutes: 5 });
    return { estado: state, en: last };
  });
  const days = FIRMA[estado]?.[lugar] ?? null;
  const firma = pasos.find((paso) => paso.estado === 'firmada')?.en ?? (days === null ? null : today.plus({ days }));
  return {
    creadaEn: creada.toJSDate(),
    pasos: pasos.map((paso) => ({ ...paso, en: paso.en.toJSDate() })),
    fechaFirmaPrevista: firma?.toFormat('yyyy-MM-dd') ?? null,
  };
}

/** A moment in the working hours of a day. Weekends become Fridays. The last few days stay, so that they look busy. */
function momentAgo(days: number, { today, random }: { today: DateTime; random: DemoRandom }): DateTime {
  const day = today.minus({ days: Math.round(days) });
  const workday = days > 4 ? day.minus({ days: Math.max(day.weekday - 5, 0) }) : day;
  const moment = workday.set({ hour: random.int(9, 17), minute: random.int(0, 59), second: random.int(0, 59) });
  return moment < today ? moment : today.minus({ minutes: random.int(10, 90) });
}
