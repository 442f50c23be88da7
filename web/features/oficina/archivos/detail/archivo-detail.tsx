import { Download, Maximize2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ArchivoDto } from '../../../../api/generated/archivos';
import { Button, LinkButton } from '../../../../components/button';
import { Fact, Facts } from '../../../../components/facts';
import { Box, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { Momento } from '../../../../components/momento';
import { ArchivoView } from '../../../../components/viewer/archivo-view';
import { TipoIcon, tipoDe } from '../../../../components/viewer/tipo-icon';
import { vistaDe } from '../../../../components/viewer/view-of';
import { formatFechaHora } from '../../../../lib/fechas';
import { formatBytes } from '../../../../lib/numeros';
import { openedHere } from '../../../../lib/opened-here';
import { ItemMenu } from '../actions/item-menu';
import type { Acciones } from '../actions/use-actions';
import { paraElVisor, useDescarga } from '../actions/use-descarga';
import { useArchivosGetQuery } from '../archivos-api';
import { deArchivo, mimeDe, rutaText } from '../item';
import type { Archivos } from '../use-archivos';
import { Descripcion } from './descripcion';
import { DetalleFrame } from './detail-frame';
import styles from './detalle.module.css';
import { Versiones } from './versiones';

interface DetalleProps {
  id: string;
  lista: Archivos;
  acciones: Acciones;
  onClose: () => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The details of an archivo: a preview, its facts, its versions, and the people who saw it last. */
export function DetalleDeArchivo({ id, lista, acciones, onClose }: DetalleProps) {
  const { currentData: archivo, error, refetch } = useArchivosGetQuery({ id }, { refetchOnMountOrArgChange: 10 });
  const descargar = useDescarga();
  const { hrefOf, placeHref } = lista;
  const item = archivo && deArchivo(archivo);
  const isTrashed = Boolean(archivo?.eliminadoEn);
  const posibles = isTrashed ? { ...acciones, canWrite: false } : acciones;
  return (
    <DetalleFrame
      title={archivo?.nombre}
      icon={archivo && <TipoIcon mime={mimeDe(archivo)} size={36} />}
      menu={item && !isTrashed && <ItemMenu item={item} acciones={acciones} />}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      ausente="el archivo"
    >
      {archivo && item && (
        <>
          {isTrashed && (
            <Row pad={[2, 3]} gap={2} align="center" wrap round="md" fill="sunken" role="status">
              <Trash2 {...icon} />
              <Box as="p" grow>
                Está en la papelera
              </Box>
              {acciones.canWrite && (
                <Button size="small" variant="outlined" onClick={() => void acciones.restaurar([item])}>
                  Restaurar
                </Button>
              )}
            </Row>
          )}
          <VistaPrevia archivo={archivo} />
          <Row wrap gap={2}>
            <LinkButton
              variant="outlined"
              size="small"
              startIcon={<Maximize2 {...icon} />}
              to={hrefOf({ archivo: id, directorio: null, ver: true, version: null })}
              state={openedHere}
              preventScrollReset
            >
              Ver
            </LinkButton>
            <Button
              variant="outlined"
              size="small"
              startIcon={<Download {...icon} />}
              onClick={() => void descargar(archivo, archivo.actual)}
            >
              Descargar
            </Button>
          </Row>
          <Facts>
            <Fact name="Tipo">{tipoDe(mimeDe(archivo)).nombre}</Fact>
            <Fact name="Tamaño">{formatBytes(archivo.actual.bytes)}</Fact>
            <Fact name="Está en">
              <Link to={placeHref(archivo.directorioId)}>{rutaText(archivo.ruta)}</Link>
            </Fact>
            <Fact name="Creado">
              {archivo.creadoPor.nombre}, {formatFechaHora(archivo.creadoEn)}
            </Fact>
            <Fact name="Modificado">
              {archivo.actual.autor.nombre}, {formatFechaHora(archivo.actualizadoEn)}
            </Fact>
            {archivo.reservado && <Fact name="Quién lo ve">Solo titulares y adscriptos</Fact>}
          </Facts>
          <Descripcion
            texto={archivo.descripcion}
            canWrite={posibles.canWrite}
            onGuardar={(texto) => acciones.describir(item, texto)}
          />
          <Versiones archivo={archivo} lista={lista} acciones={posibles} />
          <Stack as="section" gap={2} aria-label="Quién lo vio">
            <Text as="h3" size="md" weight="strong">
              Quién lo vio
            </Text>
            {archivo.lecturas.length === 0 ? (
              <Text as="p" tone="soft">
                Todavía nadie.
              </Text>
            ) : (
              <PlainList>
                {archivo.lecturas.map(({ persona, vistoEn }) => (
                  <Row as="li" padY={1} gap={3} justify="between" key={persona.id}>
                    <span>{persona.nombre}</span>
                    <Text size="sm" breaks tone="soft">
                      <Momento en={vistoEn} />
                    </Text>
                  </Row>
                ))}
              </PlainList>
            )}
          </Stack>
        </>
      )}
    </DetalleFrame>
  );
}

/** The largest file that is previewed at once, in bytes. A larger file is shown when somebody asks for it. */
const mostBytes = 5 * 1024 ** 2;

/** A small preview of the file. The server counts the preview as a view of the file. */
function VistaPrevia({ archivo }: { archivo: ArchivoDto }) {
  const descargar = useDescarga();
  const visto = paraElVisor(archivo, archivo.actual);
  const [isAsked, setIsAsked] = useState(false);
  if (!vistaDe(visto)) return null;
  const isShown = isAsked || visto.bytes <= mostBytes;
  return (
    <Stack bounded bordered round="md" fill="sunken" className={styles.previa} data-shown={isShown}>
      {isShown ? (
        <ArchivoView archivo={visto} onDescargar={() => void descargar(archivo, archivo.actual)} />
      ) : (
        <Button size="small" variant="outlined" onClick={() => setIsAsked(true)}>
          Mostrar vista previa
        </Button>
      )}
    </Stack>
  );
}
