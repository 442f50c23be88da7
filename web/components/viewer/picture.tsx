import { useState } from 'react';
import { useObjectUrl } from '../../lib/use-object-url';
import type { Zoom } from './use-zoom';
import styles from './viewer.module.css';

interface Place {
  width: number;
  height: number;
}

/** The sizes of an image in its place: at the chosen zoom, or fitted, but never larger than the image. */
export function usePicture(place: Place, zoom: Zoom['zoom'], giro: number) {
  const [natural, setNatural] = useState<Place>({ width: 0, height: 0 });
  const [across, down] = giro % 180 === 0 ? [natural.width, natural.height] : [natural.height, natural.width];
  const fitting = across ? Math.min(1, place.width / across, place.height / down) : 1;
  const shown = zoom === 'fit' ? fitting : zoom;
  return { natural, setNatural, giro, shown, box: { width: across * shown, height: down * shown } };
}

interface PictureProps {
  content: Blob;
  nombre: string;
  picture: ReturnType<typeof usePicture>;
  onError: () => void;
}

/** A rotated image, as large as {@link usePicture} says. */
export function Picture({ content, nombre, picture, onError }: PictureProps) {
  const url = useObjectUrl(content);
  const { natural, setNatural, giro, shown, box } = picture;
  if (!url) return null;
  return (
    <div className={styles.turned} style={natural.width ? box : {}}>
      <img
        className={styles.image}
        src={url}
        alt={nombre}
        style={{ width: natural.width ? natural.width * shown : undefined, rotate: `${giro}deg` }}
        data-ready={natural.width > 0}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setNatural({ width: naturalWidth, height: naturalHeight })
        }
        onError={onError}
      />
    </div>
  );
}

/** The message about a file that is not an image. */
export const pictureProblem = { message: 'El archivo no es una imagen que se pueda mostrar.' };
