import { useState } from 'react';
import { GuestField } from '../../../components/guest-field';
import { SubmitButton } from '../../../components/submit-button';
import { contar } from '../../../lib/numeros';
import { useCountdown } from '../../../lib/use-countdown';
import styles from './guest-page.module.css';
import { Done, Problem } from './notice';
import { emailError } from './sign-in-rules';
import { useGuestCall } from './use-guest-call';
import { useGuestForm } from './use-guest-form';

/** The server's minimum of seconds between two mails to the same address. */
const secondsBetween = 60;

interface ResendFormProps {
  /** The address, if it is already known. */
  email?: string;
  /** Whether a mail was just sent, as far as the page knows. Then the next mail has to wait. */
  hasJustSent?: boolean;
}

/** Sends the confirmation mail again. The answer is the same for unknown addresses. */
export function ResendForm({ email: known = '', hasJustSent = false }: ResendFormProps) {
  const call = useGuestCall<{ email: string }>('/api/auth/resend-confirmation');
  const { seconds, restart } = useCountdown(hasJustSent ? secondsBetween : 0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useGuestForm({ email: known }, { email: emailError }, call.isSending);

  const send = async ({ email }: { email: string }) => {
    setSentTo(null);
    if (!(await call.send({ email: email.trim() }))) return;
    setSentTo(email.trim());
    restart(secondsBetween);
  };

  return (
    <form {...form.attributes} className={styles.fields} onSubmit={form.submit(send)}>
      <Problem problem={call.problem} />
      {sentTo && <Done>Si {sentTo} espera una confirmación, en unos minutos recibirá otro correo.</Done>}
      {!known && (
        <GuestField {...form.field('email')} label="Correo electrónico" type="email" autoComplete="username" />
      )}
      {seconds > 0 ? (
        <p className="sheet-text" aria-hidden="true">
          Podrá pedir otro correo en {contar(seconds, 'segundo', 'segundos')}.
        </p>
      ) : (
        <SubmitButton isSubmitting={call.isSending}>Enviar otro correo</SubmitButton>
      )}
    </form>
  );
}
