import { FigureTile } from '../../../../components/charts/figure-tile';
import { carpetasEnCurso } from '../../../expediente/carpetas/publico/direcciones';
import styles from '../paneles.module.css';
import type { Oficina } from '../paneles-api';
import { Agenda } from './agenda';
import { tareasQueVencen, type usePanel } from './direccion';
import { EnCurso } from './en-curso';
import { PorResponsable } from './por-responsable';
import { Semana } from './semana';
import { Tareas } from './tareas';

type Panel = ReturnType<typeof usePanel>;

interface InicioProps {
  /** Undefined while it loads: every part keeps its place. */
  oficina: Oficina | undefined;
  panel: Panel[0];
  onChange: Panel[1];
}

/** The first part of the panel: the carpetas, the tareas and the day. */
export function Inicio({ oficina, panel, onChange }: InicioProps) {
  const semana = oficina?.[panel.semana];
  return (
    <>
      <div className={styles.tiles}>
        <FigureTile
          label="Carpetas en curso"
          value={oficina?.enCurso.reduce((sum, { total }) => sum + total, 0)}
          note="Sin entregar, archivar ni anular"
          to={carpetasEnCurso()}
        />
        <FigureTile label="Firmas de hoy" value={oficina?.firmanHoy} note="Previstas" to="/carpetas?firma=hoy" />
        <FigureTile
          label="Firmas atrasadas"
          value={oficina?.atrasadas}
          tone="danger"
          note="Previstas para un día que pasó"
          to="/carpetas?firma=atrasada"
        />
        <FigureTile
          label="Tareas vencidas"
          value={oficina?.tareas.vencidas}
          tone="danger"
          note="Pendientes, con fecha pasada"
          to={tareasQueVencen('vencidas')}
        />
      </div>
      <div className={styles.grid}>
        <Semana semana={semana} cual={panel.semana} onChange={(cual) => onChange({ semana: cual })} />
        <Agenda agenda={oficina?.agenda} dia={panel.dia} onChange={(dia) => onChange({ dia })} />
        <PorResponsable semana={semana} cual={panel.semana} />
        <Tareas oficina={oficina} cual={panel.semana} />
        <EnCurso enCurso={oficina?.enCurso} />
      </div>
    </>
  );
}
