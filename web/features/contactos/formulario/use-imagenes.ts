import { useEffect, useState } from 'react';
import type { Contacto } from '../contactos-api';

/** What is to become of a picture with the next save: another one, none, or nothing. */
export type CambioDeImagen = { blob: Blob; url: string } | null | undefined;

export interface Imagenes {
  avatar: CambioDeImagen;
  background: CambioDeImagen;
}

const unchanged: Imagenes = { avatar: undefined, background: undefined };

/** The pictures of a contact as the form has them: they are sent with the rest, and can be given up with it. */
export function useImagenes(contacto: Pick<Contacto, 'avatar' | 'background'> | undefined) {
  const [imagenes, setImagenes] = useState(unchanged);
  useUrl(imagenes.avatar);
  useUrl(imagenes.background);
  const shown = (field: keyof Imagenes): string | null => {
    const change = imagenes[field];
    return change === undefined ? (contacto?.[field] ?? null) : (change?.url ?? null);
  };
  return {
    imagenes,
    avatar: shown('avatar'),
    background: shown('background'),
    isDirty: imagenes.avatar !== undefined || imagenes.background !== undefined,
    choose: (field: keyof Imagenes, blob: Blob) =>
      setImagenes((now) => ({ ...now, [field]: { blob, url: URL.createObjectURL(blob) } })),
    remove: (field: keyof Imagenes) =>
      // Of a picture that was never saved there is nothing to take away.
      setImagenes((now) => ({ ...now, [field]: contacto?.[field] ? null : undefined })),
    reset: () => setImagenes(unchanged),
  };
}

/** The browser keeps the picture in memory as long as its address is good. */
function useUrl(cambio: CambioDeImagen): void {
  useEffect(() => () => void (cambio && URL.revokeObjectURL(cambio.url)), [cambio]);
}

export type ImagenesDelFormulario = ReturnType<typeof useImagenes>;
