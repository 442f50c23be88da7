import { useMailboxFindFoldersQuery } from '../correos-api';

/** The count of each folder, by its slug. */
export function useConteos(): Partial<Record<string, number>> {
  const { data = [] } = useMailboxFindFoldersQuery();
  return Object.fromEntries(data.map(({ slug, count }) => [slug, count]));
}

/** The number of unread mails of the inbox. */
export const useSinLeer = (): number => useConteos().inbox ?? 0;
