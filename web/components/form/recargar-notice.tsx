import { Button } from '../button';
import { Alert } from '../ui/alert';

interface RecargarAvisoProps {
  /** The thing that somebody else changed: «la carpeta». */
  que: string;
  onReload: () => Promise<void>;
}

/** Shown when somebody else has changed the thing that is edited here. Loading the change keeps the typed text. */
export function RecargarAviso({ que, onReload }: RecargarAvisoProps) {
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" onClick={() => void onReload()}>
          Recargar
        </Button>
      }
    >
      Otra persona modificó {que}. Al recargar se conserva lo que usted cambió.
    </Alert>
  );
}
