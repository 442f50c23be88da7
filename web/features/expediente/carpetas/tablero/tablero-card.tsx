import { Link } from 'react-router-dom';
import type { SortableRow } from '../../../../components/drag/sortable-list';
import { Box, Row, Stack, Text } from '../../../../components/layout/layout';
import { MiembroAvatar } from '../../../../components/miembro-avatar';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuGroup, MenuItem } from '../../../../components/ui/menu-entries';
import { MovimientoItem } from '../detail/movimiento-item';
import { Etiquetas, FirmaMarca, PrioridadMarca, PropuestaMarca, ReservadaMarca } from '../marcas';
import { motivoDe, SE_MUEVE } from './destinos';
import { focusCarpeta } from './focus-carpeta';
import styles from './tablero-card.module.css';
import { useTableroActions } from './tablero-context';
import type { Tarjeta } from './tableros';

/** A carpeta on the board. Its link fills the card, and dragging the link drags the card. */
export function CarpetaTarjeta({ carpeta, handleProps, isDragging }: SortableRow & { carpeta: Tarjeta }) {
  const { canMove } = useTableroActions();
  const { id, codigo, caratula, prioridad, reservada, etiquetas, responsable } = carpeta;
  return (
    <article className={styles.card} data-dragging={isDragging} data-movable={canMove}>
      <Stack
        as={Link}
        bounded
        gap={1}
        pad={3}
        tone="inherit"
        underline="never"
        className={styles.link}
        to={`/carpetas/${id}`}
        data-carpeta={id}
        {...handleProps}
      >
        <Row as="span" align="center" gap={2} minHeight={20} size="sm" tone="soft" numeric className={styles.top}>
          {codigo ?? 'Sin número'}
          {reservada && <ReservadaMarca />}
          {carpeta.propuestaEn && <PropuestaMarca />}
        </Row>
        <Text clamp={2} weight="medium" breaks title={caratula}>
          {caratula}
        </Text>
        {etiquetas.length > 0 && (
          <Row as="span" gap={1} marginTop={1} shrinks>
            <Etiquetas etiquetas={etiquetas} max={2} />
          </Row>
        )}
        <Row as="span" align="end" gap={3} minHeight={24} marginTop={1} size="sm" tone="soft">
          <FirmaMarca carpeta={carpeta} />
          {prioridad !== 'normal' && <PrioridadMarca prioridad={prioridad} />}
          {responsable && (
            <Box as="span" marginLeft="auto" fixed title={responsable.nombre}>
              <MiembroAvatar {...responsable} />
              <span className="visually-hidden">{responsable.nombre}</span>
            </Box>
          )}
        </Row>
      </Stack>
      {canMove && !isDragging && carpeta.movimientos.length > 0 && (
        <div className={styles.menu}>
          <TarjetaMenu carpeta={carpeta} />
        </div>
      )}
    </article>
  );
}

/** The height in pixels, from the lines of the carátula and the etiquetas. */
export const heightOf = ({ caratula, etiquetas }: Tarjeta): number =>
  96 + (caratula.length > 32 ? 20 : 0) + (etiquetas.length > 0 ? 28 : 0);

/** The menu of a card's moves, for people who do not drag. */
function TarjetaMenu({ carpeta }: { carpeta: Tarjeta }) {
  const { mover, quien } = useTableroActions();
  const { id, codigo, caratula, movimientos, isMoving } = carpeta;
  return (
    <ActionsMenu label={`Acciones de ${codigo ?? caratula}`} size="small">
      <MenuGroup label="Mover a…">
        {isMoving ? (
          <MenuItem disabled>{SE_MUEVE}</MenuItem>
        ) : (
          movimientos.map((movimiento) => (
            <MovimientoItem
              key={movimiento.estado}
              movimiento={movimiento}
              permitido={motivoDe(movimiento, quien.firma) === null}
              onClick={() => {
                void mover(carpeta, movimiento.estado);
                focusCarpeta(id, movimiento.estado);
              }}
            />
          ))
        )}
      </MenuGroup>
    </ActionsMenu>
  );
}
