import { FolderClosed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Cut, PlainList } from '../../../../components/layout/layout';
import type { CarpetaDeCorreo } from '../correos-api';
import etiqueta from '../etiquetas/color.module.css';
import { QuitarButton } from '../etiquetas/quitar-button';
import { nombreDeCarpeta } from './archivar';
import styles from './carpeta-chips.module.css';

interface CarpetaChipsProps {
  carpetas: readonly CarpetaDeCorreo[];
  /** Makes each chip a link, with an x when the mail can be removed from the carpeta. */
  onQuitar?: ((carpeta: CarpetaDeCorreo) => void) | null;
}

export function CarpetaChips({ carpetas, onQuitar }: CarpetaChipsProps) {
  if (carpetas.length === 0) return null;
  return (
    <PlainList flow="row" wrap gap={1} shrinks aria-label="Archivado en">
      {carpetas.map((carpeta) => {
        const name = nombreDeCarpeta(carpeta);
        return (
          <li
            key={carpeta.id}
            className={`${etiqueta.chip} ${styles.chip}`}
            data-tone="primary"
            title={carpeta.caratula}
          >
            <FolderClosed size={12} strokeWidth={2} aria-hidden="true" />
            {onQuitar === undefined ? (
              <Cut>{name}</Cut>
            ) : (
              <Cut
                as={Link}
                tone="inherit"
                to={`/carpetas/${carpeta.id}/correo`}
                aria-label={`Carpeta ${name}: ${carpeta.caratula}`}
              >
                {name}
              </Cut>
            )}
            {onQuitar && <QuitarButton label={`Quitar de la carpeta ${name}`} onQuitar={() => onQuitar(carpeta)} />}
          </li>
        );
      })}
    </PlainList>
  );
}
