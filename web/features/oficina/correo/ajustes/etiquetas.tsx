import { useState } from 'react';
import { useColeccion } from '../../../../coleccion/use-coleccion';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { NewTagForm } from '../../../../components/tags/new-tag-form';
import { RemovedTags } from '../../../../components/tags/removed-tags';
import { useTagChanges } from '../../../../components/tags/use-tag-changes';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { etiquetas } from '../correos';
import type { Etiqueta } from '../correos-api';
import { nombresDeColor } from '../etiquetas/colores';
import styles from './ajustes-page.module.css';
import { ColorButton } from './color-button';
import { EtiquetaRow } from './etiqueta-row';

/** Creates, renames, colours and deletes labels. Deletions can be undone. */
export function Etiquetas() {
  const dispatch = useAppDispatch();
  const { data: todas, error, refetch } = useColeccion(etiquetas, undefined);
  const [color, setColor] = useState<Etiqueta['color']>();
  // Each new one is offered the next colour.
  const offered = color ?? nombresDeColor[((todas?.length ?? 0) + 1) % nombresDeColor.length] ?? 'gray';
  const { problem, removed, create, remove, undo } = useTagChanges(todas ?? [], {
    onCreate: async (title) => {
      const label = { id: newId(), title, color: offered };
      await dispatch(etiquetas.send('mailboxCreateLabel', { crearMailLabelDto: { label } }));
      setColor(undefined);
      return label;
    },
    onRemove: ({ id }) => dispatch(etiquetas.send('mailboxRemoveLabel', { id })),
    onRestore: ({ id }) => dispatch(etiquetas.send('mailboxRestoreLabel', { id })),
  });
  return (
    <>
      <NewTagForm onCreate={create}>
        <ColorButton label="Color de la nueva etiqueta" value={offered} onChange={setColor} />
      </NewTagForm>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
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
      <div className={styles.undo} role="status">
        {removed.length > 0 && <RemovedTags removed={removed} onUndo={(tag) => void undo(tag)} />}
      </div>
    </>
  );
}
