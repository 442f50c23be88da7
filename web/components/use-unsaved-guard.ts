import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from './confirm';

const question = {
  title: '¿Descartar los cambios?',
  message: 'Lo que escribió todavía no se guardó.',
  actions: { confirm: { label: 'Descartar' }, cancel: { label: 'Seguir editando' } },
  dismissible: true,
};

/**
 * Asks before what was typed is lost: by another page, the back button, or closing the window.
 * Not where the session itself leads away (`isForced` in the state of the address): then nothing may stay on the page.
 *
 * @returns asks the same for a form that closes without leaving its page, and `release`, to leave after saving
 */
export function useUnsavedGuard(isDirty: boolean) {
  const confirm = useConfirm();
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      !isReleased.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state?.isForced && historyAction !== 'POP'),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((isConfirmed) => (isConfirmed ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return {
    mayDiscard: async () => !isDirty || confirm(question),
    release: () => {
      isReleased.current = true;
    },
  };
}
