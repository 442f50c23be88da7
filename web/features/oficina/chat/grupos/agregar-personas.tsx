import { useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { FormDialog } from '../../../../components/form-dialog';
import { useAppDispatch } from '../../../../store/hooks';
import { type ConversacionDetalle, conversaciones, useChatFindContactosQuery } from '../chat-api';
import { PersonasField } from './personas-field';

interface AgregarPersonasProps {
  id: string;
  /** The people who are in the group already. */
  personas: ConversacionDetalle['personas'];
  onClose: () => void;
}

export function AgregarPersonas({ id, personas, onClose }: AgregarPersonasProps) {
  const dispatch = useAppDispatch();
  const { data: contacts = [] } = useChatFindContactosQuery();
  const [participantes, setParticipantes] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const others = contacts.filter((contact) => !personas.some((persona) => persona.id === contact.id));
  const add = async () => {
    if (participantes.length === 0) {
      setProblem('Elija al menos a una persona');
      return;
    }
    setIsSending(true);
    try {
      await dispatch(
        conversaciones.send('conversacionesAddParticipantes', { id, sumarParticipantesDto: { participantes } }),
      );
      onClose();
    } catch (error) {
      setProblem(apiMessage(error));
      setIsSending(false);
    }
  };
  return (
    <FormDialog
      title="Agregar personas"
      submitLabel="Agregar"
      isSubmitting={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      onClose={onClose}
    >
      <PersonasField
        label="Personas"
        contacts={others}
        value={participantes}
        onChange={(ids) => {
          setParticipantes(ids);
          setProblem(undefined);
        }}
        error={problem}
      />
    </FormDialog>
  );
}
