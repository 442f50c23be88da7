import type { PersonaResumenDto } from '../../../../api/generated/partes';
import { documentosDe } from '../../personas/publico/documentos';
import { PersonaIcon } from '../../personas/publico/persona-icon';
import styles from '../publico/parte-fields.module.css';

/** The name and documents of the persona that a dialog is about. */
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
