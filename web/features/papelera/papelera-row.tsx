import { ArchiveRestore } from 'lucide-react';
import { Button } from '../../components/button';
import { formatFechaHora, formatRelativo } from '../../lib/fechas';
import styles from './papelera-page.module.css';
import type { EnPapelera } from './publico/papelera-api';
import { nombreDe, tipos } from './publico/tipos';
import { useRestaurar } from './publico/use-restaurar';

/** Something deleted: what it is, where it was, and until when it can be restored. */
export function PapeleraRow({ deleted }: { deleted: EnPapelera }) {
  const { restore, isRestoring } = useRestaurar();
  const { tipo, lugar, eliminadoEn, seBorraEn } = deleted;
  const { name, Icon } = tipos[tipo];
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={styles.what}>
        <span className={styles.name}>{nombreDe(deleted)}</span>
        <span className={styles.soft}>{lugar ? `${name} · ${lugar}` : name}</span>
        <span className={styles.soft}>
          Eliminado <time dateTime={eliminadoEn}>{formatRelativo(eliminadoEn)}</time> · se borra el{' '}
          <time dateTime={seBorraEn}>{formatFechaHora(seBorraEn)}</time>
        </span>
      </div>
      <Button
        variant="outlined"
        size="small"
        loading={isRestoring}
        aria-label={`Recuperar ${nombreDe(deleted)}`}
        startIcon={<ArchiveRestore size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void restore(deleted)}
      >
        Recuperar
      </Button>
    </li>
  );
}
