import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { apiMessage, apiStatus } from '../../api/api-message';
import type { Notice } from '../../components/panel-notice';
import { useToast } from '../../components/toast-actions';
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
  const [notice, setNotice] = useState<Notice | null>(null);
  const report = useReport(setNotice);
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
      setNotice(null);
      // Only what is removed can be restored.
      const { error } = await removal;
      if (!error) await sendRestoring({ familia, id }).unwrap().catch(report);
    };
    setNotice({ id: nanoid(), text: removedText, action: { label: 'Deshacer', onClick: () => void undo() } });
  };

  return {
    query,
    avisos,
    hasUnread: avisos.some(({ read }) => !read),
    markAll: () => void sendAllRead(familia).unwrap().catch(report),
    setRead: ({ id }: Aviso, read: boolean) => void sendRead({ familia, id, read }).unwrap().catch(report),
    remove,
    notice,
    dismissNotice: () => setNotice(null),
  };
}

/** Says what went wrong in the panel, or, once that is closed, where everything is said. */
function useReport(setNotice: (problem: Notice) => void) {
  const toast = useToast();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useCallback(
    (error: unknown) => {
      const text = apiMessage(error);
      if (isOpen.current) setNotice({ id: nanoid(), text, isProblem: true });
      else toast(text, { severity: 'error' });
    },
    [toast, setNotice],
  );
}
