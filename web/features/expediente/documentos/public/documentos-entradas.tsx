import { Entrada, Entradas, SinEntradas } from '../../../../components/entradas';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { TipoIcon } from '../../../../components/viewer/tipo-icon';
import { formatBytes } from '../../../../lib/numeros';
import { documentosArg, useDocumentosFindOfCarpetaQuery } from '../documentos-api';

interface DocumentosEntradasProps {
  carpetaId: string;
  onElegir: (documento: { id: string; nombre: string }) => void;
}

/** The documents of a carpeta as a list to choose from. */
export function DocumentosEntradas({ carpetaId, onElegir }: DocumentosEntradasProps) {
  const { currentData, error, refetch } = useDocumentosFindOfCarpetaQuery(documentosArg(carpetaId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <LoadingSkeleton rows={3} rowHeight={44} />;
  const { documentos } = currentData;
  if (documentos.length === 0) return <SinEntradas>La carpeta no tiene documentos.</SinEntradas>;
  return (
    <Entradas label="Documentos de la carpeta">
      {documentos.map(({ id, nombre, actual }) => (
        <Entrada
          key={id}
          icon={<TipoIcon mime={actual.mime} size={28} />}
          nombre={nombre}
          detalle={formatBytes(actual.bytes)}
          onChoose={() => onElegir({ id, nombre })}
        />
      ))}
    </Entradas>
  );
}
