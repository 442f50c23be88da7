import { Check, Copy } from 'lucide-react';
import { Button } from './button';
import { HintButton } from './hint-button';
import { useCopy } from './use-copy';

interface CopyButtonProps {
  text: string;
  label: string;
}

/** Copies a text to the clipboard. It says that it did so until the button loses the focus. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { isCopied, copy, forget } = useCopy(text);
  return (
    <Button variant="outlined" size="small" startIcon={<CopyIcon isCopied={isCopied} />} onClick={copy} onBlur={forget}>
      <span aria-live="polite">{isCopied ? 'Copiado' : label}</span>
    </Button>
  );
}

/** A {@link CopyButton} with only an icon. */
export function CopyIconButton({ text, label, className }: CopyButtonProps & { className?: string }) {
  const { isCopied, copy, forget } = useCopy(text);
  return (
    <HintButton
      className={className}
      size="small"
      label={isCopied ? 'Copiado' : label}
      hintAlign="end"
      onClick={copy}
      onBlur={forget}
    >
      <CopyIcon isCopied={isCopied} />
    </HintButton>
  );
}

function CopyIcon({ isCopied }: { isCopied: boolean }) {
  const Icon = isCopied ? Check : Copy;
  return <Icon size={16} strokeWidth={1.75} aria-hidden="true" />;
}
