import { Plus, Trash2 } from 'lucide-react';
import { type Control, type UseFormReturn, useController, useFieldArray } from 'react-hook-form';
import { Button } from '../../../components/button';
import { SelectField } from '../../../components/form/select-field';
import { HintButton } from '../../../components/hint-button';
import { PlainList, Row, Text } from '../../../components/layout/layout';
import { ChipsCombobox } from '../../../components/ui/chips-combobox';
import { useReglas } from '../agenda/public/reglas';
import { type ActoValues, type Paso, pasosDePlazos, sinPlazo } from './acto-values';
import styles from './actos.module.css';
import { useNombreDePaso } from './use-paso-nombre';

const icono = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The plazos that begin by themselves in a carpeta of the acto. */
export function PlazosField({ form }: { form: UseFormReturn<ActoValues> }) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'plazos', keyName: 'key' });
  const nombreDePaso = useNombreDePaso();
  const chosen = fields.map(({ regla }) => regla);
  const reglas = (useReglas() ?? []).filter(({ activa, clave }) => activa || chosen.includes(clave));
  return (
    <>
      <Text as="p" size="sm" tone="soft" numeric>
        {fields.length === 0
          ? 'En las carpetas de este acto no comienza ningún plazo por sí solo.'
          : 'Comienzan por sí solos con un paso de la carpeta o de su inscripción, y se cumplen con otro. Su regla dice desde qué día se cuentan.'}
      </Text>
      {fields.length > 0 && (
        <PlainList as="ol" lines aria-label="Plazos">
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
                options={pasosDePlazos.map((paso) => ({ value: paso, label: nombreDePaso(paso) }))}
              />
              <HastaField control={control} index={index} />
              <Row align="center" justify="between" wrap gap={2}>
                <span />
                <HintButton label={`Quitar plazo ${index + 1}`} hintAlign="end" onClick={() => remove(index)}>
                  <Trash2 {...icono} />
                </HintButton>
              </Row>
            </li>
          ))}
        </PlainList>
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
  const nombreDePaso = useNombreDePaso();
  return (
    <ChipsCombobox
      label="Se cumple en"
      help="Sin ninguno, alguien lo da por cumplido."
      options={pasosDePlazos}
      toLabel={(paso) => nombreDePaso(paso as Paso)}
      values={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
