import { useId } from 'react';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import { AppIcon } from '../../components/app-icon';
import type { AtajoFields } from './atajo-schema';
import styles from './icon-picker.module.css';
import { iconos } from './iconos';

interface IconPickerProps {
  control: Control<AtajoFields>;
  name: FieldPath<AtajoFields>;
}

/** A choice among icons: radios, so that the arrows move in it. */
export function IconPicker({ control, name }: IconPickerProps) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  // One of another client stays to choose, too.
  const isKnown = iconos.some((icono) => icono.name === field.value);
  const choices = isKnown || !field.value ? iconos : [{ name: String(field.value), label: 'El actual' }, ...iconos];
  return (
    <fieldset className={styles.picker} aria-describedby={fieldState.error && id} aria-invalid={fieldState.invalid}>
      <legend className={styles.legend}>
        Ícono <span aria-hidden="true">*</span>
      </legend>
      <div className={styles.grid}>
        {choices.map((icono, index) => (
          <label key={icono.name} className={styles.choice} title={icono.label}>
            <input
              ref={index === 0 ? field.ref : undefined}
              className="visually-hidden"
              type="radio"
              name={name}
              aria-label={icono.label}
              value={icono.name}
              checked={field.value === icono.name}
              onChange={() => field.onChange(icono.name)}
              onBlur={field.onBlur}
            />
            <AppIcon name={icono.name} />
          </label>
        ))}
      </div>
      {fieldState.error && (
        <p id={id} className={styles.problem}>
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}
