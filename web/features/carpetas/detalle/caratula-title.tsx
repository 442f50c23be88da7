import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { HintButton } from '../../../components/hint-button';
import { CaratulaEditor } from './caratula-editor';
import styles from './caratula-title.module.css';

/** The carátula as the page's title. It is edited in place. */
export function CaratulaTitle({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <CaratulaEditor carpeta={carpeta} onClose={() => setIsEditing(false)} />;
  return (
    <div className={styles.line}>
      <h1 className={styles.title}>{carpeta.caratula}</h1>
      {carpeta.permisos.editar && (
        <HintButton size="small" label="Editar la carátula" hintAlign="end" onClick={() => setIsEditing(true)}>
          <Pencil size={16} strokeWidth={1.75} />
        </HintButton>
      )}
    </div>
  );
}
