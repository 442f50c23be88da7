import { CalendarDays, ChevronLeft, ChevronRight, Plus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { type Agenda, useAgendaFindQuery } from '../../../../api/agenda-api';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { latePart } from '../../../../components/late-part';
import { Card, Cut, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { PageHeader } from '../../../../components/page-header';
import { Segments } from '../../../../components/segments';
import { hoyEnLaCuenta } from '../../../../lib/fechas';
import { oneOf, type UrlCodec } from '../../../../lib/url-codecs';
import { useMedia } from '../../../../lib/use-media';
import { useUrlState } from '../../../../lib/use-url-state';
import { usePermiso } from '../../../../session/use-permiso';
import { AgendaItem } from './agenda-item';
import styles from './agenda-page.module.css';
import { AlcanceProvider } from './alcance';
import { DiasGrid } from './dias-grid';
import { horaDeOtraZona } from './momentos';
import { diaLargo, diasDe, moverPeriodo, periodoDe, semanasDelMes, tituloDe, type VistaDeAgenda } from './periodo';
import { useMover } from './use-mover';
import { Vencimientos } from './vencimientos';

const diaCodec: UrlCodec<string | null> = {
  initial: null,
  // The server accepts no other years, and a month shows some days of its neighbours.
  read: (typed) =>
    /^(19[1-9]|20\d|21[0-8])\d-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : undefined,
};

/** The state of the agenda, which the address holds. */
const direccionSchema = {
  /** How the agenda is shown. By default it is a month, and on a phone a list. */
  vista: oneOf<VistaDeAgenda, null>(['mes', 'semana', 'dia', 'lista'], null),
  /** The shown day; by default today. */
  dia: diaCodec,
  de: oneOf(['todos', 'yo'], 'todos'),
};

const { Part: HorasGrid } = latePart(async () => (await import('../horas/horas-grid')).HorasGrid, {
  Meanwhile: AgendaSkeleton,
  Failed: ErrorState,
});
const { Panel: EnlaceDialog } = latePanel(async () => (await import('./enlace-dialog')).EnlaceDialog);
const { Panel: SalasDialog } = latePanel(async () => (await import('./salas-dialog')).SalasDialog);

/** The views between which people choose. A week of columns does not fit a phone, so there it is three days. */
const vistas = [
  { vista: 'dia', label: 'Día' },
  { vista: 'semana', label: 'Semana', corta: '3 días' },
  { vista: 'mes', label: 'Mes' },
  { vista: 'lista', label: 'Lista' },
] as const;

/** Signatures, plazos, tareas and meetings by day, of the person or of everybody. */
export function AgendaPage() {
  const [busqueda, change] = useUrlState(direccionSchema);
  const navigate = useNavigate();
  const { search } = useLocation();
  const isNarrow = useMedia('(max-width: 699.98px)');
  const canEdit = usePermiso('agenda.editar');
  const [abierto, setAbierto] = useState<'enlace' | 'salas' | null>(null);
  const hoy = hoyEnLaCuenta();
  const dia = busqueda.dia ?? hoy;
  const elegida = busqueda.vista ?? (isNarrow ? 'lista' : 'mes');
  const vista: VistaDeAgenda = elegida === 'semana' && isNarrow ? 'tres' : elegida;
  const isDeHoras = vista !== 'mes' && vista !== 'lista';
  const otraZona = horaDeOtraZona();
  const { currentData, error, refetch } = useAgendaFindQuery({ ...periodoDe(vista, dia), de: busqueda.de });
  const go = (to: string) => change({ dia: to === hoy ? null : to });
  const agendar = (day: string, desde?: string, hasta?: string) =>
    void navigate(`/agenda/nuevo${search}`, { state: { dia: day, desde, hasta } });

  return (
    <AlcanceProvider>
      <div
        className={isDeHoras ? styles.ventana : undefined}
        data-fills-window={isDeHoras && !isNarrow ? '' : undefined}
      >
        <PageHeader
          title="Agenda"
          subtitle="Firmas, plazos, tareas y reuniones, día por día."
          actions={
            <>
              <Button variant="outlined" startIcon={<Share2 {...icon} />} onClick={() => setAbierto('enlace')}>
                En mi calendario
              </Button>
              {canEdit && (
                <Button variant="contained" startIcon={<Plus {...icon} />} onClick={() => agendar(dia)}>
                  Agendar
                </Button>
              )}
            </>
          }
        />
        <LimiteDeRol permiso="agenda.editar" que="agendar, cambiar ni quitar eventos" quienes="oficina" />
        <Row align="center" justify="between" wrap gap={2} marginBottom={4}>
          <Row align="center" wrap gap={2} className={styles.periodo}>
            <HintButton label="Anterior" onClick={() => go(moverPeriodo(vista, dia, -1))}>
              <ChevronLeft {...icon} />
            </HintButton>
            <HintButton label="Siguiente" onClick={() => go(moverPeriodo(vista, dia, 1))}>
              <ChevronRight {...icon} />
            </HintButton>
            <Button variant="outlined" size="small" onClick={() => go(hoy)}>
              Hoy
            </Button>
            <Text as="h2" size="lg" weight="strong" aria-live="polite">
              {tituloDe(vista, dia)}
            </Text>
          </Row>
          <Row align="center" wrap gap={2}>
            <Segments className={styles.selector} aria-label="De quién">
              {(['todos', 'yo'] as const).map((de) => (
                <button
                  key={de}
                  type="button"
                  aria-pressed={busqueda.de === de}
                  onClick={() => change({ de }, { replace: true })}
                >
                  {de === 'yo' ? 'Lo mío' : 'De todos'}
                </button>
              ))}
            </Segments>
            <Segments className={styles.selector} aria-label="Cómo se muestra la agenda">
              {vistas.map(({ vista: one, label, ...rest }) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === elegida}
                  onClick={() => change({ vista: one }, { replace: true })}
                >
                  {isNarrow && 'corta' in rest ? rest.corta : label}
                </button>
              ))}
            </Segments>
          </Row>
        </Row>
        <Vencimientos hoy={hoy} de={busqueda.de} />
        {error !== undefined && !currentData && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!currentData && !error && <AgendaSkeleton />}
        {otraZona && (
          <Text as="p" marginBottom={3} size="sm" tone="soft">
            Las horas son de {otraZona}, donde está la oficina.
          </Text>
        )}
        {currentData && vista === 'lista' && (
          <DiasLista agenda={currentData} hoy={hoy} onAgendar={canEdit ? agendar : undefined} />
        )}
        {currentData && vista === 'mes' && (
          <DiasGrid
            isCompact={isNarrow}
            agenda={currentData}
            semanas={semanasDelMes(dia)}
            mes={dia.slice(0, 7)}
            hoy={hoy}
            onAgendar={canEdit ? agendar : undefined}
            onDia={(day) => change({ vista: isNarrow ? 'lista' : 'dia', dia: day })}
          />
        )}
        {currentData && isDeHoras && (
          <HorasGrid
            key={vista}
            agenda={currentData}
            dias={diasDe(vista, dia)}
            hoy={hoy}
            onAgendar={canEdit ? agendar : undefined}
            onDia={(day) => change({ vista: 'dia', dia: day })}
          />
        )}
        <Text as="p" size="sm" tone="soft">
          Vea también los <Link to="/agenda/feriados">feriados</Link> y las{' '}
          <Link to="/agenda/reglas">reglas de los plazos</Link>.{' '}
          <Button size="small" variant="outlined" onClick={() => setAbierto('salas')}>
            Salas de la oficina
          </Button>
        </Text>
        {abierto === 'enlace' && <EnlaceDialog onClose={() => setAbierto(null)} />}
        {abierto === 'salas' && <SalasDialog onClose={() => setAbierto(null)} />}
        <Outlet />
      </div>
    </AlcanceProvider>
  );
}

