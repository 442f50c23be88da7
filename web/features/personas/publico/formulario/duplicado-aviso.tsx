import { Users } from 'lucide-react';
import { Button, LinkButton } from '../../../../components/button';
import { useDebounced } from '../../../../lib/use-debounced';
import { documentosDe } from '../documentos';
import { usePersonasFindPageQuery } from '../personas-api';
import styles from './persona-fields.module.css';

interface DuplicadoAvisoProps {
  numero: string;
  /** The persona that is being edited: nobody is a duplicate of themselves. */
  personaId?: string;
  onUseExisting?: (personaId: string) => void;
}

/** Numbers with fewer letters and digits are not searched: they are still being typed. */
const enough = 5;
const bare = (numero: string) => numero.replace(/[^\p{L}\p{N}]/gu, '');

/** Shows another persona who already has this document, so that nobody is registered twice. */
export function DuplicadoAviso({ numero, personaId, onUseExisting }: DuplicadoAvisoProps) {
  const rested = useDebounced(numero.trim());
  const { currentData } = usePersonasFindPageQuery(
    { documento: rested, pagina: 1, tamano: 5 },
    { skip: bare(rested).length < enough || rested.length > 40 },
  );
  const duplicado = currentData?.personas.find(({ id }) => id !== personaId);

  return (
    <div aria-live="polite">
      {duplicado && rested === numero.trim() && (
        <div className={styles.notice}>
          <span className={styles.noticeText}>
            <Users size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>
              Ya hay una persona con este número: <strong>{duplicado.nombreCompleto}</strong>
              {` (${documentosDe(duplicado).join(' · ')}).`}
            </span>
          </span>
          {onUseExisting ? (
            <Button
              className={styles.noticeAction}
              size="small"
              variant="outlined"
              onClick={() => onUseExisting(duplicado.id)}
            >
              Usar la existente
            </Button>
          ) : (
            <LinkButton
              className={styles.noticeAction}
              size="small"
              variant="outlined"
              to={`/personas/${duplicado.id}`}
            >
              Ver la existente
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
