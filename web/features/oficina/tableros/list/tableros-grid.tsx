import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AppIcon } from '../../../../components/app-icon';
import { Box, Card, Row, Stack, Text } from '../../../../components/layout/layout';
import { formatFechaHora, formatRelativo } from '../../../../lib/fechas';
import { Caras } from '../caras';
import { iconoUsual } from '../iconos';
import type { TableroResumen } from '../tableros-api';
import { useRemoveTablero } from '../use-remove-tablero';
import { TableroMenu } from './tablero-menu';
import styles from './tableros-grid.module.css';

interface TablerosGridProps {
  tableros: readonly TableroResumen[];
  canEdit: boolean;
  onEdit: (tablero: TableroResumen) => void;
  /** Opens the form of a new tablero. Without it, there is no tile to add a tablero. */
  onAdd?: () => void;
}

export function TablerosGrid({ tableros, canEdit, onEdit, onAdd }: TablerosGridProps) {
  const remove = useRemoveTablero();
  return (
    <ul className={styles.grid} aria-label="Tableros">
      {tableros.map((tablero) => (
        <TableroCard
          key={tablero.id}
          tablero={tablero}
          actions={
            canEdit && (
              <TableroMenu title={tablero.title} onEdit={() => onEdit(tablero)} onRemove={() => void remove(tablero)} />
            )
          }
        />
      ))}
      {onAdd && (
        <Stack as="li">
          <button type="button" className={styles.tile} onClick={onAdd}>
            <Plus size={22} strokeWidth={1.75} aria-hidden="true" />
            Agregar tablero
          </button>
        </Stack>
      )}
    </ul>
  );
}

interface TableroCardProps {
  tablero: TableroResumen;
  /** The menu of the actions on the tablero. */
  actions?: ReactNode;
}

/** The card of a tablero. The whole card is a link to the tablero. */
function TableroCard({ tablero, actions }: TableroCardProps) {
  const { id, title, description, icon, members, lastActivity } = tablero;
  return (
    <Card as="li" pad={5} column relative flow="row" lifts className={styles.card}>
      <Row align="start" justify="between" marginBottom={4}>
        <Stack as="span" middle tone="primary" round="lg" fill="primary-soft" className={styles.icon}>
          <AppIcon name={icon || iconoUsual} size={22} />
        </Stack>
        {actions && <div className={styles.actions}>{actions}</div>}
      </Row>
      <Text as="h2" size="lg" weight="strong" leading="tight" breaks>
        <Text as={Link} tone="inherit" underline="never" className={styles.link} to={`/apps/scrumboard/${id}`}>
          {title}
        </Text>
      </Text>
      <Box as="p" marginTop={1} tone="soft" breaks clamp={2}>
        {description}
      </Box>
      <Row align="center" justify="between" gap={3} padTop={4} marginTop="auto">
        <Caras members={members} />
        <Text
          as="time"
          marginLeft="auto"
          size="xs"
          tone="faint"
          nowrap
          dateTime={lastActivity}
          title={formatFechaHora(lastActivity)}
        >
          Editado {formatRelativo(lastActivity)}
        </Text>
      </Row>
    </Card>
  );
}
