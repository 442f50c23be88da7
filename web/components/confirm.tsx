import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';

export interface ConfirmOptions {
  title?: string;
  message?: ReactNode;
  /** The label of the button that goes ahead. */
  confirm?: string;
  cancel?: string;
  /** `danger` for what cannot be undone. */
  color?: 'danger' | 'primary';
  /** Whether Escape or a click outside means no. Off: a decision is asked for. */
  isDismissible?: boolean;
}

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog }));

type Confirm = (options?: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

interface Question {
  options: ConfirmOptions;
  answer: (isConfirmed: boolean) => void;
}

/** Asks before something happens: `if (await confirm({ title, message })) …`. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('There is no ConfirmProvider around this component');
  return confirm;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const confirm = useCallback<Confirm>((options = {}) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setQuestion({ options, answer: resolve });
    setIsOpen(true);
    return promise;
  }, []);

  const close = (isConfirmed: boolean) => {
    setIsOpen(false);
    question?.answer(isConfirmed);
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <Suspense>
          <ConfirmDialog {...question.options} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
