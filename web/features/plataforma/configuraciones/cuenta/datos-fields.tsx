import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { Stack } from '../../../../components/layout/layout';
import type { Option } from '../../../../components/ui/select';
import { paisesDeCuentas, paisNombre } from '../../../../lib/paises';
import { type Ajustes, valoresPorPais } from './ajustes';
import { monedas, zonasHorarias } from './options';

const paisOptions = paisesDeCuentas.map((value) => ({ value, label: paisNombre(value) }));
const optionValue = ({ value }: Option) => value;
const optionLabel = ({ label }: Option) => label;

interface DatosFieldsProps {
  form: UseFormReturn<Ajustes>;
  tieneCarpetas: boolean;
}

/** The cuenta's name, country, currency and time zone. */
export function DatosFields({ form: { control, setValue, watch, formState }, tieneCarpetas }: DatosFieldsProps) {
  const present = formState.defaultValues?.zonaHoraria ?? '';
  const zonas = useMemo(() => zonasHorarias(present), [present]);

  // When the person chooses another country, its currency and time zone are filled in.
  useEffect(() => {
    const subscription = watch(({ pais }, { name, type }) => {
      if (name !== 'pais' || type !== 'change' || !pais) return;
      const { moneda, zonaHoraria } = valoresPorPais[pais];
      setValue('moneda', moneda, { shouldDirty: true });
      setValue('zonaHoraria', zonaHoraria, { shouldDirty: true });
    });
    return () => subscription.unsubscribe();
  }, [watch, setValue]);

  return (
    <Stack gap={5}>
      <TextField control={control} name="nombre" label="Nombre" required autoComplete="organization" />
      <SelectField
        control={control}
        name="pais"
        label="País"
        options={paisOptions}
        disabled={tieneCarpetas}
        help={
          tieneCarpetas
            ? 'No se puede cambiar: la cuenta ya tiene carpetas.'
            : 'Define los tipos de acto y sugiere la moneda y la zona horaria.'
        }
      />
      <Stack columns={2} align="start" gap={[5, 4]}>
        <AutocompleteField
          control={control}
          name="moneda"
          label="Moneda"
          required
          options={monedas}
          toValue={optionValue}
          toLabel={optionLabel}
          isRequiredChoice
          help="Se propone para el monto de cada carpeta."
        />
        <AutocompleteField
          control={control}
          name="zonaHoraria"
          label="Zona horaria"
          required
          options={zonas}
          toValue={optionValue}
          toLabel={optionLabel}
          isRequiredChoice
          help="Según ella empieza el día, y el año de la numeración."
        />
      </Stack>
    </Stack>
  );
}
