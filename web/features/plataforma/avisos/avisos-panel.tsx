import { Bell, CheckCheck, Inbox, type LucideIcon } from 'lucide-react';
import { apiStatus } from '../../../api/api-message';
import { useColeccion } from '../../../collection/use-collection';
import { AnchoredPanel } from '../../../components/anchored-panel';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { HintButton } from '../../../components/hint-button';
import type { PanelProps } from '../../../components/late-panel';
import { PlainList } from '../../../components/layout/layout';
import { offerUndo } from '../../../components/offer-undo';
import { PanelNotice } from '../../../components/panel-notice';
import { htmlToText } from '../../../components/rich-text/safe-html';
import { usePanelNotice } from '../../../components/use-panel-notice';
import { named } from '../../../lib/named';
import { useAppDispatch } from '../../../store/hooks';
import { AvisoRow } from './aviso-row';
import { type Aviso, avisos, type Familia } from './avisos-api';
import { AvisosSkeleton } from './avisos-skeleton';

const removedTexts: Record<Familia, (title: string) => string> = {
  notifications: (title) => `${named('Notificación', title)} eliminada`,
  messages: (title) => `${named('Mensaje', title)} eliminado`,
};

interface Texts {
  title: string;
  Icon: LucideIcon;
  empty: string;
  emptyText: string;
  plural: string;
}

const texts: Record<Familia, Texts> = {
  notifications: {
    title: 'Notificaciones',
    Icon: Bell,
    empty: 'Sin notificaciones',
    emptyText: 'Cuando tengas notificaciones, van a aparecer aquí.',
    plural: 'avisos',
  },
  messages: {
    title: 'Mensajes',
    Icon: Inbox,
    empty: 'Sin mensajes',
    emptyText: 'Cuando tengas mensajes, van a aparecer aquí.',
    plural: 'mensajes',
  },
};

export const NotificationsPanel = (props: PanelProps) => <AvisosPanel familia="notifications" {...props} />;
export const MessagesPanel = (props: PanelProps) => <AvisosPanel familia="messages" {...props} />;

function AvisosPanel({ familia, anchor, onClose }: PanelProps & { familia: Familia }) {
  const { title, Icon, empty, emptyText, plural } = texts[familia];
  const { avisos, error, refetch, hasUnread, markAll, setRead, remove, notice, dismissNotice } =
    useAvisosPanel(familia);

  return (
    <AnchoredPanel
      title={title}
      anchor={anchor}
      onClose={onClose}
      actions={
        <HintButton label="Marcar todos como leídos" hintAlign="end" aria-disabled={!hasUnread} onClick={markAll}>
          <CheckCheck size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      }
      footer={<PanelNotice notice={notice} onDone={dismissNotice} />}
    >
      {!avisos && !error && <AvisosSkeleton />}
      {error !== undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {avisos?.length === 0 && <EmptyState Icon={Icon} title={empty} text={emptyText} />}
      <PlainList>
        {avisos?.map((aviso) => (
          <AvisoRow
            key={aviso.id}
            aviso={aviso}
            plural={plural}
            FallbackIcon={Icon}
            onToggle={() => setRead(aviso, !aviso.read)}
            onRemove={() => remove(aviso)}
            onFollow={() => {
              if (!aviso.read) setRead(aviso, true);
              onClose();
            }}
          />
        ))}
      </PlainList>
    </AnchoredPanel>
  );
}

/** The list of a panel, its actions, and the notice of their results. */
function useAvisosPanel(familia: Familia) {
  const { lista, setRead, markAllRead, ...calls } = avisos[familia];
  const { data, error, refetch } = useColeccion(lista, undefined);
  const { notice, say, report, dismiss } = usePanelNotice();
  const dispatch = useAppDispatch();

  const remove = ({ id, title, description }: Aviso) => {
    const removal = dispatch(calls.remove(id)).then(
      () => true,
      (error) => {
        // 404 means that the aviso was already deleted elsewhere, as the person wants.
        if (apiStatus(error) !== 404) report(error);
        return false;
      },
    );
    const said = removedTexts[familia](htmlToText(title || description || ''));
    // The aviso can be restored only once the server has deleted it.
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
