import type { CertificadoDto } from '../../../api/generated/certificados';
import { Button } from '../../../components/button';
import { usePedir } from './use-certificados';

interface ActoButtonProps {
  certificado: CertificadoDto;
  carpetaId: string;
  /** Today in the cuenta, `YYYY-MM-DD`. */
  hoy: string;
  /** The label of the next act after the certificate was asked for. */
  siguiente: string;
  onSiguiente: () => void;
}

/**
 * The button of the next act of a certificate. It says that the certificate was asked for, or opens the form for a
 * later act. It must be in a list item, which takes the focus.
 */
export function ActoButton({ certificado, carpetaId, hoy, siguiente, onSiguiente }: ActoButtonProps) {
  const { pedir, isAsking } = usePedir(carpetaId);
  const isPorPedir = certificado.estado === 'por_pedir';
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPorPedir && isAsking}
      onClick={({ currentTarget, detail }) => {
        // The second press of a double click on «Pedido hoy» lands on this button, and is ignored.
        if (detail > 1) return;
        if (!isPorPedir) return onSiguiente();
        // The button becomes the next act. A second press of the key must not reach it, so the row takes the focus.
        currentTarget.closest('li')?.focus({ preventScroll: true });
        void pedir(certificado, hoy);
      }}
    >
      {isPorPedir ? 'Pedido hoy' : siguiente}
    </Button>
  );
}
