import { Camera } from 'lucide-react';
import { useEscribir } from '../../../../coleccion/use-escribir';
import { ImagenButtons } from '../../../../components/pictures/imagen-buttons';
import { cuadroFormato } from '../../../../components/pictures/recorte';
import { useAppDispatch } from '../../../../store/hooks';
import { type Conversacion, conversaciones } from '../chat-api';

/** Lets who administers a group choose its picture, or remove it. */
export function FotoDeGrupo({ conversacion: { id, foto } }: { conversacion: Conversacion }) {
  const dispatch = useAppDispatch();
  const { escribir } = useEscribir();
  return (
    <ImagenButtons
      nombre="foto"
      Icon={Camera}
      formato={cuadroFormato}
      hasImage={foto !== null}
      onChoose={(imagen) => dispatch(conversaciones.send('grupoFotoPut', { id, body: { foto: imagen } }))}
      onRemove={() => void escribir(conversaciones.send('grupoFotoRemove', { id }))}
    />
  );
}
