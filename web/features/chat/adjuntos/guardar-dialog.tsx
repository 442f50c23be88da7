import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { check, type InferOutput, nullable, object, pipe, string } from 'valibot';
import type { AdjuntoDto } from '../../../api/generated/conversaciones';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { FormDialog } from '../../../components/form-dialog';
import { useToast } from '../../../components/toast-actions';
import { named } from '../../../lib/named';
import { CarpetaAutocomplete } from '../../carpetas/publico/carpeta-autocomplete';
import { useAdjuntosFileAsDocumentoMutation } from '../chat-api';

const schema = object({
  carpetaId: pipe(
    nullable(string()),
    check((id) => id !== null, 'Elija la carpeta.'),
  ),
});

/** Files a copy of a file of a message as a document of a carpeta. */
export function GuardarDialog({ adjunto, onClose }: { adjunto: AdjuntoDto; onClose: () => void }) {
  const toast = useToast();
  const navigate = useNavigate();
  const [file] = useAdjuntosFileAsDocumentoMutation();
  const form = useForm<InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { carpetaId: null },
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async ({ carpetaId }) => {
    try {
      const archivarAdjuntoDto = { carpetaId: carpetaId ?? '' };
      const filed = await file({ id: adjunto.id, archivarAdjuntoDto }).unwrap();
      onClose();
      toast(`${named('Documento', adjunto.nombre)} guardado`, {
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
      />
    </FormDialog>
  );
}
