import { createHash } from 'node:crypto';
import type Holidays from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import type { Confirmacion } from '../../common/confirmacion.js';
import { DIAS_DEL_PAIS, type DiaDelPais } from './dias-del-pais.js';

/** A day on which registers close. */
export interface DiaDelCalendario {
  /** `YYYY-MM-DD`. */
  dia: string;
  nombre: string;
  /** The norm that closes registers on this day. */
  fuente: string | null;
}

/** A cuenta's rule for holidays: its country's, which the office may change, or its own. */
export interface ReglaDeCalendario extends Confirmacion {
  /** A word for a country's rule, an id for a rule of the office. */
  clave: string;
  nombre: string;
  fuente: string;
  /** The region of the rule; null for the whole country. */
  ambito: string | null;
  /** `MM-DD`, for a rule of the office. Null for the country's rules, whose days the library computes. */
  diaDelAnio: string | null;
  desde: number | null;
  hasta: number | null;
  rige: boolean;
}

/** The years for which the library knows the holidays well enough. */
export const PRIMER_ANIO = 1950;
export const ULTIMO_ANIO = 2150;

/** The source that is shown for countries whose registers we do not know. */
const GENERAL = 'Calendario general del país';

/** The rules of a country, before any change by an office. */
const reglasDelPais = (pais: string): ReglaDeCalendario[] =>
  (DIAS_DEL_PAIS[pais] ?? []).map(({ clave, nombre, fuente, ambito, desde, hasta, rige }) => ({
    ...{ clave, nombre, fuente, ambito: ambito ?? null, diaDelAnio: null },
    ...{ desde: desde ?? null, hasta: hasta ?? null, rige: rige ?? true },
    ...{ confirmadaEn: null, confirmadaPor: null },
  }));

/**
 * The country's rules as the office changed them, then the office's own rules.
 * @param changed the rows of the cuenta
 */
export function reglasDeCuenta(pais: string, changed: readonly ReglaDeCalendario[]): ReglaDeCalendario[] {
  const rows = new Map(changed.map((row) => [row.clave, row]));
  const ofCountry = reglasDelPais(pais).map(({ ambito, ...regla }) => ({ ...regla, ...rows.get(regla.clave), ambito }));
  return [...ofCountry, ...changed.filter(({ diaDelAnio }) => diaDelAnio !== null)];
}

/** A hash of each country's rules. When it changes with a release, open plazos are computed again. */
export const HUELLAS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DIAS_DEL_PAIS).map(([pais, rules]) => [
    pais,
    createHash('sha256').update(JSON.stringify(rules)).digest('hex'),
  ]),
);

/**
 * The days of a year on which a country's registers close, in order, named in Spanish.
 * @param pais ISO 3166, such as `AR`; a country unknown to the library has no days
 * @param reglas the rules of the cuenta
 */
export async function calendarioDe(
  pais: string,
  anio: number,
  reglas: readonly ReglaDeCalendario[] = reglasDelPais(pais),
): Promise<DiaDelCalendario[]> {
  const byDay = Map.groupBy(
    [
      ...(DIAS_DEL_PAIS[pais] ? [] : await general(pais, anio)),
      ...(await Promise.all(reglas.map((regla) => closedBy(pais, anio, regla)))).flat(),
    ],
    ({ dia }) => dia,
  );
  return [...byDay]
    .map(([dia, days]) => ({ dia, nombre: joined(days, 'nombre', 120), fuente: joined(days, 'fuente', 300) || null }))
    .toSorted((a, b) => (a.dia < b.dia ? -1 : 1));
}

/** The days of a rule in a year, even when the rule is not in force. */
export async function diasDe(pais: string, anio: number, regla: ReglaDeCalendario): Promise<string[]> {
  if ((regla.desde ?? anio) > anio || (regla.hasta ?? anio) < anio) return [];
  if (regla.diaDelAnio) return isDay(anio, regla.diaDelAnio) ? [`${anio}-${regla.diaDelAnio}`] : [];
  return (await ofCountry(pais, anio)).get(regla.clave) ?? [];
}

