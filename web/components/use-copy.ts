import { useState } from 'react';
import { useToast } from './toast-actions';

/** Puts a text on the clipboard, and knows so until the person goes on (`forget`, on leaving the button). */
export function useCopy(text: string) {
  const [isCopied, setIsCopied] = useState(false);
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Outside HTTPS there is no clipboard; the text can still be marked.
      toast('El navegador no permitió copiar. Marque el texto y cópielo.', { severity: 'error' });
    }
  };
  return { isCopied, copy: () => void copy(), forget: () => setIsCopied(false) };
}
