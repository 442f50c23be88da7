import { useForm } from 'react-hook-form';
import { useDocumentosFindOfCarpetaQuery } from '../../../../api/generated/documentos';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { FormDialog } from '../../../../components/form-dialog';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { type Plazo, usePlazosFulfilMutation, usePlazosReopenMutation } from '../plazos-api';
import { venceElEnTexto } from '../public/conteo';

/** Writes down that a plazo was met, and by which documento of the carpeta. */
export function CumplirDialog({ plazo, onClose }: { plazo: Plazo; onClose: () => void }) {
  const { id, nombre, carpetaId, vence, faltan, version } = plazo;
  const [fulfil] = usePlazosFulfilMutation();
  const [reopen] = usePlazosReopenMutation();
  const { data, isLoading } = useDocumentosFindOfCarpetaQuery({ id: carpetaId, papelera: false });
  const toast = useToast();
  const form = useForm<{ documentoId: string | null }>({ defaultValues: { documentoId: null } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (cumplirPlazoDto) => {
    try {
      await fulfil({ id, 'If-Match': `"${version}"`, cumplirPlazoDto }).unwrap();
      offerUndo(toast, `Plazo cumplido: ${nombre}`, () => reopen({ id }).unwrap());
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={`Cumplir «${nombre}»`}
      submitLabel="Dar por cumplido"
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <p>{venceElEnTexto(vence, faltan)}.</p>
      <AutocompleteField
        control={form.control}
        name="documentoId"
        label="Documento que lo cumple"
        placeholder="Ninguno"
        help="De los documentos de la carpeta. Se puede dejar vacío."
        autoFocus
        isLoading={isLoading}
        options={data?.documentos ?? []}
        toValue={(documento) => documento.id}
        toLabel={(documento) => documento.nombre}
      />
    </FormDialog>
  );
}
