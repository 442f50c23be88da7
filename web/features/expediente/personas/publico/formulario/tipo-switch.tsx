import { Building2, type LucideIcon, User } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import styles from './persona-fields.module.css';
import type { ConPersona, PersonaValues } from './persona-values';

const tipos: [PersonaValues['tipo'], string, LucideIcon][] = [
  ['humana', 'Persona humana', User],
  ['juridica', 'Persona jurídica', Building2],
];

/** Chooses the type of persona, which decides the other fields. */
export function TipoSwitch() {
  const { register } = useFormContext<ConPersona>();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">Tipo de persona</legend>
      <div className={styles.tipos}>
        {tipos.map(([tipo, label, Icon]) => (
          <label key={tipo} className={styles.tipo}>
            <input type="radio" value={tipo} {...register('persona.tipo')} />
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
