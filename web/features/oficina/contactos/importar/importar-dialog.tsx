import { DialogFrame } from '../../../../components/dialog-frame';
import { ImportacionAvance } from '../../../../components/importacion';
import { usePermiso } from '../../../../session/use-permiso';
import { SinPermiso } from '../sin-permiso';
import { useCloseToList } from '../use-close-to-list';
import { DecidirRepetidos } from './decidir-repetidos';
import { ElegirArchivo } from './elegir-archivo';
import { Resultado } from './resultado';
import { hasStored, resultadoTexto } from './resultado-text';
import { useDeshacer } from './use-deshacer';
import { useImportar } from './use-importar';

/** The import of contacts, over the list. People who may not add contacts read that before any form. */
export function ImportarDialog() {
  const close = useCloseToList();
  if (usePermiso('contactos.editar')) return <Importacion />;
  return (
    <DialogFrame title={title} onClose={close}>
      <SinPermiso title="Su rol no permite importar contactos" />
    </DialogFrame>
  );
}

const title = 'Importar contactos';

/** Imports contacts from a file, and shows the result. */
function Importacion() {
  const closeToList = useCloseToList();
  const { estado, revisar, decidir, volver } = useImportar();
  const { deshacer, offer, isUndoing } = useDeshacer();
  const close = () => {
    if (estado.paso === 'listo' && hasStored(estado.importacion)) {
      offer(estado.importacion, resultadoTexto(estado.importacion));
    }
    closeToList();
  };

  return (
    <DialogFrame title={title} onClose={close} isBusy={estado.paso === 'enviar'}>
      {estado.paso === 'elegir' && (
        <ElegirArchivo problema={estado.problema} onChoose={(file) => void revisar(file)} onClose={close} />
      )}
      {estado.paso === 'enviar' && (
        <ImportacionAvance
          text={estado.progreso < 1 ? 'Enviando el archivo…' : 'Leyendo los contactos…'}
          value={estado.progreso < 1 ? estado.progreso : undefined}
        />
      )}
      {estado.paso === 'decidir' && (
        <DecidirRepetidos
          revision={estado.revision}
          elecciones={estado.elecciones}
          problema={estado.problema}
          onImport={(elecciones) => void decidir(estado, elecciones)}
          onBack={volver}
        />
      )}
      {estado.paso === 'listo' && (
        <Resultado
          importacion={estado.importacion}
          isUndoing={isUndoing}
          onUndo={() => void deshacer(estado.importacion).then((isUndone) => isUndone && closeToList())}
          onClose={close}
        />
      )}
    </DialogFrame>
  );
}
