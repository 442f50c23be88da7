import type { Archivo } from './archivo';

/** The way in which the viewer shows a file; null when the file can only be downloaded. */
export type VistaDeArchivo = 'pdf' | 'imagen' | 'texto' | 'docx' | 'xlsx' | 'csv' | null;

/** The most bytes of an office document that a page reads. */
const mostBytes = 25 * 1024 ** 2;

/**
 * The types for which the name of the file decides. The server does not recognise the text of older tables. It takes
 * some office documents for the archives in which they are packed. A document with a password is in an archive of the
 * older programs (x-cfb); the viewer tells that it has a password.
 */
const vague = /^application\/(octet-stream|zip|x-zip-compressed|x-cfb)$/;

/** The way in which a file is shown: by its type, or by its name where the type is vague. */
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
