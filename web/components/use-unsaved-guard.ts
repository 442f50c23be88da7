import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useLeaveGuard } from '../lib/use-leave-guard';
import { useConfirm } from './confirm';

const question = {
  title: '¿Descartar los cambios?',
  message: 'Lo que escribió todavía no se guardó.',
  actions: { confirm: { label: 'Descartar' }, cancel: { label: 'Seguir editando' } },
  dismissible: true,
};

const nothing = () => undefined;

const isOtherPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/** Lets a form with typed text be left. Gives the function that forgets the text. */
export type LetGo = () => () => void;

/** Asks whether the typed text may be lost. While the question is open, further calls share its answer. */
export function useAskToDiscard(): () => Promise<boolean> {
  const confirm = useConfirm();
  const asked = useRef<Promise<boolean>>(null);
  return useCallback(() => {
    asked.current ??= confirm(question).finally(() => {
      asked.current = null;
    });
    return asked.current;
  }, [confirm]);
}

/**
 * Asks before typed text is lost: by another page, the back button, or closing the window. It does not ask when the
 * session leads away (`isForced` in the location's state): then nothing may stay on the page.
 *
 * @param onLeft called to forget the typed text, after it was discarded or saved
 * @param isLeft whether the form is gone at another address; by default, on another page
 * @returns `mayDiscard`, which asks the same for a form that closes on its page, and `release`, to leave after saving.
 * `letGo` lets the page be left before the server has answered, and gives the function that forgets the typed text
 */
export function useUnsavedGuard(isDirty: boolean, onLeft: () => void = nothing, isLeft = isOtherPage) {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      !isReleased.current &&
      isLeft(currentLocation, nextLocation) &&
      !(nextLocation.state?.isForced && historyAction !== 'POP'),
  );

  const ask = useAskToDiscard();
  // Each further attempt to leave replaces the blocked navigation.
  const answer = useEffectEvent((isConfirmed: boolean) => {
    if (!isConfirmed) return blocker.reset?.();
    onLeft();
    blocker.proceed?.();
  });

  // The effect depends on the location and not on the blocked state: after an answer, the next attempt may come before
  // the page is drawn.
  const attempt = blocker.state === 'blocked' ? blocker.location : null;
  useEffect(() => {
    if (!attempt) return;
    let isLast = true;
    void ask().then((isConfirmed) => {
      if (isLast) answer(isConfirmed);
    });
    return () => {
      isLast = false;
    };
  }, [attempt, ask]);

  useLeaveGuard(isDirty);

  const letGo = () => {
    isReleased.current = true;
    return onLeft;
  };
  return {
    mayDiscard: async () => {
      const isFree = !isDirty || (await ask());
      if (isFree) onLeft();
      return isFree;
    },
    release: () => letGo()(),
    letGo,
  };
}
