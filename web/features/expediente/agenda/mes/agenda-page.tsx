import { CalendarDays, CalendarRange, ChevronLeft, ChevronRight, List, Plus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useAgendaFindQuery } from '../../../../api/agenda-api';
import { Button } from '../../../../components/button';
import { ComoSwitch } from '../../../../components/como-switch';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { PageHeader } from '../../../../components/page-header';
import { hoyEnLaCuenta } from '../../../../lib/fechas';
import { useMedia } from '../../../../lib/use-media';
import { useUrlState } from '../../../../lib/use-url-state';
import { usePermiso } from '../../../../session/use-permiso';
import styles from './agenda-page.module.css';
import { DiasGrid } from './dias-grid';
import { DiasLista } from './dias-lista';
import { schema } from './direccion';
import { horaDeOtraZona } from './momentos';
import { moverPeriodo, periodoDe, semanaDe, semanasDelMes, tituloDe, type Vista } from './periodo';

const { Panel: EnlaceDialog } = latePanel(async () => (await import('./enlace-dialog')).EnlaceDialog);
const { Panel: SalasDialog } = latePanel(async () => (await import('./salas-dialog')).SalasDialog);

const vistas = [
  { como: 'mes', label: 'Mes', Icon: CalendarDays },
  { como: 'semana', label: 'Semana', Icon: CalendarRange },
  { como: 'lista', label: 'Lista', Icon: List },
] as const;

/** Signatures, plazos, tareas and meetings by day, of me or of everybody. */
export function AgendaPage() {
  const [busqueda, change] = useUrlState(schema);
  const navigate = useNavigate();
  const { search } = useLocation();
  const isNarrow = useMedia('(max-width: 699.98px)');
  const canEdit = usePermiso('agenda.editar');
  const [abierto, setAbierto] = useState<'enlace' | 'salas' | null>(null);
  const hoy = hoyEnLaCuenta();
  const dia = busqueda.dia ?? hoy;
  const vista: Vista = busqueda.vista ?? (isNarrow ? 'lista' : 'mes');
  // Seven columns of texts do not fit a telephone.
  const isWeekList = vista === 'semana' && isNarrow;
  const otraZona = horaDeOtraZona();
  const { currentData, error, refetch } = useAgendaFindQuery({ ...periodoDe(vista, dia), de: busqueda.de });
  const go = (to: string) => change({ dia: to === hoy ? null : to });
  const agendar = (day: string) => void navigate(`/agenda/nuevo${search}`, { state: { dia: day } });

  return (
    <>
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
      <div className={styles.barra}>
        <div className={styles.periodo}>
          <HintButton label="Anterior" onClick={() => go(moverPeriodo(vista, dia, -1))}>
            <ChevronLeft {...icon} />
          </HintButton>
          <HintButton label="Siguiente" onClick={() => go(moverPeriodo(vista, dia, 1))}>
            <ChevronRight {...icon} />
          </HintButton>
          <Button variant="outlined" size="small" onClick={() => go(hoy)}>
            Hoy
          </Button>
          <h2 aria-live="polite">{tituloDe(vista, dia)}</h2>
        </div>
        <div className={styles.opciones}>
          <fieldset className={styles.de} aria-label="De quién">
            {(['todos', 'yo'] as const).map((de) => (
              <Button
                key={de}
                size="small"
                variant={busqueda.de === de ? 'contained' : 'outlined'}
                aria-pressed={busqueda.de === de}
                onClick={() => change({ de }, { replace: true })}
              >
                {de === 'yo' ? 'Lo mío' : 'De todos'}
              </Button>
            ))}
          </fieldset>
          <ComoSwitch
            label="Cómo se muestra la agenda"
            maneras={vistas}
            como={vista}
            onChange={(como) => change({ vista: como }, { replace: true })}
          />
        </div>
      </div>
      {error !== undefined && !currentData && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!currentData && !error && (
        <div className={styles.marco}>
          <LoadingSkeleton rows={5} rowHeight={112} />
        </div>
      )}
      {otraZona && <p className={styles.zona}>Las horas son de {otraZona}, donde está la oficina.</p>}
      {currentData && (vista === 'lista' || isWeekList) && (
        <DiasLista agenda={currentData} hoy={hoy} onAgendar={canEdit ? agendar : undefined} />
      )}
      {currentData && vista !== 'lista' && !isWeekList && (
        <DiasGrid
          isCompact={isNarrow}
          agenda={currentData}
          semanas={vista === 'mes' ? semanasDelMes(dia) : [semanaDe(dia)]}
          mes={vista === 'mes' ? dia.slice(0, 7) : null}
          hoy={hoy}
          onAgendar={canEdit ? agendar : undefined}
          onDia={(day) => change({ vista: 'lista', dia: day })}
        />
      )}
      <p className={styles.nota}>
        Vea también los <Link to="/agenda/feriados">feriados</Link> y las{' '}
        <Link to="/agenda/reglas">reglas de los plazos</Link>.{' '}
        <Button size="small" variant="outlined" onClick={() => setAbierto('salas')}>
          Salas de la oficina
        </Button>
      </p>
      {abierto === 'enlace' && <EnlaceDialog onClose={() => setAbierto(null)} />}
      {abierto === 'salas' && <SalasDialog onClose={() => setAbierto(null)} />}
      <Outlet />
    </>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
