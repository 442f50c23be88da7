import { valibotResolver } from '@hookform/resolvers/valibot';
import { X } from 'lucide-react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { AccesoDto } from '../../../../api/generated/accesos';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { useColeccion } from '../../../../collection/use-collection';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { HintButton } from '../../../../components/hint-button';
import { PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { MiembroAvatar } from '../../../../components/miembro-avatar';
import { offerUndo } from '../../../../components/offer-undo';
import { PanelNotice } from '../../../../components/panel-notice';
import { SheetHeader } from '../../../../components/sheet-header';
import { StatusChip } from '../../../../components/status-chip';
import { Sheet } from '../../../../components/ui/sheet';
import { usePanelNotice } from '../../../../components/use-panel-notice';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { formatFecha } from '../../../../lib/fechas';
import { usePalabras } from '../../../../session/use-pais';
import { useAppDispatch } from '../../../../store/hooks';
import { AccesoCampos } from './acceso-fields';
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

interface AccesoFormProps {
  carpetaId: string;
  form: UseFormReturn<AccesoDatos>;
  miembros: readonly MiembroDto[] | undefined;
  /** The accesos of the carpeta. Undefined while they load. */
  dados: readonly AccesoDto[] | undefined;
  /** Called after the save. `before` is the acceso as it was before a change. */
  onGiven: (given: AccesoDto, before: AccesoDto | undefined) => void;
}

/** A form that opens the carpeta to a member, or changes until when an acceso holds. */
function AccesoForm({ carpetaId, form, miembros, dados, onGiven }: AccesoFormProps) {
  const dispatch = useAppDispatch();
  const { errors, isSubmitting } = form.formState;

  const give = form.handleSubmit(async ({ usuarioId, hasta }) => {
    const arg = { id: carpetaId, usuarioId: usuarioId ?? '', otorgarAccesoDto: { hasta: hasta || null } };
    const before = dados?.find(({ usuario, vigente }) => vigente && usuario.id === usuarioId);
    try {
      const given = await dispatch(accesos.send('carpetaAccesosGrantAcceso', arg));
      form.reset(sinDatos, { keepFieldsRef: true });
      onGiven(given, before);
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <Stack as="form" line="bottom" gap={4} padBottom={5} onSubmit={give} noValidate>
      <FormProblem errors={errors} />
      <AccesoCampos control={form.control} miembros={miembros} />
      <Button type="submit" variant="contained" justifySelf="end" loading={isSubmitting}>
        Dar acceso
      </Button>
    </Stack>
  );
}

interface AccesoItemProps {
  acceso: AccesoDto;
  /** Opens the form that changes the end of the acceso. Missing when the person may not change it. */
  onChange?: () => void;
  onEnd?: () => void;
}

/** An acceso in the list: a person to whom the carpeta was opened. */
function AccesoItem({ acceso, onChange, onEnd }: AccesoItemProps) {
  const { usuario, rol, desde, otorgadoPor, hasta, vigente } = acceso;
  const nombre = usuario.nombre;
  return (
    <li className={styles.item}>
      <MiembroAvatar {...usuario} size={32} />
      <Stack gap="2px" shrinks>
        <Row as="p" align="center" wrap gap={['2px', 2]} weight="medium" breaks>
          {nombre}
          {!vigente && <StatusChip label="Terminó" hasDot={false} />}
        </Row>
        <Text as="p" size="sm" tone="soft">
          {rol} · desde el <time dateTime={desde}>{formatFecha(desde)}</time>
          {otorgadoPor && ` · lo dio ${otorgadoPor.nombre}`}
        </Text>
        <Text as="p" size="sm" tone="soft">
          {hasta ? (
            <>
              {vigente ? 'Hasta el' : 'Fue hasta el'} <time dateTime={hasta}>{formatFecha(hasta)}</time>
              {vigente && ', inclusive'}
            </>
          ) : (
            'Sin vencimiento'
          )}
        </Text>
      </Stack>
      <Row as="span" align="center" gap={1}>
        {onChange && (
          <Button size="small" variant="outlined" aria-label={`Cambiar el último día de ${nombre}`} onClick={onChange}>
            Cambiar
          </Button>
        )}
        {onEnd && (
          <HintButton size="small" hintAlign="end" label={`Quitar el acceso de ${nombre}`} onClick={onEnd}>
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        )}
      </Row>
    </li>
  );
}
