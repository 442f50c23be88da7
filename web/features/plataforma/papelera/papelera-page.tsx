import { PageHeader } from '../../../components/page-header';
import { TrashList, TrashRow } from '../../../components/trash-list';
import { formatFechaHora, formatRelativo } from '../../../lib/fechas';
import { type EnPapelera, usePapeleraFindQuery } from './public/papelera-api';
import { nombreDe, participio, tipos } from './public/tipos';
import { useRestaurar } from './public/use-restaurar';

/** The most entries of each kind that the server sends. */
const MAX_OF_EACH = 500;
const CUT = ` Se muestran los últimos ${MAX_OF_EACH} de cada clase.`;

/** The trash of the tools. Deleted documents and drafts are in the trash of their own pages. */
export function PapeleraPage() {
  const { data, error, refetch } = usePapeleraFindQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title="Papelera"
        subtitle={`Tareas, contactos, notas, tableros y documentos de personas se pueden recuperar durante un día; los archivos de la oficina, durante más tiempo.${data && isCut(data) ? CUT : ''}`}
      />
      <TrashList
        label="Lo eliminado"
        items={data}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: 'La papelera está vacía',
          text: 'Los documentos eliminados de una carpeta están en la papelera de su carpeta.',
        }}
      >
        {(deleted) => <PapeleraRow deleted={deleted} />}
      </TrashList>
    </>
  );
}

const isCut = (data: EnPapelera[]): boolean =>
  Object.values(Object.groupBy(data, ({ tipo }) => tipo)).some((ofKind) => ofKind.length >= MAX_OF_EACH);

/** An entry of the trash: its kind and name, its former place, and until when it can be restored. */
function PapeleraRow({ deleted }: { deleted: EnPapelera }) {
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
