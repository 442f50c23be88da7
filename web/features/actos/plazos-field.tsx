import { Plus, Trash2 } from 'lucide-react';
import { type Control, type UseFormReturn, useController, useFieldArray } from 'react-hook-form';
import { Button } from '../../components/button';
import { SelectField } from '../../components/form/select-field';
import { HintButton } from '../../components/hint-button';
import { ChipsCombobox } from '../../components/ui/chips-combobox';
import { useReglas } from '../agenda/publico/reglas';
import { useNombreDeEstado } from '../carpetas/publico/estados';
import { type ActoValues, pasosDePlazos, sinPlazo } from './acto-values';
import styles from './actos.module.css';

const icono = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The plazos that begin by themselves in a carpeta of the acto. */
export function PlazosField({ form }: { form: UseFormReturn<ActoValues> }) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'plazos', keyName: 'key' });
  const nombreDeEstado = useNombreDeEstado();
  const chosen = fields.map(({ regla }) => regla);
  const reglas = (useReglas() ?? []).filter(({ activa, clave }) => activa || chosen.includes(clave));
  return (
    <>
      <p className={styles.nota}>
        {fields.length === 0
          ? 'En las carpetas de este acto no comienza ningún plazo por sí solo.'
          : 'Comienzan por sí solos cuando la carpeta llega a un estado, y se cumplen cuando llega a otro.'}
      </p>
      {fields.length > 0 && (
        <ol className={styles.list} aria-label="Plazos">
          {fields.map(({ key }, index) => (
            <li key={key} className={styles.plazo}>
              <SelectField
                control={control}
                name={`plazos.${index}.regla`}
                label={`Plazo ${index + 1}`}
                options={reglas.map(({ clave, nombre }) => ({ value: clave, label: nombre }))}
                required
              />
              <SelectField
                control={control}
                name={`plazos.${index}.desde`}
                label="Comienza en"
                options={pasosDePlazos.map((estado) => ({ value: estado, label: nombreDeEstado(estado) }))}
              />
              <HastaField control={control} index={index} />
              <div className={styles.requisitoEnd}>
                <span />
                <HintButton label={`Quitar plazo ${index + 1}`} hintAlign="end" onClick={() => remove(index)}>
                  <Trash2 {...icono} />
                </HintButton>
              </div>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          variant="outlined"
          startIcon={<Plus {...icono} />}
          aria-disabled={fields.length >= 20}
          onClick={() => append(sinPlazo)}
        >
          Agregar plazo
        </Button>
      </div>
    </>
  );
}

function HastaField({ control, index }: { control: Control<ActoValues>; index: number }) {
  const { field, fieldState } = useController({ control, name: `plazos.${index}.hasta` });
  const nombreDeEstado = useNombreDeEstado();
  return (
    <ChipsCombobox
      label="Se cumple en"
      help="Sin ninguno, alguien lo da por cumplido."
      options={pasosDePlazos}
      toLabel={(estado) => nombreDeEstado(estado as (typeof pasosDePlazos)[number])}
      values={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
