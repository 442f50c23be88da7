import { valibotResolver } from '@hookform/resolvers/valibot';
import { type Resolver, useForm } from 'react-hook-form';
import { object } from 'valibot';
import type { InstrumentoDto } from '../../api/generated/protocolo';
import { FormProblem } from '../../components/form/form-problem';
import { applyServerErrors } from '../../components/form/server-errors';
import { FormDialog } from '../../components/form-dialog';
import { useUnsavedGuard } from '../../components/use-unsaved-guard';
import { CamposFields } from './campos-fields';
import { instrumentoEnTexto } from './instrumento-texto';
import { camposEntries, type NumerarValues, toCamposDto } from './numerar-values';
import { useInstrumentosUpdateMutation } from './protocolo-api';

type Values = Pick<NumerarValues, 'objeto' | 'lugar' | 'cuantia' | 'observacion'>;

const schema = object(camposEntries);

interface EditarInstrumentoProps {
  carpetaId: string;
  instrumento: InstrumentoDto;
  onClose: () => void;
}

/** Edits what an instrumento says. Its number, date and folios stay. */
export function EditarInstrumento({ carpetaId, instrumento, onClose }: EditarInstrumentoProps) {
  const [update] = useInstrumentosUpdateMutation();
  const { objeto, lugar, cuantia, observacion, moneda } = instrumento;
  const form = useForm<Values>({
    resolver: valibotResolver(schema) as Resolver<Values>,
    defaultValues: {
      ...{ objeto, lugar: lugar ?? '', observacion: observacion ?? '' },
      cuantia: cuantia?.replace('.', ',') ?? '',
    },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { mayDiscard, release } = useUnsavedGuard(isDirty);
  const submit = form.handleSubmit(async (written) => {
    const { id: instrumentoId, version } = instrumento;
    try {
      await update({
        ...{ id: carpetaId, instrumentoId, 'If-Match': `"${version}"` },
        camposInstrumentoDto: toCamposDto(written),
      }).unwrap();
      release();
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  const close = async () => {
    if (await mayDiscard()) onClose();
  };
  return (
    <FormDialog
      title={`Editar ${instrumentoEnTexto(instrumento).toLowerCase()}`}
      submitLabel="Guardar"
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={() => void close()}
    >
      <FormProblem errors={errors} />
      <CamposFields control={form.control as never} moneda={moneda} />
    </FormDialog>
  );
}
