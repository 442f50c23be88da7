import { apiStatus } from '../../api/api-message';
import { usePanelNotice } from '../../components/use-panel-notice';
import { type Aviso, type Familia, useAvisosQuery } from './avisos-api';
import {
  useMarkAllReadMutation,
  useRemoveAvisoMutation,
  useRestoreAvisoMutation,
  useSetAvisoReadMutation,
} from './avisos-writes';

/** The list of a panel, what can be done with it, and what is said of what was done. */
export function useAvisosPanel(familia: Familia, removedText: string) {
  const query = useAvisosQuery(familia);
  const { notice, say, report, dismiss } = usePanelNotice();
  const [sendRead] = useSetAvisoReadMutation();
  const [sendAllRead] = useMarkAllReadMutation();
  const [sendRemoval] = useRemoveAvisoMutation();
  const [sendRestoring] = useRestoreAvisoMutation();
  const avisos = query.data ?? [];

  const remove = ({ id }: Aviso) => {
    const removal = sendRemoval({ familia, id });
    // Removed elsewhere meanwhile: it is as it should be.
    removal.unwrap().catch((error) => apiStatus(error) !== 404 && report(error));
    const undo = async () => {
      dismiss();
      // Only what is removed can be restored.
      const { error } = await removal;
      if (!error) await sendRestoring({ familia, id }).unwrap().catch(report);
    };
    say(removedText, { action: { label: 'Deshacer', onClick: () => void undo() } });
  };

  return {
    query,
    avisos,
    hasUnread: avisos.some(({ read }) => !read),
    markAll: () => void sendAllRead(familia).unwrap().catch(report),
    setRead: ({ id }: Aviso, read: boolean) => void sendRead({ familia, id, read }).unwrap().catch(report),
    remove,
    notice,
    dismissNotice: dismiss,
  };
}
