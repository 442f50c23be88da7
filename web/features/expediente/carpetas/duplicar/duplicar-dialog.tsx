import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { Stack } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { newId } from '../../../../lib/new-id';
import { ActoField } from '../fields/acto-field';
import { useDuplicadosCreateMutation } from '../public/carpetas-api';
import styles from './duplicar-dialog.module.css';
import { type Duplicado, duplicarSchema, incluiblesDe, toDuplicado, toDuplicar } from './duplicar-schema';

const vinculoOptions = [
  { value: '', label: 'Sin vínculo' },
  { value: 'continua', label: 'Continúa la original' },
  { value: 'corrige', label: 'Corrige la original' },
];

interface DuplicarDialogProps {
  carpeta: CarpetaDetalleDto;
  /** Whether the new carpeta corrects this one. */
  corrige?: boolean;
  onClose: () => void;
}

/** Makes a draft from a carpeta, and shows the draft. All attempts send the same id, so that only one draft is made. */
export function DuplicarDialog({ carpeta, corrige = false, onClose }: DuplicarDialogProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const [id] = useState(newId);
  const [create] = useDuplicadosCreateMutation();
  const form = useForm<Duplicado>({
    resolver: valibotResolver(duplicarSchema),
    defaultValues: toDuplicado(carpeta, corrige),
  });
  const { control, formState } = form;
  const { mayDiscard, release } = useUnsavedGuard(formState.isDirty);
  const has = incluiblesDe(carpeta);

  const save = form.handleSubmit(async (values) => {
    if (formState.isSubmitting) return;
    try {
      const made = await create({ id: carpeta.id, duplicarDto: { id, ...toDuplicar(values) } }).unwrap();
      release();
      onClose();
      toast('Borrador creado');
      void navigate(`/carpetas/${made.id}`);
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  const close = async () => {
    if (await mayDiscard()) onClose();
  };

  return (
    <FormDialog
      title={corrige ? 'Abrir carpeta que corrige' : 'Duplicar la carpeta'}
      submitLabel="Crear borrador"
      isSubmitting={formState.isSubmitting}
      onSubmit={save}
      onClose={() => void close()}
    >
      <FormProblem errors={formState.errors} />
      <TextField
        control={control}
        name="caratula"
        label="Carátula"
        required
        autoFocus
        autoComplete="off"
        maxLength={200}
      />
      <ActoField control={control} name="tipoActoId" />
      <SelectField control={control} name="vinculo" label="Vínculo con la original" options={vinculoOptions} />
      <Stack as="fieldset" gap={1} className={styles.copiar}>
        <legend>Copiar</legend>
        <SwitchField control={control} name="partes" label="Partes" />
        <SwitchField control={control} name="inmuebles" label="Inmuebles" />
        {has.etiquetas && <SwitchField control={control} name="etiquetas" label="Etiquetas" />}
        {has.prioridad && <SwitchField control={control} name="prioridad" label="Prioridad" />}
        {has.campos && <SwitchField control={control} name="campos" label="Campos adicionales" />}
        <p>No se copian los documentos, el número, el monto ni las fechas.</p>
      </Stack>
    </FormDialog>
  );
}
