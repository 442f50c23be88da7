import { useEffect } from 'react';
import type { ApiDispatch } from '../../api/empty-api';
import { pendientesText } from '../../features/tareas/pendientes';
import { useListaDeTareasCountPendingQuery } from '../../features/tareas/tareas-api';
import { useAppDispatch } from '../../store/hooks';
import { navigationApi, useNavigationGetQuery } from './navigation-api';
import type { Navigation, NavigationItem } from './navigation-item';

/** The id of the entry in the API (server/navigation). */
const entryId = 'apps.tasks';

/** Writes into the menu's entry of the tareas how many are to be done. */
export function TareasPendientes(): null {
  const { data: navigation } = useNavigationGetQuery();
  const { data } = useListaDeTareasCountPendingQuery({}, { skip: !navigation });
  const dispatch: ApiDispatch = useAppDispatch();
  const subtitle = data && pendientesText(data.pendientes);

  useEffect(() => {
    if (!navigation || !subtitle) return;
    const isSaid = entriesOf(navigation).every((entry) => entry.subtitle === subtitle);
    if (isSaid) return;
    dispatch(
      navigationApi.util.updateQueryData('navigationGet', undefined, (draft) => {
        for (const entry of entriesOf(draft as Navigation)) entry.subtitle = subtitle;
      }),
    );
  }, [navigation, subtitle, dispatch]);
  return null;
}

/** The entry in each variant of the menu. */
const entriesOf = (navigation: Navigation): NavigationItem[] => Object.values(navigation).flatMap(findIn);

function findIn(items: NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) => (item.id === entryId ? [item] : findIn(item.children ?? [])));
}
