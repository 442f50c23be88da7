import optionStyles from '../personas/publico/persona-option.module.css';
import { ContactoAvatar } from './contacto-avatar';
import type { Contacto } from './contactos-api';

/** A contact in a list to choose from. */
export function ContactoOption({ contacto }: { contacto: Contacto }) {
  const { name, title, company, emails } = contacto;
  const detail = [title, company].filter(Boolean).join(' · ') || emails[0]?.email;
  return (
    <>
      <ContactoAvatar contacto={contacto} size={32} />
      <span className={optionStyles.option}>
        {name}
        {detail && <span>{detail}</span>}
      </span>
    </>
  );
}
