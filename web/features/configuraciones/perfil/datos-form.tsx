import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { RecoveredNotice } from '../../../autosave/recovered-notice';
import { useKeptForm } from '../../../autosave/use-kept-form';
import { FormProblem } from '../../../components/form/form-problem';
import { keepTyped } from '../../../components/form/keep-typed';
import { SaveButton } from '../../../components/form/save-button';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextField } from '../../../components/form/text-field';
import { useToast } from '../../../components/toast-actions';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { userPatched } from '../../../session/session-slice';
import { useAppDispatch } from '../../../store/hooks';
import styles from './perfil.module.css';
import { useUsuarioActualUpdateMutation } from './perfil-api';

const nameRules = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Escriba su nombre.'),
  v.maxLength(120, 'El nombre puede tener hasta 120 caracteres.'),
);
// The form has the shape of the request body, so that the server's errors match its fields.
const rules = v.object({ user: v.object({ name: nameRules }) });

/** Changes the name that other people see. */
export function NombreForm({ name }: { name: string }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [cambiar] = useUsuarioActualUpdateMutation();
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { user: { name } } });
  const { control, handleSubmit, reset, formState } = form;
  // Another tab may change the name. It shows here unless this form is being edited.
  useEffect(() => reset({ user: { name } }, keepTyped), [name, reset]);
  const kept = useKeptForm('perfil', 'nombre', form);
  useUnsavedGuard(formState.isDirty, kept.forget);

  const submit = handleSubmit(async (values) => {
    try {
      const saved = await cambiar({ modificarUsuarioDto: values }).unwrap();
      dispatch(userPatched({ name: saved.name }));
      reset({ user: { name: saved.name } });
      toast('Su nombre quedó guardado');
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Nombre">
      <RecoveredNotice kept={kept} />
      <FormProblem errors={formState.errors} />
      <div className={styles.row}>
        <TextField control={control} name="user.name" label="Nombre y apellido" autoComplete="name" />
        <SaveButton isSubmitting={formState.isSubmitting} isOff={!formState.isDirty} />
      </div>
    </form>
  );
}
