/** Extensions by which a name says its type. What follows another dot, as in «Acta 3.Final», is part of the name. */
const known =
  /\.(pdf|docx?|odt|rtf|txt|md|xlsx?|ods|csv|pptx?|odp|jpe?g|png|gif|webp|avif|tiff?|heic|bmp|svg|zip|eml|msg|p7[ms]|xml|json|html?)$/i;

/**
 * The file name of a downloaded version: the document's name with the version's extension, since versions may differ in
 * type, and people leave it out. The server names its downloads by the same rule.
 */
export function nombreDescarga(nombre: string, nombreOriginal: string): string {
  const extension = extensionOf(nombreOriginal);
  return extension === '' || extensionOf(nombre) === extension ? nombre : `${nombre.replace(known, '')}.${extension}`;
}

/** In lower case without its dot, or ''. A leading dot begins a name, not an extension. */
const extensionOf = (nombre: string) => /[^.]\.([^.\s]+)$/u.exec(nombre)?.[1]?.toLowerCase() ?? '';
