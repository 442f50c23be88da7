import type { PersonaDto } from '../../../../api/generated/personas';
import { documentosDe } from './documentos';
import { PersonaIcon } from './persona-icon';
import styles from './persona-option.module.css';

/** A persona in a list to choose from. */
export function PersonaOption({ persona }: { persona: PersonaDto }) {
  return (
    <>
      <PersonaIcon tipo={persona.tipo} />
      <span className={styles.option}>
        {persona.nombreCompleto}
        <span>{documentosDe(persona).join(' · ') || 'Sin documento'}</span>
      </span>
    </>
  );
}
