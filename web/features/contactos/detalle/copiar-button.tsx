import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { HintButton } from '../../../components/hint-button';
import { useToast } from '../../../components/toast-actions';

interface CopiarButtonProps {
  text: string;
  label: string;
}

/** Puts a text on the clipboard, and says so until the person goes on. */
export function CopiarButton({ text, label }: CopiarButtonProps) {
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
    <HintButton
      size="small"
      label={isCopied ? 'Copiado' : label}
      hintAlign="end"
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </HintButton>
  );
}
