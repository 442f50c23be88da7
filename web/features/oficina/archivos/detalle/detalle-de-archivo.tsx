import { Download, Maximize2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ArchivoDto } from '../../../../api/generated/archivos';
import { Button, LinkButton } from '../../../../components/button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { Momento } from '../../../../components/momento';
import { ArchivoView } from '../../../../components/visor/archivo-view';
import { TipoIcon, tipoDe } from '../../../../components/visor/tipo-icon';
import { vistaDe } from '../../../../components/visor/vista-de';
import { formatFechaHora } from '../../../../lib/fechas';
import { formatBytes } from '../../../../lib/numeros';
import { openedHere } from '../../../../lib/opened-here';
import { ItemMenu } from '../acciones/item-menu';
import type { Acciones } from '../acciones/use-acciones';
import { paraElVisor, useDescarga } from '../acciones/use-descarga';
import { useArchivosGetQuery } from '../archivos-api';
import { deArchivo, mimeDe, rutaText } from '../item';
import type { Archivos } from '../use-archivos';
import { Descripcion } from './descripcion';
import styles from './detalle.module.css';
import { DetalleFrame } from './detalle-frame';
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
            <div className={styles.papelera} role="status">
              <Trash2 {...icon} />
              <p>Está en la papelera</p>
              {acciones.canWrite && (
                <Button size="small" variant="outlined" onClick={() => void acciones.restaurar([item])}>
                  Restaurar
                </Button>
              )}
            </div>
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
          <dl className={styles.datos}>
            <dt>Tipo</dt>
            <dd>{tipoDe(mimeDe(archivo)).nombre}</dd>
            <dt>Tamaño</dt>
            <dd>{formatBytes(archivo.actual.bytes)}</dd>
            <dt>Está en</dt>
            <dd>
              <Link to={placeHref(archivo.directorioId)}>{rutaText(archivo.ruta)}</Link>
            </dd>
            <dt>Creado</dt>
            <dd>
              {archivo.creadoPor.nombre}, {formatFechaHora(archivo.creadoEn)}
            </dd>
            <dt>Modificado</dt>
            <dd>
              {archivo.actual.autor.nombre}, {formatFechaHora(archivo.actualizadoEn)}
            </dd>
            {archivo.reservado && (
              <>
                <dt>Quién lo ve</dt>
                <dd>Solo titulares y adscriptos</dd>
              </>
            )}
          </dl>
          <Descripcion
            texto={archivo.descripcion}
            canWrite={posibles.canWrite}
            onGuardar={(texto) => acciones.describir(item, texto)}
          />
          <Versiones archivo={archivo} lista={lista} acciones={posibles} />
          <Stack as="section" gap={2} className={styles.parte} aria-label="Quién lo vio">
            <h3>Quién lo vio</h3>
            {archivo.lecturas.length === 0 ? (
              <p className={styles.nada}>Todavía nadie.</p>
            ) : (
              <ul className={styles.lecturas}>
                {archivo.lecturas.map(({ persona, vistoEn }) => (
                  <li key={persona.id}>
                    <span>{persona.nombre}</span>
                    <Text size="sm" breaks className={styles.soft}>
                      <Momento en={vistoEn} />
                    </Text>
                  </li>
                ))}
              </ul>
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
    <div className={styles.previa} data-shown={isShown}>
      {isShown ? (
        <ArchivoView archivo={visto} onDescargar={() => void descargar(archivo, archivo.actual)} />
      ) : (
        <Button size="small" variant="outlined" onClick={() => setIsAsked(true)}>
          Mostrar vista previa
        </Button>
      )}
    </div>
  );
}
