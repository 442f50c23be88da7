import { GripVertical, ListFilter, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { useColeccion } from '../../../../collection/use-collection';
import { useEscribir } from '../../../../collection/use-escribir';
import { Button } from '../../../../components/button';
import { DragArea } from '../../../../components/drag/drag-area';
import { SortableItems } from '../../../../components/drag/sortable-items';
import type { SortableRow } from '../../../../components/drag/sortable-list';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { Box, Row, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAppDispatch } from '../../../../store/hooks';
import { etiquetas } from '../correos';
import { accionesDe, condicionesDe, porQueNoArchiva } from './regla-texto';
import styles from './reglas.module.css';
import {
  type Regla,
  reglas,
  useReglasDeCorreoCreateReglaMutation,
  useReglasDeCorreoRemoveReglaMutation,
} from './reglas-api';
import { useAplicar } from './use-aplicar';

const { Panel: ReglaDialog } = latePanel(async () => (await import('./regla-dialog')).ReglaDialog);

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The rules for mails that arrive, in the order in which they apply, which dragging changes. */
export function Reglas() {
  const { data: all, error, refetch } = useColeccion(reglas, undefined);
  const [edited, setEdited] = useState<Regla | 'nueva' | null>(null);
  const ordenar = useOrdenar();
  const idsOf = (some: readonly Regla[]) => some.map(({ id }) => id);
  const quitar = useQuitar();
  return (
    <>
      {error !== undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!all && !error && <LoadingSkeleton rows={2} rowHeight={52} />}
      {all && all.length > 0 && (
        <DragArea
          onMove={({ id, from, to }) => void ordenar(idsOf(all).toSpliced(from.index, 1).toSpliced(to.index, 0, id))}
        >
          <SortableItems
            listId="reglas"
            label="Reglas"
            items={all}
            nameOf={condicionesDe}
            isDisabled={all.length < 2}
            renderItem={(regla, row) => (
              <Fila
                regla={regla}
                row={row}
                isAlone={all.length < 2}
                onEdit={() => setEdited(regla)}
                onRemove={() => void quitar(regla, idsOf(all))}
              />
            )}
          />
        </DragArea>
      )}
      <Box padTop={3}>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          startIcon={<Plus {...icon} />}
          onClick={() => setEdited('nueva')}
        >
          Nueva regla
        </Button>
      </Box>
      {edited && <ReglaDialog regla={edited === 'nueva' ? undefined : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

interface FilaProps {
  regla: Regla;
  row: SortableRow;
  /** Whether there is no other rule, so that there is no order. */
  isAlone: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function Fila({ regla, row: { handleProps, isDragging }, isAlone, onEdit, onRemove }: FilaProps) {
  const { data: todas = [] } = useColeccion(etiquetas, undefined);
  const aplicar = useAplicar();
  const problema = porQueNoArchiva(regla);
  return (
    <Row align="center" gap={1} padY={2} line="bottom" className={styles.fila} data-dragging={isDragging}>
      {!isAlone && (
        <HintButton
          {...handleProps}
          className={styles.manija}
          size="small"
          hintAlign="start"
          label="Cambiar de lugar la regla"
          aria-describedby={regla.id}
        >
          <GripVertical {...icon} />
        </HintButton>
      )}
      <Box grow shrinks breaks>
        <Text as="p" id={regla.id} weight="medium">
          {condicionesDe(regla)}
        </Text>
        <Text as="p" size="sm" tone="soft">
          {accionesDe(regla, todas)}
        </Text>
        {problema && (
          <Text as="p" size="sm" tone="danger">
            {problema}
          </Text>
        )}
      </Box>
      <HintButton label="Aplicar a lo recibido" aria-describedby={regla.id} onClick={() => void aplicar(regla, true)}>
        <ListFilter {...icon} />
      </HintButton>
      <HintButton label="Editar la regla" aria-describedby={regla.id} onClick={onEdit}>
        <Pencil {...icon} />
      </HintButton>
      <HintButton label="Eliminar la regla" aria-describedby={regla.id} hintAlign="end" onClick={onRemove}>
        <Trash2 {...icon} />
      </HintButton>
    </Row>
  );
}

/** Puts the rules in an order, at once. */
function useOrdenar() {
  const { escribir } = useEscribir();
  return (ids: string[]) => escribir(reglas.send('reglasDeCorreoReorderReglas', { ordenDeReglasDto: { reglas: ids } }));
}

/** Removes a rule. An undo makes it again, at its place among the others. */
function useQuitar() {
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [remove] = useReglasDeCorreoRemoveReglaMutation();
  const [create] = useReglasDeCorreoCreateReglaMutation();
  return async (regla: Regla, ids: readonly string[]) => {
    try {
      await remove({ id: regla.id }).unwrap();
      const { id: _, ...escrita } = regla;
      offerUndo(toast, 'Regla eliminada', async () => {
        const { id } = await create({ nuevaReglaDeCorreoDto: escrita }).unwrap();
        const before = ids.map((each) => (each === regla.id ? id : each));
        await dispatch(reglas.send('reglasDeCorreoReorderReglas', { ordenDeReglasDto: { reglas: before } }));
      });
    } catch (failure) {
      toast(apiMessage(failure), { severity: 'error' });
    }
  };
}
