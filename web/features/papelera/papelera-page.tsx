import { PageHeader } from '../../components/page-header';
import { TrashList } from '../../components/trash-list';
import { PapeleraRow } from './papelera-row';
import { usePapeleraFindQuery } from './publico/papelera-api';

/** What was deleted in the tools during the last day. Documents and drafts have a trash where they were. */
export function PapeleraPage() {
  const { data, error, refetch } = usePapeleraFindQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title="Papelera" subtitle="Tareas, contactos, notas y tableros se pueden recuperar durante un día." />
      <TrashList
        label="Lo eliminado en el último día"
        items={data}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: 'La papelera está vacía',
          text: 'Los documentos eliminados están en la papelera de su carpeta.',
        }}
      >
        {(deleted) => <PapeleraRow deleted={deleted} />}
      </TrashList>
    </>
  );
}
