import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../../components/button';
import { selectUser } from '../../../../../session/session-selectors';
import { useAppSelector } from '../../../../../store/hooks';
import { Seccion } from '../../section';
import styles from '../seguridad.module.css';
import { ClaveForm } from './clave-form';

/** Changes the password, or sets the first one of a person who signs in by an identity provider. */
export function ClaveSection() {
  const user = useAppSelector(selectUser);
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [hasClosed, setHasClosed] = useState(false);
  if (!user) return null;
  const label = user.tieneClave ? 'Cambiar la contraseña' : 'Definir una contraseña';
  return (
    <Seccion
      title="Contraseña"
      text={
        user.tieneClave
          ? 'Al cambiarla se cierran sus demás sesiones y deja de servir la dirección de su calendario. Lo demás sigue: los tokens personales se revocan más abajo.'
          : 'Hasta ahora ingresa por su proveedor de identidad. Con una contraseña también puede ingresar sin él.'
      }
    >
      {isDone && !isOpen && (
        <p className={styles.notice} role="status">
          <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
          Su contraseña quedó guardada y las demás sesiones se cerraron.
        </p>
      )}
      {isOpen ? (
        <ClaveForm
          user={user}
          onDone={(isChanged) => {
            setIsOpen(false);
            setIsDone(isChanged);
            setHasClosed(true);
          }}
        />
      ) : (
        // The button takes the focus when the form closes.
        <Button variant="outlined" autoFocus={hasClosed} onClick={() => setIsOpen(true)}>
          {label}
        </Button>
      )}
    </Seccion>
  );
}
