import { useFormContext, useWatch } from 'react-hook-form';
import { type ConPersona, isRefused } from './persona-values';

/** What the button of a form with a persona says: that it saves an exception, when it does. */
export function GuardarLabel({ label }: { label: string }) {
  const { control } = useFormContext<ConPersona>();
  const persona = useWatch({ control, name: 'persona' });
  return isRefused(persona) && persona.motivoExcepcion.trim() !== '' ? 'Guardar igualmente' : label;
}
