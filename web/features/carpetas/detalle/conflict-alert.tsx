import { Button } from '../../../components/button';
import { Alert } from '../../../components/ui/alert';
import { conflictText } from './use-carpeta-writes';

/** Says in a form that somebody else has written the carpeta, with the way to see it. */
export function ConflictAlert({ onReload }: { onReload: () => void }) {
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" onClick={onReload}>
          Recargar
        </Button>
      }
    >
      {conflictText}. Al recargar se conserva lo que usted cambió.
    </Alert>
  );
}
