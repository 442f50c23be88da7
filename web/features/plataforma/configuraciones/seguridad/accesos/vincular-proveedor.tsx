import { useOpcionesOptionsQuery } from '../../../../../api/generated/acceso';
import { Button } from '../../../../../components/button';
import { useAttempt } from '../../../../../components/use-attempt';
import { leaveForProvider } from '../../../../../session/provider-flow';

/** Leads to the identity provider, where there is one, and back to this page with it linked. */
export function VincularProveedor() {
  const proveedor = useOpcionesOptionsQuery().data?.proveedor;
  const attempt = useAttempt();
  if (!proveedor) return null;
  const leave = () => leaveForProvider(proveedor, { redirectURL: location.pathname, mustAskAgain: true });
  return (
    <Button variant="outlined" size="small" onClick={() => void attempt(leave)}>
      Vincular {proveedor.nombre}
    </Button>
  );
}
