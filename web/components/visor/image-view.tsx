import { useRef, useState } from 'react';
import { useObjectUrl } from '../../lib/use-object-url';
import { ErrorState } from '../error-state';
import { GirarButton } from './girar-button';
import { useGiro } from './use-giro';
import { useSize } from './use-size';
import { useZoom } from './use-zoom';
import styles from './visor.module.css';
import { useVisorKeys } from './visor-keys';
import { ZoomTools } from './zoom-tools';

/** An image at the size that fits, or at the chosen zoom. */
export function ImageView({ content, nombre, version }: { content: Blob; nombre: string; version: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(frame);
  const url = useObjectUrl(content);
  const zoom = useZoom();
  const { giro, girar, isTurned } = useGiro(version);
  const [natural, setNatural] = useState({ width: 0, height: 0 });
  const [hasFailed, setHasFailed] = useState(false);

  const [across, down] = isTurned ? [natural.height, natural.width] : [natural.width, natural.height];
  const fitting = across ? Math.min(1, width / across, height / down) : 1;
  const shown = zoom.zoom === 'fit' ? fitting : zoom.zoom;
  useVisorKeys((event) => {
    zoom.onKey(event, shown);
    if (event.key === 'r') girar();
  });

  if (hasFailed) return <ErrorState error={{ message: 'El archivo no es una imagen que se pueda mostrar.' }} />;
  return (
    <div className={styles.visor}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={styles.frame} ref={frame} tabIndex={0} aria-label={`Imagen ${nombre}`}>
        {url && (
          <div className={styles.turned} style={natural.width ? { width: across * shown, height: down * shown } : {}}>
            <img
              className={styles.image}
              src={url}
              alt={nombre}
              style={{ width: natural.width ? natural.width * shown : undefined, rotate: `${giro}deg` }}
              data-ready={natural.width > 0}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setNatural({ width: naturalWidth, height: naturalHeight })
              }
              onError={() => setHasFailed(true)}
            />
          </div>
        )}
      </section>
      <div className={styles.bar} role="toolbar" aria-label="Tamaño de la imagen">
        <ZoomTools zoom={zoom} shown={shown} fitLabel="Ajustar a la ventana" />
        <GirarButton onGirar={girar} />
      </div>
    </div>
  );
}
