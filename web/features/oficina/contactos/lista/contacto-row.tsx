import type { FocusEventHandler, KeyboardEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../../components/avatar';
import type { Contacto, EtiquetaContacto } from '../contactos-api';
import styles from './contacto-row.module.css';

interface ContactoRowProps {
  contacto: Contacto;
  etiquetas: ReadonlyMap<string, EtiquetaContacto>;
  /** Dialling codes by the two letters of their country. */
  codigos: ReadonlyMap<string, string>;
  to: string;
  isOpen: boolean;
  /** Whether Tab reaches this row. Only one row is a tab stop; the arrow keys move on from it. */
  isTabStop: boolean;
  onFocus: FocusEventHandler;
  onKeyDown: KeyboardEventHandler;
}

/** A row of the list: name, position and, where there is room, e-mail, phone and etiquetas. */
export function ContactoRow({ contacto, etiquetas, codigos, to, isOpen, isTabStop, ...handlers }: ContactoRowProps) {
  const { name, title, company, emails, phoneNumbers, tags } = contacto;
  const puesto = [title, company].filter(Boolean).join(' · ');
  const [phone] = phoneNumbers;
  const titles = tags.flatMap((id) => etiquetas.get(id)?.title ?? []);
  return (
    <Link
      className={styles.row}
      to={to}
      preventScrollReset
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isOpen ? 'true' : undefined}
      data-fila={contacto.id}
      {...handlers}
    >
      <Avatar {...contacto} size={40} />
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        {puesto && <span className={styles.soft}>{puesto}</span>}
      </span>
      <span className={styles.more}>{emails[0]?.email}</span>
      <span className={styles.more}>{phone && [codigos.get(phone.country), phone.phoneNumber].join(' ')}</span>
      <span className={styles.tags}>
        {titles.slice(0, 2).map((title) => (
          <span key={title} className={styles.tag}>
            {title}
          </span>
        ))}
        {titles.length > 2 && <span className={styles.rest}>+{titles.length - 2}</span>}
      </span>
    </Link>
  );
}
