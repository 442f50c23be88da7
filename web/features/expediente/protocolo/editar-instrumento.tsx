import { valibotResolver } from '@hookform/resolvers/valibot';
import { type Resolver, useForm } from 'react-hook-form';
import { check, forward, object, pipe } from 'valibot';
import type { InstrumentoDto } from '../../../api/generated/protocolo';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextAreaField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { CamposFields } from './instrumento-fields';
import { instrumentoEnTexto } from './instrumento-text';
import { camposEntries, type NumerarValues, toCamposDto, upTo } from './numerar-values';
import { useInstrumentosUpdateMutation } from './protocolo-api';

type Values = Pick<NumerarValues, 'objeto' | 'lugar' | 'cuantia' | 'observacion' | 'motivo'>;

/** A correction of a signed instrumento needs a reason, except for its observación. @param before the values now */
const schemaOf = (isFirmada: boolean, before: Values) =>
  pipe(
    object({ ...camposEntries, motivo: upTo(500) }),
    forward(
      check(
        ({ motivo, ...now }) =>
          !isFirmada || motivo.trim() !== '' || CAMPOS.every((campo) => now[campo].trim() === before[campo]),
        'Indique el motivo.',
      ),
      ['motivo'],
    ),
  );
const CAMPOS = ['objeto', 'lugar', 'cuantia'] as const;

interface EditarInstrumentoProps {
  carpetaId: string;
  instrumento: InstrumentoDto;
  isFirmada: boolean;
  onClose: () => void;
}

/** Edits the fields of an instrumento, with a reason once it is signed. Number, date and folios cannot change. */
export function EditarInstrumento({ carpetaId, instrumento, isFirmada, onClose }: EditarInstrumentoProps) {
  const [update] = useInstrumentosUpdateMutation();
  const { objeto, lugar, cuantia, observacion, moneda } = instrumento;
  const before = {
    ...{ objeto, lugar: lugar ?? '', observacion: observacion ?? '', motivo: '' },
    cuantia: cuantia?.replace('.', ',') ?? '',
  };
  const form = useForm<Values>({
    resolver: valibotResolver(schemaOf(isFirmada, before)) as Resolver<Values>,
    defaultValues: before,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { mayDiscard, release } = useUnsavedGuard(isDirty);
  const submit = form.handleSubmit(async (written) => {
    const { id: instrumentoId, version } = instrumento;
    try {
      await update({
        ...{ id: carpetaId, instrumentoId, 'If-Match': `"${version}"` },
        modificarInstrumentoDto: { ...toCamposDto(written), motivo: written.motivo.trim() || null },
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
      title={`${isFirmada ? 'Corregir' : 'Editar'} ${instrumentoEnTexto(instrumento).toLowerCase()}`}
      submitLabel={isFirmada ? 'Corregir' : 'Guardar'}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={() => void close()}
    >
      <FormProblem errors={errors} />
      {isFirmada && <p>La actividad conserva lo que decía, con el motivo, y el índice muestra que se corrigió.</p>}
      <CamposFields control={form.control as never} moneda={moneda} needsLugar={isFirmada} />
      {isFirmada && (
        <TextAreaField
          control={form.control}
          name="motivo"
          label="Motivo"
          help="No hace falta para la observación sola."
        />
      )}
    </FormDialog>
  );
}
