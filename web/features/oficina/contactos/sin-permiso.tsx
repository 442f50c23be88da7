import { UserLock } from 'lucide-react';
import { Missing } from '../../../components/missing';
import { usePalabras } from '../../../session/use-pais';
import { useCloseToList } from './use-close-to-list';

/**
 * Shown instead of a form of contactos to people who may not send it. It says what the role does not allow, and offers
 * a way back.
 */
export function SinPermiso({ title }: { title: string }) {
  const { losAdscriptos } = usePalabras();
  return (
    <Missing
      Icon={UserLock}
      title={title}
      text={`Los agregan los titulares, ${losAdscriptos}, los oficiales y los gestores de la cuenta.`}
      back={{ label: 'Volver a los contactos', onClick: useCloseToList() }}
    />
  );
}
