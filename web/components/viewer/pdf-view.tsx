import { useRef, useState } from 'react';
import { useSize } from '../../lib/use-size';
import { ErrorState } from '../error-state';
import { GirarButton } from './girar-button';
import { Loading } from './loading';
import { PageTools } from './page-tools';
import { pdfProblem } from './pdf';
import { PdfPage } from './pdf-page';
import { useHoja } from './use-fitted-page';
import { useGiro } from './use-giro';
import { usePdf } from './use-pdf';
import { useZoom } from './use-zoom';
import styles from './viewer.module.css';
import { useVisorKeys } from './viewer-keys';
import { ZoomTools } from './zoom-tools';

/** Shows a PDF a page at a time. The arrows, Page Up and Page Down turn the page. */
export function PdfView({ content, nombre, version }: { content: Blob; nombre: string; version: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useSize(frame);
  const { pdf, error } = usePdf(content);
  const [n, setN] = useState(1);
  const zoom = useZoom();
  const { giro, girar } = useGiro(version);
  const { page, problem, shown } = useHoja(pdf, { n, zoom: zoom.zoom, giro, width });

  const total = pdf?.numPages ?? 0;
  const turnTo = (next: number) => {
    if (next < 1 || next > total || next === n) return;
    setN(next);
    frame.current?.scrollTo({ top: 0 });
  };

  useVisorKeys((event) => {
    zoom.onKey(event, shown);
    if (event.key === 'r') girar();
    const step = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    turnTo(n + step);
  });

  if (error) return <ErrorState error={pdfProblem(error)} title="No se pudo mostrar el documento" />;
  return (
    <div className={styles.visor}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={styles.frame} ref={frame} tabIndex={0} aria-label={`Página ${n} de ${nombre}`}>
        {problem ? (
          <ErrorState error={problem} title="No se pudo mostrar la página" />
        ) : page && shown > 0 ? (
          <PdfPage page={page} scale={shown} giro={giro} />
        ) : (
          <Loading />
        )}
      </section>
      <div className={styles.bar} role="toolbar" aria-label="Páginas y tamaño">
        <PageTools n={n} total={total} onTurn={turnTo} />
        <span className={styles.separator} />
        <ZoomTools zoom={zoom} shown={shown} fitLabel="Ajustar al ancho" />
        <GirarButton onGirar={girar} />
      </div>
    </div>
  );
}
