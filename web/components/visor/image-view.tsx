import { useRef, useState } from 'react';
import { useSize } from '../../lib/use-size';
import { ErrorState } from '../error-state';
import { GirarButton } from './girar-button';
import { Picture, pictureProblem, usePicture } from './picture';
import { useGiro } from './use-giro';
import { useZoom } from './use-zoom';
import styles from './visor.module.css';
import { useVisorKeys } from './visor-keys';
import { ZoomTools } from './zoom-tools';

/** An image at the size that fits, or at the chosen zoom. */
export function ImageView({ content, nombre, version }: { content: Blob; nombre: string; version: string }) {
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
