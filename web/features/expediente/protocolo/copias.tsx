import { HandHelping, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import type { CopiaDto, InstrumentoDto } from '../../../api/generated/protocolo';
import { useEscribir } from '../../../collection/use-escribir';
import { Button } from '../../../components/button';
import { latePanel } from '../../../components/late-panel';
import { Box, PlainList, Row, Stack, Text } from '../../../components/layout/layout';
import { ActionsMenu } from '../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../components/ui/menu-entries';
import { formatFecha } from '../../../lib/fechas';
import { newId } from '../../../lib/new-id';
import styles from './protocolo.module.css';
import { useInstrumentosCreateCopiaMutation, useInstrumentosRemoveCopiaMutation } from './protocolo-api';

const { Panel: CopiaDialog } = latePanel(async () => (await import('./copia-dialog')).CopiaDialog);

interface CopiasProps {
  carpeta: CarpetaDetalleDto;
  instrumento: InstrumentoDto;
}

/** The copies of an instrumento: who asked for each copy, and who received it. */
export function Copias({ carpeta, instrumento }: CopiasProps) {
  const [open, setOpen] = useState<CopiaDto | 'nueva' | null>(null);
  const { copias } = instrumento;
  const canEdit = carpeta.permisos.expedirCopias && carpeta.fechaFirma !== null;
  if (carpeta.fechaFirma === null) return null;
  return (
    <Box line="top" pad={4}>
      <Row as="header" align="center" wrap gap={[2, 3]} minHeight={36}>
        <Text as="h3" size="md" weight="strong" grow shrinks>
          Copias
        </Text>
        {canEdit && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={() => setOpen('nueva')}
          >
            Expedir copia
          </Button>
        )}
      </Row>
      {copias.length === 0 && <p className={styles.soft}>Todavía no se expidió ninguna.</p>}
      {copias.length > 0 && (
        <PlainList lines margin={[2, 0, 0]} aria-label="Copias">
          {copias.map((copia) => (
            <Row as="li" key={copia.id} align="center" wrap gap={[1, 4]} padY={3}>
              <Stack as="span" gap="2px" shrinks breaks className={styles.what}>
                <Text weight="medium">{copia.nombre}</Text>
                <span className={styles.soft}>
                  Para {copia.solicitante}, {formatFecha(copia.fecha)}
                  {copia.motivo && ` · ${copia.motivo}`}
                  {copia.observacion && ` · ${copia.observacion}`}
                </span>
              </Stack>
              <span className={copia.retiradaPor ? styles.soft : styles.falta}>
                {copia.retiradaPor && copia.retiradaEn
                  ? `La retiró ${copia.retiradaPor}, ${formatFecha(copia.retiradaEn)}`
                  : 'Sin retirar'}
              </span>
              {canEdit && (
                <Acciones
                  carpetaId={carpeta.id}
                  instrumento={instrumento}
                  copia={copia}
                  onEdit={() => setOpen(copia)}
                />
              )}
            </Row>
          ))}
        </PlainList>
      )}
      {open && (
        <CopiaDialog
          carpeta={carpeta}
          instrumentoId={instrumento.id}
          copia={open === 'nueva' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}

interface AccionesProps {
  carpetaId: string;
  instrumento: InstrumentoDto;
  copia: CopiaDto;
  onEdit: () => void;
}

/** The menu of a copy. Only the last copy of its kind can be deleted, until somebody has received it. */
function Acciones({ carpetaId, instrumento, copia, onEdit }: AccionesProps) {
  const [remove] = useInstrumentosRemoveCopiaMutation();
  const [create] = useInstrumentosCreateCopiaMutation();
  const { eliminar } = useEscribir();
  const { id: instrumentoId, copias } = instrumento;
  const {
    id: copiaId,
    version,
    nombre,
    tipo,
    orden,
    solicitante,
    fecha,
    retiradaPor,
    retiradaEn,
    observacion,
    motivo,
  } = copia;
  const isLast = copias.every((other) => other.tipo !== tipo || other.orden <= orden);
  const quitar = () =>
    eliminar(() => remove({ id: carpetaId, instrumentoId, copiaId, 'If-Match': `"${version}"` }).unwrap(), {
      said: `Copia quitada: ${nombre}`,
      restore: () =>
        create({
          ...{ id: carpetaId, instrumentoId },
          nuevaCopiaDto: { id: newId(), tipo, solicitante, fecha, retiradaPor, retiradaEn, observacion, motivo },
        }).unwrap(),
    });
  return (
    <ActionsMenu label={`Acciones de ${nombre}`} size="small">
      <MenuItem Icon={retiradaPor ? Pencil : HandHelping} onClick={onEdit}>
        {retiradaPor ? 'Anotar' : 'Entregar o editar'}
      </MenuItem>
      {isLast && !retiradaPor && (
        <>
          <MenuSeparator />
          <MenuItem Icon={Trash2} isDanger onClick={() => void quitar()}>
            Quitar
          </MenuItem>
        </>
      )}
    </ActionsMenu>
  );
}
