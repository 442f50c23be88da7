import { apiMessage } from '../api/api-message';
import type { ToastOptions } from './toast-actions';

/**
 * Tells that an action was done, and offers «Deshacer». When the undo is refused, the reason is told, and «Deshacer» is
 * offered again.
 *
 * @param tell `useToast()`, or `say` of `usePanelNotice()`
 * @param undo rejects with the server's error
 */
export function offerUndo(
  tell: (text: string, options: ToastOptions) => void,
  said: string,
  undo: () => Promise<unknown>,
): void {
  const offer = (text: string, severity: ToastOptions['severity']) => {
    const onClick = () => void undo().catch((error) => offer(refusedText(said, error), 'error'));
    tell(text, { severity, action: { label: 'Deshacer', onClick } });
  };
  offer(said, 'success');
}

const refusedText = (said: string, error: unknown) => `${said}. No se pudo deshacer: ${apiMessage(error)}`;
