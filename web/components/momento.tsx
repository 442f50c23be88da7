import { formatFechaHora, formatRelativo } from '../lib/fechas';

/** A time relative to now. Its title has the exact time. */
export function Momento({ en }: { en: string }) {
  return (
    <time dateTime={en} title={formatFechaHora(en)}>
      {formatRelativo(en)}
    </time>
  );
}
