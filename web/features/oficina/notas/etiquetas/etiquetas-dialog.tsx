import { Tag, X } from 'lucide-react';
import { useId } from 'react';
import { useAutosave } from '../../../../autosave/use-autosave';
import { useColeccion } from '../../../../collection/use-collection';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { Box, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { NewTagForm } from '../../../../components/tags/new-tag-form';
import { RemovedTags } from '../../../../components/tags/removed-tags';
import { TagRow } from '../../../../components/tags/tag-row';
import { useTagChanges } from '../../../../components/tags/use-tag-changes';
import { Dialog } from '../../../../components/ui/dialog';
import { useAppDispatch } from '../../../../store/hooks';
import { etiquetas } from '../notas';
import type { Etiqueta } from '../notas-api';
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
      <Row align="center" justify="between" pad={[3, 3, 3, 6]}>
        <Text id={heading} as="h2" size="lg" weight="strong">
          Editar etiquetas
        </Text>
        <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </Row>
      <Box pad={[0, 6, 3]}>
        <NewTagForm onCreate={create} hasFocus />
      </Box>
      {problem && (
        <Box as="p" pad={[2, 6]} size="sm" tone="danger" fill="danger-soft" role="alert">
          {problem}
        </Box>
      )}
      <Box pad={[0, 3, 3]} grow shrinks="y" scrolls>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {!todas && !error && <LoadingSkeleton rows={4} rowHeight={44} />}
        <PlainList flow="stack" aria-label="Etiquetas">
          {todas?.map((etiqueta) => (
            <EtiquetaRow
              key={etiqueta.id}
              etiqueta={etiqueta}
              others={todas.filter(({ id }) => id !== etiqueta.id)}
              onRemove={() => void remove?.(etiqueta)}
            />
          ))}
        </PlainList>
        {todas?.length === 0 && (
          <Stack as="p" items="center" gap={2} pad={6} tone="soft" centered>
            <Tag size={20} strokeWidth={1.5} aria-hidden="true" />
            Todavía no hay etiquetas. Escriba el nombre de la primera.
          </Stack>
        )}
      </Box>
      <Box padLeft={6} padRight={3} size="sm" fill="neutral-soft" className={styles.undo} role="status">
        {removed.length > 0 && <RemovedTags removed={removed} onUndo={(tag) => void undo(tag)} />}
      </Box>
    </Dialog>
  );
}

interface EtiquetaRowProps {
  etiqueta: Etiqueta;
  others: readonly Etiqueta[];
  onRemove: () => void;
}

/** An etiqueta. Its name is edited in place. */
function EtiquetaRow({ etiqueta, others, onRemove }: EtiquetaRowProps) {
  const { id, title } = etiqueta;
  const dispatch = useAppDispatch();
  const autosave = useAutosave<{ title: string }>({
    kind: 'nota-etiqueta',
    id,
    stored: { title },
    save: (change) => {
      const modificarNotaEtiquetaDto = { label: { id, title, ...change } };
      return dispatch(etiquetas.send('notaEtiquetasRename', { modificarNotaEtiquetaDto }));
    },
  });
  return (
    <TagRow tag={etiqueta} others={others} autosave={autosave} onRemove={onRemove}>
      <Tag className={styles.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
    </TagRow>
  );
}
