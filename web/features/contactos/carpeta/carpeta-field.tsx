import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CarpetaResumenDto } from '../../../api/generated/carpetas';
import { AutocompleteField } from '../../../components/form/autocomplete-field';
import { useDebounced } from '../../../lib/use-debounced';
import { useCarpetasFindPageQuery } from '../../carpetas/publico/carpetas-api';
import { esperaFirma, estados, nombresDeEstado } from '../../carpetas/publico/estados';
import styles from './agregar-a-carpeta.module.css';
import type { CarpetaValues } from './carpeta-values';

const none: CarpetaResumenDto[] = [];
/** Partes can only be added until the carpeta is signed. */
const estado = nombresDeEstado.filter(esperaFirma);

/** Chooses an unsigned carpeta by number, carátula or parte. Before any typing it lists the latest ones. */
export function CarpetaField() {
  const { control, setValue, setFocus } = useFormContext<CarpetaValues>();
  const [texto, setTexto] = useState('');
  const [chosen, setChosen] = useState<CarpetaResumenDto | null>(null);
  const carpetaId = useWatch({ control, name: 'carpetaId' });
  // The focus is set here, since the dialog draws its content later than itself.
  useEffect(() => setFocus('carpetaId'), [setFocus]);
  const rested = useDebounced(texto.trim()).slice(0, 200);
  const { currentData, isFetching } = useCarpetasFindPageQuery({
    buscar: rested || undefined,
    estado,
    papelera: false,
    orden: 'actualizadaEn',
    direccion: 'desc',
    pagina: 1,
    tamano: 10,
  });
  const found = currentData?.carpetas ?? none;
  const isListed = found.some(({ id }) => id === carpetaId);

  return (
    <AutocompleteField
      control={control}
      name="carpetaId"
      label="Carpeta"
      placeholder="Número, carátula o parte"
      required
      isLoading={isFetching}
      emptyText="Ninguna carpeta sin firmar coincide"
      options={chosen && carpetaId && !isListed ? [chosen, ...found] : found}
      filter={null}
      toValue={({ id }) => id}
      toLabel={({ codigo, caratula }) => `${codigo ?? 'Borrador'} · ${caratula}`}
      renderOption={(carpeta) => (
        <span className={styles.option}>
          {carpeta.caratula}
          <span>
            {[carpeta.codigo ?? 'Sin número', carpeta.tipoActo.nombre, estados[carpeta.estado].nombre].join(' · ')}
          </span>
        </span>
      )}
      onSearch={setTexto}
      onChosen={(carpeta) => {
        setChosen(carpeta);
        setTexto('');
        // The represented parte belongs to the previous carpeta.
        setValue('representaA', '');
      }}
    />
  );
}
