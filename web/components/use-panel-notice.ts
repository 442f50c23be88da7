import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { apiMessage } from '../api/api-message';
import type { Notice } from './panel-notice';
import { type ToastOptions, useToast } from './toast-actions';

/** The notice of a panel, which becomes a toast once the panel is closed. `report` shows an error. */
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

  const say = useCallback(
    (text: string, options: ToastOptions = {}) => {
      if (isOpen.current) setNotice({ id: nanoid(), text, ...options });
      else toast(text, options);
    },
    [toast],
  );
  const report = useCallback((error: unknown) => say(apiMessage(error), { severity: 'error' }), [say]);
  const dismiss = useCallback(() => setNotice(null), []);
  return { notice, say, report, dismiss };
}
