import { UserLock } from 'lucide-react';
import { Missing } from '../../../components/missing';
import { usePalabras } from '../../../session/use-pais';
import { useCloseToList } from './use-close-to-list';

/** Shown in place of a form of contactos to whoever may not send it: what the role does not allow, and the way out. */
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
