import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { AccesoDto } from '../../../../api/generated/accesos';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { useColeccion } from '../../../../collection/use-collection';
import { ErrorState } from '../../../../components/error-state';
import { PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { offerUndo } from '../../../../components/offer-undo';
import { PanelNotice } from '../../../../components/panel-notice';
import { SheetHeader } from '../../../../components/sheet-header';
import { Sheet } from '../../../../components/ui/sheet';
import { usePanelNotice } from '../../../../components/use-panel-notice';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { formatFecha } from '../../../../lib/fechas';
import { usePalabras } from '../../../../session/use-pais';
import { useAppDispatch } from '../../../../store/hooks';
import { AccesoForm } from './acceso-form';
import { AccesoItem } from './acceso-item';
import { type AccesoDatos, accesoSchema, sinDatos } from './acceso-schema';
import { accesos } from './accesos';
import styles from './accesos.module.css';
import { necesitanAcceso, quienesLaVen } from './quienes';

interface AccesosDrawerProps {
  carpeta: CarpetaDetalleDto;
  onClose: () => void;
}

/** The accesos of a carpeta, in a sheet over its page. */
export function AccesosDrawer({ carpeta, onClose }: AccesosDrawerProps) {
  const { id, permisos } = carpeta;
  const palabras = usePalabras();
  const { data, error, refetch } = useColeccion(accesos, { id }, { refetchOnMountOrArgChange: 1 });
  const { data: todos } = useMiembrosFindAllQuery({});
  const miembros = todos && necesitanAcceso(carpeta, todos);
  const form = useForm<AccesoDatos>({ resolver: valibotResolver(accesoSchema), defaultValues: sinDatos });
  const { notice, say, report, dismiss } = usePanelNotice();
  const dispatch = useAppDispatch();
  const { mayDiscard } = useUnsavedGuard(form.formState.isDirty);

  const close = async () => {
    if (await mayDiscard()) onClose();
  };

  const change = ({ usuario, hasta, vigente }: AccesoDto) => {
    form.reset({ usuarioId: usuario.id, hasta: (vigente && hasta) || '' }, { keepFieldsRef: true });
    form.setFocus('hasta');
  };

  const end = async ({ usuario, hasta, vigente }: AccesoDto) => {
    const which = { id, usuarioId: usuario.id };
    const restore = () =>
      dispatch(accesos.send('carpetaAccesosGrantAcceso', { ...which, otorgarAccesoDto: { hasta } }));
    try {
      await dispatch(accesos.send('carpetaAccesosEndAcceso', which));
      const said = `${usuario.nombre} ya no tiene este acceso`;
      if (vigente) offerUndo(say, said, restore);
      else say(said);
    } catch (refusal) {
      report(refusal);
    }
  };

  return (
    <Sheet side="right" className={styles.paper} aria-labelledby="accesos" onClose={() => void close()}>
      <Row column className={styles.sheet}>
        <SheetHeader id="accesos" title="Accesos" onClose={() => void close()} />
        <Stack grow packed scrolls gap={5} pad={[5, 6]}>
          <Text as="p" size="sm" tone="soft">
            {quienesLaVen(carpeta, palabras)}
          </Text>
          {permisos.darAcceso && (
            <AccesoForm
              carpetaId={id}
              form={form}
              miembros={miembros}
              dados={data}
              onGiven={(given, before) => say(before ? finDe(given) : `${given.usuario.nombre} ve ahora la carpeta`)}
            />
          )}
          {error !== undefined && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !data && <LoadingSkeleton rows={2} rowHeight={80} />}
          {data?.length === 0 && (
            <Text as="p" tone="soft">
              No se dio acceso a nadie más.
            </Text>
          )}
          {data && data.length > 0 && (
            <PlainList flow="stack" aria-label="Personas con acceso">
              {data.map((acceso) => (
                <AccesoItem
                  key={acceso.usuario.id}
                  acceso={acceso}
                  onChange={
                    permisos.darAcceso && miembros?.some((miembro) => miembro.id === acceso.usuario.id)
                      ? () => change(acceso)
                      : undefined
                  }
                  onEnd={permisos.darAcceso ? () => void end(acceso) : undefined}
                />
              ))}
            </PlainList>
          )}
        </Stack>
        <PanelNotice notice={notice} onDone={dismiss} />
      </Row>
    </Sheet>
  );
}

const finDe = ({ usuario, hasta }: AccesoDto) =>
  `El acceso de ${usuario.nombre} ${hasta ? `termina el ${formatFecha(hasta)}` : 'no vence'}`;
