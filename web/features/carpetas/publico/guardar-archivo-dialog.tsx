import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { check, type InferOutput, nullable, object, pipe, string } from 'valibot';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { FormDialog } from '../../../components/form-dialog';
import { useToast } from '../../../components/toast-actions';
import { named } from '../../../lib/named';
import { CarpetaAutocomplete } from './carpeta-autocomplete';

const schema = object({
  carpetaId: pipe(
    nullable(string()),
    check((id) => id !== null, 'Elija la carpeta.'),
  ),
});

interface GuardarArchivoDialogProps {
  /** The name of the file. */
  nombre: string;
  /** Rejects with the server's error. */
  onGuardar: (carpetaId: string) => Promise<{ carpetaId: string }>;
  onClose: () => void;
}

/** Files a copy of a file of a message or of a mail as a document of a carpeta. */
export function GuardarArchivoDialog({ nombre, onGuardar, onClose }: GuardarArchivoDialogProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm<InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { carpetaId: null },
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async ({ carpetaId }) => {
    try {
      const filed = await onGuardar(carpetaId ?? '');
      onClose();
      toast(`${named('Documento', nombre)} guardado`, {
        action: { label: 'Abrir la carpeta', onClick: () => void navigate(`/carpetas/${filed.carpetaId}/documentos`) },
      });
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title="Guardar en una carpeta"
      submitLabel="Guardar"
      isSubmitting={isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <CarpetaAutocomplete
        control={form.control}
        name="carpetaId"
        label="Carpeta"
        emptyText="Ninguna carpeta coincide"
        autoFocus
      />
    </FormDialog>
  );
}
