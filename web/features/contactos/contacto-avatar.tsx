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

/** Somebody's picture, or their initials in a colour of their own; the name itself stands beside it. */
export function ContactoAvatar({ contacto: { id, name, avatar }, size }: ContactoAvatarProps) {
  const place = { width: size, height: size, fontSize: size * 0.36 };
  if (avatar) return <img className={styles.avatar} style={place} src={avatar} alt="" />;
  return (
    <span className={styles.avatar} style={place} data-tone={toneOf(id)} aria-hidden="true">
      {(hasLetters(name) && initials(name)) || <UserRound size={size * 0.44} strokeWidth={1.5} />}
    </span>
  );
}

/** Who was only a number in a telephone has no initials. */
const hasLetters = (name: string): boolean => /\p{L}/u.test(name);

/** The same for the same contact, whatever it is called by now. */
function toneOf(id: string): string | undefined {
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  return tones[sum % tones.length];
}
