import { GripVertical, Plus, Settings2 } from 'lucide-react';
import { Button } from '../../../../components/button';
import { DragArea } from '../../../../components/drag/drag-area';
import { SortableItems } from '../../../../components/drag/sortable-items';
import { useFrozenWhileDragging } from '../../../../components/drag/use-frozen-while-dragging';
import { HintButton } from '../../../../components/hint-button';
import { BareButton, Cut, Stack, Text } from '../../../../components/layout/layout';
import type { CursoConPasos, PasoPropio } from '../academia-api';
import styles from './editar-view.module.css';
import type { Acciones } from './use-actions';

interface PasosOrdenProps {
  curso: CursoConPasos;
  /** The step that is edited; null while the course itself is edited. */
  openId: string | null;
  onOpen: (pasoId: string | null) => void;
  acciones: Acciones;
}

/** The steps of a course. Dragging changes their order. */
export function PasosOrden({ curso, openId, onOpen, acciones }: PasosOrdenProps) {
  const { shown, hold, letGo } = useFrozenWhileDragging(curso.steps as PasoPropio[]);
  return (
    <Stack as="nav" pad={2} bordered round="lg" fill="surface" className={styles.steps} aria-label="Partes del curso">
      <BareButton
        hover
        focusInside
        className={styles.entry}
        aria-current={openId === null ? 'true' : undefined}
        onClick={() => onOpen(null)}
      >
        <Settings2 size={18} strokeWidth={1.75} aria-hidden="true" />
        Datos del curso
      </BareButton>
      <DragArea onMove={acciones.mover} onStart={hold} onEnd={letGo}>
        <SortableItems
          listId="pasos"
          label="Pasos"
          className={styles.list}
          items={shown}
          nameOf={({ title }) => title}
          isDisabled={shown.length < 2}
          renderItem={(paso, { handleProps, isDragging }) => (
            <Stack round="md" align="center" className={styles.row} data-dragging={isDragging}>
              <BareButton
                hover
                focusInside
                className={styles.entry}
                aria-current={openId === paso.id ? 'true' : undefined}
                onClick={() => onOpen(paso.id)}
              >
                <Text fixed tone="faint" numeric className={styles.number} aria-hidden="true">
                  {paso.order + 1}
                </Text>
                <Cut>{paso.title}</Cut>
              </BareButton>
              <HintButton
                {...handleProps}
                className={styles.handle}
                size="small"
                label={`Cambiar de lugar ${paso.title}`}
                hintAlign="end"
              >
                <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
              </HintButton>
            </Stack>
          )}
        />
      </DragArea>
      <Button
        className={styles.add}
        color="primary"
        startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
        onClick={acciones.agregar}
      >
        Agregar paso
      </Button>
    </Stack>
  );
}
