import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import type { ConfirmConfig } from './confirm-config';
import { latePanel } from './late-panel';

const { Panel: ConfirmDialog } = latePanel(async () => (await import('./confirm-dialog')).ConfirmDialog);

type Confirm = (config?: ConfirmConfig) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

interface Question {
  config: ConfirmConfig;
  answer: (isConfirmed: boolean) => void;
}

/**
 * Asks before an action: `if (await confirm({ title, message, actions })) …`. It answers no when the dialog's code
 * cannot be fetched.
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('There is no ConfirmProvider around this component');
  return confirm;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const last = useRef<Promise<unknown>>(Promise.resolve());

  const confirm = useCallback<Confirm>((config = {}) => {
    const ask = () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setQuestion({ config, answer: resolve });
      setIsOpen(true);
      return promise;
    };
    // A question waits until the one before it is answered.
    const answered = last.current.then(ask);
    last.current = answered;
    return answered;
  }, []);

  const close = (isConfirmed: boolean) => {
    setIsOpen(false);
    question?.answer(isConfirmed);
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <ConfirmDialog config={question.config} isOpen={isOpen} onClose={() => close(false)} onAnswer={close} />
      )}
    </ConfirmContext>
  );
}
