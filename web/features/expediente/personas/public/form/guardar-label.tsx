import { useFormContext, useWatch } from 'react-hook-form';
import { type ConPersona, isRefused, isRepeated } from './persona-values';

/**
 * The label of the button that saves a persona. After a reason to save refused documents, it says «Guardar igualmente».
 */
export function GuardarLabel({ label }: { label: string }) {
  const { control } = useFormContext<ConPersona>();
  const persona = useWatch({ control, name: 'persona' });
  const isExcepted = isRefused(persona) && persona.motivoExcepcion.trim() !== '';
  return isExcepted || isRepeated(persona) ? 'Guardar igualmente' : label;
}
