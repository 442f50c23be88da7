import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectAutosaves } from '../autosave/autosave-slice';
import { installAutosave } from '../autosave/install-autosave';
import { keptKeys, readKeptForms, sweepKept } from '../autosave/kept-drafts';
import { showToast } from '../components/toast-actions';
import { nuevosKey } from '../features/expediente/carpetas/comentarios/nuevos-slice';
import { outboxKey } from '../features/oficina/chat/outbox-slice';
import { warn } from '../lib/log';
import { selectScope } from '../session/session-selectors';
import { useApp, useAppSelector } from '../store/hooks';
import type { App } from '../store/store';

/**
 * Tells the person about unsaved text of this cuenta, and leads to its page. It leaves out what the present page shows.
 */
export function Recuperados() {
  const app = useApp();
  const scope = useAppSelector(selectScope);
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cuenta, with what is unsaved then
  useEffect(() => {
    sweepKept();
    const keys = scope ? keptKeys(scope) : [];
    if (!scope || keys.length === 0) return;
    installAutosave(app);
    for (const key of keys) void outboxes[key]?.().then((install) => install(app), failed);
    const { dispatch, getState } = app.store;
    const entries = Object.values(selectAutosaves(getState()));
    // A form on the present page has given its text back already.
    const elsewhere = Object.values(readKeptForms(scope)).filter(({ address }) => address !== present());
    const left = [...entries.filter(({ isRestored }) => isRestored), ...elsewhere];
    const addresses = new Set(left.map(({ address }) => address));
    for (const address of addresses) {
      showToast(dispatch, 'Hay un texto suyo que quizá no se guardó.', {
        severity: 'warning',
        action: { label: 'Ver', onClick: () => void navigate(address) },
      });
    }
  }, [scope]);
  return null;
}

/** What sends itself and is kept under these keys, so that it is sent from any page after a new load. */
const outboxes: Partial<Record<string, () => Promise<(app: App) => void>>> = {
  [outboxKey]: async () => (await import('../features/oficina/chat/install-chat')).installChat,
  [nuevosKey]: async () =>
    (await import('../features/expediente/carpetas/comentarios/install-comentarios')).installComentarios,
};
const failed = (error: unknown) => warn('What is kept is sent only from its own page', error);

const present = () => location.pathname + location.search;
