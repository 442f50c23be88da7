import { X } from 'lucide-react';
import { DosVersiones } from '../../../../autosave/dos-versiones';
import { GrowingText } from '../../../../components/growing-text';
import { HintButton } from '../../../../components/hint-button';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { TagChips } from '../../../../components/tags/tag-chips';
import { Dialog } from '../../../../components/ui/dialog';
import { nombreDe } from '../busqueda';
import { isVacia } from '../cambios';
import type { Etiqueta, Nota } from '../notas-api';
import { camposDistintos } from './conflicto';
import { NotaAusente } from './nota-ausente';
import styles from './nota-dialog.module.css';
import { NotaImagen } from './nota-imagen';
import { NotaTareas } from './nota-tareas';
import { NotaToolbar } from './nota-toolbar';
import { useImagen } from './use-imagen';
import { useNotaAcciones } from './use-nota-acciones';
import { useNotaEditor } from './use-nota-editor';

interface NotaDialogProps {
  id: string;
  /** Undefined while it loads, before a new one is created, and when it does not exist. */
  nota: Nota | undefined;
  /** It was begun in this dialog, even if it is saved by now. */
  isNew: boolean;
  /** It exists, or existed since its address was opened. */
  wasThere: boolean;
  isLoading: boolean;
  etiquetas: readonly Etiqueta[];
  /** The id of the etiqueta that a new nota begins with. */
  etiquetaInicial?: string;
  onClose: () => void;
}

/** The dialog of a nota, over the list. The fields are edited in place and saved automatically. */
export function NotaDialog({
  id,
  nota,
  isNew,
  wasThere,
  isLoading,
  etiquetas,
  etiquetaInicial,
  onClose,
}: NotaDialogProps) {
  const isUncreated = isNew && !wasThere;
  const editor = useNotaEditor({ id, nota, isUncreated, etiquetaInicial });
  const { campos, autosave, change } = editor;
  const imagen = useImagen(editor);
  const acciones = useNotaAcciones(editor, { isNew, onClose });
  const isMissing = !isLoading && !nota && !isUncreated;

  return (
    <Dialog
      shape="page"
      focus="first"
      className={styles.dialog}
      aria-label={isVacia(campos) ? (isNew ? 'Nueva nota' : 'Nota') : `Nota: ${nombreDe(campos)}`}
      onClose={acciones.close}
      onPaste={imagen.paste}
    >
      <HintButton className={styles.close} label="Cerrar" hintAlign="end" onClick={acciones.close}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      {isMissing && <NotaAusente id={id} wasThere={wasThere} autosave={autosave} onClose={onClose} />}
      {isLoading && !isNew && (
        <div className={styles.body}>
          <LoadingSkeleton rows={4} rowHeight={32} />
        </div>
      )}
      {(nota || (isNew && !isMissing)) && (
        <>
          <div className={styles.scroll}>
            <NotaImagen nota={nota} imagen={imagen} />
            {nota && (
              <DosVersiones
                autosave={autosave}
                titulo="Esta nota cambió en otra pestaña o en otro dispositivo"
                label="Dos versiones de la nota"
                campos={() => camposDistintos(autosave.draft, nota, etiquetas)}
              />
            )}
            <div className={styles.body}>
              <GrowingText
                className={styles.title}
                label="Título"
                value={campos.title}
                maxLength={500}
                hasFocus={isNew}
                onEnter={focusContent}
                onChange={(title) => change({ title })}
              />
              <GrowingText
                className={styles.content}
                label="Texto de la nota"
                placeholder="Escriba una nota"
                value={campos.content}
                maxLength={50_000}
                onChange={(content) => change({ content })}
              />
              <NotaTareas tareas={campos.tasks} onChange={(tasks) => change({ tasks })} />
              <TagChips
                tags={campos.labels.flatMap((id) => etiquetas.find((etiqueta) => etiqueta.id === id) ?? [])}
                onRemove={({ id }) => change({ labels: campos.labels.filter((label) => label !== id) })}
              />
            </div>
          </div>
          <NotaToolbar editor={editor} etiquetas={etiquetas} imagen={imagen} acciones={acciones} />
        </>
      )}
    </Dialog>
  );
}

/** Moves the focus from the title to the text below it. */
function focusContent(title: HTMLTextAreaElement): void {
  title.parentElement?.nextElementSibling?.querySelector('textarea')?.focus();
}
