import { useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { GuestField } from '../../../components/guest-field';
import { PasswordField } from '../../../components/password-field';
import { PasswordHints } from '../../../components/password-hints';
import { newPasswordError } from '../../../components/password-rules';
import { SubmitButton } from '../../../components/submit-button';
import { AgreementField } from './agreement-field';
import { GuestPage } from './guest-page';
import styles from './guest-page.module.css';
import { Problem } from './notice';
import { useOpciones } from './public/use-options';
import { emailError } from './sign-in-rules';
import { useAgreement } from './use-agreement';
import { useGuestCall } from './use-guest-call';
import { useGuestForm } from './use-guest-form';

/** Creates a user. A mail with a link then confirms the address. */
export function SignUpPage() {
  const { registro } = useOpciones();
  if (registro === false) return <ClosedSignUp />;
  return (
    <GuestPage
      title="Crear un usuario"
      text={
        <>
          Es el primer paso para abrir su oficina. ¿Ya tiene uno? <Link to="/sign-in">Ingresar</Link>
        </>
      }
    >
      <SignUpForm />
    </GuestPage>
  );
}

interface SignUp {
  name: string;
  email: string;
  password: string;
  company?: string;
  agreements: boolean;
}

function SignUpForm() {
  const hintsId = useId();
  const navigate = useNavigate();
  const { email: given = '' } = (useLocation().state ?? {}) as { email?: string };
  const call = useGuestCall<SignUp>('/api/auth/sign-up');
  const agreement = useAgreement(call.isSending);
  const form = useGuestForm(
    { name: '', email: given, password: '', company: '' },
    {
      name: (name) => nameError(name) ?? call.refused('name', name.trim()),
      email: (email) => emailError(email) ?? call.refused('email', email.trim()),
      password: (password, { email }) => newPasswordError(password, email) ?? call.refused('password', password),
      company: (company) => call.refused('company', company.trim()),
    },
    call.isSending,
  );

  const signUp = async ({ name, email, password, company }: typeof form.values) => {
    if (!agreement.isChecked) return;
    const person = { name: name.trim(), email: email.trim(), password, agreements: true };
    const isTaken = await call.send({ ...person, ...(company.trim() && { company: company.trim() }) });
    if (isTaken) void navigate('/confirmation-required', { state: { email: person.email } });
  };

  const submit = form.submit(signUp);
  return (
    <form
      {...form.attributes}
      className={styles.fields}
      onSubmit={(event) => {
        agreement.check();
        submit(event);
      }}
    >
      <Problem problem={call.problemBeside('name', 'email', 'password', 'company')} />
      <GuestField {...form.field('name')} label="Nombre y apellido" autoComplete="name" maxLength={120} />
      <GuestField
        {...form.field('email')}
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        maxLength={254}
      />
      <PasswordField
        {...form.field('password')}
        label="Contraseña"
        autoComplete="new-password"
        aria-describedby={hintsId}
      />
      <PasswordHints id={hintsId} password={form.values.password} email={form.values.email} />
      <GuestField
        {...form.field('company')}
        label="Oficina (opcional)"
        placeholder="Escribanía Rivas"
        autoComplete="organization"
        maxLength={120}
      />
      <AgreementField {...agreement.field} />
      <SubmitButton isSubmitting={call.isSending}>Crear usuario</SubmitButton>
    </form>
  );
}

function ClosedSignUp() {
  return (
    <GuestPage
      title="El registro está cerrado"
      text="En esta instalación los usuarios se crean por invitación. Pídala a quien administra su oficina."
    >
      <Link className="button button-primary" to="/sign-in">
        Ir al ingreso
      </Link>
    </GuestPage>
  );
}

function nameError(name: string): string | null {
  if (!name.trim()) return 'Ingrese su nombre';
  return name.trim().length < 2 ? 'El nombre es demasiado corto' : null;
}
