import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { PlainList, Row, Text } from '../../../../components/layout/layout';
import { EstadoChip } from '../estado-chip';
import { tiposDeVinculo } from './tipos';
import { nombreDe, useQuitarVinculo } from './use-vinculos';
import styles from './vinculadas.module.css';

const { Panel: VincularDialog } = latePanel(async () => (await import('./vincular-dialog')).VincularDialog);

/**
 * The carpetas that this carpeta corrects, continues or precedes, and the carpetas that correct, continue or precede
 * it.
 */
export function Vinculadas({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { vinculos, permisos } = carpeta;
  const [isLinking, setIsLinking] = useState(false);
  const quitar = useQuitarVinculo(carpeta);
  return (
    <>
      {vinculos.length > 0 && (
        <PlainList flow="stack" gap={2} className={styles.list}>
          {vinculos.map((vinculo) => (
            <Row key={vinculo.id} as="li" align="center" wrap gap={[1, 2]} minHeight={32}>
              <Text tone="soft">{tiposDeVinculo[vinculo.tipo]}</Text>
              <Text
                as={Link}
                shrinks
                weight="medium"
                tone="inherit"
                breaks
                underline="hover"
                to={`/carpetas/${vinculo.carpeta.id}`}
              >
                <Text numeric nowrap>
                  {vinculo.carpeta.codigo ?? 'Sin número'}
                </Text>{' '}
                {vinculo.carpeta.caratula}
              </Text>
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
            </Row>
          ))}
        </PlainList>
      )}
      {permisos.vincular && (
        <Row wrap gap={2} padY={1} only="screen">
          <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setIsLinking(true)}>
            Vincular carpeta
          </Button>
        </Row>
      )}
      {isLinking && <VincularDialog carpeta={carpeta} onClose={() => setIsLinking(false)} />}
    </>
  );
}
