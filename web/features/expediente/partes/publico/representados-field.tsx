import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { ParteDto } from '../../../../api/generated/partes';
import { Checkbox } from '../../../../components/checkbox';
import { FieldFrame } from '../../../../components/ui/field';
import { rolNombre } from '../roles';
import styles from './parte-fields.module.css';
import type { ParteValues } from './parte-values';

/** The other partes for whom this one acts, to be ticked. */
export function RepresentadosField({ otras }: { otras: readonly ParteDto[] }) {
  const { control } = useFormContext<ParteValues>();
  const { field, fieldState } = useController({ control, name: 'representados' });
  const id = useId();
  const tick = (parteId: string, isOn: boolean) => {
    const rest = field.value.filter((one) => one !== parteId);
    field.onChange(isOn ? [...rest, parteId] : rest);
  };
  if (otras.length === 0) return null;
  return (
    <div className={styles.wide}>
      <FieldFrame
        id={id}
        label="Representa a"
        Label="span"
        error={fieldState.error?.message}
        help={field.value.length === 0 ? 'A nadie: actúa por sí.' : undefined}
      >
        <ul className={styles.representados} aria-labelledby={`${id}-label`}>
          {otras.map(({ id: parteId, persona, rol }) => (
            <li key={parteId}>
              <label className={styles.option}>
                <Checkbox
                  checked={field.value.includes(parteId)}
                  onChange={({ target }) => tick(parteId, target.checked)}
                  onBlur={field.onBlur}
                />
                <span>
                  {persona.nombreCompleto} <small>({rolNombre(rol).toLowerCase()})</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </FieldFrame>
    </div>
  );
}
