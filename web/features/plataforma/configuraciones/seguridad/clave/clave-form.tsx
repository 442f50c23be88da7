import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../../../components/button';
import { FormProblem } from '../../../../../components/form/form-problem';
import { refuseForm } from '../../../../../components/form/refusal';
import { Row } from '../../../../../components/layout/layout';
import { PasswordField } from '../../../../../components/password-field';
import { PasswordHints } from '../../../../../components/password-hints';
import { useTypedHere } from '../../../../../lib/typed-here';
import type { Usuario } from '../../../../../session/session';
import { userPatched } from '../../../../../session/session-slice';
import { useAppDispatch } from '../../../../../store/hooks';
import { useSesionesChangePasswordMutation } from '../seguridad-api';
import styles from './clave.module.css';
import { claveRules } from './clave-rules';

interface ClaveFormProps {
  user: Usuario;
  onDone: (isChanged: boolean) => void;
}

const empty = { actual: '', nueva: '', repetir: '' };

/** Asks for the current password, if there is one, and twice for the new one. */
export function ClaveForm({ user: { email, tieneClave }, onDone }: ClaveFormProps) {
  const hints = useId();
  const dispatch = useAppDispatch();
  const [cambiar] = useSesionesChangePasswordMutation();
  const form = useForm({
    resolver: valibotResolver(claveRules(email, tieneClave)),
    // Without this, the two new passwords are compared only when all other fields are right.
    criteriaMode: 'all',
    defaultValues: empty,
  });
  const { register, watch, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  useTypedHere(formState.isDirty);

  const submit = handleSubmit(async ({ actual, nueva }) => {
    try {
      await cambiar({ cambiarClaveDto: { nueva, ...(tieneClave && { actual }) } }).unwrap();
      dispatch(userPatched({ tieneClave: true }));
      onDone(true);
    } catch (error) {
      refuseForm(form, error);
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Contraseña">
      <FormProblem errors={errors} />
      {/* Tells the browser's password manager whose password the form changes. */}
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      {tieneClave && (
        <PasswordField
          {...register('actual')}
          label="Contraseña actual"
          autoComplete="current-password"
          autoFocus
          error={errors.actual?.message}
        />
      )}
      <PasswordField
        {...register('nueva')}
        label="Contraseña nueva"
        autoComplete="new-password"
        aria-describedby={hints}
        autoFocus={!tieneClave}
        error={errors.nueva?.message}
      />
      <PasswordHints id={hints} email={email} password={watch('nueva')} />
      <PasswordField
        {...register('repetir')}
        label="Repetir la contraseña nueva"
        autoComplete="new-password"
        error={errors.repetir?.message}
      />
      <Row gap={2}>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          Guardar
        </Button>
        <Button variant="outlined" disabled={isSubmitting} onClick={() => onDone(false)}>
          Cancelar
        </Button>
      </Row>
    </form>
  );
}
