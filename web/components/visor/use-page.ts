import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import type { Pdf } from './pdf';

/** A page of a PDF, or whether it cannot be read. The previous one stays until it is loaded. */
export function usePage(pdf: Pdf | undefined, n: number): { page: PDFPageProxy | undefined; isBroken: boolean } {
  const [page, setPage] = useState<PDFPageProxy>();
  const [broken, setBroken] = useState<{ pdf: Pdf; n: number }>();
  useEffect(() => {
    let isGone = false;
    // It also rejects if the document is closed meanwhile.
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
