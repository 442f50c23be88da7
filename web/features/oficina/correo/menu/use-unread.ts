import { useMailboxFindFoldersQuery } from '../correos-api';

/** The count of each folder, by its slug. Mails that wait for their moment are counted apart from drafts. */
export function useConteos(): Partial<Record<string, number>> {
  const { data = [] } = useMailboxFindFoldersQuery();
  const counts = data.map(({ slug, count, programados }) => [slug, count - programados] as const);
  return { ...Object.fromEntries(counts), scheduled: data.reduce((sum, { programados }) => sum + programados, 0) };
}

/** The number of unread mails of the inbox. */
export const useSinLeer = (): number => useConteos().inbox ?? 0;
