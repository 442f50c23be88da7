import { Plus, Tag, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useColeccion } from '../../../coleccion/use-coleccion';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { HintButton } from '../../../components/hint-button';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { RemovedTags } from '../../../components/tags/removed-tags';
import { type TagChanges, useTagChanges } from '../../../components/tags/use-tag-changes';
import { Dialog } from '../../../components/ui/dialog';
import { useAppDispatch } from '../../../store/hooks';
import { etiquetas } from '../notas';
import { EtiquetaRow } from './etiqueta-row';
import styles from './etiquetas-dialog.module.css';
import { useCrearEtiqueta } from './use-crear-etiqueta';

/** Creates, renames and deletes etiquetas. Deletions can be undone. */
export function EtiquetasDialog({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const dispatch = useAppDispatch();
  const { data: todas, error, refetch } = useColeccion(etiquetas, undefined);
  const { problem, removed, create, remove, undo } = useTagChanges(todas ?? [], {
    onCreate: useCrearEtiqueta(),
    onRemove: ({ id }) => dispatch(etiquetas.send('notaEtiquetasRemove', { id })),
    onRestore: ({ id }) => dispatch(etiquetas.send('notaEtiquetasRestore', { id })),
  });

  return (
    <Dialog shape="card" className={styles.dialog} aria-labelledby={heading} onClose={onClose}>
      <div className={styles.header}>
        <h2 id={heading} className={styles.title}>
          Editar etiquetas
        </h2>
        <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </div>
      <NuevaEtiqueta onCreate={create} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.scroll}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {!todas && !error && <LoadingSkeleton rows={4} rowHeight={44} />}
        <ul className={styles.list} aria-label="Etiquetas">
          {todas?.map((etiqueta) => (
            <EtiquetaRow
              key={etiqueta.id}
              etiqueta={etiqueta}
              others={todas.filter(({ id }) => id !== etiqueta.id)}
              onRemove={() => void remove?.(etiqueta)}
            />
          ))}
        </ul>
        {todas?.length === 0 && (
          <p className={styles.empty}>
            <Tag size={20} strokeWidth={1.5} aria-hidden="true" />
            Todavía no hay etiquetas. Escriba el nombre de la primera.
          </p>
        )}
      </div>
      <div className={styles.undo} role="status">
        {removed.length > 0 && <RemovedTags removed={removed} onUndo={(tag) => void undo(tag)} />}
      </div>
    </Dialog>
  );
}

function NuevaEtiqueta({ onCreate }: Pick<TagChanges, 'onCreate'>) {
  const [title, setTitle] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim() || isSaving) return;
    setIsSaving(true);
    try {
      await onCreate?.(title);
      setTitle('');
    } catch {
      // The dialog shows the problem; the typed text stays.
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <form className={styles.add} onSubmit={add}>
      <input
        className={styles.field}
        value={title}
        maxLength={60}
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to write here
        autoFocus
        aria-label="Nueva etiqueta"
        placeholder="Nueva etiqueta"
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" variant="outlined" loading={isSaving} startIcon={<Plus size={16} aria-hidden="true" />}>
        Agregar
      </Button>
    </form>
  );
}
