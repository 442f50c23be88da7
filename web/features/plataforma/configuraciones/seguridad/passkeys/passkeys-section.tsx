import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../../components/button';
import { ErrorState } from '../../../../../components/error-state';
import { LoadingSkeleton } from '../../../../../components/loading-skeleton';
import { hasPasskeys } from '../../../../../lib/passkeys';
import { Seccion } from '../../seccion';
import styles from '../seguridad.module.css';
import { useSegundoFactorGetQuery } from '../seguridad-api';
import { AgregarPasskey } from './agregar-passkey';
import { PasskeyItem } from './passkey-item';

/** The person's passkeys, which sign in without a password. */
export function PasskeysSection() {
  const { data, error, refetch } = useSegundoFactorGetQuery();
  const [isAdding, setIsAdding] = useState(false);
  const passkeys = data?.passkeys;
  return (
    <Seccion
      title="Passkeys"
      text="Ingrese con su huella, su rostro o el PIN del dispositivo, sin contraseña. Nadie se las puede pedir por engaño."
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <LoadingSkeleton rows={1} rowHeight={64} />}
      {passkeys && passkeys.length > 0 && (
        <ul className={styles.list} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {passkeys?.length === 0 && hasPasskeys() && <p className={styles.none}>Todavía no agregó ninguna.</p>}
      {passkeys && (
        <div className={styles.add} data-below={passkeys.length > 0}>
          {hasPasskeys() ? (
            <Button
              variant="outlined"
              startIcon={<Plus size={16} strokeWidth={1.75} />}
              onClick={() => setIsAdding(true)}
            >
              Agregar una passkey
            </Button>
          ) : (
            <p className={styles.none}>
              Este navegador no admite passkeys, o la dirección no es segura (HTTPS): desde aquí no se pueden agregar.
            </p>
          )}
        </div>
      )}
      {isAdding && <AgregarPasskey onClose={() => setIsAdding(false)} />}
    </Seccion>
  );
}
