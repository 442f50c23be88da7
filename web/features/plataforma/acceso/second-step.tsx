import { useEffect, useState } from 'react';
import { GuestField } from '../../../components/guest-field';
import { SubmitButton } from '../../../components/submit-button';
import { enterByPasskey } from '../../../session/passkey-saga';
import type { SessionProblem } from '../../../session/session';
import { enterRequested } from '../../../session/session-intents';
import { selectEstado, selectProblem } from '../../../session/session-selectors';
import { problemDismissed } from '../../../session/session-slice';
import { useApp, useAppDispatch, useAppSelector } from '../../../store/hooks';
import styles from './guest-page.module.css';
import { Problem } from './notice';
import type { Challenge } from './use-challenge';
import { useGuestForm } from './use-guest-form';

interface SecondStepProps {
  challenge: Challenge;
  redirectURL: string | null;
  onBack: () => void;
}

type Metodo = Challenge['metodos'][number];

const otherWays: Record<Metodo, string> = {
  totp: 'Usar el código de la aplicación',
  recuperacion: 'Perdí el teléfono: usar un código de recuperación',
  passkey: 'Usar una passkey',
};

/** The step after a right password: a code from the phone, a recovery code, or a passkey. */
export function SecondStep({ challenge, redirectURL, onBack }: SecondStepProps) {
  const app = useApp();
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  const isSubmitting = useAppSelector(selectEstado) === 'AUTHENTICATING';
  const [metodo, setMetodo] = useState<Metodo>(challenge.metodos[0] ?? 'totp');
  const { desafio, metodos } = challenge;

  // The code SEGUNDO_FACTOR only asks for this step, so its message is not shown.
  const shown = problem && problem.code !== 'SEGUNDO_FACTOR' ? withTriesLeft(problem) : null;
  const choose = (other: Metodo) => {
    dispatch(problemDismissed());
    setMetodo(other);
  };
  const showPasskey = () => app.runSaga(enterByPasskey, { http: app.services.http, desafio, redirectURL });
  const send = (codigo: string) =>
    dispatch(enterRequested({ url: '/api/auth/segundo-factor', body: { desafio, codigo }, redirectURL }));

  return (
    <div className={styles.fields}>
      <Problem problem={isSubmitting ? null : shown} />
      {metodo === 'passkey' ? (
        <button type="button" className="button button-primary" disabled={isSubmitting} onClick={showPasskey}>
          Mostrar la passkey
        </button>
      ) : (
        <CodeForm key={metodo} metodo={metodo} isSubmitting={isSubmitting} problem={shown} onSend={send} />
      )}
      <div className={styles.ways}>
        {metodos
          .filter((other) => other !== metodo)
          .map((other) => (
            <button
              key={other}
              type="button"
              className={styles.way}
              disabled={isSubmitting}
              onClick={() => choose(other)}
            >
              {otherWays[other]}
            </button>
          ))}
        <button type="button" className={styles.way} disabled={isSubmitting} onClick={onBack}>
          Volver al ingreso
        </button>
      </div>
    </div>
  );
}

interface CodeFormProps {
  metodo: Exclude<Metodo, 'passkey'>;
  isSubmitting: boolean;
  problem: SessionProblem | null;
  onSend: (codigo: string) => void;
}

function CodeForm({ metodo, isSubmitting, problem, onSend }: CodeFormProps) {
  const isTotp = metodo === 'totp';
  const { clearAndFocus, ...form } = useGuestForm(
    { codigo: '' },
    { codigo: isTotp ? totpError : recoveryError },
    isSubmitting,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (problem?.code === 'CODIGO_INCORRECTO') clearAndFocus('codigo');
  }, [problem?.code, isSubmitting]);

  return (
    <form
      {...form.attributes}
      className={styles.fields}
      onSubmit={form.submit(({ codigo }) => onSend(isTotp ? codigo.replace(/\s/g, '') : codigo.trim()))}
    >
      <p className={styles.explanation}>
        {isTotp
          ? 'Escriba los 6 números que muestra su aplicación de códigos.'
          : 'Escriba uno de los códigos que guardó al activar la verificación en dos pasos. Cada uno sirve una vez.'}
      </p>
      <GuestField
        {...form.field('codigo')}
        label={isTotp ? 'Código de verificación' : 'Código de recuperación'}
        // The form replaces the form that had the focus.
        autoFocus
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        inputMode={isTotp ? 'numeric' : 'text'}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={isTotp ? 7 : 40}
      />
      <SubmitButton isSubmitting={isSubmitting}>Continuar</SubmitButton>
    </form>
  );
}

/** Adds the number of tries left to the message. The server ends the step after a few wrong codes. */
function withTriesLeft(problem: SessionProblem): SessionProblem {
  const [{ intentosRestantes: left = 0 } = {}] = (problem.details ?? []) as { intentosRestantes?: number }[];
  if (left === 0) return problem;
  return { ...problem, message: `${problem.message} ${left === 1 ? 'Queda 1 intento.' : `Quedan ${left} intentos.`}` };
}

const totpError = (codigo: string) => (/^\d{6}$/.test(codigo.replace(/\s/g, '')) ? null : 'El código tiene 6 números');

const recoveryError = (codigo: string) => (codigo.trim() ? null : 'Ingrese un código de recuperación');
