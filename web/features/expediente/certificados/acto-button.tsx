import type { CertificadoDto } from '../../../api/generated/certificados';
import { Button } from '../../../components/button';
import { usePedir } from './use-certificados';

interface ActoButtonProps {
  certificado: CertificadoDto;
  carpetaId: string;
  /** In the cuenta, `YYYY-MM-DD`. */
  hoy: string;
  /** What is next once it is asked for. */
  siguiente: string;
  onSiguiente: () => void;
}

/** The next act of a certificate, in the row that is its list item: to ask for it, or what follows in its form. */
export function ActoButton({ certificado, carpetaId, hoy, siguiente, onSiguiente }: ActoButtonProps) {
  const { pedir, isAsking } = usePedir(carpetaId);
  const isPorPedir = certificado.estado === 'por_pedir';
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPorPedir && isAsking}
      onClick={({ currentTarget, detail }) => {
        // The second press of a double click on «Pedido hoy» lands here.
        if (detail > 1) return;
        if (!isPorPedir) return onSiguiente();
        // This becomes the next act, which a second press of the key must not reach.
        currentTarget.closest('li')?.focus({ preventScroll: true });
        void pedir(certificado, hoy);
      }}
    >
      {isPorPedir ? 'Pedido hoy' : siguiente}
    </Button>
  );
}
