import { FileX2, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { type CampoDistinto, DosVersiones } from '../../../../autosave/dos-versiones';
import { LostDraft } from '../../../../autosave/lost-draft';
import { Button } from '../../../../components/button';
import { dueText } from '../../../../components/due/due-state';
import { GrowingText } from '../../../../components/growing-text';
import { HintButton } from '../../../../components/hint-button';
import { Box, Row, Stack } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Missing } from '../../../../components/missing';
import { TagChips } from '../../../../components/tags/tag-chips';
import { Dialog } from '../../../../components/ui/dialog';
import { useAppDispatch } from '../../../../store/hooks';
import { NoEncontrado } from '../../../plataforma/papelera/public/no-encontrado';
import { nombreDe } from '../busqueda';
import { isVacia } from '../nota-vacia';
import { notas } from '../notas';
import type { CambioNota, Etiqueta, Nota } from '../notas-api';
import styles from './nota-dialog.module.css';
import { NotaTareas } from './nota-tareas';
import { NotaToolbar } from './nota-toolbar';
import { type Imagen, useImagen } from './use-imagen';
import { useNotaAcciones } from './use-nota-actions';
import { type NotaEditor, useNotaEditor } from './use-nota-editor';

const fieldNames: Record<keyof CambioNota, string> = {
  title: 'Título',
  content: 'Texto',
  tasks: 'Tareas',
  reminder: 'Recordatorio',
  labels: 'Etiquetas',
  archived: 'Archivo',
};

interface NotaDialogProps {
  id: string;
  /** Undefined while it loads, before a new nota is created, and when it does not exist. */
  nota: Nota | undefined;
  /** Whether the nota was begun in this dialog. It may be saved by now. */
  isNew: boolean;
  /** Whether the nota exists, or existed since its address was opened. */
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
        <Stack gap={3} pad={[5, 6, 6]} className={styles.body}>
          <LoadingSkeleton rows={4} rowHeight={32} />
        </Stack>
      )}
      {(nota || (isNew && !isMissing)) && (
        <>
          <Box grow shrinks="y" scrolls className={styles.scroll}>
            <NotaImagen nota={nota} imagen={imagen} />
            {nota && (
              <DosVersiones
                autosave={autosave}
                titulo="Esta nota cambió en otra pestaña o en otro dispositivo"
                label="Dos versiones de la nota"
                campos={() => camposDistintos(autosave.draft, nota, etiquetas)}
              />
            )}
            <Stack gap={3} pad={[5, 6, 6]} className={styles.body}>
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
            </Stack>
          </Box>
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

/** The names of the fields whose text here differs from the stored text. */
function camposDistintos(draft: CambioNota, nota: Nota, etiquetas: readonly Etiqueta[]): CampoDistinto[] {
  return (Object.keys(draft) as (keyof CambioNota)[])
    .map((field) => ({
      nombre: fieldNames[field],
      mio: textOf(field, draft, etiquetas),
      guardado: textOf(field, nota, etiquetas),
    }))
    .filter(({ mio, guardado }) => mio !== guardado);
}

/** The value of a field, as the person reads it. */
function textOf(field: keyof CambioNota, campos: CambioNota, etiquetas: readonly Etiqueta[]): string {
  const { tasks, reminder, labels, archived } = campos;
  switch (field) {
    case 'tasks':
      return (tasks ?? []).map(({ content, completed }) => `${completed ? '☑' : '☐'} ${content}`).join('\n');
    case 'reminder':
      return reminder ? dueText(reminder, { withTime: true }) : '';
    case 'labels':
      return (labels ?? []).map((id) => etiquetas.find((one) => one.id === id)?.title ?? 'Otra etiqueta').join(', ');
    case 'archived':
      return archived ? 'Archivada' : 'A la vista';
    default:
      return campos[field] ?? '';
  }
}

interface NotaImagenProps {
  nota: Nota | undefined;
  imagen: Imagen;
}

/** The picture at the top of a nota, and the progress of an upload. */
function NotaImagen({ nota, imagen: { progreso, problema, remove } }: NotaImagenProps) {
  return (
    <>
      {nota?.image && (
        <Box fill="sunken" relative>
          <img
            className={styles.image}
            src={nota.image}
            alt="Imagen de la nota"
            width={nota.imageSize?.width}
            height={nota.imageSize?.height}
          />
          <HintButton className={styles.remove} label="Quitar la imagen" hintAlign="end" onClick={() => void remove()}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        </Box>
      )}
      {progreso !== null && (
        <Row as="p" gap={3} align="center" size="sm" className={styles.progress} role="status">
          <span>{progreso < 1 ? 'Subiendo la imagen…' : 'Guardando la imagen…'}</span>
          <progress value={progreso} aria-label="Subida de la imagen" />
        </Row>
      )}
      {problema && (
        <Row
          as="p"
          gap={3}
          align="center"
          size="sm"
          tone="danger"
          fill="danger-soft"
          className={styles.problem}
          role="alert"
        >
          {problema}
        </Row>
      )}
    </>
  );
}

interface NotaAusenteProps {
  id: string;
  /** Whether the nota existed since its address was opened. Then somebody deleted it. */
  wasThere: boolean;
  autosave: NotaEditor['autosave'];
  onClose: () => void;
}

/** Shown instead of a nota that does not exist. A deleted nota can be restored, with its unsaved draft. */
function NotaAusente({ id, wasThere, autosave, onClose }: NotaAusenteProps) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string | null>(null);
  const hasDraft = Object.keys(autosave.draft).length > 0;
  if (!wasThere) {
    return (
      <NoEncontrado id={id} que="la nota" Icon={FileX2} back={{ label: 'Ver las notas', onClick: onClose }}>
        <LostDraft kind="nota" id={id} onDiscarded={onClose} />
      </NoEncontrado>
    );
  }
  const leave = () => {
    autosave.discard();
    onClose();
  };
  const restore = async () => {
    try {
      await dispatch(notas.send('notasRestore', { id }));
      if (hasDraft) autosave.retry();
    } catch (error) {
      setProblem(apiMessage(error));
    }
  };
  const text = hasDraft
    ? 'Puede recuperarla durante un día, con lo que estaba escribiendo aquí.'
    : 'Puede recuperarla durante un día.';
  return (
    <Missing
      Icon={FileX2}
      title="Esta nota se eliminó en otra pestaña"
      text={problem ?? text}
      back={{ label: 'Dejarla eliminada', onClick: leave }}
      action={
        <Button variant="contained" onClick={() => void restore()}>
          Recuperarla
        </Button>
      }
    />
  );
}
