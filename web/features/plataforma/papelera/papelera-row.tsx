import { TrashRow } from '../../../components/trash-list';
import { formatFechaHora, formatRelativo } from '../../../lib/fechas';
import type { EnPapelera } from './publico/papelera-api';
import { nombreDe, participio, tipos } from './publico/tipos';
import { useRestaurar } from './publico/use-restaurar';

/** Something deleted: what it is, where it was, and until when it can be restored. */
export function PapeleraRow({ deleted }: { deleted: EnPapelera }) {
  const { restore, isRestoring } = useRestaurar();
  const { tipo, lugar, eliminadoEn, seBorraEn } = deleted;
  const { name, Icon } = tipos[tipo];
  return (
    <TrashRow
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
      name={nombreDe(deleted)}
      details={
        <>
          {lugar ? `${name} · ${lugar}` : name}
          <br />
          {participio('Eliminad', deleted)} <time dateTime={eliminadoEn}>{formatRelativo(eliminadoEn)}</time> · se borra
          el <time dateTime={seBorraEn}>{formatFechaHora(seBorraEn)}</time>
        </>
      }
      action="Recuperar"
      onRestore={() => void restore(deleted)}
      isRestoring={isRestoring}
    />
  );
}
