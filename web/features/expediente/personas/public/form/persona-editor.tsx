import type { PersonaDto } from '../../../../../api/generated/personas';
import { LoadingSkeleton } from '../../../../../components/loading-skeleton';
import { Dialog } from '../../../../../components/ui/dialog';
import { usePais } from '../../../../../session/use-pais';
import { PersonaAusente } from '../../persona-ausente';
import { usePersonasGetQuery } from '../personas-api';
import { PersonaDialog } from './persona-dialog';

interface PersonaEditorProps {
  personaId: string;
  onSaved: (persona: PersonaDto) => void;
  onClose: () => void;
}

/** Loads a persona and edits it in a dialog. */
export function PersonaEditor({ personaId, onSaved, onClose }: PersonaEditorProps) {
  const pais = usePais();
  const { currentData: persona, error, refetch } = usePersonasGetQuery({ id: personaId });
  if (!persona || !pais) {
    return (
      <Dialog shape="page" onClose={onClose} aria-label="Editar persona">
        <div style={{ padding: 24 }}>
          {error ? <PersonaAusente error={error} onRetry={refetch} onClose={onClose} /> : <LoadingSkeleton rows={5} />}
        </div>
      </Dialog>
    );
  }
  return <PersonaDialog pais={pais} persona={persona} onSaved={onSaved} onClose={onClose} />;
}
