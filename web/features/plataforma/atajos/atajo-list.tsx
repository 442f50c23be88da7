import { Bookmark, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AppIcon } from '../../../components/app-icon';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Box, PlainList, Stack, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { safeLink } from '../../../lib/safe-link';
import styles from './atajo-list.module.css';
import type { Atajo } from './atajos-api';

interface AtajoListProps {
  lista: { data?: Atajo[]; error?: unknown; refetch: () => unknown };
  isEditing: boolean;
  onEdit: (atajo: Atajo) => void;
  /** Called when an atajo is opened. */
  onFollow: () => void;
}

/** The tiles of the atajos, two in a row. */
export function AtajoList({ lista: { data, error, refetch }, ...tile }: AtajoListProps) {
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Box padX={4}>
        <LoadingSkeleton rows={4} />
      </Box>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        Icon={Bookmark}
        title="Sin atajos"
        text="Agregue las páginas que más usa para llegar a ellas de una vez."
      />
    );
  }
  return (
    <PlainList flow="stack" className={styles.grid}>
      {data.map((atajo) => (
        <AtajoTile key={atajo.id} atajo={atajo} {...tile} />
      ))}
    </PlainList>
  );
}

interface AtajoTileProps {
  atajo: Atajo;
  /** Whether choosing the tile opens its form. */
  isEditing: boolean;
  onEdit: (atajo: Atajo) => void;
  onFollow: () => void;
}

/** One atajo: a link, or a button that opens its form while atajos are edited. */
function AtajoTile({ atajo, isEditing, onEdit, onFollow }: AtajoTileProps) {
  const target = safeLink(atajo.link);
  const isOurs = atajo.useRouter && target?.isInternal;
  const content = <TileContent atajo={atajo} isEditing={isEditing} />;
  return (
    <Stack as="li" className={styles.cell}>
      {isEditing && (
        <button
          type="button"
          className={styles.tile}
          aria-label={`Editar «${atajo.label}»`}
          onClick={() => onEdit(atajo)}
        >
          {content}
        </button>
      )}
      {!isEditing && isOurs && (
        <Link className={styles.tile} to={target.href} onClick={onFollow}>
          {content}
        </Link>
      )}
      {!isEditing && !isOurs && (
        <a className={styles.tile} href={target?.href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
          {content}
        </a>
      )}
    </Stack>
  );
}

function TileContent({ atajo: { icon, label, description }, isEditing }: Pick<AtajoTileProps, 'atajo' | 'isEditing'>) {
  return (
    <>
      <Stack as="span" fill="neutral-soft" middle marginBottom={2} tone="neutral" className={styles.icon}>
        {isEditing ? <Pencil size={20} strokeWidth={1.75} aria-hidden="true" /> : <AppIcon name={icon} />}
      </Stack>
      <Text weight="medium" leading="tight">
        {label}
      </Text>
      {description && (
        <Text clamp={2} marginTop="2px" size="sm" tone="soft">
          {description}
        </Text>
      )}
    </>
  );
}
