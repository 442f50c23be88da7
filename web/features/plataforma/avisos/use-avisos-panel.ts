import { apiStatus } from '../../../api/api-message';
import { useColeccion } from '../../../coleccion/use-coleccion';
import { offerUndo } from '../../../components/offer-undo';
import { htmlToText } from '../../../components/rich-text/safe-html';
import { usePanelNotice } from '../../../components/use-panel-notice';
import { named } from '../../../lib/named';
import { useAppDispatch } from '../../../store/hooks';
import { type Aviso, avisos, type Familia } from './avisos-api';

const removed: Record<Familia, (title: string) => string> = {
  notifications: (title) => `${named('Notificación', title)} eliminada`,
  messages: (title) => `${named('Mensaje', title)} eliminado`,
};

/** The list of a panel, its actions, and the notice of their results. */
export function useAvisosPanel(familia: Familia) {
  const { lista, setRead, markAllRead, ...calls } = avisos[familia];
  const { data, error, refetch } = useColeccion(lista, undefined);
  const { notice, say, report, dismiss } = usePanelNotice();
  const dispatch = useAppDispatch();

  const remove = ({ id, title, description }: Aviso) => {
    const removal = dispatch(calls.remove(id)).then(
      () => true,
      (error) => {
        // 404: it was already removed elsewhere, which is what the person wants.
        if (apiStatus(error) !== 404) report(error);
        return false;
      },
    );
    const said = removed[familia](htmlToText(title || description || ''));
    // It can be restored only once the server has removed it.
    offerUndo(say, said, async () => (await removal) && dispatch(calls.restore(id)));
  };

  return {
    avisos: data,
    error,
    refetch,
    hasUnread: data?.some(({ read }) => !read) ?? false,
    markAll: () => void dispatch(markAllRead()).catch(report),
    setRead: ({ id }: Aviso, read: boolean) => void dispatch(setRead(id, read)).catch(report),
    remove,
    notice,
    dismissNotice: dismiss,
  };
}
