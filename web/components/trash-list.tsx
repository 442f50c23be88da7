import { ArchiveRestore, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { Box, Card, PlainList, Row, Stack, Text } from './layout/layout';
import { LoadingSkeleton } from './loading-skeleton';
import styles from './trash-list.module.css';

interface TrashListProps<Item extends { id: string }> {
  /** The list's accessible name. */
  label: string;
  /** The deleted items; undefined until the first answer. */
  items: readonly Item[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Shown instead of an empty list. */
  empty: { title: string; text: string };
  /** Draws a {@link TrashRow}. */
  children: (item: Item) => ReactNode;
}

/** Deleted things that can be restored. */
export function TrashList<Item extends { id: string }>({
  label,
  items,
  error,
  onRetry,
  empty,
  children,
}: TrashListProps<Item>) {
  return (
    <Card>
      {!items && Boolean(error) && <ErrorState error={error} onRetry={onRetry} />}
      {!items && !error && (
        <Box pad={[2, 4]}>
          <LoadingSkeleton rows={3} rowHeight={56} />
        </Box>
      )}
      {items?.length === 0 && <EmptyState Icon={Trash2} {...empty} />}
      {items && items.length > 0 && (
        <PlainList aria-label={label}>
          {items.map((item) => (
            <Row key={item.id} as="li" align="center" wrap gap={3} pad={[3, 4]} className={styles.row}>
              {children(item)}
            </Row>
          ))}
        </PlainList>
      )}
    </Card>
  );
}

interface TrashRowProps {
  icon: ReactNode;
  name: string;
  /** Lines under the name: the former place, the day of the deletion, and the last day in the trash. */
  details: ReactNode;
  /** The label of the button that restores. */
  action: string;
  /** Restores the thing; undefined for people who may not. */
  onRestore?: () => void;
  isRestoring?: boolean;
}

/** A deleted thing in the list. */
export function TrashRow({ icon, name, details, action, onRestore, isRestoring }: TrashRowProps) {
  return (
    <>
      <Stack as="span" tone="soft">
        {icon}
      </Stack>
      <Stack gap="2px" shrinks className={styles.what}>
        <Text weight="medium" breaks>
          {name}
        </Text>
        <Text size="sm" tone="soft" breaks>
          {details}
        </Text>
      </Stack>
      {onRestore && (
        <Button
          variant="outlined"
          size="small"
          loading={isRestoring}
          aria-label={`${action} ${name}`}
          startIcon={<ArchiveRestore size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onRestore}
        >
          {action}
        </Button>
      )}
    </>
  );
}
