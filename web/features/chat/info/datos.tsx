import { useChatGetContactoQuery } from './contacto-api';
import styles from './info-panel.module.css';

/** How to reach a member besides. Not shown of who has left. */
export function Datos({ contactoId }: { contactoId: string }) {
  const { currentData } = useChatGetContactoQuery({ id: contactoId });
  const emails = currentData?.details.emails ?? [];
  if (emails.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Datos">
      <dl className={styles.datos}>
        <dt>Correo electrónico</dt>
        {emails.map(({ email }) => (
          <dd key={email}>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        ))}
      </dl>
    </section>
  );
}
