import { type FormEvent, useRef, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { Button } from '../../../../components/button';
import { Stack } from '../../../../components/layout/layout';
import { Input } from '../../../../components/ui/input';
import { Select } from '../../../../components/ui/select';
import { useTypedHere } from '../../../../lib/typed-here';
import type { Categoria, EnCatalogo } from '../inventario-api';
import { opcionesDe } from '../list/categorias';
import styles from './catalogos.module.css';
import { type Catalogo, useCambiarCatalogo } from './use-catalogo';

interface AgregarFormProps {
  catalogo: Catalogo;
  todas: readonly (EnCatalogo & Partial<Categoria>)[];
}

/** Adds an entry to a list. The field stays open for the next entry. */
export function AgregarForm({ catalogo, todas }: AgregarFormProps) {
  const [name, setName] = useState('');
  useTypedHere(name.trim() !== '');
  const [parentId, setParentId] = useState('');
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const { add } = useCambiarCatalogo(catalogo);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    if (name.trim() === '') return setProblem('Escriba el nombre.');
    isSending.current = true;
    try {
      await add(name.trim(), parentId || null).unwrap();
      setName('');
      setProblem(undefined);
    } catch (error) {
      setProblem(apiMessage(error));
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Stack as="form" align="end" gap={3} className={styles.agregar} onSubmit={(event) => void submit(event)} noValidate>
      <Input
        label="Nombre"
        value={name}
        maxLength={80}
        error={problem}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      {catalogo === 'categorias' && todas.length > 0 && (
        <Select
          label="Dentro de"
          value={parentId}
          options={[{ value: '', label: 'Ninguna' }, ...opcionesDe(todas as Categoria[])]}
          onChange={(value) => setParentId(String(value))}
        />
      )}
      <Button type="submit" variant="contained">
        Agregar
      </Button>
    </Stack>
  );
}
