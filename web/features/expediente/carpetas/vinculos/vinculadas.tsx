import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { EstadoChip } from '../estado-chip';
import { tiposDeVinculo } from './tipos';
import { nombreDe, useQuitarVinculo } from './use-vinculos';
import styles from './vinculadas.module.css';

const { Panel: VincularDialog } = latePanel(async () => (await import('./vincular-dialog')).VincularDialog);

/** The carpetas that a carpeta corrects, continues or precedes, and those that do so with it. */
export function Vinculadas({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { vinculos, permisos } = carpeta;
  const [isLinking, setIsLinking] = useState(false);
  const quitar = useQuitarVinculo(carpeta);
  return (
    <>
      {vinculos.length > 0 && (
        <ul className={styles.list}>
          {vinculos.map((vinculo) => (
            <li key={vinculo.id} className={styles.row}>
              <span className={styles.tipo}>{tiposDeVinculo[vinculo.tipo]}</span>
              <Link className={styles.carpeta} to={`/carpetas/${vinculo.carpeta.id}`}>
                <span className={styles.codigo}>{vinculo.carpeta.codigo ?? 'Sin número'}</span>{' '}
                {vinculo.carpeta.caratula}
              </Link>
              <EstadoChip estado={vinculo.carpeta.estado} />
              {permisos.vincular && (
                <HintButton
                  size="small"
                  hintAlign="end"
                  label={`Quitar el vínculo con ${nombreDe(vinculo.carpeta)}`}
                  onClick={() => void quitar(vinculo)}
                >
                  <X size={16} strokeWidth={1.75} aria-hidden="true" />
                </HintButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {permisos.vincular && (
        <div className={styles.actions}>
          <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setIsLinking(true)}>
            Vincular carpeta
          </Button>
        </div>
      )}
      {isLinking && <VincularDialog carpeta={carpeta} onClose={() => setIsLinking(false)} />}
    </>
  );
}
