import type { ReactNode } from 'react';
import styles from './card-list.module.css';
import { type Page, TablePager } from './data-table/table-pager';
import { ErrorState } from './error-state';
import { Card, PlainList, Stack } from './layout/layout';
import { LineSkeleton } from './loading-skeleton';

interface CardListProps<Item> {
  /** The list's accessible name. */
  label: string;
  /** The items; undefined until the first answer, while skeletons are shown. */
  items: Item[] | undefined;
  getKey: (item: Item) => string;
  page?: Page;
  onPage?: (page: number) => void;
  /** Whether new items are loading while the old items are still shown. */
  isRefreshing?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** The number of lines of a card, for the skeletons. */
  lines?: 2 | 3;
  /** Draws a card. To make the whole card clickable, spread its link over it by CSS. */
  children: (item: Item) => ReactNode;
}

const skeletons = ['78%', '62%', '86%', '54%', '70%', '66%'];

/** A list for phones, with a card instead of each row of a DataTable. */
export function CardList<Item>({
  label,
  items,
  getKey,
  page,
  onPage,
  isRefreshing = false,
  error,
  onRetry,
  empty,
  lines = 2,
  children,
}: CardListProps<Item>) {
  if (error && !items) {
    return (
      <Card clip>
        <ErrorState error={error} onRetry={onRetry} />
      </Card>
    );
  }
  if (items?.length === 0 && !isRefreshing) return <Card clip>{empty}</Card>;
  return (
    <Card clip>
      <PlainList
        className={styles.list}
        aria-label={label}
        aria-busy={!items || isRefreshing}
        data-refreshing={isRefreshing}
      >
        {items
          ? items.map((item) => (
              <li key={getKey(item)} className={styles.card}>
                {children(item)}
              </li>
            ))
          : skeletons.map((width) => (
              <Stack key={width} as="li" gap={2} className={styles.skeleton}>
                <LineSkeleton width={width} />
                <LineSkeleton width="40%" />
                {lines === 3 && <LineSkeleton width="30%" />}
              </Stack>
            ))}
      </PlainList>
      {page && onPage && <TablePager page={page} onPage={onPage} />}
    </Card>
  );
}
