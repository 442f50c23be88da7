import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { apiMessage } from '../api/api-message';
import type { Notice } from './panel-notice';
import { useToast } from './toast-actions';

/** The notice of a panel. `report` shows an error in the panel, or as a toast once the panel is closed. */
export function usePanelNotice() {
  const toast = useToast();
  const [notice, setNotice] = useState<Notice | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const say = useCallback((text: string, more: Partial<Notice> = {}) => setNotice({ id: nanoid(), text, ...more }), []);
  const report = useCallback(
    (error: unknown) => {
      const text = apiMessage(error);
      if (isOpen.current) say(text, { isProblem: true });
      else toast(text, { severity: 'error' });
    },
    [say, toast],
  );
  const dismiss = useCallback(() => setNotice(null), []);
  return { notice, say, report, dismiss };
}
