import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { check, object, pipe, string } from 'valibot';
import { DateField } from '../../../components/form/date-field';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { useToast } from '../../../components/toast-actions';
import { fechaIlegible, isFecha } from '../../../lib/fecha-escrita';
import { newId } from '../../../lib/new-id';
import type { Libro } from './empastes';
import { useEmpastesCreateMutation } from './protocolo-api';

interface Values {
  folio: string;
  dia: string;
}

const schema = object({
  folio: pipe(
    string(),
    check((text) => /^\d{1,7}$/.test(text.trim()), 'Escriba un número de folio.'),
  ),
  dia: pipe(string(), check(isFecha, fechaIlegible)),
});

/** Writes down until which folio a book was bound, and when. */
export function EmpasteDialog({ libro, onClose }: { libro: Libro; onClose: () => void }) {
  const { registroId, registro, anio, folio } = libro;
  const [create] = useEmpastesCreateMutation();
  const [id] = useState(newId);
  const toast = useToast();
  const form = useForm<Values>({
    resolver: valibotResolver(schema) as Resolver<Values>,
    defaultValues: { folio: String(folio ?? ''), dia: '' },
  });
  const { control, formState } = form;
  const submit = form.handleSubmit(async ({ folio: hasta, dia }) => {
    try {
      await create({ nuevoEmpasteDto: { id, registroId, folio: Number(hasta), ...(dia && { dia }) } }).unwrap();
      toast('Se registró el empaste');
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={`Registrar un empaste de ${registro}`}
      submitLabel="Registrar"
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField
        control={control}
        name="folio"
        label={`Hasta el folio de ${anio ?? ''}`}
        inputMode="numeric"
        required
        autoFocus
        autoComplete="off"
      />
      <DateField control={control} name="dia" label="Empastado el" help="Vacío: hoy." />
    </FormDialog>
  );
}
