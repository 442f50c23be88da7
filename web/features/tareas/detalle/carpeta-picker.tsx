import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCarpetasFindPageQuery } from '../../../api/generated/carpetas';
import { Combobox } from '../../../components/ui/combobox';
import { useDebounced } from '../../../lib/use-debounced';
import type { Tarea } from '../tareas-api';
import styles from './asignada-y-carpeta.module.css';

type CarpetaDeTarea = NonNullable<Tarea['carpeta']>;

interface CarpetaPickerProps {
  value: CarpetaDeTarea | null;
  onChange: (carpeta: CarpetaDeTarea | null) => void;
}

/** Chooses the carpeta of a tarea, and links to it. The server searches while the person types. */
export function CarpetaPicker({ value, onChange }: CarpetaPickerProps) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const buscar = useDebounced(text.trim());
  const { data, isFetching } = useCarpetasFindPageQuery(
    { buscar: buscar || undefined, papelera: false, orden: 'actualizadaEn', direccion: 'desc', pagina: 1, tamano: 10 },
    { skip: !isOpen },
  );
  const found = data?.carpetas.map(({ id, codigo, caratula }) => ({ id, codigo, caratula })) ?? [];

  return (
    <div className={styles.carpeta}>
      <Combobox
        label="Carpeta"
        placeholder="Número, carátula, parte..."
        onOpenChange={setIsOpen}
        isLoading={isFetching}
        emptyText="Ninguna carpeta coincide"
        options={found}
        filter={null}
        value={value}
        toKey={({ id }) => id}
        toLabel={nameOf}
        onChange={(carpeta) => {
          setText('');
          onChange(carpeta);
        }}
        onSearch={setText}
        renderOption={({ codigo, caratula }) => (
          <span className={styles.hallada}>
            <span className={styles.hint}>{codigo ?? 'Borrador'}</span>
            {caratula}
          </span>
        )}
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

const nameOf = ({ codigo, caratula }: CarpetaDeTarea) => `${codigo ?? 'Borrador'} · ${caratula}`;
