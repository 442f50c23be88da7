import { Button } from '../../../../components/button';
import { FormProblem } from '../../../../components/form/form-problem';
import { Stack, Text } from '../../../../components/layout/layout';
import styles from './cuenta-externa.module.css';
import { CuentaFields } from './cuenta-fields';
import { useCuentaForm } from './use-cuenta-form';

/** The form that connects an external account. */
export function Conectar() {
  const { form, submit } = useCuentaForm(undefined);
  const { errors, isSubmitting } = form.formState;
  return (
    <Stack
      as="form"
      items="start"
      gap={4}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label="Conectar una cuenta de correo"
    >
      <FormProblem errors={errors} />
      <CuentaFields form={form} isNueva />
      <Button type="submit" variant="contained" loading={isSubmitting}>
        Probar y conectar
      </Button>
      <Probando isSubmitting={isSubmitting} />
    </Stack>
  );
}

/** Says that the product is trying the servers, which takes a while. */
export function Probando({ isSubmitting }: { isSubmitting: boolean }) {
  return (
    <Text as="p" size="sm" tone="soft" className={styles.probando} role="status">
      {isSubmitting && 'Probando los servidores. Puede tardar hasta 20 segundos.'}
    </Text>
  );
}
