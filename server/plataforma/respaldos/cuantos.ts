const UNITS = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];

/** A number as it is written in Spanish. */
export function cuantos(number: number): string {
  return number.toLocaleString('es-AR');
}

/** A size in bytes, for people. */
export function tamano(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  return `${(bytes / 1024 ** power).toLocaleString('es-AR', { maximumFractionDigits: 1 })} ${UNITS[power]}`;
}
