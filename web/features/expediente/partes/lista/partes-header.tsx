import { CircleAlert, Plus } from 'lucide-react';
import { Button } from '../../../../components/button';
import { rolesEnTexto, rolNombre } from '../roles';
import { useRutas } from '../use-rutas';
import styles from './partes.module.css';

interface PartesHeaderProps {
  /** Undefined until it is known. */
  total: number | undefined;
  faltantes: readonly string[];
  canEdit: boolean;
}

/** How many partes there are, and what the acto still asks for. */
export function PartesHeader({ total, faltantes, canEdit }: PartesHeaderProps) {
  const { agregar } = useRutas();
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h2 className={styles.title} id="partes-titulo">
          {total ? `${total} ${total === 1 ? 'parte' : 'partes'}` : 'Partes'}
        </h2>
        {total !== 0 && faltantes.length > 0 && (
          <p className={styles.falta}>
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            {faltantes.length === 1 ? 'Falta' : 'Faltan'}: {rolesEnTexto(faltantes)}
          </p>
        )}
      </div>
      {canEdit && total !== undefined && total > 0 && (
        <div className={styles.actions}>
          {faltantes.map((rol) => (
            <Button
              key={rol}
              variant="outlined"
              aria-label={`Agregar ${rolNombre(rol).toLowerCase()}`}
              startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
              onClick={() => agregar(rol)}
            >
              {rolNombre(rol)}
            </Button>
          ))}
          <Button
            variant="contained"
            startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={() => agregar()}
          >
            Agregar parte
          </Button>
        </div>
      )}
    </header>
  );
}
