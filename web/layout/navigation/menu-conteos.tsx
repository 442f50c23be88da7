import { useEffect } from 'react';
import type { ApiDispatch } from '../../api/empty-api';
import { SinLeerEnTitulo } from '../../features/oficina/correo/menu/unread-title';
import { useSinLeer } from '../../features/oficina/correo/menu/use-unread';
import { pendientesText } from '../../features/oficina/tareas/pendientes';
import { useListaDeTareasCountPendingQuery } from '../../features/oficina/tareas/tareas-api';
import { useAppDispatch } from '../../store/hooks';
import { navigationApi, useNavigationGetQuery } from './navigation-api';
import type { Navigation, NavigationItem } from './navigation-item';

/**
 * Writes the number of pending tareas and of unread mails into the menu. The unread mails show in the tab's title too.
 */
export function MenuConteos() {
  const { data: navigation } = useNavigationGetQuery();
  return (
    <>
      <SinLeerEnTitulo />
      {navigation && <Conteos navigation={navigation} />}
    </>
  );
}

function Conteos({ navigation }: { navigation: Navigation }): null {
  const { data } = useListaDeTareasCountPendingQuery({});
  const sinLeer = useSinLeer();
  useEntry(navigation, 'apps.tasks', 'subtitle', data && pendientesText(data.pendientes));
  useEntry(navigation, 'apps.mailbox', 'badge', sinLeer > 0 ? String(sinLeer) : '');
  return null;
}

/**
 * Writes the subtitle or the badge of an entry, in each variant of the menu.
 * @param id the entry's id in the API (server/navigation)
 * @param text undefined until it is known
 */
function useEntry(navigation: Navigation, id: string, where: 'subtitle' | 'badge', text: string | undefined): void {
  const dispatch: ApiDispatch = useAppDispatch();
  useEffect(() => {
    if (text === undefined || entriesOf(navigation, id).every((entry) => textOf(entry, where) === text)) return;
    dispatch(
      navigationApi.util.updateQueryData('navigationGet', undefined, (draft) => {
        for (const entry of entriesOf(draft as Navigation, id)) {
          if (where === 'subtitle') entry.subtitle = text;
          else entry.badge = { ...entry.badge, title: text };
        }
      }),
    );
  }, [navigation, id, where, text, dispatch]);
}

const textOf = ({ subtitle, badge }: NavigationItem, where: 'subtitle' | 'badge') =>
  where === 'subtitle' ? subtitle : (badge?.title ?? '');

const entriesOf = (navigation: Navigation, id: string): NavigationItem[] =>
  Object.values(navigation).flatMap((items) => findIn(items, id));

function findIn(items: NavigationItem[], id: string): NavigationItem[] {
  return items.flatMap((item) => (item.id === id ? [item] : findIn(item.children ?? [], id)));
}
