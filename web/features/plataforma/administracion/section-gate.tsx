import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiCode } from '../../../api/api-message';
import { secondFactorCode, stepUpCode } from '../../../api/http-error';
import { Button, LinkButton } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';

interface SectionGateProps {
  /** The error of the section's request, if the server refused it. */
  error: unknown;
  onRetry: () => void;
  /** The section, which shows other errors itself. */
  children: ReactNode;
}

/** Shows a section, or tells the person what is missing to open it. */
export function SectionGate({ error, onRetry, children }: SectionGateProps) {
  switch (apiCode(error)) {
    case secondFactorCode:
      return (
        <EmptyState
          Icon={ShieldCheck}
          title="Active la verificación en dos pasos"
          text="Quien administra la instalación ingresa con su contraseña y un código. Actívela en Seguridad y vuelva aquí."
          action={
            <LinkButton variant="contained" to="/configuraciones/seguridad">
              Ir a Seguridad
            </LinkButton>
          }
        />
      );
    case stepUpCode:
      return (
        <EmptyState
          Icon={ShieldCheck}
          title="Confirme que es usted"
          text="La administración se abre después de confirmarlo."
          action={
            <Button variant="contained" onClick={onRetry}>
              Confirmar
            </Button>
          }
        />
      );
    default:
      return children;
  }
}
