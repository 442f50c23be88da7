import { Avatar } from '../../../components/avatar';
import optionStyles from '../../expediente/personas/publico/persona-option.module.css';
import type { Contacto } from './contactos-api';

/** A contact in a list to choose from. */
export function ContactoOption({ contacto }: { contacto: Contacto }) {
  const { name, title, company, emails } = contacto;
  const detail = [title, company].filter(Boolean).join(' · ') || emails[0]?.email;
  return (
    <>
      <Avatar id={contacto.id} name={contacto.name} avatar={contacto.avatar} size={32} />
      <span className={optionStyles.option}>
        {name}
        {detail && <span>{detail}</span>}
      </span>
    </>
  );
}
