import { useState } from 'react';
import type { CarpetaResumenDto } from '../../../api/generated/carpetas';
import { ElegirDialog } from '../../../components/elegir-dialog';
import { Entrada, Entradas, SinEntradas } from '../../../components/entradas';
import { ErrorState } from '../../../components/error-state';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { Combobox } from '../../../components/ui/combobox';
import { TipoIcon } from '../../../components/visor/tipo-icon';
import { formatBytes } from '../../../lib/numeros';
import { useCarpetaSearch } from '../../carpetas/publico/use-carpeta-search';
import { documentosArg, useDocumentosFindOfCarpetaQuery } from '../documentos-api';

interface ElegirDocumentoDialogProps {
  onElegir: (documentoId: string) => unknown;
  onClose: () => void;
}

/** Chooses a document of a carpeta: first the carpeta, then one of its documents. */
export function ElegirDocumentoDialog({ onElegir, onClose }: ElegirDocumentoDialogProps) {
  const [carpeta, setCarpeta] = useState<CarpetaResumenDto | null>(null);
  const { options, field, forget } = useCarpetaSearch({});
  return (
    <ElegirDialog title="Adjuntar de una carpeta" onClose={onClose}>
      <Combobox
        {...field}
        label="Carpeta"
        emptyText="Ninguna carpeta coincide"
        autoFocus
        options={options}
        value={carpeta}
        toKey={({ id }) => id}
        onChange={(chosen) => {
          setCarpeta(chosen);
          forget();
        }}
      />
      {carpeta && (
        <Documentos
          carpetaId={carpeta.id}
          onElegir={(id) => {
            onClose();
            onElegir(id);
          }}
        />
      )}
    </ElegirDialog>
  );
}

function Documentos({ carpetaId, onElegir }: { carpetaId: string; onElegir: (id: string) => void }) {
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
          onChoose={() => onElegir(id)}
        />
      ))}
    </Entradas>
  );
}
