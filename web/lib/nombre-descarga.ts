/** Extensions that name a file type. Text after another dot, as in «Acta 3.Final», is part of the name. */
const known =
  /\.(pdf|docx?|odt|rtf|txt|md|xlsx?|ods|csv|pptx?|odp|jpe?g|png|gif|webp|avif|tiff?|heic|bmp|svg|zip|eml|msg|p7[ms]|xml|json|html?)$/i;

/**
 * The file name of a downloaded version: the document's name with the version's extension. Versions may differ in type,
 * and people leave the extension out. The server names its downloads by the same rule.
 */
export function nombreDescarga(nombre: string, nombreOriginal: string): string {
  const extension = extensionOf(nombreOriginal);
  return extension === '' || extensionOf(nombre) === extension ? nombre : `${nombre.replace(known, '')}.${extension}`;
}

/** The extension in lower case without its dot, or ''. A leading dot begins a name, not an extension. */
const extensionOf = (nombre: string) => /[^.]\.([^.\s]+)$/u.exec(nombre)?.[1]?.toLowerCase() ?? '';
