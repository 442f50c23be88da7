/** Cities whose Spanish names differ from the names of the time zones. */
const CIUDADES: Readonly<Record<string, string>> = {
  Asuncion: 'Asunción',
  Bogota: 'Bogotá',
  Canary: 'Canarias',
  Cancun: 'Cancún',
  Cordoba: 'Córdoba',
  Easter: 'Isla de Pascua',
  Havana: 'La Habana',
  London: 'Londres',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Mexico_City: 'Ciudad de México',
  New_York: 'Nueva York',
  Panama: 'Panamá',
  Rio_Gallegos: 'Río Gallegos',
  Tucuman: 'Tucumán',
};

/** «Buenos Aires»: the city that a time zone is named after. */
export function ciudadDeZona(zona: string): string {
  const city = zona.split('/').at(-1) ?? zona;
  return CIUDADES[city] ?? city.replaceAll('_', ' ');
}

/** «Buenos Aires · hora de Argentina (GMT-3)». */
export function nombreDeZona(zona: string): string {
  const named = partOf('es', zona, 'longGeneric').replace('estándar ', '');
  const hora = named.startsWith('hora') ? ` · ${named}` : '';
  return `${ciudadDeZona(zona)}${hora} (${partOf('en', zona, 'shortOffset')})`;
}

function partOf(locale: string, timeZone: string, timeZoneName: 'longGeneric' | 'shortOffset'): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
