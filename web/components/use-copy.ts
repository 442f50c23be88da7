import { useState } from 'react';
import { useToast } from './toast-actions';

/** Copies a text to the clipboard. `isCopied` stays true until `forget`, to be called when the button is left. */
export function useCopy(text: string) {
  const [isCopied, setIsCopied] = useState(false);
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Outside HTTPS there is no clipboard, but the person can still select the text.
      toast('El navegador no permitió copiar. Marque el texto y cópielo.', { severity: 'error' });
    }
  };
  return { isCopied, copy: () => void copy(), forget: () => setIsCopied(false) };
}
