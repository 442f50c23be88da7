import { Button } from '../../../../../components/button';
import { useConfirm } from '../../../../../components/confirm';
import { ErrorState } from '../../../../../components/error-state';
import { useRefusal } from '../../../../../components/form/refusal';
import { Box, PlainList } from '../../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../../components/loading-skeleton';
import { useToast } from '../../../../../components/toast-actions';
import { Seccion } from '../../section';
import styles from '../seguridad.module.css';
import { useSesionesFindQuery, useSesionesRevokeOthersMutation } from '../seguridad-api';
import { SesionItem } from './sesion-item';

/** The person's open sessions, and buttons to end the others. */
export function SesionesSection() {
  const { data: sesiones, error, refetch } = useSesionesFindQuery(undefined, { refetchOnFocus: true });
  const [cerrarDemas, { isLoading }] = useSesionesRevokeOthersMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = useRefusal();

  const closeOthers = async () => {
    const isSure = await confirm({
      title: 'Cerrar las demás sesiones',
      message:
        'En los demás dispositivos habrá que ingresar de nuevo, y lo que allí no se guardó se pierde. También dejan de servir sus tokens personales y la dirección de su calendario. La cuenta de correo que conectó y las invitaciones que envió siguen.',
      actions: { confirm: { label: 'Cerrarlas' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    try {
      const { cerradas } = await cerrarDemas().unwrap();
      toast(cerradas === 1 ? 'Se cerró la otra sesión' : `Se cerraron ${cerradas} sesiones`, { severity: 'success' });
    } catch (refusal) {
      refuse(refusal);
    }
  };

  return (
    <Seccion title="Sesiones" text="Los dispositivos en los que ingresó. Cierre las que no reconozca.">
      {error && !sesiones && <ErrorState error={error} onRetry={refetch} />}
      {!error && !sesiones && <LoadingSkeleton rows={2} rowHeight={64} />}
      {sesiones && (
        <PlainList flow="stack" lines className={styles.list} aria-label="Sesiones abiertas">
          {sesiones.map((sesion) => (
            <SesionItem key={sesion.id} sesion={sesion} />
          ))}
        </PlainList>
      )}
      {sesiones?.some(({ actual }) => !actual) && (
        <Box line="top" padTop={5} marginTop={5}>
          <Button variant="outlined" color="danger" loading={isLoading} onClick={() => void closeOthers()}>
            Cerrar las demás sesiones
          </Button>
        </Box>
      )}
    </Seccion>
  );
}
