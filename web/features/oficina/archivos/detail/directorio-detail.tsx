import { Download, Folder, FolderOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import { Button, LinkButton } from '../../../../components/button';
import { Fact, Facts } from '../../../../components/facts';
import { Row } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { formatFechaHora } from '../../../../lib/fechas';
import { formatBytes } from '../../../../lib/numeros';
import { ItemMenu } from '../actions/item-menu';
import type { Acciones } from '../actions/use-actions';
import { useDirectoriosGetQuery } from '../archivos-api';
import { contenidoText, deDirectorio, rutaText } from '../item';
import type { Archivos } from '../use-archivos';
import { Descripcion } from './descripcion';
import { DetalleFrame } from './detail-frame';

interface DetalleProps {
  id: string;
  lista: Archivos;
  acciones: Acciones;
  onClose: () => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function DetalleDeDirectorio({ id, lista, acciones, onClose }: DetalleProps) {
  const { currentData, error, refetch } = useDirectoriosGetQuery({ id }, { refetchOnMountOrArgChange: 10 });
  // A 404: somebody deleted the directorio, or the person may not see it any more.
  const directorio = apiStatus(error) === 404 ? undefined : currentData;
  const { placeHref } = lista;
  const item = directorio && deDirectorio(directorio);
  return (
    <DetalleFrame
      title={directorio?.nombre}
      icon={<Folder size={24} strokeWidth={1.75} aria-hidden="true" />}
      menu={item && <ItemMenu item={item} acciones={acciones} />}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      ausente="el directorio"
    >
      {directorio && item && (
        <>
          <Row wrap gap={2}>
            <LinkButton variant="outlined" size="small" startIcon={<FolderOpen {...icon} />} to={placeHref(id)}>
              Abrir
            </LinkButton>
            <Button
              variant="outlined"
              size="small"
              startIcon={<Download {...icon} />}
              onClick={() => acciones.descargar([item])}
            >
              Descargar ZIP
            </Button>
          </Row>
          <Facts>
            <Fact name="Contiene">{contenidoText(directorio)}</Fact>
            <Fact name="Tamaño">{formatBytes(directorio.bytes)}</Fact>
            <Fact name="Está en">
              <Link to={placeHref(directorio.padreId)}>{rutaText(directorio.ruta)}</Link>
            </Fact>
            <Fact name="Creado">
              {directorio.creadoPor.nombre}, {formatFechaHora(directorio.creadoEn)}
            </Fact>
            <Fact name="Modificado">{formatFechaHora(directorio.actualizadoEn)}</Fact>
            <Fact name="Quién lo ve">{directorio.reservado ? 'Solo titulares y adscriptos' : 'Toda la oficina'}</Fact>
          </Facts>
          <LimiteDeRol permiso="archivos.restringir" que="cambiar quién lo ve" quienes="firmantes" />
          <Descripcion
            texto={directorio.descripcion}
            canWrite={acciones.canWrite}
            onGuardar={(texto) => acciones.describir(item, texto)}
          />
        </>
      )}
    </DetalleFrame>
  );
}
