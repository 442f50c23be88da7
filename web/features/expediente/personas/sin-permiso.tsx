import { UserLock } from 'lucide-react';
import { Missing } from '../../../components/missing';
import { usePalabras } from '../../../session/use-pais';

interface SinPermisoProps {
  /** Says which action the role does not allow. */
  title: string;
  onClose: () => void;
}

/** Shown in place of a form of personas to people who may not send it. */
export function SinPermiso({ title, onClose }: SinPermisoProps) {
  const { losAdscriptos } = usePalabras();
  return (
    <Missing
      Icon={UserLock}
      title={title}
      text={`Las registran los titulares, ${losAdscriptos} y los oficiales de la cuenta.`}
      back={{ label: 'Volver a las personas', onClick: onClose }}
    />
  );
}
