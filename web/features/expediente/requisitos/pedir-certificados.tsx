import { FileBadge } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button';
import { useEsperaInmueble } from '../certificados/public/use-espera-inmueble';
import { usePedirCertificados } from '../certificados/public/use-pedir-certificados';
import { esperaCertificado } from './certificados';
import { useRequisitos } from './requisitos';

interface OfCarpeta {
  carpetaId: string;
}

interface PedirCertificadosProps extends OfCarpeta {
  /** Takes the focus, because the button is about to disappear. */
  onDone: () => void;
}

/** A button that asks for all certificates that a carpeta still needs. Draws nothing when there are none. */
export function PedirCertificados({ carpetaId, onDone }: PedirCertificadosProps) {
  const { pedir, isAsking } = usePedirCertificados(carpetaId);
  const { listos } = useEsperando(carpetaId);
  if (listos.length === 0) return null;
  const pedirTodos = async (button: HTMLElement) => {
    if (!(await pedir(listos.map(({ id }) => id)))) return;
    if (document.activeElement === button || document.activeElement === document.body) onDone();
  };
  return (
    <Button
      size="small"
      startIcon={<FileBadge size={16} strokeWidth={1.75} aria-hidden="true" />}
      loading={isAsking}
      onClick={({ currentTarget }) => void pedirTodos(currentTarget)}
    >
      Pedir los certificados ({listos.length})
    </Button>
  );
}

/**
 * Says how many certificates cannot be asked for before the carpeta has an inmueble. Draws nothing when there are none.
 */
export function CertificadosSinInmueble({ carpetaId }: OfCarpeta) {
  const { sinInmueble: total } = useEsperando(carpetaId);
  if (total === 0) return null;
  return (
    <>
      {total === 1 ? 'Un certificado se pide' : `${total} certificados se piden`} cuando haya inmueble:{' '}
      <Link to={`/carpetas/${carpetaId}/inmuebles/agregar`}>Agregar inmueble</Link>
    </>
  );
}

/** The requisitos whose certificates can be asked for, and the number of certificates that wait for an inmueble. */
function useEsperando(carpetaId: string) {
  const { requisitos = [] } = useRequisitos(carpetaId);
  const waiting = requisitos.filter((requisito) => requisito.obligatorio && esperaCertificado(requisito));
  const { espera } = useEsperaInmueble(carpetaId, waiting.length > 0);
  const listos = waiting.filter((requisito) => !espera(requisito, requisitos));
  return { listos, sinInmueble: waiting.length - listos.length };
}
