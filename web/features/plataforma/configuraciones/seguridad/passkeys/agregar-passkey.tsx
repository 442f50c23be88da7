import { useToast } from '../../../../../components/toast-actions';
import { createPasskey } from '../../../../../lib/passkeys';
import { useSegundoFactorAddPasskeyMutation, useSegundoFactorBeginPasskeyMutation } from '../seguridad-api';
import { deviceName } from './device-name';
import { NombreDialog } from './nombre-dialog';

/** Asks for the name of a new passkey, then has the device create it. */
export function AgregarPasskey({ onClose }: { onClose: () => void }) {
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
