import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { check, type InferOutput, nullable, object, picklist, pipe, string } from 'valibot';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { FormDialog } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { carpetas } from '../carpetas';
import { CarpetaAutocomplete } from '../public/carpeta-autocomplete';
import { type TipoVinculo, tiposDeVinculo, vinculoOptions } from './tipos';
import { nombreDe } from './use-vinculos';

const schema = object({
  tipo: picklist(Object.keys(tiposDeVinculo) as TipoVinculo[]),
  otraId: pipe(
    nullable(string()),
    check((id) => id !== null, 'Elija la otra carpeta.'),
  ),
});

interface VincularDialogProps {
  carpeta: CarpetaDetalleDto;
  onClose: () => void;
}

/** Links the carpeta with another one, found by a search. */
export function VincularDialog({ carpeta, onClose }: VincularDialogProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [id] = useState(newId);
  const form = useForm<InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { tipo: 'continua', otraId: null },
  });
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async ({ tipo, otraId }) => {
    try {
      const vincularDto = { id, tipo, otraId: otraId ?? '' };
      const vinculo = await dispatch(carpetas.send('vinculosAdd', { id: carpeta.id, vincularDto }));
      toast(`Carpeta vinculada con ${nombreDe(vinculo.carpeta)}`);
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <FormDialog
      title="Vincular con otra carpeta"
      submitLabel="Vincular"
      isSubmitting={isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <SelectField control={form.control} name="tipo" label="Esta carpeta" options={vinculoOptions} />
      <CarpetaAutocomplete
        control={form.control}
        name="otraId"
        label="Otra carpeta"
        emptyText="Ninguna otra carpeta coincide"
        without={carpeta.id}
      />
    </FormDialog>
  );
}
