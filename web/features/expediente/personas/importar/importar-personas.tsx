import { useState } from 'react';
import { Button } from '../../../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { FileDrop } from '../../../../components/file-drop';
import { ImportacionAvance, ImportacionAyuda } from '../../../../components/importacion';
import { usePais } from '../../../../session/use-pais';
import { usePermiso } from '../../../../session/use-permiso';
import { tiposDocumento } from '../public/documentos';
import { SinPermiso } from '../sin-permiso';
import { useCloseToList } from '../use-close-to-list';
import { omitirTodas } from './elecciones';
import { Resultado } from './resultado';
import { resultadoTexto } from './resultado-text';
import { Revisar } from './revisar';
import { useDeshacer } from './use-deshacer';
import { extensiones, useImportar } from './use-importar';

/** The import of personas, over the list. A person who may not add personas reads so instead of a form. */
export function ImportarPersonas() {
  const close = useCloseToList();
  if (usePermiso('carpetas.editar')) return <Importacion />;
  return (
    <DialogFrame title={title} onClose={close}>
      <SinPermiso title="Su rol no permite importar personas" onClose={close} />
    </DialogFrame>
  );
}

const title = 'Importar personas';

/** Imports personas from a table. The rows are shown before anything is stored. */
function Importacion() {
  const closeToList = useCloseToList();
  const { estado, elegir, cambiarColumnas, importar, volver } = useImportar();
  const { deshacer, offer, isUndoing } = useDeshacer();
  const [eleccion, setEleccion] = useState(omitirTodas);
  const pais = usePais() ?? 'AR';
  const close = () => {
    if (estado.paso === 'listo') {
      const { importacion, ...counts } = estado.importacion;
      if (importacion) offer(importacion, resultadoTexto(counts));
    }
    closeToList();
  };

  return (
    <DialogFrame title={title} onClose={close} isBusy={estado.paso === 'esperar'}>
      {estado.paso === 'elegir' && (
        <>
          <DialogBody>
            <FileDrop
              text="Arrastre aquí la planilla guardada como CSV, o elija el archivo."
              label="Archivo de personas"
              accept={[...extensiones, 'text/csv'].join()}
              problema={estado.problema}
              onChoose={(file) => void elegir(file)}
            />
            <ImportacionAyuda>
              <li>
                La primera fila lleva los títulos: apellidos, nombre, razón social,{' '}
                {tiposDocumento('identidad', pais)[0]?.label}, {tiposDocumento('fiscal', pais)[0]?.label}, estado civil,
                domicilio…
              </li>
              <li>Hasta 1.000 personas por archivo. Si son más, divídalas en varios.</li>
              <li>
                Nada se guarda hasta que usted lo confirma, y lo que ya está registrado no se reemplaza. Al terminar, la
                importación se puede deshacer.
              </li>
            </ImportacionAyuda>
          </DialogBody>
          <DialogActions>
            <Button variant="outlined" onClick={close}>
              Cancelar
            </Button>
          </DialogActions>
        </>
      )}
      {estado.paso === 'esperar' && <ImportacionAvance text={estado.text} />}
      {estado.paso === 'revisar' && (
        <Revisar
          revision={estado.revision}
          isBusy={estado.isBusy}
          problema={estado.problema}
          onColumnas={(columnas) => void cambiarColumnas(estado.revision, columnas)}
          eleccion={eleccion}
          onEleccion={setEleccion}
          onImport={() => void importar(estado.revision, eleccion)}
          onBack={() => {
            setEleccion(omitirTodas);
            volver();
          }}
        />
      )}
      {estado.paso === 'listo' && (
        <Resultado
          importacion={estado.importacion}
          isUndoing={isUndoing}
          onUndo={(importacion) => void deshacer(importacion).then((isUndone) => isUndone && closeToList())}
          onClose={close}
        />
      )}
    </DialogFrame>
  );
}
