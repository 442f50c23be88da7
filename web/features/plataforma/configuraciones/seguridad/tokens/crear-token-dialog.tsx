import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormProblem } from '../../../../../components/form/form-problem';
import { refuseForm } from '../../../../../components/form/refusal';
import { SelectField } from '../../../../../components/form/select-field';
import { TextField } from '../../../../../components/form/text-field';
import { FormDialog } from '../../../../../components/form-dialog';
import { selectRolId } from '../../../../../session/session-selectors';
import { useAppSelector } from '../../../../../store/hooks';
import { useRoles } from '../../roles';
import { useTokensPersonalesCreateMutation } from '../seguridad-api';

interface CrearTokenDialogProps {
  onCreated: (token: string) => void;
  onClose: () => void;
}

const plazos = [
  { value: 7, label: '7 días' },
  { value: 30, label: '30 días' },
  { value: 90, label: '90 días' },
  { value: 365, label: '1 año' },
];

const reglas = v.object({
  nombre: v.pipe(v.string(), v.trim(), v.nonEmpty('Escriba un nombre'), v.maxLength(60, 'Como mucho, 60 caracteres')),
  rolId: v.number(),
  dias: v.number(),
});

/** Asks for a token's name, its role (never above the person's own) and its lifetime. */
export function CrearTokenDialog({ onCreated, onClose }: CrearTokenDialogProps) {
  const rolId = useAppSelector(selectRolId) ?? 5;
  const roles = useRoles();
  const [crear] = useTokensPersonalesCreateMutation();
  const form = useForm({ resolver: valibotResolver(reglas), defaultValues: { nombre: '', rolId: 5, dias: 30 } });
  const { control, formState, handleSubmit } = form;

  const submit = handleSubmit(async (values) => {
    try {
      const { token } = await crear({ crearTokenDto: values }).unwrap();
      onCreated(token);
      onClose();
    } catch (error) {
      refuseForm(form, error);
    }
  });

  return (
    <FormDialog
      title="Crear un token personal"
      submitLabel="Crear"
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField
        control={control}
        name="nombre"
        label="Nombre"
        required
        autoFocus
        help="Dónde lo va a usar, por ejemplo «Informe mensual»"
      />
      <SelectField
        control={control}
        name="rolId"
        label="Rol"
        options={roles.filter(({ value }) => value >= rolId)}
        help="Lo que el token puede hacer. Nunca más que usted: si su rol baja, el del token también."
      />
      <SelectField control={control} name="dias" label="Vence en" options={plazos} />
    </FormDialog>
  );
}
