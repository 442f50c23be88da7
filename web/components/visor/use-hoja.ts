import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Pdf, turnedViewport } from './pdf';
import { usePage } from './use-pdf';
import type { Zoom } from './use-zoom';

/** Pages fit the width up to this scale; people must choose a larger one themselves. */
const widest = 1.6;

interface Asked {
  n: number;
  zoom: Zoom['zoom'];
  giro: number;
  /** Of its place, in CSS pixels; zero until it is measured. */
  width: number;
}

/** A page of a PDF, and the scale at which it is shown: zero until it is known. */
export function useHoja(
  pdf: Pdf | undefined,
  { n, zoom, giro, width }: Asked,
): { page: PDFPageProxy | undefined; shown: number } {
  const page = usePage(pdf, n);
  const fitting = page && width ? Math.min(widest, width / turnedViewport(page, 1, giro).width) : 0;
  return { page, shown: zoom === 'fit' ? fitting : zoom };
}
