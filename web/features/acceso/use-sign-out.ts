import { useEffect, useRef, useState } from 'react';
import { allDiscarded } from '../../autosave/autosave-slice';
import { forgetKept, keptKeys } from '../../autosave/kept-drafts';
import { toastClosed } from '../../components/toasts-slice';
import { signOutRequested } from '../../session/session-intents';
import { selectScope } from '../../session/session-selectors';
import { useApp } from '../../store/hooks';

type Step = 'saving' | 'asking' | 'out';

/**
 * Signs out once everything is saved. What cannot be saved would stay on a computer that others may use: the person
 * says whether it goes.
 */
export function useSignOut() {
  const { store, services } = useApp();
  // Whose it is, as long as they are here: a locked session is left by somebody else, to whom nothing of it is said.
  const [usuarioId] = useState(() => selectScope(store.getState())?.split('/')[0] ?? null);
  const [step, setStep] = useState<Step>(() =>
    services.saveFirst || (usuarioId && keptKeys(usuarioId).length > 0) ? 'saving' : 'out',
  );
  const hasBegun = useRef(false);

  const signOut = () => {
    setStep('out');
    store.dispatch(signOutRequested());
  };
  const begin = async () => {
    const isSaved = (await services.saveFirst?.()) ?? true;
    const hasLeftover = usuarioId !== null && (!isSaved || keptKeys(usuarioId).length > 0);
    if (hasLeftover) setStep('asking');
    else signOut();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, []);

  return {
    step,
    /** The kinds of things whose last changes are not saved. */
    unsaved: step === 'asking' && usuarioId ? keptKeys(usuarioId).map((key) => key.split('/')[0] ?? '') : [],
    /** Without what is not saved. */
    leave: () => {
      store.dispatch(allDiscarded());
      if (usuarioId) forgetKept(usuarioId);
      // What they offer is not for the next person.
      for (const { id } of store.getState().toasts) store.dispatch(toastClosed(id));
      signOut();
    },
  };
}
