import { GripVertical } from 'lucide-react';
import type { RequisitoDto } from '../../../../api/generated/requisitos';
import { DragArea, type DragMove } from '../../../../components/drag/drag-area';
import { SortableItems } from '../../../../components/drag/sortable-items';
import { useFrozenWhileDragging } from '../../../../components/drag/use-frozen-while-dragging';
import { HintButton } from '../../../../components/hint-button';
import { Elegir } from '../../../../components/selection/elegir';
import { useCambiar } from '../use-cambiar';
import { RequisitoMenu } from './requisito-menu';
import { RequisitoRow } from './requisito-row';
import styles from './requisitos.module.css';

interface RequisitoListProps {
  carpetaId: string;
  requisitos: RequisitoDto[];
  canDecide: boolean;
  canMark: boolean;
}

/** The requisitos in their order, which people change by dragging, or by the menu of a requisito. */
export function RequisitoList({ carpetaId, requisitos, canDecide, canMark }: RequisitoListProps) {
  const { shown, hold, letGo } = useFrozenWhileDragging(requisitos);
  const cambiar = useCambiar(carpetaId);
  const isSortable = canDecide && shown.length > 1;

  const move = ({ id, to }: DragMove) => {
    if (!requisitos.some((one) => one.id === id)) return false;
    void cambiar(id, { orden: placeAmong(requisitos, shown, id, to.index) });
  };

  return (
    <DragArea onMove={move} onStart={hold} onEnd={letGo}>
      <SortableItems
        listId="requisitos"
        label="Requisitos"
        className={styles.list}
        items={shown}
        nameOf={({ nombre }) => nombre}
        isDisabled={!isSortable}
        renderItem={(requisito, { handleProps, isDragging }) => (
          <RequisitoRow
            carpetaId={carpetaId}
            requisito={requisito}
            canDecide={canDecide}
            canMark={canMark}
            isDragging={isDragging}
            elegir={canMark && <Elegir id={requisito.id} nombre={requisito.nombre} />}
            handle={
              isSortable && (
                <HintButton
                  {...handleProps}
                  className={styles.handle}
                  size="small"
                  label={`Cambiar de lugar ${requisito.nombre}`}
                  hintAlign="end"
                >
                  <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
                </HintButton>
              )
            }
            menu={
              canMark && (
                <RequisitoMenu
                  carpetaId={carpetaId}
                  requisito={requisito}
                  requisitos={requisitos}
                  canDecide={canDecide}
                />
              )
            }
          />
        )}
      />
    </DragArea>
  );
}

interface WithId {
  id: string;
}

/**
 * The new place, counted from 1, of a requisito that was dropped in the shown list. Others may have changed the order
 * since.
 * @param index in the shown list without the requisito
 */
function placeAmong(all: readonly WithId[], shown: readonly WithId[], id: string, index: number): number {
  const others = all.filter((one) => one.id !== id);
  const following = shown.filter((one) => one.id !== id).slice(index);
  const next = others.findIndex((one) => following.some((later) => later.id === one.id));
  return (next === -1 ? others.length : next) + 1;
}
