import { Bell, Inbox } from 'lucide-react';
import { useColeccion } from '../../../collection/use-collection';
import { latePanel } from '../../../components/late-panel';
import { PanelButton } from '../../../components/panel-button';
import { contar } from '../../../lib/numeros';
import { avisos, type Familia } from './avisos-api';

const notifications = latePanel(async () => (await import('./avisos-panel')).NotificationsPanel);
const messages = latePanel(async () => (await import('./avisos-panel')).MessagesPanel);

/** The bell, with the number of unread notifications. */
export function NotificationsButton() {
  const count = useUnread('notifications');
  const unread = `${contar(count, 'notificación', 'notificaciones')} sin leer`;
  const label = count > 0 ? unread : 'Notificaciones';
  return (
    <PanelButton label={label} Icon={Bell} count={count} preload={notifications.preload}>
      {(panel) => <notifications.Panel {...panel} />}
    </PanelButton>
  );
}

/** The inbox, with the number of unread messages. */
export function MessagesButton() {
  const count = useUnread('messages');
  const unread = `${contar(count, 'mensaje', 'mensajes')} sin leer`;
  const label = count > 0 ? unread : 'Mensajes';
  return (
    <PanelButton label={label} Icon={Inbox} count={count} preload={messages.preload}>
      {(panel) => <messages.Panel {...panel} />}
    </PanelButton>
  );
}

function useUnread(familia: Familia): number {
  const { data } = useColeccion(avisos[familia].lista, undefined);
  return data?.filter(({ read }) => !read).length ?? 0;
}
