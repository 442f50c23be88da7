import { Folders } from 'lucide-react';
import { Cut } from '../../../../components/layout/layout';
import etiqueta from '../etiquetas/color.module.css';
import styles from './carpeta-chips.module.css';

/** The folder of the external account in which a mail lies. It is not a carpeta of the office. */
export function ImapFolderChip({ nombre }: { nombre: string | null }) {
  if (!nombre) return null;
  return (
    <span
      className={`${etiqueta.chip} ${styles.chip}`}
      data-tone="neutral"
      title={`En «${nombre}», de su cuenta de correo`}
    >
      <Folders size={12} strokeWidth={2} aria-hidden="true" />
      <span className="visually-hidden">En la carpeta de su cuenta de correo: </span>
      <Cut>{nombre}</Cut>
    </span>
  );
}
