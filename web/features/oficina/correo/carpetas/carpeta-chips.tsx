import { FolderClosed, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CarpetaDeCorreo } from '../correos-api';
import etiqueta from '../etiquetas/color.module.css';
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
    <ul className={etiqueta.chips} aria-label="Archivado en">
      {carpetas.map((carpeta) => {
        const name = nombreDeCarpeta(carpeta);
        return (
          <li key={carpeta.id} className={`${etiqueta.chip} ${styles.chip}`} title={carpeta.caratula}>
            <FolderClosed size={12} strokeWidth={2} aria-hidden="true" />
            {onQuitar === undefined ? (
              <span>{name}</span>
            ) : (
              <Link to={`/carpetas/${carpeta.id}/correo`} aria-label={`Carpeta ${name}: ${carpeta.caratula}`}>
                {name}
              </Link>
            )}
            {onQuitar && (
              <button
                type="button"
                className={etiqueta.quitar}
                aria-label={`Quitar de la carpeta ${name}`}
                onClick={() => onQuitar(carpeta)}
              >
                <X size={14} strokeWidth={2} aria-hidden="true" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
