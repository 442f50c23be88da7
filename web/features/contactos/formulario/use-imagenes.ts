import { useEffect, useState } from 'react';
import type { Contacto } from '../contactos-api';

/** What the next save does to a picture: a new one, null to remove it, undefined to keep it. */
export type CambioDeImagen = { blob: Blob; url: string } | null | undefined;

export interface Imagenes {
  avatar: CambioDeImagen;
  background: CambioDeImagen;
}

const unchanged: Imagenes = { avatar: undefined, background: undefined };

/** The pictures in a contact's form. They are sent when it is saved, and discarded with it. */
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
      // Nothing is to be removed if no picture is stored.
      setImagenes((now) => ({ ...now, [field]: contacto?.[field] ? null : undefined })),
    reset: () => setImagenes(unchanged),
  };
}

/** Revokes an object URL that is no longer used, so that the browser frees the picture's memory. */
function useUrl(cambio: CambioDeImagen): void {
  useEffect(() => () => void (cambio && URL.revokeObjectURL(cambio.url)), [cambio]);
}

export type ImagenesDelFormulario = ReturnType<typeof useImagenes>;