function AgendaSkeleton() {
  return (
    <Card marginBottom={4} className={styles.marco}>
      <LoadingSkeleton rows={5} rowHeight={112} />
    </Card>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface DiasListaProps {
  agenda: Agenda;
  hoy: string;
  onAgendar: ((dia: string) => void) | undefined;
}

/** The days with items, one below the other. */
function DiasLista({ agenda, hoy, onAgendar }: DiasListaProps) {
  const mover = useMover();
  const items = Map.groupBy(agenda.items, (item) => item.dia);
  const feriados = new Map(agenda.feriados.map(({ dia, nombre }) => [dia, nombre]));
  const days = [...new Set([...items.keys(), ...feriados.keys()])].toSorted();
  if (agenda.items.length === 0) {
    return (
      <Card marginBottom={4} className={styles.marco}>
        <EmptyState
          Icon={CalendarDays}
          title="No hay nada agendado en estos días"
          text="Las firmas previstas, los plazos y las tareas con fecha aparecen solos."
          action={
            onAgendar && (
              <Button variant="contained" onClick={() => onAgendar(hoy)}>
                Agendar
              </Button>
            )
          }
        />
      </Card>
    );
  }
  return (
    <Card marginBottom={4} className={styles.marco}>
      {days.map((dia) => (
        <Stack
          key={dia}
          as="section"
          line="top"
          gap={[2, 5]}
          pad={[4, 5]}
          className={styles.dia}
          data-hoy={dia === hoy}
          aria-labelledby={`dia-${dia}`}
        >
          <h3 id={`dia-${dia}`}>
            {diaLargo(dia)}
            {dia === hoy && ' · hoy'}
            {feriados.has(dia) && (
              <Cut shrinks size="xs" weight="regular" tone="soft" className={styles.feriadoNombre}>
                {feriados.get(dia)}
              </Cut>
            )}
          </h3>
          <PlainList flow="stack" gap="2px" className={styles.items}>
            {(items.get(dia) ?? []).map((item) => (
              <AgendaItem key={`${item.clase}-${item.id}`} item={item} isShort={false} onMover={mover} />
            ))}
          </PlainList>
        </Stack>
      ))}
    </Card>
  );
}
