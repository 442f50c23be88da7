import type { Archivo } from './archivo';

/** How the viewer shows a file; null when it can only be downloaded. */
export type VistaDeArchivo = 'pdf' | 'imagen' | 'texto' | 'docx' | 'xlsx' | 'csv' | null;

/** In bytes: a page reads no larger document of an office program. */
const mostBytes = 25 * 1024 ** 2;

/**
 * The server does not know the text of older tables, and takes some documents for the archives that they are. Those with a
 * password are in an archive of the older programs (x-cfb), which the viewer tells.
 */
const vague = /^application\/(octet-stream|zip|x-zip-compressed|x-cfb)$/;

/** How a file is shown, by its type and, where that does not tell, by its name. */
export function vistaDe({ mime, nombre, bytes, previsualizable }: Archivo): VistaDeArchivo {
  const extension = nombre.slice(nombre.lastIndexOf('.') + 1).toLowerCase();
  if (bytes > 0 && bytes <= mostBytes) {
    if (extension === 'csv' && (mime === 'text/plain' || vague.test(mime))) return 'csv';
    const isOf = (type: string, name: string) => mime.endsWith(type) || (vague.test(mime) && extension === name);
    if (isOf('.wordprocessingml.document', 'docx')) return 'docx';
    if (isOf('.spreadsheetml.sheet', 'xlsx')) return 'xlsx';
  }
  if (!previsualizable) return null;
  if (mime === 'application/pdf') return 'pdf';
  return mime.startsWith('image/') ? 'imagen' : 'texto';
}
