import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { maxLength, minLength, object, pipe, regex, string, trim } from 'valibot';
import type { ClausulaDto } from '../../../api/generated/plantillas';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { newId } from '../../../lib/new-id';
import { useClausulasCreateMutation, useClausulasUpdateMutation } from './public/plantillas-api';

const schema = object({
  nombre: pipe(
    string(),
    trim(),
    minLength(1, 'Escriba el nombre.'),
    maxLength(120, 'Puede tener hasta 120 caracteres.'),
  ),
  clave: pipe(string(), regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'Empieza con minúscula: solo letras sin acentos y números.')),
  texto: pipe(
    string(),
    trim(),
    minLength(1, 'Escriba el texto.'),
    maxLength(10_000, 'Puede tener hasta 10.000 caracteres.'),
  ),
});

/** Adds a clause, or changes the name and the text of a clause. The clave cannot change, since templates contain it. */
export function ClausulaDialog({ clausula, onClose }: { clausula: ClausulaDto | null; onClose: () => void }) {
  const [create] = useClausulasCreateMutation();
  const [update] = useClausulasUpdateMutation();
  const [id] = useState(newId);
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { nombre: clausula?.nombre ?? '', clave: clausula?.clave ?? '', texto: clausula?.texto ?? '' },
  });
  const { control, formState } = form;
  const { mayDiscard, release } = useUnsavedGuard(formState.isDirty);
  const submit = form.handleSubmit(async ({ nombre, clave, texto }) => {
    try {
      await (clausula
        ? update({ id: clausula.id, 'If-Match': `"${clausula.version}"`, modificarClausulaDto: { nombre, texto } })
        : create({ crearClausulaDto: { id, nombre, clave, texto } })
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
      title={clausula ? 'Editar la cláusula' : 'Nueva cláusula'}
      submitLabel="Guardar"
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      onClose={() => void close()}
    >
      <FormProblem errors={formState.errors} />
      <TextField control={control} name="nombre" label="Nombre" required autoComplete="off" />
      <TextField
        control={control}
        name="clave"
        label="Clave"
        help="Con ella la nombran las plantillas: formaDePago se escribe {clausula.formaDePago}."
        autoComplete="off"
        disabled={clausula !== null}
      />
      <TextAreaField
        control={control}
        name="texto"
        label="Texto"
        required
        help="Puede llevar campos, como {carpeta.monto|letras}."
        minRows={6}
      />
    </FormDialog>
  );
}
