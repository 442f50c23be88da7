import { ArrowDown, ArrowUp, Building2, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { InmuebleDeCarpetaDto } from '../../../api/generated/inmuebles';
import { useEscribir } from '../../../collection/use-escribir';
import { Row, Stack, Text } from '../../../components/layout/layout';
import { ActionsMenu } from '../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../components/ui/menu-entries';
import { formatMonto } from '../../../lib/numeros';
import { usePais } from '../../../session/use-pais';
import { useQuitar } from '../carpetas/public/use-quitar';
import { formatParte, formatSuperficie } from './inmueble-values';
import styles from './inmuebles.module.css';
import { inmuebles, useInmueblesUpdateInCarpetaMutation } from './public/inmuebles-api';
import { useRutasDeInmuebles } from './use-inmuebles';

interface InmuebleRowProps {
  carpetaId: string;
  inmueble: InmuebleDeCarpetaDto;
  /** The number of inmuebles of the carpeta. */
  total: number;
  canEdit: boolean;
}

/** One inmueble: its description, the share that the acto is about, and the other carpetas with it. */
export function InmuebleRow({ carpetaId, inmueble, total, canEdit }: InmuebleRowProps) {
  const { nombre, porcentaje, otrasCarpetas } = inmueble;
  const pais = usePais();
  return (
    <Stack gap={3} pad={4} className={styles.row}>
      <Stack as="span" fill="neutral-soft" round="md" middle className={styles.icon}>
        <Building2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </Stack>
      <Stack packed gap="2px" shrinks breaks>
        <Text weight="medium">
          {nombre}
          {porcentaje && (
            <Text marginLeft={2} weight="regular" tone="soft" numeric>
              {formatParte(porcentaje)}
            </Text>
          )}
        </Text>
        <Row as="span" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
          {detallesDe(inmueble, pais).map((detalle) => (
            <span key={detalle}>{detalle}</span>
          ))}
        </Row>
        {otrasCarpetas.length > 0 && (
          <Row as="span" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
            También en
            {otrasCarpetas.map(({ id, codigo, caratula }) => (
              <Link key={id} to={`/carpetas/${id}/inmuebles`} title={caratula}>
                {codigo ?? caratula}
              </Link>
            ))}
          </Row>
        )}
      </Stack>
      {canEdit && <InmuebleMenu carpetaId={carpetaId} inmueble={inmueble} total={total} />}
    </Stack>
  );
}

function detallesDe(inmueble: InmuebleDeCarpetaDto, pais: string | undefined): string[] {
  const { nombre, registro, nomenclatura, domicilio, superficie, superficieUnidad } = inmueble;
  const { valuacion, valuacionMoneda, valuacionAnio } = inmueble;
  const valor =
    valuacion && valuacionMoneda
      ? `Valuación ${valuacionAnio ? `${valuacionAnio}: ` : ''}${formatMonto(valuacion, valuacionMoneda, pais)}`
      : null;
  const all = [domicilio, nomenclatura, registro, superficie && formatSuperficie(superficie, superficieUnidad), valor];
  return all.filter((detalle): detalle is string => Boolean(detalle) && detalle !== nombre);
}

function InmuebleMenu({ carpetaId, inmueble, total }: Omit<InmuebleRowProps, 'canEdit'>) {
  const { editar } = useRutasDeInmuebles();
  const { escribir } = useEscribir();
  const quitar = useQuitar(carpetaId);
  const [updateInCarpeta] = useInmueblesUpdateInCarpetaMutation();
  const { id, nombre, orden, porcentaje } = inmueble;
  const move = (to: number) =>
    escribir(() =>
      updateInCarpeta({ id: carpetaId, inmuebleId: id, modificarInmuebleDeCarpetaDto: { orden: to } }).unwrap(),
    );
  const remove = () =>
    quitar({ id, nombre }, inmuebles.send('inmueblesRemove', { id: carpetaId, inmuebleId: id }), {
      said: `Inmueble quitado: ${nombre}`,
      restore: inmuebles.send('inmueblesAdd', {
        id: carpetaId,
        agregarInmuebleDto: { inmuebleId: id, porcentaje, orden },
      }),
    });
  return (
    <ActionsMenu label={`Acciones de ${nombre}`}>
      <MenuItem Icon={Pencil} onClick={() => editar(id)}>
        Editar
      </MenuItem>
      <MenuItem Icon={ArrowUp} disabled={orden <= 1} onClick={() => void move(orden - 1)}>
        Subir
      </MenuItem>
      <MenuItem Icon={ArrowDown} disabled={orden >= total} onClick={() => void move(orden + 1)}>
        Bajar
      </MenuItem>
      <MenuSeparator />
      <MenuItem Icon={Trash2} isDanger onClick={() => void remove()}>
        Quitar de la carpeta
      </MenuItem>
    </ActionsMenu>
  );
}
