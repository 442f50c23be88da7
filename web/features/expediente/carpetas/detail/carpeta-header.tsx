import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { latePart } from '../../../../components/late-part';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { componentOf } from '../../../../lib/page';
import { selectCuentaId } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { EstadoChip } from '../estado-chip';
import { listAddress } from '../list-address';
import { ReservadaMarca } from '../marcas';
import { deCarpeta } from '../public/de-carpeta';
import { Acciones } from './actions';
import { CaratulaTitle } from './caratula-title';
import { CarpetaDatos } from './carpeta-datos';
import styles from './carpeta-header.module.css';
import { Escritorio } from './escritorio';
import { CorreccionAviso, EstadoAviso } from './estado-notice';
import { Presentes } from './presentes';
import { PropuestaAviso } from './propuesta-notice';
import { Recorrido } from './recorrido';
import { useShownCarpeta } from './use-live';

const avisos = deCarpeta.flatMap(({ key, aviso }) => (aviso ? { key, ...latePart(componentOf(aviso)) } : []));

/** The header of a carpeta: its title, actions, the way through its states, and fields. */
export function CarpetaHeader({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const cuentaId = useAppSelector(selectCuentaId);
  useShownCarpeta(carpeta.id);
  const { codigo, tipoActo, estado, reservada } = carpeta;
  return (
    <Stack as="header" bounded gap={3} marginBottom={3} className={styles.header}>
      <Row align="center" gap={3} shrinks className={styles.first}>
        <Text as={Link} only="screen" className={styles.back} to={listAddress(cuentaId)}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>Carpetas</span>
        </Text>
        <div className={styles.eyebrow}>
          {/* Only a draft has no number, and its estado says that it is a draft. */}
          {codigo && (
            <Text weight="medium" tone="text" numeric>
              {codigo}
            </Text>
          )}
          <span className={styles.acto}>{tipoActo.nombre}</span>
          {reservada && <ReservadaMarca />}
          <EstadoChip estado={estado} />
        </div>
        <Presentes />
      </Row>
      <Row align="start" justify="between" gap={[2, 6]} className={styles.top}>
        <CaratulaTitle carpeta={carpeta} />
        <Row only="screen" fixed align="center" gap={2} shrinks className={styles.actions}>
          <Acciones carpeta={carpeta} />
        </Row>
      </Row>
      <Recorrido carpeta={carpeta} />
      <EstadoAviso carpeta={carpeta} />
      <PropuestaAviso carpeta={carpeta} />
      <CorreccionAviso carpeta={carpeta} />
      {avisos.map(({ key, Part }) => (
        <Part key={key} carpetaId={carpeta.id} isFirmada={carpeta.fechaFirma !== null} />
      ))}
      <Escritorio carpeta={carpeta} />
      <CarpetaDatos carpeta={carpeta} />
    </Stack>
  );
}
