import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { openPdf, type Pdf } from './pdf';

/** Opens the PDF in some bytes, once they are there. */
export function usePdf(content: Blob | undefined): { pdf?: Pdf; error?: unknown } {
  const [state, setState] = useState<{ pdf?: Pdf; error?: unknown }>({});
  useEffect(() => {
    if (!content) return;
    let isGone = false;
    const opening = openPdf(content);
    opening.pdf.then((pdf) => isGone || setState({ pdf })).catch((error: unknown) => isGone || setState({ error }));
    return () => {
      isGone = true;
      setState({});
      opening.close();
    };
  }, [content]);
  return state;
}

/** A page of a PDF. The previous one stays until it is loaded. */
export function usePage(pdf: Pdf | undefined, n: number): PDFPageProxy | undefined {
  const [page, setPage] = useState<PDFPageProxy>();
  useEffect(() => {
    let isGone = false;
    // It rejects if the document is closed meanwhile.
    pdf
      ?.getPage(n)
      .then((got) => isGone || setPage(got))
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [pdf, n]);
  return page;
}
