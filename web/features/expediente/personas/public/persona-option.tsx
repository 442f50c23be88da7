import type { PersonaDto } from '../../../../api/generated/personas';
import { Stack } from '../../../../components/layout/layout';
import { documentosDe } from './documentos';
import { PersonaIcon } from './persona-icon';
import styles from './persona-option.module.css';

/** A persona as an option of a list. */
export function PersonaOption({ persona }: { persona: PersonaDto }) {
  return (
    <>
      <PersonaIcon tipo={persona.tipo} />
      <Stack as="span" padY="2px" grow shrinks className={styles.option}>
        {persona.nombreCompleto}
        <span>{documentosDe(persona).join(' · ') || 'Sin documento'}</span>
      </Stack>
    </>
  );
}
