import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import styles from './hojas.module.css';

/** A longer PDF is downloaded instead: its pictures would not fit in the memory of a phone. */
export const maxHojas = 100;

/** More than `maxHojas` pages. */
export class DemasiadasHojas extends Error {
  constructor(readonly total: number) {
    super('Too many pages');
  }
}

interface Preparing {
  signal: AbortSignal;
  /** Called before each page. */
  onPage: (n: number, total: number) => void;
}

/** The pictures of what is printed, a sheet each. @throws DemasiadasHojas, what pdf.js throws, and when it is aborted */
export async function hojasDe(content: Blob, mime: string, { signal, onPage }: Preparing): Promise<Blob[]> {
  if (mime !== 'application/pdf') return [content];
  const { openPdf, pagePicture } = await import('../../../../components/visor/pdf');
  const opening = openPdf(content);
  signal.addEventListener('abort', opening.close);
  try {
    const pdf = await opening.pdf;
    if (pdf.numPages > maxHojas) throw new DemasiadasHojas(pdf.numPages);
    const hojas: Blob[] = [];
    for (let n = 1; n <= pdf.numPages; n++) {
      onPage(n, pdf.numPages);
      const page: PDFPageProxy = await pdf.getPage(n);
      hojas.push(await pagePicture(page));
      signal.throwIfAborted();
    }
    return hojas;
  } finally {
    opening.close();
  }
}

/** Prints pictures, a sheet each, instead of the page. They are removed when the browser has them. */
export async function imprimirHojas(hojas: readonly Blob[], signal: AbortSignal): Promise<void> {
  const paper = Object.assign(document.createElement('div'), { className: styles.hojas ?? '' });
  const urls = hojas.map((hoja) => URL.createObjectURL(hoja));
  const remove = () => {
    paper.remove();
    for (const url of urls) URL.revokeObjectURL(url);
  };
  paper.setAttribute('aria-hidden', 'true');
  paper.append(...urls.map((src) => Object.assign(new Image(), { src, alt: '' })));
  document.body.append(paper);
  try {
    await Promise.all([...paper.querySelectorAll('img')].map((image) => image.decode()));
    signal.throwIfAborted();
    // It returns when the dialog of the browser is closed, on phones at once: there they stay until `afterprint`.
    addEventListener('afterprint', remove, { once: true });
    print();
  } catch (error) {
    remove();
    throw error;
  }
}
