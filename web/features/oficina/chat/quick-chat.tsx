import { MessagesSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HintButton } from '../../../components/hint-button';
import { latePanel } from '../../../components/late-panel';
import { Box } from '../../../components/layout/layout';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useEntries } from './chat-entries';
import { FaceList } from './face-list';
import styles from './quick-chat.module.css';
import { quickChatClosed, quickChatToggled, selectQuickChat } from './quick-chat-slice';

const { Panel: QuickChatPanel } = latePanel(async () => (await import('./quick-chat-panel')).QuickChatPanel);

/** The rail of faces at the right edge; a face opens the panel. Below 960 px only the panel exists. */
export function QuickChat() {
  const dispatch = useAppDispatch();
  const { isOpen } = useAppSelector(selectQuickChat);
  const entries = useEntries();
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  useCloseOnNavigation();

  return (
    <>
      <Box as="aside" only="screen" className={styles.rail} aria-label="Chat rápido">
        <div className={styles.head}>
          <HintButton label="Abrir el chat" hintAlign="end" onClick={() => dispatch(quickChatToggled())}>
            <MessagesSquare size={20} strokeWidth={1.75} />
          </HintButton>
        </div>
        <FaceList entries={entries} />
      </Box>
      {hasOpened && <QuickChatPanel isOpen={isOpen} onClose={() => dispatch(quickChatClosed())} />}
    </>
  );
}

function useCloseOnNavigation(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it
  useEffect(() => {
    dispatch(quickChatClosed());
  }, [pathname]);
}
