import styles from './password-hints.module.css';
import { hasLength, isOwnEmail, strengthOf } from './password-rules';

const names = ['', 'Débil', 'Aceptable', 'Buena', 'Muy buena'];

interface PasswordHintsProps {
  id: string;
  password: string;
  /** The e-mail of the password's owner; empty when it is unknown. */
  email?: string;
}

/** The rules of a new password, ticked off while it is typed, and its strength. */
export function PasswordHints({ id, password, email = '' }: PasswordHintsProps) {
  const strength = strengthOf(password, email);
  return (
    <div id={id} className={styles.hints}>
      <div className={styles.meter} data-strength={strength}>
        <span className={styles.bar} aria-hidden="true">
          {[1, 2, 3, 4].map((step) => (
            <span key={step} data-on={step <= strength || undefined} />
          ))}
        </span>
        <span aria-live="polite">{strength > 0 && `Contraseña ${(names[strength] as string).toLowerCase()}`}</span>
      </div>
      <ul className={styles.list}>
        <Hint isMet={hasLength(password)}>8 caracteres o más, los que quiera</Hint>
        {email && <Hint isMet={password !== '' && !isOwnEmail(password, email)}>Distinta de su correo</Hint>}
        <li>Varias palabras seguidas son fáciles de recordar y difíciles de adivinar</li>
      </ul>
    </div>
  );
}

function Hint({ isMet, children }: { isMet: boolean; children: string }) {
  return (
    <li data-met={isMet || undefined}>
      {children}
      {isMet && <span className="visually-hidden"> (cumplido)</span>}
    </li>
  );
}
