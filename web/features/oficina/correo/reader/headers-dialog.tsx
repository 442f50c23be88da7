import { DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { ErrorState } from '../../../../components/error-state';
import { Fact } from '../../../../components/facts';
import { Stack } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { useCorreosFindCabecerasQuery } from '../correos-api';

interface CabecerasDialogProps {
  correoId: string;
  onClose: () => void;
}

/** All headers of a mail, as they were received. */
export function CabecerasDialog({ correoId, onClose }: CabecerasDialogProps) {
  const { data, error, refetch } = useCorreosFindCabecerasQuery({ id: correoId });
  return (
    <DialogFrame title="Cabeceras del correo" onClose={onClose}>
      <DialogBody>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingSkeleton rows={6} rowHeight={32} />}
        <Stack as="dl" gap={3} margin={0}>
          {data?.map(({ nombre, valor }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a header may come several times
            <div key={index}>
              <Fact name={nombre} nameSize="sm">
                {valor}
              </Fact>
            </div>
          ))}
        </Stack>
      </DialogBody>
    </DialogFrame>
  );
}
