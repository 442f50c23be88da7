import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GuestField } from '../../../components/guest-field';
import { SubmitButton } from '../../../components/submit-button';
import { EmailLink } from './email-link';
import { GuestPage } from './guest-page';
import styles from './guest-page.module.css';
import { Done, Problem } from './notice';
import { emailError } from './sign-in-rules';
import { useGuestCall } from './use-guest-call';
import { useGuestForm } from './use-guest-form';

/** Sends a mail with a link to set a new password. The answer is the same for unknown addresses. */
export function ForgotPasswordPage() {
  const { email: typed = '' } = (useLocation().state ?? {}) as { email?: string };
  const call = useGuestCall<{ email: string }>('/api/auth/forgot-password');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { values, clearAndFocus, ...form } = useGuestForm({ email: typed }, { email: emailError }, call.isSending);

  const send = async ({ email }: { email: string }) => {
    setSentTo(null);
    if (!(await call.send({ email: email.trim() }))) return;
    setSentTo(email.trim());
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mail that is sent
  useEffect(() => {
    if (sentTo) clearAndFocus('email');
  }, [sentTo]);

  return (
    <GuestPage
      title="Olvidé mi contraseña"
      text="Escriba su correo y recibirá un enlace para elegir una contraseña nueva."
    >
      <form {...form.attributes} className={styles.fields} onSubmit={form.submit(send)}>
        <Problem problem={call.problem} />
        {sentTo && (
          <Done>
            Si hay un usuario con el correo {sentTo}, en unos minutos recibirá un enlace; el correo dice hasta cuándo
            sirve. Revise también el correo no deseado.
          </Done>
        )}
        <GuestField {...form.field('email')} label="Correo electrónico" type="email" autoComplete="username" />
        <SubmitButton isSubmitting={call.isSending}>Enviar el enlace</SubmitButton>
      </form>
      <div className={styles.links}>
        <EmailLink to="/sign-in" email={sentTo ?? values.email}>
          Volver al ingreso
        </EmailLink>
      </div>
    </GuestPage>
  );
}
