import { useState } from 'react';
import {
  useEnlaceDeAgendaCreateMutation,
  useEnlaceDeAgendaFindQuery,
  useEnlaceDeAgendaRevokeMutation,
} from '../../../../api/agenda-api';
import { apiCode, apiMessage } from '../../../../api/api-message';
import { stepUpCode } from '../../../../api/http-error';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { CopyIconButton } from '../../../../components/copy-button';
import { DialogActions, DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { ErrorState } from '../../../../components/error-state';
import { useToast } from '../../../../components/toast-actions';
import { Input } from '../../../../components/ui/input';
import { Switch } from '../../../../components/ui/switch';
import { formatFecha } from '../../../../lib/fechas';

/** The address at which other programs read the person's calendar. */
export function EnlaceDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useEnlaceDeAgendaFindQuery();
  const [create, { isLoading }] = useEnlaceDeAgendaCreateMutation();
  const [revoke, { isLoading: isRevoking }] = useEnlaceDeAgendaRevokeMutation();
  const [url, setUrl] = useState<string | null>(null);
  const [conReservadas, setConReservadas] = useState(false);
  const confirm = useConfirm();
  const toast = useToast();
  const isThere = Boolean(data?.creadoEn);
  const mayEnd = async (title: string, label: string) =>
    !isThere ||
    (await confirm({
      title,
      message:
        'Los programas que muestran su agenda con la dirección de ahora dejan de recibirla. No se puede deshacer.',
      actions: { confirm: { label }, cancel: { label: 'Dejar como está' } },
      dismissible: true,
    }));
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      // A person who cancels the confirmation of their identity has changed their mind, so no error shows.
      if (apiCode(error) !== stepUpCode) toast(apiMessage(error), { severity: 'error' });
    }
  };
  return (
    <DialogFrame title="La agenda en mi calendario" onClose={onClose}>
      <DialogBody>
        <p>
          Google Calendar, Outlook y otros programas muestran lo suyo con esta dirección. Quien la tenga ve su agenda:
          no la comparta, y revóquela si se perdió. Nunca muestra más de lo que usted podía ver al crearla.
        </p>
        {error !== undefined && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {url ? (
          <Input
            label="Dirección del calendario"
            help="Se muestra solo ahora."
            value={url}
            readOnly
            end={<CopyIconButton text={url} label="Copiar la dirección" />}
          />
        ) : (
          data && (
            <p>
              {data.creadoEn
                ? `Hay una dirección desde el ${formatFecha(data.creadoEn)}, ${data.conReservadas ? 'con' : 'sin'} las carpetas reservadas.`
                : 'Todavía no hay una dirección.'}
            </p>
          )
        )}
        {data && !url && (
          <Switch
            label="Mostrar también las carpetas reservadas"
            help="Vale para la dirección que cree ahora."
            checked={conReservadas}
            onChange={setConReservadas}
          />
        )}
      </DialogBody>
      <DialogActions>
        {isThere && (
          <Button
            color="danger"
            loading={isRevoking}
            onClick={() =>
              void attempt(async () => {
                if (!(await mayEnd('¿Revocar la dirección?', 'Revocar'))) return;
                await revoke().unwrap();
                setUrl(null);
                toast('La dirección ya no lleva a ningún lado');
              })
            }
          >
            Revocar
          </Button>
        )}
        <Button
          variant="contained"
          loading={isLoading}
          disabled={!data}
          onClick={() =>
            void attempt(async () => {
              if (await mayEnd('¿Crear otra dirección?', 'Crear otra')) {
                setUrl((await create({ crearEnlaceDto: { conReservadas } }).unwrap()).url);
              }
            })
          }
        >
          {isThere ? 'Crear otra dirección' : 'Crear la dirección'}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
