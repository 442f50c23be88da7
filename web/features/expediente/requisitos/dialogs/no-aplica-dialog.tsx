import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../../components/form-dialog';
import { TextArea } from '../../../../components/ui/input';

interface NoAplicaDialogProps {
  /** The names of the requisitos that do not apply. */
  nombres: readonly string[];
  /** Resolves to undefined when the server refuses. The dialog stays open then, with the reason. */
  onConfirm: (motivo: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason why requisitos do not apply. */
export function NoAplicaDialog({ nombres, onConfirm, onClose }: NoAplicaDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!motivo.trim() || isSubmitting) return;
    setIsSubmitting(true);
    if ((await onConfirm(motivo.trim())) !== undefined) onClose();
    setIsSubmitting(false);
  };
  return (
    <FormDialog
      title={nombres.length === 1 ? `«${nombres[0]}» no aplica` : `${nombres.length} requisitos no aplican`}
      submitLabel="Marcar que no aplica"
      isSubmitting={isSubmitting}
      isDirty={motivo.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="Motivo"
        required
        autoFocus
        minRows={3}
        maxLength={500}
        value={motivo}
        error={isTried && !motivo.trim() ? 'Escriba por qué no aplica.' : undefined}
        onChange={({ target }) => setMotivo(target.value)}
      />
    </FormDialog>
  );
}
