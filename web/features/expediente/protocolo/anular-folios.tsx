import { valibotResolver } from '@hookform/resolvers/valibot';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { check, maxLength, minLength, object, picklist, pipe, string, trim } from 'valibot';
import { FormProblem } from '../../../components/form/form-problem';
import { SelectField } from '../../../components/form/select-field';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { Stack } from '../../../components/layout/layout';
import {
  useProtocoloAnularFoliosMutation,
  useProtocoloFindRegistrosQuery,
  useProtocoloFindSiguientesQuery,
} from './protocolo-api';

interface Values {
  registroId: string;
  libro: 'protocolo' | 'certificaciones';
  folioHasta: string;
  motivo: string;
}

const libros = [
  { value: 'protocolo', label: 'Protocolo' },
  { value: 'certificaciones', label: 'Certificaciones' },
];
const schema = object({
  registroId: pipe(string(), minLength(1, 'Elija el registro.')),
  libro: picklist(['protocolo', 'certificaciones']),
  folioHasta: pipe(
    string(),
    check((text) => /^\d{1,7}$/.test(text.trim()), 'Escriba un número de folio.'),
  ),
  motivo: pipe(
    string(),
    trim(),
    minLength(1, 'Indique el motivo.'),
    maxLength(500, 'Puede tener hasta 500 caracteres.'),
  ),
});

/** Voids the next folios of a book of this year. Voided folios stay in the index with their reason. */
export function AnularFolios({ onClose }: { onClose: () => void }) {
  const { data: registrosNotariales = [] } = useProtocoloFindRegistrosQuery();
  const [anular] = useProtocoloAnularFoliosMutation();
  const form = useForm<Values>({
    resolver: valibotResolver(schema) as Resolver<Values>,
    defaultValues: { registroId: registrosNotariales[0]?.id ?? '', libro: 'protocolo', folioHasta: '', motivo: '' },
  });
  const { control } = form;
  const { isDirty, isSubmitting, errors } = form.formState;
  const [registroId, libro] = useWatch({ control, name: ['registroId', 'libro'] });
  const { data: siguientes } = useProtocoloFindSiguientesQuery(
    { id: registroId },
    { skip: !registroId, refetchOnMountOrArgChange: true },
  );
  const folioDesde = libro === 'protocolo' ? siguientes?.folio : siguientes?.folioCertificaciones;
  const submit = form.handleSubmit(async (written) => {
    try {
      await anular({
        id: written.registroId,
        anularFoliosDto: {
          ...{ libro: written.libro, motivo: written.motivo, folioHasta: Number(written.folioHasta) },
          ...(folioDesde !== undefined && { folioDesde }),
        },
      }).unwrap();
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title="Anular folios"
      submitLabel="Anular"
      submitColor="danger"
      isSubmitting={isSubmitting}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <p>Los folios anulados quedan en el índice con su motivo, y no se puede deshacer.</p>
      <Stack columns={2} gap={4}>
        <SelectField
          control={control}
          name="registroId"
          label="Registro"
          options={registrosNotariales.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        />
        <SelectField control={control} name="libro" label="Libro" options={libros} />
      </Stack>
      <TextField
        control={control}
        name="folioHasta"
        label={folioDesde === undefined ? 'Hasta el folio' : `Desde el folio ${folioDesde} hasta el`}
        inputMode="numeric"
        required
      />
      <TextAreaField control={control} name="motivo" label="Motivo" required />
    </FormDialog>
  );
}
