import styles from './presence-dot.module.css';

/** How present somebody says to be, and what that is called. */
export const presenceNames = {
  enLinea: 'En línea',
  ausente: 'Ausente',
  ocupado: 'Ocupado',
  invisible: 'Invisible',
} as const;

export type Presence = keyof typeof presenceNames;

export const presences = Object.keys(presenceNames) as Presence[];

/** A dot in the colour of a presence; invisible is a ring. What names it stands beside it, or is the avatar's. */
export function PresenceDot({ presence }: { presence: Presence }) {
  return <span className={styles.dot} data-presence={presence} aria-hidden="true" />;
}
