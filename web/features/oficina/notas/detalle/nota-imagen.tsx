import { Trash2 } from 'lucide-react';
import { HintButton } from '../../../../components/hint-button';
import type { Nota } from '../notas-api';
import styles from './nota-imagen.module.css';
import type { Imagen } from './use-imagen';

interface NotaImagenProps {
  nota: Nota | undefined;
  imagen: Imagen;
}

/** The picture at the top of a nota, and the progress of an upload. */
export function NotaImagen({ nota, imagen: { progreso, problema, remove } }: NotaImagenProps) {
  return (
    <>
      {nota?.image && (
        <div className={styles.frame}>
          <img
            className={styles.image}
            src={nota.image}
            alt="Imagen de la nota"
            width={nota.imageSize?.width}
            height={nota.imageSize?.height}
          />
          <HintButton className={styles.remove} label="Quitar la imagen" hintAlign="end" onClick={() => void remove()}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        </div>
      )}
      {progreso !== null && (
        <p className={styles.progress} role="status">
          <span>{progreso < 1 ? 'Subiendo la imagen…' : 'Guardando la imagen…'}</span>
          <progress value={progreso} aria-label="Subida de la imagen" />
        </p>
      )}
      {problema && (
        <p className={styles.problem} role="alert">
          {problema}
        </p>
      )}
    </>
  );
}
