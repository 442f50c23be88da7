import { Check, Copy } from 'lucide-react';
import { HintButton } from '../../../components/hint-button';
import { useCopy } from '../../../components/use-copy';

interface CopiarButtonProps {
  text: string;
  label: string;
}

/** Copies a text to the clipboard, and says so until the button loses the focus. */
export function CopiarButton({ text, label }: CopiarButtonProps) {
  const { isCopied, copy, forget } = useCopy(text);
  const Icon = isCopied ? Check : Copy;

  return (
    <HintButton size="small" label={isCopied ? 'Copiado' : label} hintAlign="end" onClick={copy} onBlur={forget}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </HintButton>
  );
}
