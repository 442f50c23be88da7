import { Link } from 'react-router-dom';
import type { CarpetaResumenDto } from '../../../../api/generated/carpetas';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { Elegir } from '../../../../components/selection/elegir';
import { EstadoChip } from '../estado-chip';
import { Etiquetas, FirmaMarca, PersonaMarca, PrioridadMarca, PropuestaMarca, ReservadaMarca } from '../marcas';
import { CaratulaTexto } from './caratula-text';
import styles from './carpeta-card.module.css';
import { Coincidencia } from './coincidencia';
import { nombreDe } from './nombre';

/** A carpeta of the list on a phone. */
export function CarpetaCard({ carpeta, canChoose }: { carpeta: CarpetaResumenDto; canChoose: boolean }) {
  const { id, codigo, caratula, tipoActo, estado, prioridad, reservada, etiquetas } = carpeta;
  return (
    <Stack gap={2}>
      <Row align="center" gap={2} className={styles.top}>
        {canChoose && <Elegir id={id} nombre={nombreDe(carpeta)} />}
        <Text size="sm" tone="soft" numeric>
          {codigo ?? 'Sin número'}
        </Text>
        {reservada && <ReservadaMarca />}
        <EstadoChip estado={estado} />
      </Row>
      <Text
        as={Link}
        stretched
        clamp={2}
        weight="medium"
        tone="inherit"
        breaks
        underline="never"
        to={`/carpetas/${id}`}
      >
        <CaratulaTexto caratula={caratula} />
      </Text>
      <Coincidencia coincidencia={carpeta.coincidencia} />
      <Row wrap gap={2} size="sm" tone="soft">
        <span>{tipoActo.nombre}</span>
        {carpeta.propuestaEn && <PropuestaMarca />}
        <Etiquetas etiquetas={etiquetas} max={3} />
      </Row>
      <Row align="center" wrap gap={[2, 4]} size="sm" tone="soft" className={styles.bottom}>
        <PersonaMarca persona={carpeta.responsable} />
        {prioridad !== 'normal' && <PrioridadMarca prioridad={prioridad} />}
        {(carpeta.fechaFirma ?? carpeta.fechaFirmaPrevista) && <FirmaMarca carpeta={carpeta} />}
      </Row>
    </Stack>
  );
}
