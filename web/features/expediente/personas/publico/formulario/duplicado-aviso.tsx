import { Users } from 'lucide-react';
import { Button, LinkButton } from '../../../../../components/button';
import { useDebounced } from '../../../../../lib/use-debounced';
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

const look = { className: styles.noticeAction, size: 'small', variant: 'outlined' } as const;

/** Shows the others who already have this document, so that nobody is registered twice. */
export function DuplicadoAviso({ numero, personaId, onUseExisting }: DuplicadoAvisoProps) {
  const rested = useDebounced(numero.trim());
  const { currentData } = usePersonasFindPageQuery(
    { documento: rested, pagina: 1, tamano: 25 },
    { skip: bare(rested).length < enough || rested.length > 40 },
  );
  const duplicados = currentData?.personas.filter(({ id }) => id !== personaId) ?? [];
  const isOne = duplicados.length === 1;

  return (
    <div aria-live="polite">
      {duplicados.length > 0 && rested === numero.trim() && (
        <div className={styles.notice}>
          <span className={styles.noticeText}>
            <Users size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>Ya hay {isOne ? 'una persona' : `${duplicados.length} personas`} con este número:</span>
          </span>
          <ul className={styles.existentes} aria-label="Ya registradas">
            {duplicados.map((duplicado) => (
              <li key={duplicado.id} className={styles.existente}>
                <span className={styles.quien}>
                  <strong>{duplicado.nombreCompleto}</strong>
                  <span>{documentosDe(duplicado).join(' · ')}</span>
                </span>
                {onUseExisting ? (
                  <Button
                    {...look}
                    aria-label={isOne ? undefined : `Usar a ${duplicado.nombreCompleto}`}
                    onClick={() => onUseExisting(duplicado.id)}
                  >
                    {isOne ? 'Usar la existente' : 'Usar'}
                  </Button>
                ) : (
                  <LinkButton
                    {...look}
                    aria-label={isOne ? undefined : `Ver a ${duplicado.nombreCompleto}`}
                    to={`/personas/${duplicado.id}`}
                  >
                    {isOne ? 'Ver la existente' : 'Ver'}
                  </LinkButton>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
