import { Bell, CheckCheck, Inbox, type LucideIcon } from 'lucide-react';
import { AnchoredPanel } from '../../../components/anchored-panel';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { HintButton } from '../../../components/hint-button';
import type { PanelProps } from '../../../components/late-panel';
import { PanelNotice } from '../../../components/panel-notice';
import { AvisoRow } from './aviso-row';
import type { Familia } from './avisos-api';
import styles from './avisos-panel.module.css';
import { AvisosSkeleton } from './avisos-skeleton';
import { useAvisosPanel } from './use-avisos-panel';

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
      <ul className={styles.list}>
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
      </ul>
    </AnchoredPanel>
  );
}
