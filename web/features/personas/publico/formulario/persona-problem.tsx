import type { FieldErrors } from 'react-hook-form';
import { Button } from '../../../../components/button';
import { Alert } from '../../../../components/ui/alert';
import type { ConPersona } from './persona-values';
import { stale } from './refuse-persona';

interface PersonaProblemProps {
  errors: FieldErrors<ConPersona>;
  /** Fills the form with the data as they are now. */
  onReload?: () => Promise<void>;
}

/** What is wrong with the form as a whole; for data that changed meanwhile, the way to the present ones. */
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
