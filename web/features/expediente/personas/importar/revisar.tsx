import { Button } from '../../../../components/button';
import { DialogActions, DialogBody } from '../../../../components/dialog-frame';
import { Text } from '../../../../components/layout/layout';
import { FilasTable } from '../../../../components/rows-table';
import { Alert } from '../../../../components/ui/alert';
import { contar } from '../../../../lib/numeros';
import { Columnas } from './columns';
import { type Eleccion, isTaken } from './elecciones';
import { Existentes } from './existentes';
import { Homonimas } from './homonimas';
import type { CampoDeColumna, FilaRevisada, Revision } from './use-importar';

interface RevisarProps {
  revision: Revision;
  /** Whether the server is checking the file with other columns. */
  isBusy: boolean;
  /** The message of the last failed request. */
  problema: string | null;
  eleccion: Eleccion;
  onEleccion: (eleccion: Eleccion) => void;
  onColumnas: (columnas: CampoDeColumna[]) => void;
  onImport: () => void;
  onBack: () => void;
}

/** The preview of an import, with the choices to make before it. */
export function Revisar({
  revision,
  isBusy,
  problema,
  eleccion,
  onEleccion,
  onColumnas,
  onImport,
  onBack,
}: RevisarProps) {
  const of = (...resultados: FilaRevisada['resultado'][]) =>
    revision.filas.filter(({ resultado }) => resultados.includes(resultado));
  const homonimas = of('nueva').filter((fila) => fila.homonimas.length > 0);
  const nuevas = of('nueva').filter((fila) => fila.homonimas.length === 0 || isTaken(fila, eleccion));
  const existentes = of('existe');
  const fuera = of('incorrecta', 'repetida');
  const completadas = existentes.filter((fila) => fila.completa.length > 0 && isTaken(fila, eleccion));
  const total = nuevas.length + completadas.length;

  return (
    <>
      <DialogBody>
        {problema && <Alert severity="error">{problema}</Alert>}
        <Text as="p" weight="medium" role="status">
          {isBusy
            ? 'Leyendo el archivo…'
            : [
                contar(nuevas.length, 'persona para registrar', 'personas para registrar'),
                contar(existentes.length, 'ya registrada', 'ya registradas'),
                ...(homonimas.length > 0 ? [contar(homonimas.length, 'quizás registrada', 'quizás registradas')] : []),
                contar(fuera.length, 'fila que no se importa', 'filas que no se importan'),
              ].join(' · ')}
        </Text>
        <Columnas revision={revision} onChange={onColumnas} />
        <Existentes filas={existentes} eleccion={eleccion} onChange={onEleccion} />
        <Homonimas filas={homonimas} eleccion={eleccion} onChange={onEleccion} />
        <FilasTable
          title="No se importan"
          filas={fuera.map(({ fila, nombre, errores, motivo }) => ({
            fila,
            nombre,
            motivo: motivo ?? errores.map(({ campo, mensaje }) => `${campo}: ${mensaje}`).join(' '),
          }))}
        />
        <FilasTable
          title="Se registran"
          heading="Documentos"
          filas={nuevas.map(({ fila, nombre, documentos }) => ({
            fila,
            nombre,
            motivo: documentos.join(' · ') || 'Sin documento',
          }))}
        />
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onBack}>
          Elegir otro archivo
        </Button>
        <Button variant="contained" disabled={isBusy || total === 0} onClick={onImport}>
          {total === 0 ? 'Importar' : `Importar ${contar(total, 'persona', 'personas')}`}
        </Button>
      </DialogActions>
    </>
  );
}
