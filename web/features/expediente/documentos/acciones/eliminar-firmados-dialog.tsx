import { type FormEvent, useState } from 'react';
import type { DocumentoDto } from '../../../../api/generated/documentos';
import { FormDialog } from '../../../../components/form-dialog';
import { TextArea } from '../../../../components/ui/input';
import { useLoteActions } from './use-lote-actions';

interface EliminarFirmadosDialogProps {
  carpetaId: string;
  /** At least one of them is from before the signature. */
  documentos: readonly DocumentoDto[];
  onClose: () => void;
}

/** Asks why documents from before the signature go to the trash. */
export function EliminarFirmadosDialog({ carpetaId, documentos, onClose }: EliminarFirmadosDialogProps) {
  const { trash } = useLoteActions(carpetaId);
  const [motivo, setMotivo] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const [first, ...others] = documentos;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTouched(true);
    if (!motivo.trim()) return;
    void trash(documentos, motivo.trim());
    onClose();
  };

  return (
    <FormDialog
      title={others.length === 0 ? `¿Eliminar «${first?.nombre}»?` : `¿Eliminar ${documentos.length} documentos?`}
      submitLabel="Enviar a la papelera"
      submitColor="danger"
      isSubmitting={false}
      isDirty={motivo !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>La carpeta está firmada, y {others.length === 0 ? 'es' : 'hay alguno'} de antes de la firma.</p>
      <TextArea
        label="Motivo"
        help="Queda en la actividad de la carpeta."
        required
        autoFocus
        minRows={2}
        maxLength={300}
        value={motivo}
        error={isTouched && !motivo.trim() ? 'Indique el motivo.' : undefined}
        onChange={({ target }) => setMotivo(target.value)}
      />
    </FormDialog>
  );
}
