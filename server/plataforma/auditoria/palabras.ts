import { rolNombre } from '../../vocabulario/roles.js';

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/** The first word of an accion, which says what a fact is about: `carpeta` of `carpeta.movida`. */
export const temaDe = (accion: string): string => accion.split('.', 1)[0] ?? '';

/** A value, in quotation marks. */
export const quoted = (value: unknown): string => `«${String(value)}»`;

/** Several texts, as a sentence lists them. */
export const listed = (texts: unknown): string => LIST.format(texts as string[]);

/** The changed fields in a list, as people call them. */
export function named(campos: unknown, words: Readonly<Record<string, string>>): string {
  return listed((campos as string[]).map((campo) => words[campo] ?? campo));
}

/** A role in the cuenta, within a sentence. */
export function rolDeCuenta(rolId: unknown): string {
  return (rolNombre(Number(rolId)) || String(rolId)).toLowerCase();
}

/** Who confirmed what by the norm in force, or took that back. @param que such as «la regla Presentar» */
export function confirmacionEnTexto(que: string, isConfirmed: unknown): string {
  return isConfirmed ? `confirmó ${que} con la norma vigente` : `quitó la confirmación de ${que}`;
}

/** As {@link confirmacionEnTexto}, of several at once. @param palabra what each is, and several of them */
export function confirmadasEnTexto(nombres: unknown, palabra: readonly [string, string], isConfirmed: unknown): string {
  const cuantas = (nombres as string[]).length;
  const que = `${cuantas} ${palabra[cuantas === 1 ? 0 : 1]}`;
  return `${confirmacionEnTexto(que, isConfirmed)}: ${listed(nombres)}`;
}
