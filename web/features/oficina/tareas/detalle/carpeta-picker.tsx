import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Combobox } from '../../../../components/ui/combobox';
import { useCarpetaSearch } from '../../../expediente/carpetas/publico/use-carpeta-search';
import type { Tarea } from '../tareas-api';
import styles from './asignada-y-carpeta.module.css';

type CarpetaDeTarea = NonNullable<Tarea['carpeta']>;

interface CarpetaPickerProps {
  value: CarpetaDeTarea | null;
  onChange: (carpeta: CarpetaDeTarea | null) => void;
}

/** Chooses the carpeta of a tarea, and links to it. */
export function CarpetaPicker({ value, onChange }: CarpetaPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { options, field, forget } = useCarpetaSearch({ skip: !isOpen });
  return (
    <div className={styles.carpeta}>
      <Combobox<CarpetaDeTarea>
        {...field}
        label="Carpeta"
        emptyText="Ninguna carpeta coincide"
        onOpenChange={setIsOpen}
        options={options}
        value={value}
        toKey={({ id }) => id}
        onChange={(carpeta) => {
          forget();
          onChange(carpeta && { id: carpeta.id, codigo: carpeta.codigo, caratula: carpeta.caratula });
        }}
      />
      {value && (
        <Link className={styles.link} to={`/carpetas/${value.id}`}>
          <FolderOpen size={14} strokeWidth={2} aria-hidden="true" />
          Abrir la carpeta
        </Link>
      )}
    </div>
  );
}
