import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import type { Pdf } from './pdf';

/** A page of a PDF, or whether the page cannot be read. The previous page stays until the next one is loaded. */
export function usePage(pdf: Pdf | undefined, n: number): { page: PDFPageProxy | undefined; isBroken: boolean } {
  const [page, setPage] = useState<PDFPageProxy>();
  const [broken, setBroken] = useState<{ pdf: Pdf; n: number }>();
  useEffect(() => {
    let isGone = false;
    // The promise also rejects if the document is closed meanwhile.
    pdf
      ?.getPage(n)
      .then((got) => isGone || setPage(got))
      .catch(() => isGone || setBroken({ pdf, n }));
    return () => {
      isGone = true;
    };
  }, [pdf, n]);
  return { page, isBroken: broken !== undefined && broken.pdf === pdf && broken.n === n };
}
