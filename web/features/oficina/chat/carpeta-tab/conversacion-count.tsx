import { useColeccion } from '../../../../collection/use-collection';
import { TabCount } from '../../../../components/tab-count';
import { conversaciones } from '../chat-api';
import { deCarpeta, unreadOf } from '../chat-entries';

/** The number of unread messages of a carpeta's conversation, beside the name of its tab. Not shown for 0. */
export function ConversacionCount({ carpetaId }: { carpetaId: string }) {
  const { data: all = [] } = useColeccion(conversaciones, undefined);
  const unread = unreadOf({ conversacion: deCarpeta(all, carpetaId) });
  if (unread === 0) return null;
  return <TabCount value={unread > 99 ? '99+' : unread} meaning="sin leer" tono="unread" />;
}
