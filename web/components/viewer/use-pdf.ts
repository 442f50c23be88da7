import { useEffect, useState } from 'react';
import { openPdf, type Pdf } from './pdf';

/** Opens the PDF in some bytes, once the bytes are loaded. */
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
