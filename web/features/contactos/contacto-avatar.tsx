import { UserRound } from 'lucide-react';
import { initials } from '../../lib/initials';
import styles from './contacto-avatar.module.css';
import type { Contacto } from './contactos-api';

interface ContactoAvatarProps {
  contacto: Pick<Contacto, 'id' | 'name' | 'avatar'>;
  /** Pixels. */
  size: number;
}

const tones = ['info', 'success', 'violet', 'indigo', 'olive', 'stone', 'magenta', 'petrol'];

/** A contact's picture, or the initials in a colour of their own. The caller shows the name beside it. */
export function ContactoAvatar({ contacto: { id, name, avatar }, size }: ContactoAvatarProps) {
  const place = { width: size, height: size, fontSize: size * 0.36 };
  if (avatar) return <img className={styles.avatar} style={place} src={avatar} alt="" />;
  return (
    <span className={styles.avatar} style={place} data-tone={toneOf(id)} aria-hidden="true">
      {(hasLetters(name) && initials(name)) || <UserRound size={size * 0.44} strokeWidth={1.5} />}
    </span>
  );
}

/** A contact whose name is only a phone number has no initials. */
const hasLetters = (name: string): boolean => /\p{L}/u.test(name);

/** The tone depends on the id alone, so that it stays when the name changes. */
function toneOf(id: string): string | undefined {
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  return tones[sum % tones.length];
}
