import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Pdf, turnedViewport } from './pdf';
import { usePage } from './use-page';
import type { Zoom } from './use-zoom';

const pageProblem = { message: 'El PDF está dañado en esta página. Puede descargarlo.' };

/** The largest scale at which pages fit the width; people must choose a larger scale themselves. */
const widest = 1.6;

interface Asked {
  n: number;
  zoom: Zoom['zoom'];
  giro: number;
  /** The width of the page's place, in CSS pixels; zero until it is measured. */
  width: number;
}

/**
 * A page of a PDF, its problem if it cannot be read, and the scale at which it is shown. The scale is zero until it is
 * known.
 */
export function useHoja(
  pdf: Pdf | undefined,
  { n, zoom, giro, width }: Asked,
): { page: PDFPageProxy | undefined; problem: { message: string } | undefined; shown: number } {
  const { page, isBroken } = usePage(pdf, n);
  const fitting = page && width ? Math.min(widest, width / turnedViewport(page, 1, giro).width) : 0;
  return { page, problem: isBroken ? pageProblem : undefined, shown: zoom === 'fit' ? fitting : zoom };
}
