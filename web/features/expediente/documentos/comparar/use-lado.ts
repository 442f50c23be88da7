import { useRef, useState } from 'react';
import { pictureProblem, usePicture } from '../../../../components/viewer/picture';
import { useHoja } from '../../../../components/viewer/use-fitted-page';
import type { Zoom } from '../../../../components/viewer/use-zoom';
import { useSize } from '../../../../lib/use-size';
import type { VersionLeida } from './use-version';

interface Dibujado {
  /** The number of the page. Null when this version has no such page. */
  pagina: number | null;
  zoom: Zoom['zoom'];
  giro: number;
}

/** One side of a comparison: a page of a version, with the zoom and the turn of the other side. */
export function useLado(version: VersionLeida, { pagina, zoom, giro }: Dibujado) {
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame);
  const hoja = useHoja(pagina ? version.pdf : undefined, { n: pagina ?? 1, zoom, giro, width: size.width });
  const picture = usePicture(size, zoom, giro);
  const [hasFailed, setHasFailed] = useState(false);

  return {
    ...version,
    frame,
    pagina,
    page: hoja.page,
    picture,
    shown: version.tipo === 'imagen' ? picture.shown : hoja.shown,
    problem: version.problem ?? (hasFailed ? pictureProblem : hoja.problem),
    onImageError: () => setHasFailed(true),
  };
}

export type LadoData = ReturnType<typeof useLado>;
