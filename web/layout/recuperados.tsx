import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectAutosaves } from '../autosave/autosave-slice';
import { installAutosave } from '../autosave/install-autosave';
import { keptKeys, readKeptForms, sweepKept } from '../autosave/kept-drafts';
import { showToast } from '../components/toast-actions';
import { selectScope } from '../session/session-selectors';
import { useApp, useAppSelector } from '../store/hooks';

/** Leads back to what the person wrote in this cuenta and could not be saved; what stands on the page needs no word. */
export function Recuperados() {
  const app = useApp();
  const scope = useAppSelector(selectScope);
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cuenta, whatever is shown of it by then
  useEffect(() => {
    sweepKept();
    if (!scope || keptKeys(scope).length === 0) return;
    installAutosave(app);
    const { dispatch, getState } = app.store;
    const entries = Object.values(selectAutosaves(getState()));
    // A form gives back what was typed as soon as it is opened.
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
