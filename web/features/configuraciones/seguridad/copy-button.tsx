import { Check, Copy } from 'lucide-react';
import { Button, type ButtonProps } from '../../../components/button';
import { useCopy } from '../../../components/use-copy';

type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'startIcon'> & { text: string };

/** Copies a text to the clipboard, and says so until the button loses the focus. */
export function CopyButton({ text, children = 'Copiar', ...button }: CopyButtonProps) {
  const { isCopied, copy, forget } = useCopy(text);
  const Icon = isCopied ? Check : Copy;

  return (
    <Button
      variant="outlined"
      size="small"
      {...button}
      startIcon={<Icon size={16} strokeWidth={1.75} />}
      onClick={copy}
      onBlur={forget}
    >
      <span aria-live="polite">{isCopied ? 'Copiado' : children}</span>
    </Button>
  );
}