/**
 * The number of days that a year lacks, for a rule whose days are decided yearly.
 * @param propios the days of that year that the office added
 * @returns null where nobody knows how many; 0 where no day is missing
 */
export async function faltanDe(
  pais: string,
  anio: number,
  { clave, rige }: ReglaDeCalendario,
  propios: readonly string[],
): Promise<number | null> {
  const rules = DIAS_DEL_PAIS[pais] ?? [];
  const cadaAnio = rules.find((rule) => rule.clave === clave)?.cadaAnio;
  if (!rige || cadaAnio === undefined) return 0;
  const days = await ofCountry(pais, anio);
  const daysOf = (one: string) => days.get(one) ?? [];
  if (cadaAnio === null) return daysOf(clave).length > 0 ? 0 : null;
  const national = rules.filter((rule) => rule.ambito === undefined && (rule.rige ?? true));
  const closed = new Set([...national.flatMap((rule) => daysOf(rule.clave)), ...daysOf(clave), ...propios]);
  return Math.max(0, cadaAnio - [...closed].filter((dia) => !isSunday(dia)).length);
}

const isSunday = (dia: string): boolean => new Date(dia).getUTCDay() === 0;

async function closedBy(pais: string, anio: number, regla: ReglaDeCalendario): Promise<DiaDelCalendario[]> {
  const days = regla.rige ? await diasDe(pais, anio, regla) : [];
  return days.map((dia) => ({ dia, nombre: regla.nombre, fuente: regla.fuente }));
}

const joined = (days: readonly DiaDelCalendario[], field: 'nombre' | 'fuente', length: number): string =>
  [...new Set(days.map((day) => day[field]))].join(' y ').slice(0, length);

/** Whether the year has this day. Most years have no 29 February. */
const isDay = (anio: number, diaDelAnio: string): boolean =>
  new Date(`${anio}-${diaDelAnio}T00:00:00Z`).toISOString().slice(5, 10) === diaDelAnio;

const known = new Map<string, Promise<ReadonlyMap<string, string[]>>>();

/** The days of a year, by the clave of each rule of a country. */
function ofCountry(pais: string, anio: number): Promise<ReadonlyMap<string, string[]>> {
  const key = `${pais}/${anio}`;
  const days = known.get(key) ?? read(pais, anio);
  known.set(key, days);
  return days;
}

async function read(pais: string, anio: number): Promise<ReadonlyMap<string, string[]>> {
  const Library = await library();
  const rules = DIAS_DEL_PAIS[pais] ?? [];
  const calendar = new Library(pais);
  for (const cuando of rules.flatMap((rule) => rule.cuando))
    calendar.setHoliday(cuando, { name: cuando, type: 'public' });
  const days = publicDays(calendar, anio);
  const daysOf = ({ cuando }: DiaDelPais) => days.filter(({ rule }) => cuando.includes(rule)).map(({ dia }) => dia);
  return new Map(rules.map((rule) => [rule.clave, [...new Set(daysOf(rule))]]));
}

const generalDays = new Map<string, Promise<DiaDelCalendario[]>>();

/** The library's public holidays. They are holidays from work, not the days on which registers close. */
function general(pais: string, anio: number): Promise<DiaDelCalendario[]> {
  const key = `${pais}/${anio}`;
  const days =
    generalDays.get(key) ??
    library().then((Library) =>
      publicDays(new Library(pais), anio).map(({ dia, name }) => ({ dia, nombre: name, fuente: GENERAL })),
    );
  generalDays.set(key, days);
  return days;
}

function publicDays(holidays: Holidays, anio: number): (HolidaysTypes.Holiday & { dia: string })[] {
  return holidays
    .getHolidays(anio, 'es')
    .filter(({ type }) => type === 'public')
    .map((holiday) => ({ ...holiday, dia: holiday.date.slice(0, 10) }))
    .filter(({ dia }) => dia.startsWith(`${anio}-`));
}

/** Imported at its first use: most requests need no holidays, and its data takes megabytes. */
const library = async (): Promise<typeof Holidays> => (await import('date-holidays')).default;
