import { FileBadge } from 'lucide-react';
import { Button } from '../../../components/button';
import { usePedirCertificados } from '../../certificados/publico/use-pedir-certificados';
import { esperaCertificado } from '../certificados';
import { useRequisitos } from '../requisitos';

/** Asks for all certificates that a carpeta still needs, in one step; nothing while there are none. */
export function PedirCertificados({ carpetaId }: { carpetaId: string }) {
  const { requisitos = [] } = useRequisitos(carpetaId);
  const { pedir, isAsking } = usePedirCertificados(carpetaId);
  const waiting = requisitos.filter((requisito) => requisito.obligatorio && esperaCertificado(requisito));
  if (waiting.length === 0) return null;
  return (
    <Button
      size="small"
      startIcon={<FileBadge size={16} strokeWidth={1.75} aria-hidden="true" />}
      loading={isAsking}
      onClick={() => void pedir(waiting.map(({ id }) => id))}
    >
      Pedir los certificados ({waiting.length})
    </Button>
  );
}
