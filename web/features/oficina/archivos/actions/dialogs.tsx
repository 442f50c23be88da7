import { RenombrarDialog } from '../../../../components/renombrar-dialog';
import { useLoVeranOtros } from '../../../../components/use-lo-veran-otros';
import { NuevaVersionDialog } from '../../../../subidas/nueva-version-dialog';
import { GuardarArchivoDialog } from '../../../expediente/documentos/public/guardar-archivo-dialog';
import { useSubidasDeArchivosToDocumentoMutation } from '../archivos-api';
import { elegidosDe, type Item, lugarDe, lugarText } from '../item';
import { useSubir } from '../subidas/use-subir';
import type { Archivos } from '../use-archivos';
import { DestinoDialog } from './destino-dialog';
import type { Dialogo } from './dialog';
import { DirectorioDialog } from './directorio-dialog';
import type { Acciones } from './use-actions';

interface DialogosProps {
  dialogo: Dialogo;
  lista: Archivos;
  acciones: Acciones;
  onClose: () => void;
}

export function Dialogos({ dialogo, lista, acciones, onClose }: DialogosProps) {
  const { archivoMaxMib, directorioId, canRestrict } = lista;
  const { subirVersion } = useSubir(archivoMaxMib);
  const [toDocumento] = useSubidasDeArchivosToDocumentoMutation();
  const enviar = useLoVeranOtros();

  if (dialogo.tipo === 'directorio') {
    return (
      <DirectorioDialog
        lugar={lista.direccion.buscar ? lugarText(lista.directorio?.nombre) : undefined}
        canRestrict={canRestrict}
        onCrear={(nombre, restringido) => acciones.crear(directorioId, nombre, restringido)}
        onClose={onClose}
      />
    );
  }
  if ('items' in dialogo) {
    const { tipo, items } = dialogo;
    const verbo = tipo === 'mover' ? 'Mover' : 'Copiar';
    return (
      <DestinoDialog
        title={`${verbo} ${queText(items)}`}
        submitLabel={verbo}
        pregunta={items.length === 1 ? `¿A qué directorio va «${items[0]?.nombre}»?` : '¿A qué directorio van?'}
        sinEstos={elegidosDe(items).directorios}
        actual={tipo === 'mover' ? lugarComun(items) : undefined}
        onElegir={(lugar) => void acciones[tipo](items, lugar)}
        onClose={onClose}
      />
    );
  }
  const { item } = dialogo;
  if (dialogo.tipo === 'nombre') {
    return (
      <RenombrarDialog
        title={item.tipo === 'archivo' ? 'Cambiar el nombre del archivo' : 'Cambiar el nombre del directorio'}
        submitLabel="Guardar"
        label="Nombre"
        nombre={item.nombre}
        onSave={(nombre) => acciones.renombrar(item, nombre)}
        onClose={onClose}
      />
    );
  }
  const { archivo } = dialogo.item;
  if (dialogo.tipo === 'version') {
    return (
      <NuevaVersionDialog
        nombre={archivo.nombre}
        versiones={archivo.versiones}
        maxMib={archivoMaxMib}
        onSubir={(file, motivo) =>
          subirVersion(file, { archivoId: archivo.id, directorioId: archivo.directorioId, motivo })
        }
        onClose={onClose}
      />
    );
  }
  return (
    <GuardarArchivoDialog
      nombre={archivo.nombre}
      onGuardar={(carpetaId, seccionId) =>
        enviar('Copiar igual', (loVeranOtros) =>
          toDocumento({ id: archivo.id, archivoADocumentoDto: { carpetaId, seccionId, loVeranOtros } }).unwrap(),
        )
      }
      onClose={onClose}
    />
  );
}

const queText = (items: readonly Item[]) => {
  if (items.length > 1) return `${items.length} elementos`;
  return items[0]?.tipo === 'archivo' ? 'archivo' : 'directorio';
};

/** The directorio in which all items are; undefined if they are in several. */
function lugarComun(items: readonly Item[]): string | null | undefined {
  const [first, ...others] = new Set(items.map(lugarDe));
  return others.length === 0 ? first : undefined;
}
