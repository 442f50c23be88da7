import { Avatar } from '../../../../components/avatar';
import { Popup } from '../../../../components/ui/popup';
import type { ConversacionDetalle, Mensaje } from '../chat-api';
import styles from './lecturas-popup.module.css';

interface LecturasPopupProps {
  mensaje: Mensaje;
  anchor: HTMLElement;
  /** The others who take part. */
  personas: ConversacionDetalle['personas'];
  onClose: () => void;
}

/** Who has read a message, and who has not. */
export function LecturasPopup({ mensaje: { creadoEn }, anchor, personas, onClose }: LecturasPopupProps) {
  const read = personas.filter(({ leidoHasta }) => leidoHasta !== null && leidoHasta >= creadoEn);
  const unread = personas.filter((persona) => !read.includes(persona));
  return (
    <Popup label="Quién lo leyó" anchor={anchor} onClose={onClose} className={styles.popup}>
      {read.length > 0 && <People title="Leído por" people={read} />}
      {unread.length > 0 && <People title={unreadTitle(read.length, unread.length)} people={unread} />}
    </Popup>
  );
}

function unreadTitle(read: number, unread: number): string {
  if (read === 0) return 'Nadie lo leyó todavía';
  return unread === 1 ? 'Falta que lo lea' : 'Falta que lo lean';
}

function People({ title, people }: { title: string; people: ConversacionDetalle['personas'] }) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.people}>
        {people.map(({ id, name, avatar }) => (
          <li key={id}>
            <Avatar id={id} name={name} avatar={avatar} size={24} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
