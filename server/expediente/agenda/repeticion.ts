import { DateTime } from 'luxon';
import type { ErrorDetail } from '../../common/errors/domain-error.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import { type Cada, diaDeSemana, MAX_ANIOS, MAX_VECES, type Orden, ordenDe } from '../../vocabulario/repeticion.js';

/** The end of a series: a last day, `YYYY-MM-DD`, or a number of events. The other is null. */
interface Fin {
  hasta: string | null;
  veces: number | null;
}

/** The rule of a series, which gives its days. */
export interface Regla extends Fin {
  cada: Cada;
  /** The weekdays of `semana`, from 1, Monday, to 7. */
  dias: number[];
  /**
   * The day of the month of `mes` and `anio`. A month that lacks it has its last day instead: the rent that is paid on
   * the 31st is also paid in April. Programs that skip such months lose what people expect.
   */
  dia: number | null;
  /** The week of `mes_por_semana`. */
  orden: Orden | null;
  /** The first day, `YYYY-MM-DD`. */
  inicio: string;
}

/** How a person asks that an event repeat. The rest of the rule follows from its day. */
export interface Repeticion {
  cada: Cada;
  dias?: number[] | undefined;
  hasta?: string | undefined;
  veces?: number | undefined;
}

/**
 * The rule by which a day repeats. It begins on the first day that fits: a series on Fridays of a Wednesday begins on
 * Friday.
 * @param dia `YYYY-MM-DD`
 */
export function reglaDe({ cada, dias = [], hasta, veces }: Repeticion, dia: string): Regla {
  const regla = {
    ...{ cada, hasta: hasta ?? null, veces: veces ?? null },
    ...enElDia(cada, dia),
    dias: cada === 'semana' ? [...new Set(dias)].toSorted() : [],
  };
  const [first] = diasDe({ ...regla, hasta: null, veces: 1 });
  return { ...regla, inicio: first ?? dia };
}

/** The fields of a rule that follow from its first day. */
function enElDia(cada: Cada, inicio: string): Pick<Regla, 'dia' | 'orden' | 'inicio'> {
  return {
    inicio,
    dia: cada === 'mes' || cada === 'anio' ? Number(inicio.slice(8)) : null,
    orden: cada === 'mes_por_semana' ? ordenDe(inicio) : null,
  };
}

/** What of a rule's end cannot be; null for a possible end. */
export function problemaDe(regla: Regla): ErrorDetail | null {
  const { inicio, hasta, veces } = regla;
  const last = ultimoDia(inicio);
  if (hasta !== null && hasta < inicio) {
    const mensaje = `La primera vez es el ${fechaEnTexto(inicio)}: elija ese día o uno posterior.`;
    return { campo: 'repeticion.hasta', mensaje };
  }
  if (hasta !== null && hasta > last) {
    const mensaje = `Se repite hasta ${MAX_ANIOS} años: elija un día hasta el ${fechaEnTexto(last)}.`;
    return { campo: 'repeticion.hasta', mensaje };
  }
  const dias = diasDe(regla);
  if (dias.length > MAX_VECES) {
    const mensaje = `Se repite hasta ${MAX_VECES} veces: elija un día hasta el ${fechaEnTexto(dias[MAX_VECES - 1]!)}.`;
    return { campo: 'repeticion.hasta', mensaje };
  }
  if (veces !== null && (dias.at(-1) ?? inicio) > last) {
    const fits = dias.filter((dia) => dia <= last).length;
    const mensaje = `Se repite hasta ${MAX_ANIOS} años, que son ${fits} veces: elija menos veces.`;
    return { campo: 'repeticion.veces', mensaje };
  }
  return null;
}

const ultimoDia = (inicio: string): string => isoOf(utc(inicio).plus({ years: MAX_ANIOS }));

/** The days of a rule, in order, at most one more than {@link MAX_VECES}. */
export function diasDe(regla: Regla): string[] {
  const { inicio, hasta, veces } = regla;
  const dias: string[] = [];
  for (const one of candidatos(regla)) {
    const dia = isoOf(one);
    if ((hasta !== null && dia > hasta) || dias.length >= (veces ?? MAX_VECES + 1)) {
      return dias;
    }
    if (dia >= inicio) {
      dias.push(dia);
    }
  }
  return dias;
}

