import { Bell, Inbox } from 'lucide-react';
import { latePanel, PanelButton } from '../../components/panel-button';
import { useAvisosQuery } from './avisos-api';

const notificationsPanel = latePanel(async () => (await import('./avisos-panel')).NotificationsPanel);
const messagesPanel = latePanel(async () => (await import('./avisos-panel')).MessagesPanel);

/** The bell, with how many notifications are unread. */
export function NotificationsButton() {
  const count = useUnread('notifications');
  const label = `${count} ${count === 1 ? 'notificación' : 'notificaciones'} sin leer`;
  return <PanelButton label={count ? label : 'Notificaciones'} Icon={Bell} panel={notificationsPanel} count={count} />;
}

/** The inbox, with how many messages are unread. */
export function MessagesButton() {
  const count = useUnread('messages');
  const label = `${count} ${count === 1 ? 'mensaje' : 'mensajes'} sin leer`;
  return <PanelButton label={count ? label : 'Mensajes'} Icon={Inbox} panel={messagesPanel} count={count} />;
}

function useUnread(familia: 'notifications' | 'messages'): number {
  return useAvisosQuery(familia, {
    selectFromResult: ({ data }) => ({ count: data?.filter(({ read }) => !read).length ?? 0 }),
  }).count;
}
