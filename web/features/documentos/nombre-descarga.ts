/**
 * The name that a version is saved by: the document's, unless it says another type than the version's, since a later
 * version may be of another one. The server names its downloads by the same rule.
 */
export function nombreDescarga(nombre: string, nombreOriginal: string): string {
  return extensionOf(nombre) === extensionOf(nombreOriginal) ? nombre : nombreOriginal;
}

/** In lower case without its point, or ''. A leading point begins a name, not an extension. */
const extensionOf = (nombre: string) => /[^.]\.([^.\s]+)$/u.exec(nombre)?.[1]?.toLowerCase() ?? '';
