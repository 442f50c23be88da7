import { useRef, useState } from 'react';
import { useSize } from '../../lib/use-size';
import { ErrorState } from '../error-state';
import { latePart } from '../late-part';
import type { Archivo } from './archivo';
import { FileCard } from './file-card';
import { GirarButton } from './girar-button';
import { Loading } from './loading';
import { Picture, pictureProblem, usePicture } from './picture';
import { TextView } from './text-view';
import { useContenido } from './use-contenido';
import { useGiro } from './use-giro';
import { useZoom } from './use-zoom';
import { type VistaDeArchivo, vistaDe } from './view-of';
import styles from './viewer.module.css';
import { useVisorKeys } from './viewer-keys';
import { ZoomTools } from './zoom-tools';

const { Part: PdfView } = latePart(async () => (await import('./pdf-view')).PdfView, {
  Meanwhile: Loading,
  Failed: ErrorState,
});

const { Part: OficinaView } = latePart(async () => (await import('./oficina/oficina-view')).OficinaView, {
  Meanwhile: Loading,
  Failed: ErrorState,
});

interface ArchivoViewProps {
  archivo: Archivo;
  onDescargar: () => void;
}

/** The content of a file. For a file that a page cannot show, a card to download it. */
export function ArchivoView({ archivo, onDescargar }: ArchivoViewProps) {
  const vista = vistaDe(archivo);
  if (!vista) return <FileCard archivo={archivo} onDescargar={onDescargar} />;
  return <Previsualizable archivo={archivo} vista={vista} />;
}

interface PrevisualizableProps {
  archivo: Archivo;
  vista: NonNullable<VistaDeArchivo>;
}

function Previsualizable({ archivo: { url, nombre }, vista }: PrevisualizableProps) {
  const { content, error, retry } = useContenido(url);
  if (error) return <ErrorState error={error} title="No se pudo mostrar el documento" onRetry={retry} />;
  if (!content) return <Loading />;
  if (vista === 'pdf') return <PdfView content={content} nombre={nombre} version={url} />;
  if (vista === 'imagen') return <ImageView content={content} nombre={nombre} version={url} />;
  if (vista === 'texto') return <TextView content={content} nombre={nombre} />;
  return <OficinaView tipo={vista} content={content} nombre={nombre} />;
}

/** An image at the size that fits, or at the chosen zoom. */
function ImageView({ content, nombre, version }: { content: Blob; nombre: string; version: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom();
  const { giro, girar } = useGiro(version);
  const picture = usePicture(useSize(frame), zoom.zoom, giro);
  const [hasFailed, setHasFailed] = useState(false);

  useVisorKeys((event) => {
    zoom.onKey(event, picture.shown);
    if (event.key === 'r') girar();
  });

  if (hasFailed) return <ErrorState error={pictureProblem} />;
  return (
    <div className={styles.visor}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={styles.frame} ref={frame} tabIndex={0} aria-label={`Imagen ${nombre}`}>
        <Picture content={content} nombre={nombre} picture={picture} onError={() => setHasFailed(true)} />
      </section>
      <div className={styles.bar} role="toolbar" aria-label="Tamaño de la imagen">
        <ZoomTools zoom={zoom} shown={picture.shown} fitLabel="Ajustar a la ventana" />
        <GirarButton onGirar={girar} />
      </div>
    </div>
  );
}
