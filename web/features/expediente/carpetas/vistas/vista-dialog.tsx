import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { boolean, type InferOutput, maxLength, minLength, object, pipe, string, trim } from 'valibot';
import type { CarpetasFiltrosDto } from '../../../../api/generated/vistas';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { usePermiso } from '../../../../session/use-permiso';
import { useVistasCreateMutation, useVistasUpdateMutation, type Vista } from './vistas-api';

const schema = object({
  nombre: pipe(
    string(),
    trim(),
    minLength(1, 'Escriba el nombre de la vista.'),
    maxLength(60, 'El nombre puede tener hasta 60 caracteres.'),
  ),
  compartida: boolean(),
});

interface VistaDialogProps {
  /** The view that is renamed. Without it, a new view is saved. */
  vista?: Vista;
  filtros: CarpetasFiltrosDto;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Saves a new view, or renames one. All attempts send the same id, so that only one view is saved. */
export function VistaDialog({ vista, filtros, onSaved, onClose }: VistaDialogProps) {
  const [id] = useState(newId);
  const [create] = useVistasCreateMutation();
  const [update] = useVistasUpdateMutation();
  const canShare = usePermiso('vistas.compartir');
  const toast = useToast();
  const form = useForm<InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { nombre: vista?.nombre ?? '', compartida: false },
  });
  const { control, formState } = form;

  const save = form.handleSubmit(async ({ nombre, compartida }) => {
    try {
      const saved = vista
        ? update({ id: vista.id, 'If-Match': `"${vista.version}"`, modificarVistaDto: { nombre } })
        : create({ crearVistaDto: { id, nombre, filtros, compartida } });
      const { id: savedId } = await saved.unwrap();
      toast('Vista guardada', { severity: 'success' });
      onSaved(savedId);
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <FormDialog
      title={vista ? 'Cambiar el nombre de la vista' : 'Guardar como vista'}
      submitLabel="Guardar"
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField control={control} name="nombre" label="Nombre" required autoFocus autoComplete="off" maxLength={60} />
      {!vista && canShare && <SwitchField control={control} name="compartida" label="Compartir con el equipo" />}
    </FormDialog>
  );
}
