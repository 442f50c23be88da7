import { useToast } from '../../../../components/toast-actions';
import { createPasskey } from '../../../../lib/passkeys';
import { useAgregarPasskeyMutation, useEmpezarPasskeyMutation } from '../seguridad-api';
import { deviceName } from './device-name';
import { NombreDialog } from './nombre-dialog';

/** Names a new passkey, and has the device make it. */
export function AgregarPasskey({ onClose }: { onClose: () => void }) {
  const [empezar] = useEmpezarPasskeyMutation();
  const [agregar] = useAgregarPasskeyMutation();
  const toast = useToast();

  const add = async (nombre: string) => {
    const { desafio, opciones } = await empezar().unwrap();
    await agregar({ desafio, respuesta: await createPasskey(opciones), nombre }).unwrap();
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
