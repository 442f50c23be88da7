import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormProblem } from '../../../../components/form/form-problem';
import { refuseForm } from '../../../../components/form/refusal';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { alcances, useRoles } from '../roles';
import { useInvitacionesCreateMutation } from './equipo-api';

const reglas = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Escriba el correo de quien invita'),
    v.email('Escriba un correo válido, como nombre@estudio.com'),
    v.maxLength(254, 'El correo es demasiado largo'),
  ),
  rolId: v.number(),
});

/** Asks for the e-mail and the role of the person to invite. */
export function InvitarDialog({ onClose }: { onClose: () => void }) {
  const [invitar] = useInvitacionesCreateMutation();
  const toast = useToast();
  const roles = useRoles();
  const form = useForm({ resolver: valibotResolver(reglas), defaultValues: { email: '', rolId: 3 } });
  const { control, formState, handleSubmit, watch } = form;

  const submit = handleSubmit(async (values) => {
    try {
      const { email } = await invitar({ invitarDto: values }).unwrap();
      toast(`Se envió la invitación a ${email}`, { severity: 'success' });
      onClose();
    } catch (error) {
      refuseForm(form, error);
    }
  });

  return (
    <FormDialog
      title="Invitar al equipo"
      submitLabel="Enviar la invitación"
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField
        control={control}
        name="email"
        label="Correo electrónico"
        type="email"
        autoComplete="off"
        required
        autoFocus
        help="Recibirá un enlace, que sirve solo para este correo."
      />
      <SelectField control={control} name="rolId" label="Rol" options={roles} help={alcances[watch('rolId')]} />
    </FormDialog>
  );
}
