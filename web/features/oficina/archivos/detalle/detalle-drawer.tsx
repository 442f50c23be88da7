import { DetailDrawer } from '../../../../components/detail-drawer';
import { useCloseOver } from '../../../../lib/opened-here';
import type { Acciones } from '../acciones/use-acciones';
import type { Archivos } from '../use-archivos';
import { DetalleDeArchivo } from './detalle-de-archivo';
import { DetalleDeDirectorio } from './detalle-de-directorio';

/** The details of the item that the address names, beside the list. */
export function DetalleDrawer({ lista, acciones }: { lista: Archivos; acciones: Acciones }) {
  const { direccion, hrefOf } = lista;
  const closeOver = useCloseOver();
  const { archivo, directorio, ver } = direccion;
  const close = () => closeOver(hrefOf({ archivo: null, directorio: null, version: null }));
  return (
    <DetailDrawer
      isOpen={Boolean(archivo ?? directorio) && !ver}
      onClose={close}
      label="Detalles"
      sideFrom="xl"
      width={440}
    >
      {archivo && <DetalleDeArchivo key={archivo} id={archivo} lista={lista} acciones={acciones} onClose={close} />}
      {!archivo && directorio && (
        <DetalleDeDirectorio key={directorio} id={directorio} lista={lista} acciones={acciones} onClose={close} />
      )}
    </DetailDrawer>
  );
}
