import { useLocation } from 'react-router-dom';
import type { PersonaDto } from '../../../../api/generated/personas';
import { LinkButton } from '../../../../components/button';
import { Alert } from '../../../../components/ui/alert';
import { usePermiso } from '../../../../session/use-permiso';
import { ExcepcionPrevia } from '../publico/formulario/excepcion-previa';
import styles from './persona-drawer.module.css';
import { UnionesRecientes } from './uniones-recientes';

/** The warnings about a persona: a document saved by exception, others with the same document, merges. */
export function PersonaAvisos({ persona }: { persona: PersonaDto }) {
  const { search } = useLocation();
  const canMerge = usePermiso('personas.unir');
  const { id, verificada, avisos, duplicados, unidaA, uniones } = persona;
  if (verificada && avisos.length === 0 && !unidaA && uniones.length === 0) return null;
  const [duplicado] = duplicados;
  const unir = new URLSearchParams(search);
  if (duplicado) unir.set('otra', duplicado.id);
  return (
    <div className={styles.avisos}>
      <ExcepcionPrevia persona={persona} />
      {unidaA && (
        <Alert
          severity="info"
          action={
            <LinkButton size="small" variant="outlined" to={`/personas/${unidaA}${search}`} preventScrollReset>
              Ver
            </LinkButton>
          }
        >
          Se unió con otra persona. Queda en las carpetas firmadas tal como se firmó.
        </Alert>
      )}
      {avisos.map((aviso, i) => (
        <Alert
          key={aviso}
          severity="info"
          action={
            duplicado &&
            canMerge &&
            i === avisos.length - 1 && (
              <LinkButton
                size="small"
                variant="outlined"
                to={`/personas/${id}/unir?${unir}`}
                replace
                preventScrollReset
              >
                Unir
              </LinkButton>
            )
          }
        >
          {aviso}
        </Alert>
      ))}
      <UnionesRecientes uniones={uniones} />
    </div>
  );
}
