/** Whether a document's link opens a page, a mail or a place in the document. Files and programs are not allowed. */
export function esEnlaceInocuo(destino: string): boolean {
  return /^(https?:\/\/[^\s\\]|mailto:|#)[^\p{Cc}\\"\uFFFC]*$/iu.test(destino.trim());
}
