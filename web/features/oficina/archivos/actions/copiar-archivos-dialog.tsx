import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { useLoVeranOtros } from '../../../../components/use-lo-veran-otros';
import { useAppDispatch } from '../../../../store/hooks';
import { archivosChanged, useSubidasDeArchivosFromDocumentoMutation } from '../archivos-api';
import { pathOf } from '../direccion';
import { lugarText } from '../item';
import { DestinoDialog } from './destino-dialog';

interface CopiarAArchivosDialogProps {
  documentoId: string;
  nombre: string;
  onClose: () => void;
}

/** Copies a document of a carpeta into the drive. When the name is taken, the copy gets a number. */
export function CopiarAArchivosDialog({ documentoId, nombre, onClose }: CopiarAArchivosDialogProps) {
  const [copy] = useSubidasDeArchivosFromDocumentoMutation();
  const attempt = useAttempt();
  const enviar = useLoVeranOtros();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return (
    <DestinoDialog
      title="Copiar a Archivos"
      submitLabel="Copiar"
      pregunta={`¿A qué directorio va una copia de «${nombre}»?`}
      onElegir={({ id, nombre: lugar }) =>
        void attempt(async () => {
          const dto = { documentoId, directorioId: id, siExiste: 'conservar_ambos' as const };
          const send = (loVeranOtros: boolean) => copy({ documentoAArchivoDto: { ...dto, loVeranOtros } }).unwrap();
          if (!(await enviar('Copiar igual', send))) return;
          dispatch(archivosChanged([id]));
          toast(`«${nombre}» se copió a ${lugarText(lugar)}`, {
            action: { label: 'Ver el directorio', onClick: () => void navigate(pathOf(id)) },
          });
        })
      }
      onClose={onClose}
    />
  );
}
