import type { PersonaResumenDto } from '../../../api/generated/partes';
import { documentosDe } from '../../personas/documentos';
import { PersonaIcon } from '../../personas/persona-icon';
import styles from '../parte-fields.module.css';

/** Who it is about. */
export function PersonaLinea({ persona }: { persona: PersonaResumenDto }) {
  return (
    <div className={styles.persona}>
      <PersonaIcon tipo={persona.tipo} />
      <div className={styles.personaText}>
        {persona.nombreCompleto}
        <span>{documentosDe(persona).join(' · ') || 'Sin documento'}</span>
      </div>
    </div>
  );
}
