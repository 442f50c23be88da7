import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { CarpetaAutocomplete } from '../../../expediente/carpetas/publico/carpeta-autocomplete';
import { esperaFirma, estados } from '../../../expediente/carpetas/publico/estados';
import type { CarpetaValues } from './carpeta-values';

/** Partes can only be added until the carpeta is signed. */
const estado = estados.filter(esperaFirma);

/** Chooses an unsigned carpeta. */
export function CarpetaField() {
  const { control, setValue, setFocus } = useFormContext<CarpetaValues>();
  // The focus is set here, since the dialog draws its content later than itself.
  useEffect(() => setFocus('carpetaId'), [setFocus]);
  return (
    <CarpetaAutocomplete
      control={control}
      name="carpetaId"
      label="Carpeta"
      emptyText="Ninguna carpeta sin firmar coincide"
      estado={estado}
      // The represented partes belong to the previous carpeta.
      onChosen={() => setValue('representados', [])}
    />
  );
}
