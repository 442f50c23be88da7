import type { KeyboardEvent } from 'react';
import type { Mencionable } from '../../../../components/menciones/menciones';
import { useMenciones } from '../../../../components/menciones/use-menciones';
import { useNumeros } from './use-numeros';

/** Completes a message or a comment while it is typed: people after `@`, carpetas after `#`. */
export function useCompletado(
  field: { current: HTMLTextAreaElement | null },
  text: string,
  people: readonly Mencionable[],
  onChoose: (text: string, persona?: Mencionable) => void,
) {
  const menciones = useMenciones(field, text, people, onChoose);
  const numeros = useNumeros(field, text, (typed) => onChoose(typed));
  const both = [menciones, numeros];
  return {
    menciones,
    numeros,
    aria: (numeros.offered.length > 0 ? numeros : menciones).aria,
    follow: () => both.forEach((one) => void one.follow()),
    close: () => both.forEach((one) => void one.close()),
    onKeyDown: (event: KeyboardEvent) => both.some((one) => one.onKeyDown(event)),
  };
}
