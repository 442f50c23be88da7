import { Momento } from '../../../../components/momento';
import { Resto } from '../../../../components/resto';
import { TrashList, TrashRow } from '../../../../components/trash-list';
import { ArchivoIcon } from '../../../../components/viewer/archivo-icon';
import { useDocumentoActions } from '../actions/use-documento-actions';
import { documentosArg, useDocumentosFindOfCarpetaQuery } from '../documentos-api';
import { rutaDe } from '../tree';

interface PapeleraProps {
  carpetaId: string;
  canEdit: boolean;
}

/** The documents in the trash, with buttons to restore them. */
export function Papelera({ carpetaId, canEdit }: PapeleraProps) {
  const { currentData, error, refetch } = useDocumentosFindOfCarpetaQuery(documentosArg(carpetaId, true), {
    refetchOnMountOrArgChange: true,
  });
  const { restore } = useDocumentoActions();
  return (
    <TrashList
      label="Documentos en la papelera"
      items={currentData?.documentos}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: 'Nada en la papelera', text: 'Aquí quedan por un tiempo los documentos eliminados.' }}
    >
      {(documento) => (
        <TrashRow
          icon={<ArchivoIcon mime={documento.actual.mime} miniatura={documento.miniatura} />}
          name={documento.nombre}
          details={
            <>
              {rutaDe(currentData?.secciones ?? [], documento.seccionId)} · Eliminado{' '}
              {documento.eliminadoEn && <Momento en={documento.eliminadoEn} />}
              {documento.seEliminaEn && <Resto seEliminaEn={documento.seEliminaEn} />}
            </>
          }
          action="Restaurar"
          onRestore={canEdit ? () => void restore(documento) : undefined}
        />
      )}
    </TrashList>
  );
}
