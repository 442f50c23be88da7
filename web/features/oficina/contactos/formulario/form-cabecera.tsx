import { Camera, ImagePlus, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { HintButton } from '../../../../components/hint-button';
import { ImagenButtons } from '../../../../components/pictures/imagen-buttons';
import { fotoFormato } from '../../../../components/pictures/recorte';
import { ContactoCabecera } from '../detalle/contacto-cabecera';
import type { ContactoValues } from './contacto-values';
import type { ImagenesDelFormulario } from './use-imagenes';

/** The size of a stored cover, in pixels. */
const portadaFormato = { width: 1280, height: 360 };

interface FormCabeceraProps {
  id: string;
  imagenes: ImagenesDelFormulario;
  onClose: () => void;
}

/** The pictures of the contact. They are outside its form, because their dialogs have forms of their own. */
export function FormCabecera({ id, imagenes, onClose }: FormCabeceraProps) {
  const name = useWatch<ContactoValues, 'name'>({ name: 'name' });
  const { avatar, background, choose, remove } = imagenes;
  return (
    <ContactoCabecera
      contacto={{ id, name, avatar, background }}
      barra={
        <>
          <ImagenButtons
            nombre="portada"
            Icon={ImagePlus}
            formato={portadaFormato}
            hasImage={background !== null}
            onChoose={(imagen) => choose('background', imagen)}
            onRemove={() => remove('background')}
          />
          <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        </>
      }
    >
      <ImagenButtons
        nombre="foto"
        Icon={Camera}
        formato={fotoFormato}
        hasImage={avatar !== null}
        onChoose={(imagen) => choose('avatar', imagen)}
        onRemove={() => remove('avatar')}
      />
    </ContactoCabecera>
  );
}
