import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { ChipsCombobox } from '../../../../components/ui/chips-combobox';
import { useCarpetasFindEtiquetasQuery } from '../public/carpetas-api';
import { maxEtiqueta } from './reglas';

interface EtiquetasFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label?: string;
}

/** The etiquetas of a carpeta. The field offers the etiquetas in use, and new ones can be typed. */
export function EtiquetasField<Values extends FieldValues>({
  control,
  name,
  label = 'Etiquetas',
}: EtiquetasFieldProps<Values>) {
  const { data } = useCarpetasFindEtiquetasQuery();
  const { field, fieldState } = useController({ control, name });
  const value: string[] = field.value;
  return (
    <ChipsCombobox
      label={label}
      placeholder={value.length === 0 ? 'Escriba y pulse Enter' : undefined}
      isOpenEnded
      maxLength={maxEtiqueta}
      options={data?.map(({ nombre }) => nombre) ?? []}
      values={value}
      onChange={(etiquetas) => field.onChange(cleanEtiquetas(etiquetas))}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}

/** Trims etiquetas and removes empty and repeated ones. The comparison ignores upper and lower case. */
function cleanEtiquetas(etiquetas: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const etiqueta of etiquetas) {
    const text = etiqueta.normalize('NFC').trim();
    const key = text.toLocaleLowerCase('es');
    if (text && !byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}
