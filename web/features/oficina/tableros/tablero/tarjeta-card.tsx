import { AlignLeft, ArrowDown, ArrowRight, ArrowUp, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { HandleProps } from '../../../../components/drag/handle-props';
import { DuePill } from '../../../../components/due/due-pill';
import { Box, Cut, Row, Stack, Text } from '../../../../components/layout/layout';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuGroup, MenuItem, MenuSeparator } from '../../../../components/ui/menu-entries';
import type { Lista, Tarjeta } from '../tableros-api';
import { focusTarjeta } from './focus-tarjeta';
import { useTableroActions } from './tablero-context';
import styles from './tarjeta-card.module.css';

interface TarjetaCardProps {
  tarjeta: Tarjeta;
  /** The properties of the drag handle, which is the link that fills the card. */
  handleProps: HandleProps | undefined;
  isDragging: boolean;
}

/** A card on its list: labels, title, date, and a mark if it has a description. */
export const TarjetaCard = memo(function TarjetaCard({ tarjeta, handleProps, isDragging }: TarjetaCardProps) {
  const { canEdit, hrefOf } = useTableroActions();
  const { title, description, labels, dueDate } = tarjeta;
  return (
    <Box
      as="article"
      relative
      bordered
      round="md"
      fill="raised"
      className={styles.card}
      data-dragging={isDragging}
      data-editable={canEdit}
    >
      <Stack
        as={Link}
        pad={3}
        gap={2}
        tone="inherit"
        bounded
        underline="never"
        className={styles.link}
        to={hrefOf(tarjeta)}
        preventScrollReset
        data-tarjeta={tarjeta.id}
        {...handleProps}
      >
        {labels.length > 0 && (
          <Row as="span" wrap gap={1}>
            {labels.map(({ id, title: label }) => (
              <Cut
                key={id}
                size="xs"
                weight="medium"
                tone="primary"
                round="sm"
                fill="primary-soft"
                className={styles.label}
              >
                {label}
              </Cut>
            ))}
          </Row>
        )}
        <Text breaks>{title}</Text>
        {(dueDate || description) && (
          <Row as="span" align="center" wrap gap={2}>
            <DuePill value={dueDate} emptyLabel="" />
            {description && (
              <Row as="span" inline tone="faint" title="Tiene descripción">
                <AlignLeft size={14} strokeWidth={2} aria-hidden="true" />
                <span className="visually-hidden">Tiene descripción</span>
              </Row>
            )}
          </Row>
        )}
      </Stack>
      {canEdit && !isDragging && (
        <div className={styles.menu}>
          <TarjetaMenu tarjeta={tarjeta} />
        </div>
      )}
    </Box>
  );
});

/** The actions on a card without opening it. They include its moves, for people who cannot drag. */
function TarjetaMenu({ tarjeta }: { tarjeta: Tarjeta }) {
  return (
    <ActionsMenu label={`Acciones de ${tarjeta.title}`} size="small">
      <Entradas tarjeta={tarjeta} />
    </ActionsMenu>
  );
}

function Entradas({ tarjeta }: { tarjeta: Tarjeta }) {
  const { tablero, moveTarjeta, removeTarjeta } = useTableroActions();
  const { id, listId } = tarjeta;
  const cards = tablero.lists.find((lista) => lista.id === listId)?.cards ?? [];
  const index = cards.findIndex((card) => card.id === id);
  const others = tablero.lists.filter((lista) => lista.id !== listId);
  const moveTo = (lista: Lista) => {
    moveTarjeta(tarjeta, lista.id, lista.cards.length);
    focusTarjeta(id, lista.id);
  };
  return (
    <>
      <MenuItem Icon={ArrowUp} disabled={index <= 0} onClick={() => moveTarjeta(tarjeta, listId, index - 1)}>
        Subir
      </MenuItem>
      <MenuItem
        Icon={ArrowDown}
        disabled={index >= cards.length - 1}
        onClick={() => moveTarjeta(tarjeta, listId, index + 1)}
      >
        Bajar
      </MenuItem>
      {others.length > 0 && (
        <MenuGroup label="Mover a…">
          {others.map((lista) => (
            <MenuItem key={lista.id} Icon={ArrowRight} onClick={() => moveTo(lista)}>
              {lista.title}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
      <MenuSeparator />
      <MenuItem Icon={Trash2} isDanger onClick={() => removeTarjeta(tarjeta)}>
        Eliminar
      </MenuItem>
    </>
  );
}
