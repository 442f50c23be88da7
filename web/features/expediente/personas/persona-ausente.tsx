import { UserX } from 'lucide-react';
import { apiStatus } from '../../../api/api-message';
import { ErrorState } from '../../../components/error-state';
import { Missing, noEncontrado } from '../../../components/missing';

interface PersonaAusenteProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown in place of a persona that could not be loaded or does not exist. */
export function PersonaAusente({ error, onRetry, onClose }: PersonaAusenteProps) {
  if (apiStatus(error) !== 404) return <ErrorState error={error} onRetry={onRetry} />;
  return <Missing Icon={UserX} {...noEncontrado('la persona')} back={{ label: 'Cerrar', onClick: onClose }} />;
}
