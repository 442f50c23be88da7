import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import type { Categoria } from '../inventario-api';
import { opcionesDe, sinLasDeAdentro } from '../list/categorias';

interface CategoriaDialogProps {
  categoria: Categoria;
  todas: readonly Categoria[];
  /** Rejects when the server refuses the change. */
  onSave: (changes: { name: string; parentId: string | null }) => Promise<unknown>;
  onClose: () => void;
}

const reglas = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty('Escriba un nombre')), parentId: v.string() });

/** Changes the name and the parent of a category. */
export function CategoriaDialog({ categoria, todas, onSave, onClose }: CategoriaDialogProps) {
  const form = useForm({
    resolver: valibotResolver(reglas),
    defaultValues: { name: categoria.name, parentId: categoria.parentId ?? '' },
  });
  const { control, formState, handleSubmit } = form;
  const mayContain = new Set(sinLasDeAdentro(categoria, todas).map(({ id }) => id));

  const submit = handleSubmit(async ({ name, parentId }) => {
    try {
      if (formState.isDirty) await onSave({ name, parentId: parentId || null });
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <FormDialog
      title="Editar la categoría"
      submitLabel="Guardar"
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField control={control} name="name" label="Nombre" required autoFocus />
      <SelectField
        control={control}
        name="parentId"
        label="Dentro de"
        emptyLabel="Ninguna"
        options={opcionesDe(todas).filter(({ value }) => mayContain.has(value))}
      />
    </FormDialog>
  );
}
