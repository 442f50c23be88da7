import type { FieldErrors } from 'react-hook-form';
import { Button } from '../../../../components/button';
import { Alert } from '../../../../components/ui/alert';
import type { ConPersona } from './persona-values';
import { stale } from './refuse-persona';

interface PersonaProblemProps {
  errors: FieldErrors<ConPersona>;
  /** Fetches the persona again and fills the form. */
  onReload?: () => Promise<void>;
}

/** The error of the form as a whole. If somebody else changed the persona, it offers to reload. */
export function PersonaProblem({ errors: { root }, onReload }: PersonaProblemProps) {
  if (!root?.message) return null;
  const isStale = root.type === stale && onReload;
  return (
    <Alert
      severity={isStale ? 'warning' : 'error'}
      action={
        isStale && (
          <Button size="small" onClick={() => void onReload()}>
            Recargar
          </Button>
        )
      }
    >
      {root.message}
    </Alert>
  );
}
