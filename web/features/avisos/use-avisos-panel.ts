import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { apiMessage } from '../../api/api-message';
import type { Notice } from '../../components/panel-notice';
import { useToast } from '../../components/toast-actions';
import { type Aviso, type Familia, useAvisosQuery } from './avisos-api';
import { useMarkAllReadMutation, useSetAvisoReadMutation } from './avisos-writes';
import { useRemoval } from './use-removal';

/** The list of a panel, what can be done with it, and what is said of what was done. */
export function useAvisosPanel(familia: Familia, removedText: string) {
  const query = useAvisosQuery(familia);
  const [problem, setProblem] = useState<Notice | null>(null);
  const report = useReport(setProblem);
  const { removal, remove, undo, commit } = useRemoval(familia, report);
  const [sendRead] = useSetAvisoReadMutation();
  const [sendAllRead] = useMarkAllReadMutation();

  // A refetch may bring back what is on its way out.
  const avisos = (query.data ?? []).filter(({ id }) => id !== removal?.aviso.id);
  const removed: Notice | null = removal && {
    id: removal.id,
    text: removedText,
    action: { label: 'Deshacer', onClick: undo },
  };

  return {
    query,
    avisos,
    hasUnread: avisos.some(({ read }) => !read),
    markAll: () => void sendAllRead(familia).unwrap().catch(report),
    setRead: ({ id }: Aviso, read: boolean) => void sendRead({ familia, id, read }).unwrap().catch(report),
    remove: (aviso: Aviso) => {
      setProblem(null);
      remove(aviso);
    },
    notice: problem ?? removed,
    dismissNotice: problem ? () => setProblem(null) : commit,
  };
}

/** Says what went wrong in the panel, or, once that is closed, where everything is said. */
function useReport(setProblem: (problem: Notice) => void) {
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
      if (isOpen.current) setProblem({ id: nanoid(), text, isProblem: true });
      else toast(text, { severity: 'error' });
    },
    [toast, setProblem],
  );
}
