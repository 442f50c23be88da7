import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectAutosaves } from '../autosave/autosave-slice';
import { installAutosave } from '../autosave/install-autosave';
import { keptKeys, readKeptForms, sweepKept } from '../autosave/kept-drafts';
import { showToast } from '../components/toast-actions';
import { selectScope } from '../session/session-selectors';
import { useApp, useAppSelector } from '../store/hooks';

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
    if (!scope || keptKeys(scope).length === 0) return;
    installAutosave(app);
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

const present = () => location.pathname + location.search;
