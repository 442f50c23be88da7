/** The form of a name: no slashes, and more than dots. */
export const UN_NOMBRE = /^(?!\.*$)[^/\\]*$/;

/**
 * «Modelo.docx» → «Modelo (2).docx».
 * @param max the most characters of the result
 */
export function numbered(nombre: string, n: number, max: number): string {
  const [, base = nombre, extension = ''] = /^(.+?)(\.[^.\s]{1,20})?$/su.exec(nombre) ?? [];
  const suffix = ` (${n})`;
  const room = max - [...extension].length - suffix.length;
  return `${[...base].slice(0, room).join('').trim()}${suffix}${extension}`;
}
