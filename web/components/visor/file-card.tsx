import { Download } from 'lucide-react';
import { formatBytes } from '../../lib/numeros';
import { Button } from '../button';
import type { Archivo } from './archivo';
import { TipoIcon, tipoDe } from './tipo-icon';
import styles from './visor.module.css';

interface FileCardProps {
  archivo: Archivo;
  onDescargar: () => void;
}

/** A file that a page cannot show, with a button to download it. */
export function FileCard({ archivo: { nombre, mime, bytes }, onDescargar }: FileCardProps) {
  return (
    <div className={styles.card}>
      <TipoIcon mime={mime} size={64} />
      <p className={styles.cardName}>{nombre}</p>
      <p className={styles.cardText}>
        {tipoDe(mime).nombre}, {formatBytes(bytes)}. Este tipo de archivo no se puede mostrar aquí.
      </p>
      <Button
        variant="contained"
        startIcon={<Download size={16} strokeWidth={2} aria-hidden="true" />}
        onClick={onDescargar}
      >
        Descargar
      </Button>
    </div>
  );
}
