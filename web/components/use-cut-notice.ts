import { useEffect } from 'react';
import { formatEntero } from '../lib/numeros';
import { useToast } from './toast-actions';

/** Tells the person that a field has cut a pasted text at its `maxLength`. Browsers cut without a notice. */
export function useCutNotice(): void {
  const toast = useToast();
  useEffect(() => {
    const check = ({ target, clipboardData, defaultPrevented }: ClipboardEvent) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!isField || target.readOnly || target.maxLength < 0 || defaultPrevented) return;
      const pasted = clipboardData?.getData('text').replaceAll('\r\n', '\n').length ?? 0;
      const selected = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0);
      const excess = target.value.length - selected + pasted - target.maxLength;
      if (excess <= 0) return;
      toast(`El texto pegado se cortó: el máximo es ${formatEntero(target.maxLength)}, y ${tellExcess(excess)}.`, {
        severity: 'warning',
      });
    };
    addEventListener('paste', check);
    return () => removeEventListener('paste', check);
  }, [toast]);
}

const tellExcess = (excess: number) =>
  excess === 1 ? 'sobraba 1 carácter' : `sobraban ${formatEntero(excess)} caracteres`;
