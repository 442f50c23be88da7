import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Dialog } from '../../../../components/ui/dialog';
import { usePermiso } from '../../../../session/use-permiso';
import { PersonaAusente } from '../persona-ausente';
import { usePersonasGetQuery } from '../public/personas-api';
import { UnirDialog } from './unir-dialog';

/**
 * Merges another persona into the persona of the address. `?otra=` names the other persona. Closing goes back to the
 * data.
 */
export function UnirPersona() {
  const { personaId = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const { currentData: persona, error, refetch } = usePersonasGetQuery({ id: personaId });
  const canMerge = usePermiso('personas.unir');
  const go = (path: string, otra: string | null) => {
    const next = new URLSearchParams(search);
    if (otra) next.set('otra', otra);
    else next.delete('otra');
    void navigate(
      { pathname: `/personas/${path}`, search: next.toString() },
      { replace: true, preventScrollReset: true },
    );
  };
  const close = () => go(personaId, null);

  // The page of a merged persona leads to the persona that stayed.
  if (!canMerge || persona?.unidaA) return <Navigate replace to={`/personas/${personaId}`} />;
  if (!persona) {
    return (
      <Dialog shape="page" onClose={close} aria-label="Unir personas">
        <div style={{ padding: 24 }}>
          {error ? <PersonaAusente error={error} onRetry={refetch} onClose={close} /> : <LoadingSkeleton rows={5} />}
        </div>
      </Dialog>
    );
  }
  return (
    <UnirDialog
      key={persona.id}
      persona={persona}
      otraId={params.get('otra')}
      onSwap={(otraId) => go(`${otraId}/unir`, persona.id)}
      onClose={close}
    />
  );
}
