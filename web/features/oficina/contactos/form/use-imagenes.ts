import { useState } from 'react';
import { useObjectUrl } from '../../../../lib/use-object-url';
import type { Contacto } from '../contactos-api';

/** The change that the next save makes to a picture: a new picture, null to remove it, undefined to keep it. */
export type CambioDeImagen = Blob | null | undefined;

export interface Imagenes {
  avatar: CambioDeImagen;
  background: CambioDeImagen;
}

const unchanged: Imagenes = { avatar: undefined, background: undefined };

/** The pictures in a contact's form. They are sent when the form is saved, and discarded with the form. */
export function useImagenes(contacto: Pick<Contacto, 'avatar' | 'background'> | undefined) {
  const [imagenes, setImagenes] = useState(unchanged);
  const urls = { avatar: useObjectUrl(imagenes.avatar), background: useObjectUrl(imagenes.background) };
  const shown = (field: keyof Imagenes): string | null =>
    (imagenes[field] === undefined ? contacto?.[field] : imagenes[field] && urls[field]) ?? null;
  return {
    imagenes,
    avatar: shown('avatar'),
    background: shown('background'),
    isDirty: imagenes.avatar !== undefined || imagenes.background !== undefined,
    choose: (field: keyof Imagenes, imagen: Blob) => setImagenes((now) => ({ ...now, [field]: imagen })),
    remove: (field: keyof Imagenes) =>
      // A contact without a stored picture has nothing to remove.
      setImagenes((now) => ({ ...now, [field]: contacto?.[field] ? null : undefined })),
    reset: () => setImagenes(unchanged),
  };
}

export type ImagenesDelFormulario = ReturnType<typeof useImagenes>;
