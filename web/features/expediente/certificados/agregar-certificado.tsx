import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { newId } from '../../../lib/new-id';
import { CertificadoDialog } from './certificado-dialog';
import { emptyCertificado } from './certificado-values';
import { useCertificadosCreateMutation } from './certificados-api';
import { useCertificados, useRutasDeCertificados } from './use-certificados';

/** Adds a certificate to the carpeta. All attempts send the same id, so that only one certificate is added. */
export function AgregarCertificado() {
  const { carpeta } = useCertificados();
  const { close } = useRutasDeCertificados();
  const [create] = useCertificadosCreateMutation();
  const [id] = useState(newId);
  if (!carpeta.permisos.editarCertificados) return <Navigate to={`/carpetas/${carpeta.id}/certificados`} replace />;
  return (
    <CertificadoDialog
      carpetaId={carpeta.id}
      title="Agregar certificado"
      submitLabel="Agregar"
      values={emptyCertificado}
      isNew
      onSave={(fields) => create({ id: carpeta.id, nuevoCertificadoDto: { ...fields, id } }).unwrap()}
      onClose={close}
    />
  );
}
