import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TipoActoDto } from '../../../api/generated/tipos-acto';
import type { NuevaCarpeta } from './nueva-carpeta-schema';

/**
 * What an acto says of its carpeta: how its carátula begins, and whether it is reserved. Another acto says it anew, as
 * long as the person has not written something else.
 */
export function useActoSuggestions({ getValues, setValue, setFocus }: UseFormReturn<NuevaCarpeta>) {
  const suggested = useRef({ caratula: '', reservada: false });
  return (acto: TipoActoDto | null): void => {
    if (!acto) return;
    const next = { caratula: `${acto.nombre} `, reservada: acto.reservadoPorDefecto };
    const { caratula, reservada } = getValues();
    if (caratula === suggested.current.caratula) setValue('caratula', next.caratula);
    if (reservada === suggested.current.reservada) setValue('reservada', next.reservada);
    suggested.current = next;
    setFocus('caratula');
  };
}
