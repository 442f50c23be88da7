import { usePlazosFindAllQuery } from '../plazos-api';
import styles from './plazos-count.module.css';

/** The count of open plazos, beside the name of a carpeta's tab. It is not shown when there are none. */
export function PlazosCount({ carpetaId }: { carpetaId: string }) {
  const { data = [] } = usePlazosFindAllQuery({ id: carpetaId });
  const open = data.filter(({ estado }) => estado === 'abierto');
  if (open.length === 0) return null;
  const late = open.filter(({ faltan }) => faltan < 0).length;
  return (
    <span className={styles.count} data-late={late > 0}>
      {open.length}
      <span className="visually-hidden">
        {open.length === 1 ? ' abierto' : ' abiertos'}
        {late > 0 && `, ${late} ${late === 1 ? 'vencido' : 'vencidos'}`}
      </span>
    </span>
  );
}
