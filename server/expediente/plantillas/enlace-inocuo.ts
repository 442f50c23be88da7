/** Whether a link of a document opens a page, a mail or a place in the document, and no file or program. */
export function esEnlaceInocuo(destino: string): boolean {
  return /^(https?:\/\/[^\s\\]|mailto:|#)[^\p{Cc}\\"\uFFFC]*$/iu.test(destino.trim());
}
