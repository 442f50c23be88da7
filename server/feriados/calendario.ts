/** A day off in the calendar of a country. */
export interface DiaDelCalendario {
  /** `YYYY-MM-DD`. */
  dia: string;
  nombre: string;
}

/** The years of which the library knows the holidays well enough. */
export const PRIMER_ANIO = 1950;
export const ULTIMO_ANIO = 2150;

const known = new Map<string, Promise<DiaDelCalendario[]>>();

/**
 * The national public holidays of a country in a year, in order, named in Spanish.
 * @param pais ISO 3166, such as `AR`; a country that the library does not know has none
 */
export function calendarioDe(pais: string, anio: number): Promise<DiaDelCalendario[]> {
  const key = `${pais}/${anio}`;
  const days = known.get(key) ?? read(pais, anio);
  known.set(key, days);
  return days;
}

async function read(pais: string, anio: number): Promise<DiaDelCalendario[]> {
  // Imported here, since most requests need no holidays, and its data takes some megabytes.
  const { default: Holidays } = await import('date-holidays');
  const byDay = new Map<string, Set<string>>();
  for (const { type, date, name } of new Holidays(pais).getHolidays(anio, 'es')) {
    if (type !== 'public') continue;
    const dia = date.slice(0, 10);
    byDay.set(dia, (byDay.get(dia) ?? new Set()).add(name));
  }
  return [...byDay]
    .map(([dia, nombres]) => ({ dia, nombre: [...nombres].join(' y ').slice(0, 120) }))
    .filter(({ dia }) => dia.startsWith(`${anio}-`))
    .toSorted((a, b) => (a.dia < b.dia ? -1 : 1));
}
