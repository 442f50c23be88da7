import { Download } from 'lucide-react';
import { formatBytes } from '../../lib/numeros';
import { Button } from '../button';
import type { Archivo } from './archivo';
import { TipoIcon, tipoDe } from './tipo-icon';
import styles from './viewer.module.css';

/** Why a page cannot show some files, and what to do instead, by their extensions. */
const motivos: [RegExp, string][] = [
  [/\.hei[cf]s?$/i, 'Los navegadores no muestran las fotos HEIC. Descárguela para verla, o súbala como JPG.'],
  [/\.tiff?$/i, 'Los navegadores no muestran las imágenes TIFF. Descárguela para verla, o súbala como PDF o JPG.'],
  [/\.rtf$/i, 'Los documentos RTF no se pueden mostrar aquí. Descárguelo para verlo, o súbalo como DOCX o PDF.'],
  [
    /\.(doc|xls|ppt)$/i,
    'Es de una versión anterior de Office. Descárguelo para verlo, o súbalo en el formato actual o como PDF.',
  ],
];

const porQue = (nombre: string) =>
  motivos.find(([pattern]) => pattern.test(nombre))?.[1] ?? 'Este tipo de archivo no se puede mostrar aquí.';

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
        {tipoDe(mime).nombre}, {formatBytes(bytes)}. {porQue(nombre)}
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
