import { rolNombre } from '../../vocabulario/roles.js';

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/** The first word of an accion, which names its subject: `carpeta` of `carpeta.movida`. */
export const temaDe = (accion: string): string => accion.split('.', 1)[0] ?? '';

export const quoted = (value: unknown): string => `«${String(value)}»`;

/** Texts joined as in a sentence. */
export const listed = (texts: unknown): string => LIST.format(texts as string[]);

/** The labels of the changed fields, joined as in a sentence. */
export function named(campos: unknown, words: Readonly<Record<string, string>>): string {
  return listed((campos as string[]).map((campo) => words[campo] ?? campo));
}

/** A role in the cuenta, within a sentence. */
export function rolDeCuenta(rolId: unknown): string {
  return (rolNombre(Number(rolId)) || String(rolId)).toLowerCase();
}

/**
 * Says that somebody confirmed a thing by the norm in force, or withdrew the confirmation.
 * @param que the thing, such as «la regla Presentar»
 */
export function confirmacionEnTexto(que: string, isConfirmed: unknown): string {
  return isConfirmed ? `confirmó ${que} con la norma vigente` : `quitó la confirmación de ${que}`;
}

/**
 * As {@link confirmacionEnTexto}, for several things.
 * @param palabra the noun for each thing, in singular and plural
 */
export function confirmadasEnTexto(nombres: unknown, palabra: readonly [string, string], isConfirmed: unknown): string {
  const cuantas = (nombres as string[]).length;
  const que = `${cuantas} ${palabra[cuantas === 1 ? 0 : 1]}`;
  return `${confirmacionEnTexto(que, isConfirmed)}: ${listed(nombres)}`;
}
