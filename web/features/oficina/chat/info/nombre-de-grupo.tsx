import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { FormDialog } from '../../../../components/form-dialog';
import { HintButton } from '../../../../components/hint-button';
import { Input } from '../../../../components/ui/input';
import { useAppDispatch } from '../../../../store/hooks';
import { type Conversacion, conversaciones } from '../chat-api';
import styles from './info-panel.module.css';

/** The name of a group. Who administers it can change it. */
export function NombreDeGrupo({ conversacion }: { conversacion: Conversacion }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className={styles.named}>
      <h3 className={styles.name}>{conversacion.nombre}</h3>
      {conversacion.administra && (
        <HintButton size="small" label="Cambiar el nombre" hintAlign="end" onClick={() => setIsEditing(true)}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      )}
      {isEditing && <NombreDialog conversacion={conversacion} onClose={() => setIsEditing(false)} />}
    </div>
  );
}

function NombreDialog({ conversacion: { id, nombre }, onClose }: { conversacion: Conversacion; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(nombre);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    if (!typed.trim()) {
      setProblem('Escriba el nombre del grupo');
      return;
    }
    try {
      const modificarConversacionDto = { nombre: typed.trim() };
      await dispatch(conversaciones.send('conversacionesUpdate', { id, modificarConversacionDto }));
      onClose();
    } catch (error) {
      setProblem(apiMessage(error));
    }
  };
  return (
    <FormDialog
      title="Cambiar el nombre"
      submitLabel="Guardar"
      isSubmitting={false}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onClose={onClose}
    >
      <Input
        label="Nombre"
        required
        autoFocus
        maxLength={80}
        value={typed}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
