/**
 * The file name of a downloaded version. It is the document's name, unless the version has another extension, since
 * versions may differ in type. The server names its downloads by the same rule.
 */
export function nombreDescarga(nombre: string, nombreOriginal: string): string {
  return extensionOf(nombre) === extensionOf(nombreOriginal) ? nombre : nombreOriginal;
}

/** In lower case without its dot, or ''. A leading dot begins a name, not an extension. */
const extensionOf = (nombre: string) => /[^.]\.([^.\s]+)$/u.exec(nombre)?.[1]?.toLowerCase() ?? '';
