import { KeyRound } from 'lucide-react';
import { useColeccion } from '../../../../collection/use-collection';
import { LinkButton } from '../../../../components/button';
import { Box } from '../../../../components/layout/layout';
import { cuentaExterna } from '../correos';
import styles from './cuenta-notice.module.css';

/** The notice over the list that the external account refuses its password. No mail comes from the account then. */
export function AvisoDeCuenta() {
  const { data } = useColeccion(cuentaExterna, undefined);
  const { cuenta } = data ?? {};
  if (cuenta?.estado !== 'clave-rechazada') return null;
  return (
    <Box icons="danger" className={styles.aviso} role="status">
      <KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <strong>{cuenta.direccion}</strong> no acepta la contraseña: no llegan sus correos.
      </p>
      <LinkButton className={styles.cambiar} size="small" to="/apps/mailbox/settings">
        Cambiar contraseña
      </LinkButton>
    </Box>
  );
}
