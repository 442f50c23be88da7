import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { apiStatus } from '../../api/api-message';
import type { RootState } from '../../app/store';
import { selectAccessToken } from '../../session/session-selectors';
import type { Aviso, Familia } from './avisos-api';
import { useRemoveAvisoMutation } from './avisos-writes';

export interface Removal {
  id: string;
  aviso: Aviso;
}

/**
 * Removes an aviso so that it can be taken back: there is no call that restores one, so the deletion is sent when the
 * time to undo is over, when the next is removed, or when the panel or the page is left.
 */
export function useRemoval(familia: Familia, onProblem: (error: unknown) => void) {
  const store = useStore<RootState>();
  const [sendRemoval] = useRemoveAvisoMutation();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const pending = useRef<Aviso | null>(null);

  const take = useCallback(() => {
    const aviso = pending.current;
    pending.current = null;
    setRemoval(null);
    return aviso;
  }, []);

  const commit = useCallback(() => {
    const aviso = take();
    if (!aviso) return;
    sendRemoval({ familia, id: aviso.id })
      .unwrap()
      // Removed elsewhere meanwhile: it is as it should be.
      .catch((error) => apiStatus(error) !== 404 && onProblem(error));
  }, [familia, sendRemoval, onProblem, take]);

  const remove = (aviso: Aviso) => {
    commit();
    pending.current = aviso;
    setRemoval({ id: nanoid(), aviso });
  };

  useEffect(() => {
    const onLeaving = () => {
      const aviso = take();
      if (aviso) sendOnLeaving(`/api/common/${familia}/${aviso.id}`, selectAccessToken(store.getState()));
    };
    addEventListener('pagehide', onLeaving);
    return () => removeEventListener('pagehide', onLeaving);
  }, [familia, store, take]);
  useEffect(() => commit, [commit]);

  return { removal, remove, undo: () => void take(), commit };
}

/** A request that outlives its page. The http client's would be cancelled with it. */
function sendOnLeaving(url: string, token: string | null): void {
  const headers = { authorization: `Bearer ${token}` };
  fetch(url, { method: 'DELETE', keepalive: true, headers }).catch(() => undefined);
}
