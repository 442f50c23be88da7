import type { UnionRecienteDto } from '../../../../api/generated/personas';
import { Button } from '../../../../components/button';
import { Alert } from '../../../../components/ui/alert';
import { usePermiso } from '../../../../session/use-permiso';
import { useDeshacerUnion } from '../unir/use-deshacer-union';

/** The merges of the last day, each with a button to undo it. */
export function UnionesRecientes({ uniones }: { uniones: readonly UnionRecienteDto[] }) {
  const { deshacer, isUndoing } = useDeshacerUnion();
  const canMerge = usePermiso('personas.unir');
  return uniones.map(({ id, otra }) => (
    <Alert
      key={id}
      severity="info"
      action={
        canMerge && (
          <Button size="small" variant="outlined" loading={isUndoing} onClick={() => void deshacer(id)}>
            Deshacer
          </Button>
        )
      }
    >
      Se le unió <strong>{otra.nombreCompleto}</strong>. Se puede deshacer durante un día.
    </Alert>
  ));
}
