import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { CarpetaResumenDto } from '../../../api/generated/carpetas';
import { AutocompleteField } from '../../../components/form/autocomplete-field';
import { useDebounced } from '../../../lib/use-debounced';
import styles from './carpeta-autocomplete.module.css';
import { useCarpetasFindPageQuery } from './carpetas-api';
import { type EstadoCarpeta, estados } from './estados';

interface CarpetaAutocompleteProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  emptyText: string;
  /** Only carpetas in these estados. */
  estado?: EstadoCarpeta[];
  /** The id of a carpeta that is left out. */
  without?: string;
  onChosen?: () => void;
}

const none: CarpetaResumenDto[] = [];

/** Chooses a carpeta by number, carátula or parte. Before any typing it lists the latest ones. */
export function CarpetaAutocomplete<Values extends FieldValues>({
  estado,
  without,
  onChosen,
  ...field
}: CarpetaAutocompleteProps<Values>) {
  const [texto, setTexto] = useState('');
  const [chosen, setChosen] = useState<CarpetaResumenDto | null>(null);
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
  const found = (currentData?.carpetas ?? none).filter(({ id }) => id !== without);
  const isListed = !chosen || found.some(({ id }) => id === chosen.id);

  return (
    <AutocompleteField
      {...field}
      placeholder="Número, carátula o parte"
      required
      isLoading={isFetching}
      options={isListed ? found : [chosen, ...found]}
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
        onChosen?.();
      }}
    />
  );
}
