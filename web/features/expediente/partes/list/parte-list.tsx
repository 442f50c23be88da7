import { GripVertical, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ParteDto } from '../../../../api/generated/partes';
import { Button } from '../../../../components/button';
import { DragArea, type DragMove } from '../../../../components/drag/drag-area';
import { SortableItems } from '../../../../components/drag/sortable-items';
import { useFrozenWhileDragging } from '../../../../components/drag/use-frozen-while-dragging';
import { HintButton } from '../../../../components/hint-button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { StatusChip } from '../../../../components/status-chip';
import { useToast } from '../../../../components/toast-actions';
import { enumerar } from '../../../../lib/enumerar';
import { documentosDe } from '../../personas/public/documentos';
import { ExcepcionMarca } from '../../personas/public/excepcion-marca';
import { PersonaIcon } from '../../personas/public/persona-icon';
import { conyugeSugerido } from '../conyuge';
import { ordenTras } from '../orden';
import { formatPorcentaje } from '../porcentaje';
import { roles } from '../roles';
import { useRutas } from '../use-rutas';
import { ParteMenu } from './parte-menu';
import styles from './partes.module.css';
import { useMoveParte } from './use-move-parte';

interface ParteListProps {
  carpetaId: string;
  partes: ParteDto[];
  canEdit: boolean;
  /** Whether the acto is entered in a register. */
  esRegistrable: boolean;
}

/** The partes in their order, which people change by dragging, or by the menu of a parte. */
export function ParteList({ carpetaId, partes, canEdit, esRegistrable }: ParteListProps) {
  const { shown, hold, letGo } = useFrozenWhileDragging(partes);
  const mover = useMoveParte(carpetaId);
  const toast = useToast();
  const isSortable = canEdit && shown.length > 1;

  // A dragged parte stays in view even if somebody takes it out meanwhile.
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

interface ConyugeSugeridoProps {
  parte: ParteDto;
  partes: readonly ParteDto[];
  esRegistrable: boolean;
}

/** Offers to add the husband or wife of a parte, when the acto usually needs their assent. */
function ConyugeSugerido({ parte, partes, esRegistrable }: ConyugeSugeridoProps) {
  const { agregar } = useRutas();
  const conyuge = conyugeSugerido(parte, partes, { esRegistrable });
  if (!conyuge) return null;
  return (
    <Button
      className={styles.sugerencia}
      size="small"
      color="primary"
      startIcon={<UserPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => agregar('conyuge_asentiente', conyuge)}
    >
      Agregar también a {conyuge}, cónyuge
    </Button>
  );
}

interface ParteRowProps {
  parte: ParteDto;
  /** The partes that this parte represents. */
  representados: readonly ParteDto[];
  /** A suggestion below the text of the parte. */
  sugerencia?: ReactNode;
  isDragging: boolean;
  /** The handle that drags the row. */
  handle: ReactNode;
  menu: ReactNode;
}

/** One parte: the persona, the role, the share, and the partes that it represents. */
function ParteRow({ parte, representados, sugerencia, isDragging, handle, menu }: ParteRowProps) {
  const { persona, rol, rolNombre, caracter, porcentaje } = parte;
  const documentos = documentosDe(persona);
  return (
    <Stack gap={[2, 3]} pad={4} className={styles.row} data-sortable={Boolean(handle)} data-dragging={isDragging}>
      {handle}
      <PersonaIcon tipo={persona.tipo} />
      <Stack packed gap="2px" shrinks>
        <Text
          as={Link}
          weight="medium"
          tone="inherit"
          breaks
          justifySelf="start"
          underline="hover"
          to={`/personas/${persona.id}`}
        >
          {persona.nombreCompleto}
        </Text>
        <Row as="span" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
          {documentos.length === 0 && 'Sin documento'}
          {documentos.map((documento) => (
            <span key={documento}>{documento}</span>
          ))}
        </Row>
        {!persona.verificada && <ExcepcionMarca />}
      </Stack>
      <Stack packed gap={1} shrinks size="sm" tone="soft" breaks className={styles.role}>
        <Row as="span" align="center" gap={3}>
          <StatusChip label={rolNombre} tone={roles[rol]?.tone} hasDot={false} />
          {porcentaje && (
            <Text weight="medium" tone="text" numeric>
              {formatPorcentaje(porcentaje)}
            </Text>
          )}
        </Row>
        {caracter && <span>{caracter}</span>}
        {representados.length > 0 && (
          <span>Representa a {enumerar(representados.map(({ persona: { nombreCompleto } }) => nombreCompleto))}</span>
        )}
        {sugerencia}
      </Stack>
      <div className={styles.menu}>{menu}</div>
    </Stack>
  );
}
