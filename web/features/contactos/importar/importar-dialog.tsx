import { Navigate, useLocation } from 'react-router-dom';
import { DialogFrame } from '../../../components/dialog-frame';
import { ImportacionAvance } from '../../../components/importacion';
import { usePermiso } from '../../../session/use-permiso';
import { useCloseToList } from '../use-close-to-list';
import { DecidirRepetidos } from './decidir-repetidos';
import { ElegirArchivo } from './elegir-archivo';
import { Resultado } from './resultado';
import { useDeshacer } from './use-deshacer';
import { useImportar } from './use-importar';

/** Imports contacts from a file, and shows the result. */
export function ImportarDialog() {
  const closeToList = useCloseToList();
  const { search } = useLocation();
  const { estado, revisar, decidir, volver } = useImportar();
  const { deshacer, offer, isUndoing } = useDeshacer();
  if (!usePermiso('contactos.editar')) return <Navigate replace to={`/apps/contacts${search}`} />;
  const close = () => {
    if (estado.paso === 'listo') offer(estado.importacion);
    closeToList();
  };

  return (
    <DialogFrame title="Importar contactos" onClose={close} isBusy={estado.paso === 'enviar'}>
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
