import { useMemo } from 'react';
import { useNavigationGetQuery } from './navigation-api';
import type { NavigationVariant } from './navigation-item';
import { visibleItems } from './navigation-tree';

/** A variant of the menu, with the entries that this version has pages for. */
export function useNavigation(variant: NavigationVariant, isPage: (link: string) => boolean) {
  const { data, isError, refetch } = useNavigationGetQuery();
  const items = useMemo(() => visibleItems(data?.[variant] ?? [], isPage), [data, variant, isPage]);
  return { items, isMissing: isError && !data, retry: () => void refetch() };
}
