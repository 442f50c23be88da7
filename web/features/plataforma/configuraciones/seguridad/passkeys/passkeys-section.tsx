import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../../components/button';
import { ErrorState } from '../../../../../components/error-state';
import { PlainList, Text } from '../../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../../components/loading-skeleton';
import { useToast } from '../../../../../components/toast-actions';
import { createPasskey, hasPasskeys } from '../../../../../lib/passkeys';
import { Seccion } from '../../section';
import styles from '../seguridad.module.css';
import {
  useSegundoFactorAddPasskeyMutation,
  useSegundoFactorBeginPasskeyMutation,
  useSegundoFactorGetQuery,
} from '../seguridad-api';
import { NombreDialog } from './nombre-dialog';
import { PasskeyItem } from './passkey-item';

const devices: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const browsers: readonly [pattern: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

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
        <PlainList flow="stack" lines className={styles.list} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </PlainList>
      )}
      {passkeys?.length === 0 && hasPasskeys() && (
        <Text as="p" tone="soft" className={styles.none}>
          Todavía no agregó ninguna.
        </Text>
      )}
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
            <Text as="p" tone="soft" className={styles.none}>
              Este navegador no admite passkeys, o la dirección no es segura (HTTPS): desde aquí no se pueden agregar.
            </Text>
          )}
        </div>
      )}
      {isAdding && <AgregarPasskey onClose={() => setIsAdding(false)} />}
    </Seccion>
  );
}

/** Asks for the name of a new passkey, and then lets the device create the passkey. */
function AgregarPasskey({ onClose }: { onClose: () => void }) {
  const [empezar] = useSegundoFactorBeginPasskeyMutation();
  const [agregar] = useSegundoFactorAddPasskeyMutation();
  const toast = useToast();

  const add = async (nombre: string) => {
    const { desafio, opciones } = await empezar().unwrap();
    const nuevaPasskeyDto = { desafio, respuesta: await createPasskey(opciones), nombre };
    await agregar({ nuevaPasskeyDto }).unwrap();
    toast(`Se agregó la passkey «${nombre}»`, { severity: 'success' });
  };

  return (
    <NombreDialog
      title="Agregar una passkey"
      text="El dispositivo le pedirá su huella, su rostro o su PIN. El nombre es para reconocerla después en esta lista."
      submitLabel="Continuar"
      nombre={deviceName(navigator.userAgent)}
      onSave={add}
      onClose={onClose}
    />
  );
}

/** A name to propose for a new passkey, such as «Chrome en Windows». */
function deviceName(userAgent: string): string {
  const find = (among: typeof devices) => among.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [find(browsers), find(devices)].filter(Boolean).join(' en ') || 'Mi dispositivo';
}
