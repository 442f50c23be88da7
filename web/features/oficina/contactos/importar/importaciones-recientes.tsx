import type { ImportacionRecienteDto } from '../../../../api/generated/contactos';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { Alert } from '../../../../components/ui/alert';
import { useIntercambioFindRecentQuery } from '../contactos-api';
import { cuandoTexto, loHechoTexto, loQueSeDeshaceTexto } from './reciente-text';
import { useDeshacerReciente } from './use-deshacer';

/** The imports of the last day, each with a button to undo it. */
export function ImportacionesRecientes() {
  const { data = none } = useIntercambioFindRecentQuery(undefined, { refetchOnMountOrArgChange: true });
  const { deshacer, isUndoing } = useDeshacerReciente();
  const confirm = useConfirm();
  const ask = async (importacion: ImportacionRecienteDto) => {
    const isConfirmed = await confirm({
      title: `¿Deshacer la importación de ${cuandoTexto(importacion)}?`,
      message: loQueSeDeshaceTexto(importacion),
      actions: {
        confirm: { label: 'Deshacer la importación', color: 'danger' },
        cancel: { label: 'Cancelar' },
      },
    });
    if (isConfirmed) await deshacer(importacion.id);
  };
  return data.map((importacion) => (
    <Alert
      key={importacion.id}
      severity="info"
      action={
        <Button size="small" variant="outlined" loading={isUndoing} onClick={() => void ask(importacion)}>
          Deshacer
        </Button>
      }
    >
      La importación de {cuandoTexto(importacion)} {loHechoTexto(importacion)}. Se puede deshacer durante un día.
    </Alert>
  ));
}

const none: ImportacionRecienteDto[] = [];
