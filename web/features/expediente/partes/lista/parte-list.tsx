import { GripVertical } from 'lucide-react';
import type { ParteDto } from '../../../../api/generated/partes';
import { DragArea, type DragMove } from '../../../../components/drag/drag-area';
import { SortableItems } from '../../../../components/drag/sortable-items';
import { useFrozenWhileDragging } from '../../../../components/drag/use-frozen-while-dragging';
import { HintButton } from '../../../../components/hint-button';
import { useToast } from '../../../../components/toast-actions';
import { ordenTras } from '../orden';
import { ConyugeSugerido } from './conyuge-sugerido';
import { ParteMenu } from './parte-menu';
import { ParteRow } from './parte-row';
import styles from './partes.module.css';
import { useMoveParte } from './use-move-parte';

interface ParteListProps {
  carpetaId: string;
  partes: ParteDto[];
  canEdit: boolean;
  /** Whether the acto is entered in a registry. */
  esRegistrable: boolean;
}

/** The partes in their order, which is changed by dragging and by the menu of each. */
export function ParteList({ carpetaId, partes, canEdit, esRegistrable }: ParteListProps) {
  const { shown, hold, letGo } = useFrozenWhileDragging(partes);
  const mover = useMoveParte(carpetaId);
  const toast = useToast();
  const isSortable = canEdit && shown.length > 1;

  // What is dragged stays in view even if somebody takes it out meanwhile.
  const move = ({ id, to }: DragMove) => {
    const parte = partes.find((one) => one.id === id);
    if (!parte) {
      toast('Alguien quitó esa parte', { severity: 'error' });
      return false;
    }
    void mover(parte, ordenTras(partes, shown, id, to.index));
  };

  return (
    <DragArea onMove={move} onStart={hold} onEnd={letGo}>
      <SortableItems
        listId="partes"
        label="Partes"
        className={styles.list}
        items={shown}
        nameOf={({ persona }) => persona.nombreCompleto}
        isDisabled={!isSortable}
        renderItem={(parte, { handleProps, isDragging }) => (
          <ParteRow
            parte={parte}
            representados={shown.filter(({ id }) => parte.representados.includes(id))}
            sugerencia={canEdit && <ConyugeSugerido parte={parte} partes={partes} esRegistrable={esRegistrable} />}
            isDragging={isDragging}
            handle={
              isSortable && (
                <HintButton
                  {...handleProps}
                  className={styles.handle}
                  size="small"
                  label={`Cambiar de lugar a ${parte.persona.nombreCompleto}`}
                  hintAlign="end"
                >
                  <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
                </HintButton>
              )
            }
            menu={canEdit && <ParteMenu carpetaId={carpetaId} parte={parte} partes={partes} />}
          />
        )}
      />
    </DragArea>
  );
}
