import { Download, FolderInput, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '../../lib/numeros';
import { useObjectUrl } from '../../lib/use-object-url';
import { HintButton } from '../hint-button';
import { latePanel } from '../late-panel';
import { BareButton, Cut, PlainList, Text } from '../layout/layout';
import { useDescargarArchivo } from '../use-descargar';
import type { Archivo } from '../viewer/archivo';
import { TipoIcon } from '../viewer/tipo-icon';
import { useContenido } from '../viewer/use-contenido';
import { useMiniatura } from '../viewer/use-miniatura';
import styles from './adjuntos.module.css';

const { Panel: AdjuntoVista, preload } = latePanel(async () => (await import('./adjunto-viewer')).AdjuntoVista);

const isPicture = ({ previsualizable, mime }: Archivo) => previsualizable && mime.startsWith('image/');

interface AdjuntosProps<Adjunto extends Archivo> {
  adjuntos: readonly Adjunto[];
  /** Files a file in a carpeta; left out when the person may not. */
  onGuardar?: (adjunto: Adjunto) => void;
}

/** Files of messages: small pictures, and other files with their names. A press opens a file that a page can show. */
export function Adjuntos<Adjunto extends Archivo>({ adjuntos, onGuardar: save }: AdjuntosProps<Adjunto>) {
  const [shown, setShown] = useState<Adjunto | null>(null);
  const descargar = useDescargarArchivo();
  const pictures = adjuntos.filter(isPicture);
  const others = adjuntos.filter((adjunto) => !isPicture(adjunto));
  return (
    <>
      {pictures.length > 0 && (
        <PlainList flow="row" wrap gap="6px" full padY="2px">
          {pictures.map((adjunto) => (
            <li key={adjunto.url}>
              <button
                type="button"
                className={styles.picture}
                aria-label={`Ver ${adjunto.nombre}`}
                title={adjunto.nombre}
                onPointerEnter={preload}
                onFocus={preload}
                onClick={() => setShown(adjunto)}
              >
                <Thumbnail adjunto={adjunto} />
              </button>
            </li>
          ))}
        </PlainList>
      )}
      {others.length > 0 && (
        <PlainList flow="stack" gap="6px" full padY="2px">
          {others.map((adjunto) => (
            <li key={adjunto.url} className={styles.file}>
              <TipoIcon mime={adjunto.mime} />
              <BareButton
                flow="stack"
                grow
                shrinks
                round="sm"
                className={styles.name}
                title={adjunto.previsualizable ? 'Ver' : 'Descargar'}
                onClick={() => (adjunto.previsualizable ? setShown(adjunto) : void descargar(adjunto))}
              >
                <Cut>{adjunto.nombre}</Cut>
                <Text as="small" size="xs" weight="regular" tone="soft">
                  {adjunto.bytes === 0 ? 'vacío' : formatBytes(adjunto.bytes)}
                </Text>
              </BareButton>
              {!adjunto.previsualizable && <Download size={16} strokeWidth={1.75} aria-hidden="true" />}
              {save && (
                <HintButton size="small" label="Guardar en una carpeta…" hintAlign="end" onClick={() => save(adjunto)}>
                  <FolderInput size={16} strokeWidth={1.75} aria-hidden="true" />
                </HintButton>
              )}
            </li>
          ))}
        </PlainList>
      )}
      {shown && (
        <AdjuntoVista
          adjunto={shown}
          onDescargar={() => void descargar(shown)}
          onGuardar={save && (() => save(shown))}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

/**
 * The most bytes of a picture whose thumbnail is the whole picture. It counts when the server made no small picture.
 */
const maxWhole = 1024 * 1024;

/** The place of the picture keeps its size while it loads. */
function Thumbnail({ adjunto: { url, mime, bytes, miniatura } }: { adjunto: Archivo }) {
  // A picture that is shown whole stays whole when its small picture is made. So it does not flicker.
  const [isWhole] = useState(!miniatura && (miniatura === undefined || bytes <= maxWhole));
  return isWhole ? <Whole url={url} /> : <Small mime={mime} miniatura={miniatura} />;
}

function Small({ mime, miniatura }: Pick<Archivo, 'mime' | 'miniatura'>) {
  const url = useMiniatura(miniatura);
  return url ? <img src={url} alt="" /> : <TipoIcon mime={mime} />;
}

function Whole({ url: address }: Pick<Archivo, 'url'>) {
  const { content, error } = useContenido(address);
  const url = useObjectUrl(content);
  if (error) return <ImageOff size={24} strokeWidth={1.5} aria-hidden="true" />;
  return url ? <img src={url} alt="" /> : <span className="spinner" aria-hidden="true" />;
}
