import { useMailboxFindFoldersQuery } from '../correos-api';

/** How many mails each folder counts, by its slug. */
export function useConteos(): Partial<Record<string, number>> {
  const { data = [] } = useMailboxFindFoldersQuery();
  return Object.fromEntries(data.map(({ slug, count }) => [slug, count]));
}

/** How many mails of the inbox are unread. */
export const useSinLeer = (): number => useConteos().inbox ?? 0;
