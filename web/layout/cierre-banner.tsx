import { CalendarX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Box, Text } from '../components/layout/layout';
import { formatFechaLarga } from '../lib/fechas';
import { usePermiso } from '../session/use-permiso';
import styles from './cierre-banner.module.css';

/** Says that the cuenta will close, and when. A person who can undo it gets a link. */
export function CierreBanner({ cierraEn }: { cierraEn: string }) {
  const canManage = usePermiso('cuenta.administrar');
  return (
    <Box as="aside" only="screen" className={styles.banner} aria-label="Cierre de la cuenta">
      <CalendarX className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <strong>Esta cuenta se cerrará el {formatFechaLarga(cierraEn)}.</strong> Desde entonces nadie podrá entrar en
        ella.
      </p>
      {canManage && (
        <Text as={Link} fixed padY={1} tone="text" weight="medium" to="/configuraciones/cuenta">
          Revisar o deshacer
        </Text>
      )}
    </Box>
  );
}
