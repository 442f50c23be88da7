import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { HintButton } from '../../../components/hint-button';
import { CaratulaEditor } from './caratula-editor';
import styles from './caratula-title.module.css';

/** The carátula as the page's title. It is edited in place, by its button or by pressing the text. */
export function CaratulaTitle({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const [isEditing, setIsEditing] = useState(false);
  const canEdit = carpeta.permisos.editar;
  const edit = () => setIsEditing(true);
  /** Not at the end of a selection, which is copied. */
  const onTextClick = () => {
    if (getSelection()?.isCollapsed ?? true) edit();
  };
  return (
    <div className={styles.line} data-editing={isEditing}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it is for the keyboard */}
      <h1 className={styles.title} data-editable={canEdit} onClick={canEdit ? onTextClick : undefined}>
        {carpeta.caratula}
      </h1>
      {canEdit && (
        <HintButton size="small" label="Editar la carátula" hintAlign="end" onClick={edit}>
          <Pencil size={16} strokeWidth={1.75} />
        </HintButton>
      )}
      {isEditing && <CaratulaEditor carpeta={carpeta} onClose={() => setIsEditing(false)} />}
    </div>
  );
}
