import { valibotResolver } from '@hookform/resolvers/valibot';
import { type Resolver, useForm } from 'react-hook-form';
import { maxLength, minLength, object, pipe, string, trim } from 'valibot';
import type { InstrumentoDto } from '../../../api/generated/protocolo';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextAreaField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { instrumentoEnTexto } from './instrumento-text';
import { useInstrumentosErroseMutation } from './protocolo-api';

interface Values {
  motivo: string;
}

const schema = object({
  motivo: pipe(
    string(),
    trim(),
    minLength(1, 'Indique el motivo.'),
    maxLength(500, 'Puede tener hasta 500 caracteres.'),
  ),
});

interface ErroseDialogProps {
  carpetaId: string;
  instrumento: InstrumentoDto;
  onClose: () => void;
}

/** Asks for the reason why an instrumento is errose. This cannot be undone. */
export function ErroseDialog({ carpetaId, instrumento, onClose }: ErroseDialogProps) {
  const [errose] = useInstrumentosErroseMutation();
  const form = useForm<Values>({
    resolver: valibotResolver(schema) as Resolver<Values>,
    defaultValues: { motivo: '' },
  });
  const submit = form.handleSubmit(async (erroseDto) => {
    const { id: instrumentoId, version } = instrumento;
    try {
      await errose({ id: carpetaId, instrumentoId, 'If-Match': `"${version}"`, erroseDto }).unwrap();
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={`¿Dejar como errose: ${instrumentoEnTexto(instrumento)}?`}
      submitLabel="Dejar como errose"
      submitColor="danger"
      isSubmitting={form.formState.isSubmitting}
      isDirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={form.formState.errors} />
      <p>Conserva su número y sus folios, y no se puede deshacer. La carpeta podrá tomar otro número.</p>
      <TextAreaField control={form.control} name="motivo" label="Motivo" required />
    </FormDialog>
  );
}
