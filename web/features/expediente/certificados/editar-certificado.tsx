import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { CertificadoDialog } from './certificado-dialog';
import { toValues } from './certificado-values';
import { useCertificadosUpdateMutation } from './certificados-api';
import { useCertificados, useRutasDeCertificados } from './use-certificados';

/** Edits a certificate over the tab. If the carpeta does not have it, the address leads back to the tab. */
export function EditarCertificado() {
  const { certificadoId } = useParams();
  const { carpeta, certificados } = useCertificados();
  const { close } = useRutasDeCertificados();
  const [update] = useCertificadosUpdateMutation();
  const found = certificados?.find(({ id }) => id === certificadoId);
  const [seen, setSeen] = useState(found);
  if (found && seen?.id !== found.id) setSeen(found);
  if (!certificados) return null;
  if (!carpeta.permisos.editarCertificados || !seen) {
    return <Navigate to={`/carpetas/${carpeta.id}/certificados`} replace />;
  }
  const { id, version } = seen;
  return (
    <CertificadoDialog
      key={id}
      carpetaId={carpeta.id}
      title="Editar certificado"
      submitLabel="Guardar"
      values={toValues(seen)}
      onSave={(camposCertificadoDto) =>
        update({ id: carpeta.id, certificadoId: id, 'If-Match': `"${version}"`, camposCertificadoDto }).unwrap()
      }
      onClose={close}
    />
  );
}
