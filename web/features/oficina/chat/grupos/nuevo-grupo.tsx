import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { conversaciones, useChatFindContactosQuery } from '../chat-api';
import { PersonasField } from './personas-field';

const reglas = v.object({
  nombre: v.pipe(v.string(), v.trim(), v.nonEmpty('Escriba el nombre del grupo')),
  participantes: v.pipe(v.array(v.string()), v.minLength(1, 'Elija al menos a una persona')),
});

/** Creates a group of the person and others, and opens it. */
export function NuevoGrupo({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { data: contacts = [] } = useChatFindContactosQuery();
  // All attempts send the same id, so only one group is created.
  const id = useRef(newId());
  const form = useForm({
    resolver: valibotResolver(reglas),
    defaultValues: { nombre: '', participantes: [] as string[] },
  });
  const { control, formState, handleSubmit } = form;
  const { field, fieldState } = useController({ control, name: 'participantes' });
  const submit = handleSubmit(async (values) => {
    try {
      const crearGrupoDto = { id: id.current, ...values };
      const { id: made } = await dispatch(conversaciones.send('conversacionesCreateGrupo', { crearGrupoDto }));
      onClose();
      void navigate(`/chat/${made}`);
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title="Nuevo grupo"
      submitLabel="Crear grupo"
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField control={control} name="nombre" label="Nombre" required autoFocus maxLength={80} />
      <PersonasField
        label="Personas"
        contacts={contacts}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
        error={fieldState.error?.message}
      />
    </FormDialog>
  );
}
