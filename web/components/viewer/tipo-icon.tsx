import {
  File,
  FileArchive,
  FileAudio,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileType,
  FileVideo,
  type LucideIcon,
} from 'lucide-react';
import styles from './tipo-icon.module.css';

interface Tipo {
  Icon: LucideIcon;
  nombre: string;
  tono: string;
}

const tipos: [RegExp, Tipo][] = [
  [/^application\/pdf$/, { Icon: FileText, nombre: 'PDF', tono: 'danger' }],
  [/^image\//, { Icon: FileImage, nombre: 'Imagen', tono: 'violet' }],
  [/^text\/plain$/, { Icon: FileText, nombre: 'Texto', tono: 'neutral' }],
  [/wordprocessing|msword|opendocument\.text|rtf/, { Icon: FileType, nombre: 'Documento de texto', tono: 'info' }],
  [/spreadsheet|ms-excel|csv/, { Icon: FileSpreadsheet, nombre: 'Planilla', tono: 'success' }],
  [/zip|compressed|x-7z|x-tar|gzip|rar/, { Icon: FileArchive, nombre: 'Archivo comprimido', tono: 'warning' }],
  [/^audio\//, { Icon: FileAudio, nombre: 'Audio', tono: 'magenta' }],
  [/^video\//, { Icon: FileVideo, nombre: 'Video', tono: 'magenta' }],
];

const otro: Tipo = { Icon: File, nombre: 'Archivo', tono: 'neutral' };

/** The icon, name and tone of a file type. */
export const tipoDe = (mime: string): Tipo => tipos.find(([pattern]) => pattern.test(mime))?.[1] ?? otro;

/** The icon of a file type, with its name for screen readers. */
export function TipoIcon({ mime, size = 32 }: { mime: string; size?: number }) {
  const { Icon, nombre, tono } = tipoDe(mime);
  return (
    <span className={styles.tipo} data-tone={tono} style={{ width: size, height: size }} role="img" aria-label={nombre}>
      <Icon size={size * 0.56} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
