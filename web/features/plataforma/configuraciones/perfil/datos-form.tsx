import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { RecoveredNotice } from '../../../../autosave/recovered-notice';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { FormProblem } from '../../../../components/form/form-problem';
import { keepTyped } from '../../../../components/form/keep-typed';
import { SaveButton } from '../../../../components/form/save-button';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextField } from '../../../../components/form/text-field';
import { Stack } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import type { Usuario } from '../../../../session/session';
import { userPatched } from '../../../../session/session-slice';
import { useAppDispatch } from '../../../../store/hooks';
import styles from './perfil.module.css';
import { useUsuarioActualUpdateMutation } from './perfil-api';

const nameRules = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Escriba su nombre.'),
  v.maxLength(120, 'El nombre puede tener hasta 120 caracteres.'),
);
const cargoRules = v.pipe(v.string(), v.trim(), v.maxLength(120, 'El cargo puede tener hasta 120 caracteres.'));
const telefonoRules = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(40, 'El teléfono puede tener hasta 40 caracteres.'),
  v.regex(/^($|[+])/, 'Escriba el teléfono con el código del país, como +34 600 00 00 00.'),
);
// The form has the shape of the request body, so that the server's errors match its fields.
const rules = v.object({ user: v.object({ name: nameRules, cargo: cargoRules, telefono: telefonoRules }) });

type Datos = Pick<Usuario, 'name' | 'cargo' | 'telefono'>;
const valuesOf = ({ name, cargo, telefono }: Datos) => ({
  user: { name, cargo: cargo ?? '', telefono: telefono ?? '' },
});

/** Edits the fields that other people see of the person: the name, the job and the telephone. */
export function DatosForm({ user }: { user: Datos }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [cambiar] = useUsuarioActualUpdateMutation();
  const { name, cargo, telefono } = user;
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: valuesOf(user) });
  const { control, handleSubmit, reset, formState } = form;
  // Another tab may change the fields. The change shows here unless this form is being edited.
  useEffect(() => reset(valuesOf({ name, cargo, telefono }), keepTyped), [name, cargo, telefono, reset]);
  const kept = useKeptForm('perfil', 'datos', form);
  useUnsavedGuard(formState.isDirty, kept.forget);

  const submit = handleSubmit(async (values) => {
    try {
      const saved = await cambiar({ modificarUsuarioDto: values }).unwrap();
      const datos = { name: saved.name, cargo: saved.cargo, telefono: saved.telefono };
      dispatch(userPatched(datos));
      reset(valuesOf(datos));
      toast('Sus datos quedaron guardados');
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <Stack as="form" gap={4} className={styles.form} onSubmit={submit} noValidate aria-label="Datos personales">
      <RecoveredNotice kept={kept} />
      <FormProblem errors={formState.errors} />
      <TextField control={control} name="user.name" label="Nombre y apellido" required autoComplete="name" />
      <TextField control={control} name="user.cargo" label="Cargo" autoComplete="organization-title" />
      <TextField
        control={control}
        name="user.telefono"
        label="Teléfono"
        type="tel"
        placeholder="+34 600 00 00 00"
        autoComplete="tel"
        help="Con el código del país. Lo ven las personas de sus oficinas, en el chat."
      />
      <SaveButton isSubmitting={formState.isSubmitting} isOff={!formState.isDirty} />
    </Stack>
  );
}
