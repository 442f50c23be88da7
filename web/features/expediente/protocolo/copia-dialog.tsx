import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { check, maxLength, minLength, object, picklist, pipe, string, trim } from 'valibot';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import type { CopiaDto } from '../../../api/generated/protocolo';
import { DateField } from '../../../components/form/date-field';
import { FormProblem } from '../../../components/form/form-problem';
import { SelectField } from '../../../components/form/select-field';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { Stack } from '../../../components/layout/layout';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { fechaIlegible, isFecha } from '../../../lib/fecha-escrita';
import { newId } from '../../../lib/new-id';
import { type TipoDeCopia, tiposDeCopia } from './instrumento-text';
import { useInstrumentosCreateCopiaMutation, useInstrumentosUpdateCopiaMutation } from './protocolo-api';

interface Values {
  tipo: TipoDeCopia;
  solicitante: string;
  fecha: string;
  retiradaPor: string;
  retiradaEn: string;
  observacion: string;
  motivo: string;
}

const upTo = (max: number) => pipe(string(), maxLength(max, `Puede tener hasta ${max} caracteres.`));
const fecha = pipe(string(), check(isFecha, fechaIlegible));
const schema = object({
  tipo: picklist(['primera', 'posterior', 'simple']),
  solicitante: pipe(
    string(),
    trim(),
    minLength(1, 'Indique quién la pide.'),
    maxLength(200, 'Puede tener hasta 200 caracteres.'),
  ),
  fecha: pipe(fecha, minLength(1, 'Indique la fecha.')),
  retiradaPor: upTo(200),
  retiradaEn: fecha,
  observacion: upTo(500),
  motivo: upTo(500),
});

interface CopiaDialogProps {
  carpeta: CarpetaDetalleDto;
  instrumentoId: string;
  /** The copy that is edited. Null for a new copy. */
  copia: CopiaDto | null;
  onClose: () => void;
}

/** The form of a copy: who asked for it, and who received it. */
export function CopiaDialog({ carpeta: { id, hoy }, instrumentoId, copia, onClose }: CopiaDialogProps) {
  const [nuevaId] = useState(newId);
  const [create] = useInstrumentosCreateCopiaMutation();
  const [update] = useInstrumentosUpdateCopiaMutation();
  const form = useForm<Values>({
    resolver: valibotResolver(schema) as Resolver<Values>,
    defaultValues: {
      tipo: copia?.tipo ?? 'primera',
      solicitante: copia?.solicitante ?? '',
      fecha: copia?.fecha ?? hoy,
      retiradaPor: copia?.retiradaPor ?? '',
      retiradaEn: copia?.retiradaEn ?? '',
      observacion: copia?.observacion ?? '',
      motivo: copia?.motivo ?? '',
    },
  });
  const { control } = form;
  const { isDirty, isSubmitting, errors, dirtyFields } = form.formState;
  const isDirtyMotivo = dirtyFields.motivo === true || Boolean(copia?.motivo);
  const { mayDiscard, release } = useUnsavedGuard(isDirty);
  const submit = form.handleSubmit(async ({ tipo, retiradaPor, retiradaEn, observacion, motivo, ...written }) => {
    const campos = {
      ...written,
      ...{ retiradaPor: retiradaPor || null, retiradaEn: retiradaEn || null, observacion: observacion || null },
      motivo: motivo || null,
    };
    try {
      await (copia
        ? update({ id, instrumentoId, copiaId: copia.id, 'If-Match': `"${copia.version}"`, camposCopiaDto: campos })
        : create({ id, instrumentoId, nuevaCopiaDto: { ...campos, tipo, id: nuevaId } })
      ).unwrap();
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
      title={copia?.nombre ?? 'Expedir copia'}
      submitLabel={copia ? 'Guardar' : 'Expedir'}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={() => void close()}
    >
      <FormProblem errors={errors} />
      {copia?.retiradaPor && <p>Ya se entregó a {copia.retiradaPor}: solo se anota su observación.</p>}
      {!copia && (
        <SelectField control={control} name="tipo" label="Tipo" options={tiposDeCopia.map((one) => ({ ...one }))} />
      )}
      {!copia?.retiradaPor && (
        <Stack columns={2} gap={4}>
          <TextField control={control} name="solicitante" label="Quién la pide" required />
          <DateField control={control} name="fecha" label="Fecha" required />
          <TextField control={control} name="retiradaPor" label="Quién la retiró" />
          <DateField control={control} name="retiradaEn" label="Retirada el" help="Vacío: hoy." />
        </Stack>
      )}
      <TextField control={control} name="observacion" label="Observación" />
      {(errors.motivo || isDirtyMotivo) && (
        <TextField control={control} name="motivo" label="Motivo de otra primera copia" required />
      )}
    </FormDialog>
  );
}
