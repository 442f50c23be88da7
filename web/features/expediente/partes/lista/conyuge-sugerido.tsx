import { UserPlus } from 'lucide-react';
import type { ParteDto } from '../../../../api/generated/partes';
import { Button } from '../../../../components/button';
import { conyugeSugerido } from '../conyuge';
import { useRutas } from '../use-rutas';
import styles from './partes.module.css';

interface ConyugeSugeridoProps {
  parte: ParteDto;
  partes: readonly ParteDto[];
  esRegistrable: boolean;
}

/** Offers to add the husband or wife of a parte, where their assent is usually asked for. */
export function ConyugeSugerido({ parte, partes, esRegistrable }: ConyugeSugeridoProps) {
  const { agregar } = useRutas();
  const conyuge = conyugeSugerido(parte, partes, { esRegistrable });
  if (!conyuge) return null;
  return (
    <Button
      className={styles.sugerencia}
      size="small"
      color="primary"
      startIcon={<UserPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => agregar('conyuge_asentiente', conyuge)}
    >
      Agregar también a {conyuge}, cónyuge
    </Button>
  );
}
