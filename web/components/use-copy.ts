import { useCallback, useState } from 'react';
import { useToast } from './toast-actions';

/** Gives a function that copies a text to the clipboard, and returns whether it could. If not, a toast says so. */
export function useClipboard() {
  const toast = useToast();
  return useCallback(
    async (text: string): Promise<boolean> => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        // Without HTTPS there is no clipboard, but the person can still select the text.
        toast('El navegador no permitió copiar. Marque el texto y cópielo.', { severity: 'error' });
        return false;
      }
    },
    [toast],
  );
}

/**
 * Copies a text to the clipboard. `isCopied` stays true until `forget`, which should be called when the person leaves
 * the button.
 */
export function useCopy(text: string) {
  const [isCopied, setIsCopied] = useState(false);
  const write = useClipboard();
  return { isCopied, copy: () => void write(text).then(setIsCopied), forget: () => setIsCopied(false) };
}
