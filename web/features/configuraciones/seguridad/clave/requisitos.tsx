import { Check, Dot } from 'lucide-react';
import styles from './clave.module.css';
import { requisitos } from './clave-rules';

/** What is asked of a new password, and what of it is met already. */
export function Requisitos({ email, clave }: { email: string; clave: string }) {
  return (
    <ul className={styles.requisitos} aria-label="Qué se pide de la contraseña nueva">
      {requisitos(email).map(({ text, isMet }) => {
        const Icon = isMet(clave) ? Check : Dot;
        return (
          <li key={text} className={styles.requisito} data-met={isMet(clave)}>
            <Icon size={16} strokeWidth={2} aria-hidden="true" />
            {text}
            {isMet(clave) && <span className="visually-hidden"> (cumplido)</span>}
          </li>
        );
      })}
      <li className={styles.requisito}>
        <Dot size={16} strokeWidth={2} aria-hidden="true" />
        Que no sea de las más usadas: mejor una frase larga que solo use aquí
      </li>
    </ul>
  );
}
