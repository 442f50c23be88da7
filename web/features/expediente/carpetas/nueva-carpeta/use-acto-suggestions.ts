import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TipoActoDto } from '../../../../api/generated/tipos-acto';
import type { NuevaCarpeta } from './nueva-carpeta-schema';

/**
 * Fills in the suggestions of an acto: the start of the carátula, and whether the carpeta is reservada. Choosing
 * another acto replaces each suggestion that the person has not changed.
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
