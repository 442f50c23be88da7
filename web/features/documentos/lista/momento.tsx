import { formatFechaHora, formatRelativo } from '../../../lib/fechas';

/** A moment told from now; the exact one on pointing at it. */
export function Momento({ en }: { en: string }) {
  return (
    <time dateTime={en} title={formatFechaHora(en)}>
      {formatRelativo(en)}
    </time>
  );
}
