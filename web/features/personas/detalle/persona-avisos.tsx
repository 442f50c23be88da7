import type { PersonaDto } from '../../../api/generated/personas';
import { Alert } from '../../../components/ui/alert';
import { ExcepcionPrevia } from '../publico/formulario/excepcion-previa';
import styles from './persona-drawer.module.css';

/** The warnings about a persona: a document saved by exception, others with the same document. */
export function PersonaAvisos({ persona }: { persona: PersonaDto }) {
  if (persona.verificada && persona.avisos.length === 0) return null;
  return (
    <div className={styles.avisos}>
      <ExcepcionPrevia persona={persona} />
      {persona.avisos.map((aviso) => (
        <Alert key={aviso} severity="info">
          {aviso}
        </Alert>
      ))}
    </div>
  );
}
