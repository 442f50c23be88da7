import { valibotResolver } from '@hookform/resolvers/valibot';
import { useController, useForm } from 'react-hook-form';
import { array, maxLength, minLength, object, pipe, string, trim } from 'valibot';
import type { PlantillaDetalleDto } from '../../../api/generated/plantillas';
import { useTiposActoFindAllQuery } from '../../../api/tipos-acto-api';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { ChipsCombobox } from '../../../components/ui/chips-combobox';
import { usePlantillasUpdateMutation } from './public/plantillas-api';

const schema = object({
  nombre: pipe(
    string(),
    trim(),
    minLength(1, 'Escriba el nombre.'),
    maxLength(120, 'Puede tener hasta 120 caracteres.'),
  ),
  descripcion: pipe(string(), trim(), maxLength(500, 'Puede tener hasta 500 caracteres.')),
  tiposActo: array(string()),
});

/** Edits the name of a template, its description, and the actos for which it is offered. */
export function EditarPlantillaDialog({ plantilla, onClose }: { plantilla: PlantillaDetalleDto; onClose: () => void }) {
  const [update] = usePlantillasUpdateMutation();
  const { data: actos = [] } = useTiposActoFindAllQuery();
  const { id, version, nombre, descripcion, tiposActo } = plantilla;
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { nombre, descripcion: descripcion ?? '', tiposActo },
  });
  const { control, formState } = form;
  const { field, fieldState } = useController({ control, name: 'tiposActo' });
  const submit = form.handleSubmit(async (values) => {
    const fields = { ...values, descripcion: values.descripcion || null };
    try {
      await update({ id, 'If-Match': `"${version}"`, modificarPlantillaDto: fields }).unwrap();
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title="Editar la plantilla"
      submitLabel="Guardar"
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField control={control} name="nombre" label="Nombre" required autoComplete="off" />
      <TextAreaField control={control} name="descripcion" label="Descripción" />
      <ChipsCombobox
        label="Actos"
        help="Las carpetas de otros actos no la ofrecen. Sin ninguno, la ofrecen todas."
        options={actos.map((acto) => acto.id)}
        toLabel={(value) => actos.find((acto) => acto.id === value)?.nombre ?? value}
        values={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
        error={fieldState.error?.message}
      />
    </FormDialog>
  );
}
