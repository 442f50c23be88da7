import { formatFechaHora, formatRelativo } from '../lib/fechas';

/** A moment relative to now; its title has the exact one. */
export function Momento({ en }: { en: string }) {
  return (
    <time dateTime={en} title={formatFechaHora(en)}>
      {formatRelativo(en)}
    </time>
  );
}
