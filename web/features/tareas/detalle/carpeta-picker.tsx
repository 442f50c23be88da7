import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCarpetasFindPageQuery } from '../../../api/generated/carpetas';
import { useDebounced } from '../../../lib/use-debounced';
import type { Tarea } from '../tareas-api';
import styles from './lugar.module.css';

type CarpetaDeTarea = NonNullable<Tarea['carpeta']>;

interface CarpetaPickerProps {
  value: CarpetaDeTarea | null;
  onChange: (carpeta: CarpetaDeTarea | null) => void;
}

/** The carpeta that something belongs to, searched by the server as it is typed, and the way to it. */
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
      <Autocomplete
        size="small"
        autoHighlight
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        loading={isFetching}
        loadingText="Buscando..."
        noOptionsText="Ninguna carpeta coincide"
        options={found}
        // The server has searched; the parte that was typed may be in nothing that is shown here.
        filterOptions={(options) => options}
        value={value}
        getOptionKey={({ id }) => id}
        getOptionLabel={nameOf}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, carpeta) => onChange(carpeta)}
        onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
        renderInput={(params) => <TextField {...params} label="Carpeta" placeholder="Número, carátula, parte..." />}
        renderOption={({ key, ...props }, { codigo, caratula }) => (
          <li key={key} {...props}>
            <span className={styles.hallada}>
              <span className={styles.hint}>{codigo ?? 'Borrador'}</span>
              {caratula}
            </span>
          </li>
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
