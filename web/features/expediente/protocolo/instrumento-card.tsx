import { FileX2, ListOrdered, Pencil } from 'lucide-react';
import { useState } from 'react';
import { escribanoEnTexto } from '../../../../server/vocabulario/escribano';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import type { InstrumentoDto } from '../../../api/generated/protocolo';
import { latePanel } from '../../../components/late-panel';
import { Box, Row, Stack, Text } from '../../../components/layout/layout';
import { StatusChip } from '../../../components/status-chip';
import { ActionsMenu } from '../../../components/ui/actions-menu';
import { MenuItem } from '../../../components/ui/menu-entries';
import { formatFecha } from '../../../lib/fechas';
import { formatMonto } from '../../../lib/numeros';
import { usePalabras } from '../../../session/use-pais';
import { foliosEnTexto, instrumentoEnTexto } from './instrumento-text';
import styles from './protocolo.module.css';

const { Panel: EditarInstrumento } = latePanel(async () => (await import('./editar-instrumento')).EditarInstrumento);
const { Panel: CorregirFolios } = latePanel(async () => (await import('./corregir-folios')).CorregirFolios);
const { Panel: ErroseDialog } = latePanel(async () => (await import('./errose-dialog')).ErroseDialog);

interface InstrumentoCardProps {
  carpeta: CarpetaDetalleDto;
  instrumento: InstrumentoDto;
}

/** One instrumento: its number, folios, date and other fields. */
export function InstrumentoCard({ carpeta, instrumento }: InstrumentoCardProps) {
  const [open, setOpen] = useState<'editar' | 'folios' | 'errose' | null>(null);
  const { registro, anio, fecha, objeto, lugar, cuantia, moneda, observacion, estado, motivo, escribano } = instrumento;
  const { correccion, corregidoEn } = instrumento;
  const palabras = usePalabras();
  const name = instrumentoEnTexto(instrumento);
  const close = () => setOpen(null);
  const rows = [
    ['Registro', registro.nombre],
    ['Folios', foliosEnTexto(instrumento) || 'Sin folios'],
    ['Fecha', formatFecha(fecha)],
    ['Objeto', objeto],
    ['Lugar', lugar],
    ['Autorizante', escribano && escribanoEnTexto(escribano.nombre, escribano.caracter, palabras)],
    ['Cuantía', cuantia && moneda ? formatMonto(cuantia, moneda) : null],
    ['Observación', observacion],
    ['Motivo', motivo],
    ['Corregido', correccion && corregidoEn ? `${formatFecha(corregidoEn)}: ${correccion}` : null],
  ].filter(([, value]) => value);
  return (
    <Box as="article" pad={4} aria-label={name}>
      <Row as="header" align="center" wrap gap={[2, 3]} minHeight={36}>
        <Text as="h3" size="md" weight="strong" grow shrinks>
          {name} <span className={styles.soft}>de {anio}</span>
        </Text>
        <StatusChip
          label={estado === 'errose' ? 'Errose' : 'Vigente'}
          tone={estado === 'errose' ? 'warning' : 'success'}
        />
        {carpeta.permisos.numerar && (
          <ActionsMenu label={`Acciones de ${name}`}>
            <MenuItem Icon={Pencil} onClick={() => setOpen('editar')}>
              {carpeta.fechaFirma === null ? 'Editar' : 'Corregir lo que dice'}
            </MenuItem>
            {instrumento.sonUltimos && (
              <MenuItem Icon={ListOrdered} onClick={() => setOpen('folios')}>
                Corregir folios
              </MenuItem>
            )}
            {estado === 'vigente' && carpeta.fechaFirma === null && (
              <MenuItem Icon={FileX2} isDanger onClick={() => setOpen('errose')}>
                Dejar como errose
              </MenuItem>
            )}
          </ActionsMenu>
        )}
      </Row>
      <Stack as="dl" gap={[3, 4]} margin={[3, 0, 0]} className={styles.datos}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <Text as="dt" size="sm" tone="soft">
              {label}
            </Text>
            <Text as="dd" margin={0} breaks numeric>
              {value}
            </Text>
          </div>
        ))}
      </Stack>
      {open === 'editar' && (
        <EditarInstrumento
          carpetaId={carpeta.id}
          instrumento={instrumento}
          isFirmada={carpeta.fechaFirma !== null}
          onClose={close}
        />
      )}
      {open === 'folios' && <CorregirFolios carpetaId={carpeta.id} instrumento={instrumento} onClose={close} />}
      {open === 'errose' && <ErroseDialog carpetaId={carpeta.id} instrumento={instrumento} onClose={close} />}
    </Box>
  );
}
