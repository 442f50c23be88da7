import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CSSProperties, useEffect, useRef } from 'react';
import { drawPage, turnedViewport } from './pdf';
import styles from './viewer.module.css';

interface PdfPageProps {
  page: PDFPageProxy;
  /** The scale, in CSS pixels per PDF point. */
  scale: number;
  giro: number;
}

/** One page of a PDF: its picture, and over it a layer of text that can be selected. */
export function PdfPage({ page, scale, giro }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const textLayer = useRef<HTMLDivElement>(null);
  const { width, height } = turnedViewport(page, scale, giro);

  useEffect(() => {
    if (!canvas.current || !textLayer.current) return;
    const drawing = drawPage({ page, canvas: canvas.current, textLayer: textLayer.current, scale, giro });
    // Stopping rejects, and a page that cannot be drawn stays incomplete. So errors are ignored.
    drawing.drawn.catch(() => {});
    return drawing.stop;
  }, [page, scale, giro]);

  const style = { width, height, '--total-scale-factor': scale, '--scale-round-x': '1px', '--scale-round-y': '1px' };
  return (
    <div className={styles.page} style={style as CSSProperties}>
      {/* Each drawing gets a new canvas: pdf.js refuses one that is still in use. */}
      <canvas key={`${page.pageNumber} ${scale} ${giro}`} ref={canvas} />
      <div className={styles.textLayer} ref={textLayer} />
    </div>
  );
}
