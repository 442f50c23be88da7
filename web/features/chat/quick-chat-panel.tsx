import { Maximize2, MessagesSquare, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/empty-state';
import { HintButton } from '../../components/hint-button';
import { findConversation, useConversations } from './conversations';
import { FaceList } from './face-list';
import styles from './quick-chat-panel.module.css';
import { quickChatClosed, quickChatOpened, quickChatToggled, selectQuickChat } from './quick-chat-slice';
import { hasKeyboard } from './thread/message-form';
import { Thread } from './thread/thread';

/**
 * The quick chat itself, over the page: faces, a thread and where to write. A modal dialog of the browser's own, which
 * keeps the focus inside, closes on Escape and gives the focus back.
 */
export function QuickChatPanel() {
  const dispatch = useAppDispatch();
  const { isOpen, selection } = useAppSelector(selectQuickChat);
  const dialog = useRef<HTMLDialogElement>(null);
  const conversations = useConversations();
  const current = findConversation(conversations, selection);

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    // The dialog gives the focus to its first button; whoever chose a face wants to write.
    if (hasKeyboard()) dialog.current?.querySelector('textarea')?.focus();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the dialog knows it
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby="quick-chat-title"
      onClose={() => dispatch(quickChatClosed())}
      onClick={(event) => event.target === dialog.current && dispatch(quickChatClosed())}
    >
      <div className={styles.inside}>
        <header className={styles.header}>
          <button type="button" className={styles.title} onClick={() => dispatch(quickChatToggled())}>
            <MessagesSquare size={20} strokeWidth={1.75} aria-hidden="true" />
            <span id="quick-chat-title" lang="en">
              Team Chat
            </span>
          </button>
          <Link
            className={styles.open}
            to={pageOf(current)}
            title="Abrir en la página"
            aria-label="Abrir en la página"
            onClick={() => dispatch(quickChatClosed())}
          >
            <Maximize2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </Link>
          <HintButton label="Cerrar" hintAlign="end" onClick={() => dispatch(quickChatClosed())}>
            <X size={20} strokeWidth={1.75} />
          </HintButton>
        </header>
        <div className={styles.body}>
          <FaceList
            conversations={conversations}
            current={current}
            onChosen={({ id }) => dispatch(quickChatOpened({ contactId: id }))}
          />
          {current ? (
            <Thread key={current.contact.id} conversation={current} />
          ) : (
            <div className={styles.empty} lang="en">
              <EmptyState Icon={MessagesSquare} title="Select a conversation" />
            </div>
          )}
        </div>
      </div>
    </dialog>
  );
}

function pageOf(current: ReturnType<typeof findConversation>): string {
  if (!current) return '/chat';
  return current.chat ? `/chat/${current.chat.id}` : `/chat?con=${current.contact.id}`;
}
