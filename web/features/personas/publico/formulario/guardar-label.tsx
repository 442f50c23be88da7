import { useFormContext, useWatch } from 'react-hook-form';
import { type ConPersona, isRefused } from './persona-values';

/** The label of the button that saves a persona. With a reason for an exception, it says «Guardar igualmente». */
export function GuardarLabel({ label }: { label: string }) {
  const { control } = useFormContext<ConPersona>();
  const persona = useWatch({ control, name: 'persona' });
  return isRefused(persona) && persona.motivoExcepcion.trim() !== '' ? 'Guardar igualmente' : label;
}