/** The days that fit a rule from the month of its first day on, without an end. */
function* candidatos({ cada, dias, dia, orden, inicio }: Regla): Generator<DateTime, void> {
  const first = utc(inicio);
  const month = first.startOf('month');
  for (let n = 0; ; n += 1) {
    if (cada === 'mes' || cada === 'anio') {
      const one = month.plus({ [cada === 'mes' ? 'months' : 'years']: n });
      yield one.set({ day: Math.min(dia ?? 1, one.daysInMonth ?? 28) });
    } else if (cada === 'mes_por_semana') {
      yield nthOf(month.plus({ months: n }), first.weekday, orden ?? 1);
    } else {
      const one = first.plus({ days: n });
      const fits = cada === 'dia' || (cada === 'semana' ? dias.includes(one.weekday) : one.weekday <= 5);
      if (fits) {
        yield one;
      }
    }
  }
}

/** A weekday of a month. @param month its first day */
function nthOf(month: DateTime, weekday: number, orden: Orden): DateTime {
  if (orden === -1) {
    const last = month.endOf('month').startOf('day');
    return last.minus({ days: (last.weekday - weekday + 7) % 7 });
  }
  return month.plus({ days: ((weekday - month.weekday + 7) % 7) + (orden - 1) * 7 });
}

/**
 * Splits a rule before one of its days.
 * @param index of the first day of the second part, above 0
 */
export function partida(regla: Regla, index: number): [antes: Regla, desde: Regla] {
  const { hasta, veces } = regla;
  const inicio = diasDe(regla)[index]!;
  return [
    { ...regla, hasta: null, veces: index },
    // The day of the month stays: a series of the 31st may be split in February.
    { ...regla, inicio, hasta, veces: veces === null ? null : veces - index },
  ];
}

/**
 * The rule whose days are those of another one, moved as one of them is. The weekdays turn with it, and a day of a month
 * or of a year is the new one.
 * @param index of the moved day
 * @param a the new day, `YYYY-MM-DD`
 * @returns null when no such rule gives the day
 */
export function movida(regla: Regla, index: number, a: string): Regla | null {
  const { cada, dias, inicio } = regla;
  const before = diasDe(regla);
  const from = before[index]!;
  if (a === from) {
    return regla;
  }
  const shift = utc(a).diff(utc(from), 'days').days;
  const turned = dias.map((one) => ((((one - 1 + shift) % 7) + 7) % 7) + 1).toSorted();
  const months = cada === 'mes' || cada === 'mes_por_semana' || cada === 'anio';
  // The last day of the moved rule gives way, since the number of days stays.
  const base = { ...regla, dias: turned, hasta: null, veces: before.length };
  const after = months
    ? { ...base, ...enElDia(cada, a), inicio: inicioDe({ ...base, ...enElDia(cada, a) }, regla, index, a) }
    : { ...base, inicio: isoOf(utc(inicio).plus({ days: shift })) };
  const moved = cada === 'lunes_a_viernes' ? [] : diasDe(after);
  return moved[index] === a && moved.length === before.length ? after : null;
}

/** The first day of a moved rule of months or years: so many steps before the moved day as the rule had. */
function inicioDe({ dia, orden }: Regla, { cada }: Regla, index: number, a: string): string {
  const month = utc(a)
    .startOf('month')
    .minus({ [cada === 'anio' ? 'years' : 'months']: index });
  return isoOf(
    cada === 'mes_por_semana'
      ? nthOf(month, diaDeSemana(a), orden ?? 1)
      : month.set({ day: Math.min(dia ?? 1, month.daysInMonth ?? 28) }),
  );
}

const BYDAY = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * A rule as calendars write it (RFC 5545, RRULE).
 * @param until the beginning of the last event, in UTC: `20270304T130000Z`
 */
export function rruleOf({ cada, dias, dia, orden, inicio }: Regla, until: string): string {
  const weekday = BYDAY[diaDeSemana(inicio) - 1];
  const byMonthDay = ultimoPosible(dia ?? 1);
  const parts: Record<Cada, string> = {
    dia: 'FREQ=DAILY',
    lunes_a_viernes: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    semana: `FREQ=WEEKLY;BYDAY=${dias.map((one) => BYDAY[one - 1]).join(',')}`,
    mes: `FREQ=MONTHLY;${byMonthDay}`,
    mes_por_semana: `FREQ=MONTHLY;BYDAY=${orden}${weekday}`,
    anio: `FREQ=YEARLY;BYMONTH=${Number(inicio.slice(5, 7))};${byMonthDay}`,
  };
  return `${parts[cada]};UNTIL=${until}`;
}

/** The day of a month, or the last one of a shorter month. */
function ultimoPosible(dia: number): string {
  const days = Array.from({ length: dia - 27 }, (_, n) => 28 + n);
  return dia > 28 ? `BYMONTHDAY=${days.join(',')};BYSETPOS=-1` : `BYMONTHDAY=${dia}`;
}

const utc = (dia: string): DateTime => DateTime.fromISO(dia, { zone: 'utc' });
const isoOf = (day: DateTime): string => day.toFormat('yyyy-MM-dd');
