import { valibotResolver } from '@hookform/resolvers/valibot';
import { type Resolver, useForm } from 'react-hook-form';
import { check, maxLength, minLength, object, pipe, string, trim } from 'valibot';
import type { InstrumentoDto } from '../../../api/generated/protocolo';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { foliosEnTexto, instrumentoEnTexto } from './instrumento-text';
import { useInstrumentosCorregirFoliosMutation } from './protocolo-api';

interface Values {
  folioHasta: string;
  motivo: string;
}

const schema = object({
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

interface CorregirFoliosProps {
  carpetaId: string;
  instrumento: InstrumentoDto;
  onClose: () => void;
}

/** Corrects the end of the last folios of a book. The history keeps the old folios, with the reason. */
export function CorregirFolios({ carpetaId, instrumento, onClose }: CorregirFoliosProps) {
  const [corregir] = useInstrumentosCorregirFoliosMutation();
  const form = useForm<Values>({
    resolver: valibotResolver(schema) as Resolver<Values>,
    defaultValues: { folioHasta: String(instrumento.folioHasta), motivo: '' },
  });
  const submit = form.handleSubmit(async ({ folioHasta, motivo }) => {
    const { id: instrumentoId, version } = instrumento;
    try {
      await corregir({
        ...{ id: carpetaId, instrumentoId, 'If-Match': `"${version}"` },
        corregirFoliosDto: { folioHasta: Number(folioHasta), motivo },
      }).unwrap();
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={`Corregir los folios: ${instrumentoEnTexto(instrumento)}`}
      submitLabel="Corregir"
      isSubmitting={form.formState.isSubmitting}
      isDirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={form.formState.errors} />
      <p>
        Ahora: {foliosEnTexto(instrumento).toLowerCase()}. Lo próximo que se numere en ese libro seguirá al que indique.
        La actividad conserva cuál era, con el motivo.
      </p>
      <TextField control={form.control} name="folioHasta" label="Hasta el folio" inputMode="numeric" required />
      <TextAreaField control={form.control} name="motivo" label="Motivo" required />
    </FormDialog>
  );
}
