import { useId } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { AppIcon } from '../app-icon';
import { Box, Text } from '../layout/layout';
import styles from './icon-field.module.css';
import { useFormField } from './use-form-field';

interface IconFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Names that {@link AppIcon} knows, each with its label for screen readers. */
  icons: readonly { name: string; label: string }[];
  required?: boolean;
}

/** A choice among icons. It is made of radios, so that the arrow keys work. */
export function IconField<Values extends FieldValues>({
  control,
  name,
  icons,
  required = false,
}: IconFieldProps<Values>) {
  const id = useId();
  const { field, fieldState } = useFormField({ control, name });
  // An icon that another client chose stays available.
  const isKnown = icons.some((icon) => icon.name === field.value);
  const choices = isKnown || !field.value ? icons : [{ name: String(field.value), label: 'El actual' }, ...icons];
  return (
    <Box
      as="fieldset"
      shrinks
      className={styles.picker}
      aria-describedby={fieldState.error && id}
      aria-invalid={fieldState.invalid}
    >
      <Text as="legend" size="sm" weight="medium" className={styles.legend}>
        Ícono {required && <span aria-hidden="true">*</span>}
      </Text>
      <div className={styles.grid}>
        {choices.map((icon, index) => (
          <label key={icon.name} className={styles.choice} title={icon.label}>
            <input
              ref={index === 0 ? field.ref : undefined}
              className="visually-hidden"
              type="radio"
              name={name}
              aria-label={icon.label}
              value={icon.name}
              checked={field.value === icon.name}
              onChange={() => field.onChange(icon.name)}
              onBlur={field.onBlur}
            />
            <AppIcon name={icon.name} />
          </label>
        ))}
      </div>
      {fieldState.error && (
        <p id={id} className={styles.problem}>
          {fieldState.error.message}
        </p>
      )}
    </Box>
  );
}
