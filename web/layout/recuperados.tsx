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
 * Tells the person about unsaved text of this cuenta, and leads to its page. Text that the present page shows is left
 * out.
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
    // A form on the present page has already restored its text.
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

/** The outboxes, by the keys of their kept drafts. After a reload they send from any page. */
const outboxes: Partial<Record<string, () => Promise<(app: App) => void>>> = {
  [outboxKey]: async () => (await import('../features/oficina/chat/install-chat')).installChat,
  [nuevosKey]: async () =>
    (await import('../features/expediente/carpetas/comentarios/install-comentarios')).installComentarios,
};
const failed = (error: unknown) => warn('What is kept is sent only from its own page', error);

const present = () => location.pathname + location.search;
