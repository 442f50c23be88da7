import { useState } from 'react';
import type { CarpetaResumenDto } from '../../../../api/generated/carpetas';
import { ElegirDialog } from '../../../../components/elegir-dialog';
import { Combobox } from '../../../../components/ui/combobox';
import { useCarpetaSearch } from '../../carpetas/public/use-carpeta-search';
import { DocumentosEntradas } from './documentos-entradas';

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
        <DocumentosEntradas
          carpetaId={carpeta.id}
          onElegir={({ id }) => {
            onClose();
            onElegir(id);
          }}
        />
      )}
    </ElegirDialog>
  );
}
