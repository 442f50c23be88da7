import { Maximize2, MessagesSquare, X } from 'lucide-react';
import { EmptyState } from '../../../components/empty-state';
import { HintButton } from '../../../components/hint-button';
import { IconLink } from '../../../components/icon-link';
import { BareButton, Row, Stack } from '../../../components/layout/layout';
import { Sheet } from '../../../components/ui/sheet';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { addressOf, findEntry, useEntries } from './chat-entries';
import { EscritoPerdido } from './escrito-perdido';
import { FaceList } from './face-list';
import styles from './quick-chat-panel.module.css';
import { quickChatClosed, quickChatToggled, selectQuickChat } from './quick-chat-slice';
import { hasKeyboard } from './thread/mensaje-form';
import { Thread } from './thread/thread';

/** The open quick chat over the page: faces, a thread and a field to write. */
export function QuickChatPanel() {
  const dispatch = useAppDispatch();
  const { isOpen, selection } = useAppSelector(selectQuickChat);
  const entries = useEntries();
  const current = findEntry(entries, selection);

  const close = () => void dispatch(quickChatClosed());

  return (
    <Sheet
      side="right"
      // A person who chose a face wants to write, so the field takes the focus.
      focus={(dialog) => (hasKeyboard() ? dialog.querySelector('textarea') : null)}
      className={styles.panel}
      aria-labelledby="quick-chat-title"
      isOpen={isOpen}
      onClose={close}
    >
      <Row as="header" padRight={3} gap={1} align="center" fixed line="bottom" className={styles.header}>
        <BareButton
          gap={5}
          align="center"
          grow
          flow="row"
          focusInside
          className={styles.title}
          onClick={() => dispatch(quickChatToggled())}
        >
          <MessagesSquare size={20} strokeWidth={1.75} aria-hidden="true" />
          <span id="quick-chat-title" lang="en">
            Team Chat
          </span>
        </BareButton>
        <IconLink
          to={current ? addressOf(current) : '/chat'}
          title="Abrir en la página"
          label="Abrir en la página"
          onClick={close}
        >
          <Maximize2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconLink>
        <HintButton label="Cerrar" hintAlign="end" onClick={close}>
          <X size={20} strokeWidth={1.75} />
        </HintButton>
      </Row>
      <Row grow shrinks="y" className={styles.body}>
        <FaceList entries={entries} current={current} />
        {current ? (
          <Thread key={current.clave} entry={current} />
        ) : (
          <Stack bounded grow className={styles.empty}>
            <div lang="en">
              <EmptyState Icon={MessagesSquare} title="Select a conversation" />
            </div>
            <EscritoPerdido clave={selection.chatId ?? ''} />
          </Stack>
        )}
      </Row>
    </Sheet>
  );
}
