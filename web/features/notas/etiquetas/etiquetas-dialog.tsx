import { Plus, Tag, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import { useColeccion } from '../../../coleccion/use-coleccion';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { HintButton } from '../../../components/hint-button';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { Dialog } from '../../../components/ui/dialog';
import { useAppDispatch } from '../../../store/hooks';
import { etiquetas } from '../notas';
import type { Etiqueta } from '../notas-api';
import { EtiquetaRow } from './etiqueta-row';
import styles from './etiquetas-dialog.module.css';
import { useCrearEtiqueta } from './use-crear-etiqueta';

/** Creates, renames and deletes etiquetas. The last deletion can be undone while the dialog is open. */
export function EtiquetasDialog({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const dispatch = useAppDispatch();
  const { data: todas, error, refetch } = useColeccion(etiquetas, undefined);
  const [deleted, setDeleted] = useState<Etiqueta | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (work: Promise<unknown>) => {
    setProblem(null);
    await work.catch((failure) => setProblem(apiMessage(failure)));
  };

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
      <NuevaEtiqueta onProblem={setProblem} />
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
              onRemove={() => {
                setDeleted(etiqueta);
                void attempt(dispatch(etiquetas.send('notaEtiquetasRemove', { id: etiqueta.id })));
              }}
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
      <p className={styles.undo} role="status">
        {deleted && !todas?.some(({ id }) => id === deleted.id) && (
          <>
            <span className={styles.undoText}>Etiqueta «{deleted.title}» eliminada</span>
            <Button
              size="small"
              color="primary"
              onClick={() => void attempt(dispatch(etiquetas.send('notaEtiquetasRestore', { id: deleted.id })))}
            >
              Deshacer
            </Button>
          </>
        )}
      </p>
    </Dialog>
  );
}

function NuevaEtiqueta({ onProblem }: { onProblem: (problem: string | null) => void }) {
  const [title, setTitle] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const crear = useCrearEtiqueta();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim() || isSaving) return;
    setIsSaving(true);
    onProblem(null);
    try {
      await crear(title);
      setTitle('');
    } catch (error) {
      onProblem(apiMessage(error));
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
