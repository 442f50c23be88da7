import { ListFilter, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { useColeccion } from '../../../../collection/use-collection';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { Box, PlainList, Row, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { etiquetas } from '../correos';
import { accionesDe, condicionesDe } from './regla-texto';
import {
  type Regla,
  useReglasDeCorreoCreateReglaMutation,
  useReglasDeCorreoFindReglasQuery,
  useReglasDeCorreoRemoveReglaMutation,
} from './reglas-api';
import { useAplicar } from './use-aplicar';

const { Panel: ReglaDialog } = latePanel(async () => (await import('./regla-dialog')).ReglaDialog);

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The rules for mails that arrive, in the order in which they apply. */
export function Reglas() {
  const { data: reglas, error, refetch } = useReglasDeCorreoFindReglasQuery();
  const { data: todas = [] } = useColeccion(etiquetas, undefined);
  const [edited, setEdited] = useState<Regla | 'nueva' | null>(null);
  const aplicar = useAplicar();
  const toast = useToast();
  const [remove] = useReglasDeCorreoRemoveReglaMutation();
  const [create] = useReglasDeCorreoCreateReglaMutation();
  const quitar = async (regla: Regla) => {
    try {
      await remove({ id: regla.id }).unwrap();
      const { id: _, ...escrita } = regla;
      offerUndo(toast, 'Regla eliminada', () => create({ nuevaReglaDeCorreoDto: escrita }).unwrap());
    } catch (failure) {
      toast(apiMessage(failure), { severity: 'error' });
    }
  };
  return (
    <>
      {error !== undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!reglas && !error && <LoadingSkeleton rows={2} rowHeight={52} />}
      <PlainList flow="stack" aria-label="Reglas">
        {reglas?.map((regla) => (
          <Row as="li" key={regla.id} align="center" gap={1} padY={2} line="bottom">
            <Box grow shrinks breaks>
              <Text as="p" id={regla.id} weight="medium">
                {condicionesDe(regla)}
              </Text>
              <Text as="p" size="sm" tone="soft">
                {accionesDe(regla, todas)}
              </Text>
            </Box>
            <HintButton
              label="Aplicar a lo recibido"
              aria-describedby={regla.id}
              onClick={() => void aplicar(regla, true)}
            >
              <ListFilter {...icon} />
            </HintButton>
            <HintButton label="Editar la regla" aria-describedby={regla.id} onClick={() => setEdited(regla)}>
              <Pencil {...icon} />
            </HintButton>
            <HintButton
              label="Eliminar la regla"
              aria-describedby={regla.id}
              hintAlign="end"
              onClick={() => void quitar(regla)}
            >
              <Trash2 {...icon} />
            </HintButton>
          </Row>
        ))}
      </PlainList>
      <Box padTop={3}>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          startIcon={<Plus {...icon} />}
          onClick={() => setEdited('nueva')}
        >
          Nueva regla
        </Button>
      </Box>
      {edited && <ReglaDialog regla={edited === 'nueva' ? undefined : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
