import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../../components/button';
import { useToast } from '../../../components/toast-actions';

type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'startIcon'> & { text: string };

/** Puts a text on the clipboard, and says so until the person goes on. */
export function CopyButton({ text, children = 'Copiar', ...button }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const toast = useToast();
  const Icon = isCopied ? Check : Copy;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Outside HTTPS there is no clipboard; the text can still be marked.
      toast('El navegador no permitió copiar. Marque el texto y cópielo.', { severity: 'error' });
    }
  };

  return (
    <Button
      variant="outlined"
      size="small"
      {...button}
      startIcon={<Icon size={16} strokeWidth={1.75} />}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      <span aria-live="polite">{isCopied ? 'Copiado' : children}</span>
    </Button>
  );
}
