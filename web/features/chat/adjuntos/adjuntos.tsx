import { Download, FolderInput, ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { AdjuntoDto } from '../../../api/generated/conversaciones';
import { HintButton } from '../../../components/hint-button';
import { latePanel } from '../../../components/late-panel';
import { TipoIcon } from '../../../components/visor/tipo-icon';
import { useContenido } from '../../../components/visor/use-contenido';
import { formatBytes } from '../../../lib/numeros';
import { useObjectUrl } from '../../../lib/use-object-url';
import { usePermiso } from '../../../session/use-permiso';
import styles from './adjuntos.module.css';
import { contenidoUrl, useDescargar } from './contenido';

const { Panel: AdjuntoVista, preload } = latePanel(async () => (await import('./adjunto-vista')).AdjuntoVista);
const { Panel: GuardarDialog } = latePanel(async () => (await import('./guardar-dialog')).GuardarDialog);

const isPicture = ({ previsualizable, mime }: AdjuntoDto) => previsualizable && mime.startsWith('image/');

/** Files of messages: pictures small, the others with their name. A press shows what a page can show. */
export function Adjuntos({ adjuntos }: { adjuntos: readonly AdjuntoDto[] }) {
  const [shown, setShown] = useState<AdjuntoDto | null>(null);
  const [saving, setSaving] = useState<AdjuntoDto | null>(null);
  const canSave = usePermiso('documentos.subir');
  const descargar = useDescargar();
  const pictures = adjuntos.filter(isPicture);
  const others = adjuntos.filter((adjunto) => !isPicture(adjunto));
  const save = canSave ? setSaving : undefined;
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((adjunto) => (
            <li key={adjunto.id}>
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
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.files}>
          {others.map((adjunto) => (
            <li key={adjunto.id} className={styles.file}>
              <TipoIcon mime={adjunto.mime} />
              <button
                type="button"
                className={styles.name}
                title={adjunto.previsualizable ? 'Ver' : 'Descargar'}
                onClick={() => (adjunto.previsualizable ? setShown(adjunto) : void descargar(adjunto))}
              >
                <span>{adjunto.nombre}</span>
                <small>{formatBytes(adjunto.bytes)}</small>
              </button>
              {!adjunto.previsualizable && <Download size={16} strokeWidth={1.75} aria-hidden="true" />}
              {save && (
                <HintButton
                  size="small"
                  label="Guardar en una carpeta…"
                  hintAlign="end"
                  className={styles.save}
                  onClick={() => save(adjunto)}
                >
                  <FolderInput size={16} strokeWidth={1.75} aria-hidden="true" />
                </HintButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown && (
        <AdjuntoVista
          adjunto={shown}
          onDescargar={() => void descargar(shown)}
          onGuardar={save && (() => save(shown))}
          onClose={() => setShown(null)}
        />
      )}
      {saving && <GuardarDialog adjunto={saving} onClose={() => setSaving(null)} />}
    </>
  );
}

/** The place of the picture keeps its size while it loads. */
function Thumbnail({ adjunto: { id } }: { adjunto: AdjuntoDto }) {
  const { content, error } = useContenido(contenidoUrl(id));
  const url = useObjectUrl(content);
  if (error) return <ImageOff size={24} strokeWidth={1.5} aria-hidden="true" />;
  return url ? <img src={url} alt="" /> : <span className="spinner" aria-hidden="true" />;
}
