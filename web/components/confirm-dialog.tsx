import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { TriangleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useId, useState } from 'react';
import styles from './confirm-dialog.module.css';

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
      {question && <ConfirmDialog {...question.options} isOpen={isOpen} onClose={close} />}
    </ConfirmContext>
  );
}

interface ConfirmDialogProps extends ConfirmOptions {
  isOpen: boolean;
  onClose: (isConfirmed: boolean) => void;
}

function ConfirmDialog({
  title = 'Confirmar acción',
  message = '¿Confirma que quiere realizar esta acción?',
  confirm = 'Confirmar',
  cancel = 'Cancelar',
  color = 'danger',
  isDismissible = false,
  isOpen,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={isDismissible ? () => onClose(false) : undefined}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      transitionDuration={{ enter: 150, exit: 75 }}
    >
      <div className={styles.content}>
        <span className={styles.icon} data-color={color}>
          <TriangleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <div className={styles.message} id={`${id}-message`}>
            {message}
          </div>
        </div>
      </div>
      <div className={styles.actions}>
        <Button variant="outlined" autoFocus onClick={() => onClose(false)}>
          {cancel}
        </Button>
        <Button variant="contained" color={color === 'danger' ? 'error' : 'primary'} onClick={() => onClose(true)}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
