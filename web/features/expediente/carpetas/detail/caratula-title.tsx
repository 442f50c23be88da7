import { ChevronsUpDown, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { HintButton } from '../../../../components/hint-button';
import { useIsCut } from '../../../../lib/use-is-cut';
import { CaratulaEditor } from './caratula-editor';
import styles from './caratula-title.module.css';

/** The carátula as the page's title. It is edited in place, by its button or by pressing the text. */
export function CaratulaTitle({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const [isEditing, setIsEditing] = useState(false);
  const canEdit = carpeta.permisos.editar;
  const [isWhole, setIsWhole] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const isCut = useIsCut(title, carpeta.caratula);
  const line = useRef<HTMLDivElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const edit = () => setIsEditing(true);
  /** Closes the editor. The pencil is hidden during an edit, and takes the focus only if the editor had it. */
  const close = () => {
    const hadFocus = line.current?.contains(document.activeElement);
    flushSync(() => setIsEditing(false));
    if (hadFocus) pencil.current?.focus();
  };
  /** Opens the editor, except at the end of a selection of text, which people make to copy it. */
  const onTextClick = () => {
    if (getSelection()?.isCollapsed ?? true) edit();
  };
  return (
    <div ref={line} className={styles.line} data-editing={isEditing}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it is for the keyboard */}
      <h1
        ref={title}
        className={styles.title}
        data-editable={canEdit}
        data-whole={isWhole}
        title={isCut ? carpeta.caratula : undefined}
        onClick={canEdit ? onTextClick : undefined}
      >
        {carpeta.caratula}
      </h1>
      {(isCut || isWhole) && (
        <HintButton
          size="small"
          label={isWhole ? 'Ver la carátula en una línea' : 'Ver la carátula entera'}
          hintAlign="end"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      )}
      {canEdit && (
        <HintButton ref={pencil} size="small" label="Editar la carátula" hintAlign="end" onClick={edit}>
          <Pencil size={16} strokeWidth={1.75} />
        </HintButton>
      )}
      {isEditing && <CaratulaEditor carpeta={carpeta} onClose={close} />}
    </div>
  );
}
