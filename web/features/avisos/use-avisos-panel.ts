import { apiStatus } from '../../api/api-message';
import { useAppDispatch } from '../../app/hooks';
import { usePanelNotice } from '../../components/use-panel-notice';
import { type Aviso, type Familia, useAvisos } from './avisos-api';
import { markAllRead, removeAviso, restoreAviso, setAvisoRead } from './avisos-writes';

/** The list of a panel, what can be done with it, and what is said of what was done. */
export function useAvisosPanel(familia: Familia, removedText: string) {
  const query = useAvisos[familia]();
  const { notice, say, report, dismiss } = usePanelNotice();
  const dispatch = useAppDispatch();
  const avisos = query.data ?? [];

  const remove = ({ id }: Aviso) => {
    const removal = dispatch(removeAviso(familia, id)).then(
      () => true,
      (error) => {
        // Removed elsewhere meanwhile: it is as it should be.
        if (apiStatus(error) !== 404) report(error);
        return false;
      },
    );
    const undo = async () => {
      dismiss();
      // Only what is removed can be restored.
      if (await removal) await dispatch(restoreAviso(familia, id)).catch(report);
    };
    say(removedText, { action: { label: 'Deshacer', onClick: () => void undo() } });
  };

  return {
    query,
    avisos,
    hasUnread: avisos.some(({ read }) => !read),
    markAll: () => void dispatch(markAllRead(familia)).catch(report),
    setRead: ({ id }: Aviso, read: boolean) => void dispatch(setAvisoRead(familia, id, read)).catch(report),
    remove,
    notice,
    dismissNotice: dismiss,
  };
}
