import { useState } from 'react';
import { Combobox } from '../../../components/ui/combobox';
import { carpetasApi } from '../carpetas/publico/carpetas-api';
import { useCarpetaSearch } from '../carpetas/publico/use-carpeta-search';

interface CarpetaFiltroProps {
  value: string | null;
  onChange: (carpetaId: string | null) => void;
}

/** Shows the actividad of one carpeta alone. */
export function CarpetaFiltro({ value, onChange }: CarpetaFiltroProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { options, field, forget } = useCarpetaSearch({ skip: !isOpen });
  const { currentData } = carpetasApi.useCarpetasGetQuery({ id: value ?? '' }, { skip: value === null });
  // One that is not there, or not for this person, is named too, so that it can be taken away.
  const chosen = value && { id: value, codigo: 'Carpeta', caratula: '…', ...currentData };
  return (
    <Combobox
      {...field}
      aria-label="Carpeta"
      placeholder="Todas las carpetas"
      emptyText="Ninguna carpeta coincide"
      onOpenChange={setIsOpen}
      options={options}
      value={chosen || null}
      toKey={({ id }) => id}
      onChange={(carpeta) => {
        forget();
        onChange(carpeta?.id ?? null);
      }}
    />
  );
}
