import { Folder, HardDrive, Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ErrorState } from '../../../../components/error-state';
import { FormDialog } from '../../../../components/form-dialog';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Lugares, Lugar as LugarOption } from '../../../../components/lugares';
import { useDirectoriosTreeQuery } from '../archivos-api';
import { conLoDeAbajo, enOrdenDeArbol } from '../tree';
import type { Lugar } from './use-mover-items';

interface DestinoDialogProps {
  title: string;
  submitLabel: string;
  pregunta: string;
  /**
   * The ids of directorios that are not offered, nor the directorios below them: a directorio cannot go into itself.
   */
  sinEstos?: readonly string[];
  /** The directorio in which the items are now. It is not offered, since nothing would change. */
  actual?: string | null;
  onElegir: (lugar: Lugar) => void;
  onClose: () => void;
}

/** Asks for a directorio of the drive as a destination. */
export function DestinoDialog({
  title,
  submitLabel,
  pregunta,
  sinEstos = [],
  actual,
  onElegir,
  onClose,
}: DestinoDialogProps) {
  const { currentData, error, refetch } = useDirectoriosTreeQuery(undefined, { refetchOnMountOrArgChange: 10 });
  const [destino, setDestino] = useState<Lugar>();
  const ramas = currentData ?? [];
  const off = conLoDeAbajo(ramas, sinEstos);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!destino) return;
    onClose();
    onElegir(destino);
  };

  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isSubmitting={false}
      isOff={!destino}
      onSubmit={submit}
      onClose={onClose}
    >
      {!currentData && Boolean(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!currentData && !error && <LoadingSkeleton rows={4} rowHeight={40} />}
      {currentData && (
        <Lugares pregunta={pregunta}>
          <LugarOption
            Icon={HardDrive}
            nombre="Archivos"
            isOff={actual === null}
            isChosen={destino?.id === null}
            onChoose={() => setDestino({ id: null })}
          />
          {enOrdenDeArbol(ramas).map(({ rama: { id, nombre, reservado }, nivel }) => (
            <LugarOption
              key={id}
              Icon={reservado ? Lock : Folder}
              nombre={nombre}
              nivel={nivel + 1}
              isOff={off.has(id) || id === actual}
              isChosen={destino?.id === id}
              onChoose={() => setDestino({ id, nombre })}
            />
          ))}
        </Lugares>
      )}
    </FormDialog>
  );
}
