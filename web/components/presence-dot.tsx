import styles from './presence-dot.module.css';

/** The presences that a person can choose, with their names in Spanish. */
export const presenceNames = {
  enLinea: 'En línea',
  ausente: 'Ausente',
  ocupado: 'Ocupado',
  invisible: 'Invisible',
} as const;

/** The names of the presences as other people see them: an invisible person looks absent. */
export const seenNames: Record<Presence, string> = { ...presenceNames, invisible: 'Sin conexión' };

export type Presence = keyof typeof presenceNames;

export const presences = Object.keys(presenceNames) as Presence[];

/**
 * A dot in the colour of a presence; invisible is a ring. Screen readers skip the dot: something else must name the
 * presence.
 */
export function PresenceDot({ presence }: { presence: Presence }) {
  return <span className={styles.dot} data-presence={presence} aria-hidden="true" />;
}
