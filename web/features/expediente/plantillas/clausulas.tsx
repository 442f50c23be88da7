import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ClausulaDto } from '../../../api/generated/plantillas';
import { Button } from '../../../components/button';
import { useConfirm } from '../../../components/confirm';
import { ErrorState } from '../../../components/error-state';
import { latePanel } from '../../../components/late-panel';
import { Card, PlainList, Row, Stack, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { useAttempt } from '../../../components/use-attempt';
import styles from './plantillas.module.css';
import { useClausulasFindAllQuery, useClausulasRemoveMutation } from './public/plantillas-api';

const { Panel: ClausulaDialog } = latePanel(async () => (await import('./clausula-dialog')).ClausulaDialog);

/** The clauses that templates insert by name. */
export function Clausulas({ canEdit }: { canEdit: boolean }) {
  const { data, error, refetch } = useClausulasFindAllQuery(undefined, { refetchOnMountOrArgChange: true });
  const [edited, setEdited] = useState<ClausulaDto | 'nueva' | null>(null);
  return (
    <section aria-labelledby="clausulas-titulo">
      <Row align="center" justify="between" wrap gap={2} marginBottom={3}>
        <Text as="h2" id="clausulas-titulo" size="lg" weight="strong">
          Cláusulas
        </Text>
        {canEdit && (
          <Button
            variant="outlined"
            startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setEdited('nueva')}
          >
            Nueva cláusula
          </Button>
        )}
      </Row>
      <Card>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingSkeleton rows={2} rowHeight={56} />}
        {data?.length === 0 && (
          <Text as="p" pad={5} size="sm" tone="soft">
            Textos que varias plantillas insertan por su nombre, como {'{clausula.precio}'}.
          </Text>
        )}
        <PlainList lines aria-label="Cláusulas">
          {data?.map((clausula) => (
            <Row key={clausula.id} as="li" align="center" wrap gap={[2, 4]} pad={[3, 5]}>
              <Stack gap={1} shrinks breaks className={styles.what}>
                <Text weight="medium">{clausula.nombre}</Text>
                <Text as="code" size="sm" tone="soft">{`{clausula.${clausula.clave}}`}</Text>
              </Stack>
              {canEdit && <Acciones clausula={clausula} onEdit={() => setEdited(clausula)} />}
            </Row>
          ))}
        </PlainList>
      </Card>
      {edited && <ClausulaDialog clausula={edited === 'nueva' ? null : edited} onClose={() => setEdited(null)} />}
    </section>
  );
}

function Acciones({ clausula: { id, nombre }, onEdit }: { clausula: ClausulaDto; onEdit: () => void }) {
  const [remove] = useClausulasRemoveMutation();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const ask = async () => {
    const isSure = await confirm({
      title: 'Eliminar la cláusula',
      message: `«${nombre}» deja de poder insertarse. Los documentos ya generados no cambian.`,
      actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
    });
    if (isSure) await attempt(() => remove({ id }).unwrap());
  };
  return (
    <Row as="span" wrap gap={2}>
      <Button size="small" variant="outlined" aria-label={`Editar ${nombre}`} onClick={onEdit}>
        Editar
      </Button>
      <Button size="small" variant="outlined" aria-label={`Eliminar ${nombre}`} onClick={() => void ask()}>
        Eliminar
      </Button>
    </Row>
  );
}
