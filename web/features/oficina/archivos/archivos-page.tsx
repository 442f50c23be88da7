import { FolderPlus } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { Button } from '../../../components/button';
import { DetailFrame } from '../../../components/detail-drawer';
import { latePanel } from '../../../components/late-panel';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { PageHeader } from '../../../components/page-header';
import { DropTarget } from '../../../components/soltar/drop-target';
import { useDrop } from '../../../components/soltar/use-drop';
import { useApp } from '../../../store/hooks';
import { useAcciones } from './acciones/use-acciones';
import { archivosArrastrados } from './archivos-arrastrados';
import styles from './archivos-page.module.css';
import { DetalleDrawer } from './detalle/detalle-drawer';
import { contenidoText, lugarText } from './item';
import { Lista } from './lista/lista';
import { MigasDeDirectorio } from './lista/migas';
import { SubirMenu } from './lista/subir-menu';
import { Toolbar } from './lista/toolbar';
import { Papelera } from './papelera/papelera';
import { installArchivosSubidas } from './subidas/install-archivos-subidas';
import { sueltos } from './subidas/sueltos';
import { useSubir } from './subidas/use-subir';
import { type Archivos, useArchivos } from './use-archivos';
import { LateVista } from './vista/late-vista';

const { Panel: Dialogos } = latePanel(async () => (await import('./acciones/dialogos')).Dialogos);

/** The drive of the office. Uploads are installed in an effect: a store must not change while React renders. */
export function ArchivosPage() {
  const app = useApp();
  const [isInstalled, setIsInstalled] = useState(false);
  useLayoutEffect(() => {
    installArchivosSubidas(app);
    setIsInstalled(true);
  }, [app]);
  return isInstalled ? <Drive /> : null;
}

function Drive() {
  const lista = useArchivos();
  const acciones = useAcciones(lista);
  const { direccion, directorioId, directorio, canWrite, items = [], archivoMaxMib } = lista;
  const { dialogo, preguntar } = acciones;
  const { subir } = useSubir(archivoMaxMib);
  const canDrop = canWrite && !direccion.papelera && !direccion.ver && !dialogo;

  const lugarOf = (id: string | null) => ({
    id,
    nombre: [...lista.ruta, ...items].find((place) => place.id === id)?.nombre,
  });
  const arrastre = useDrop({
    que: archivosArrastrados,
    onFiles: canDrop
      ? ({ files, folders }, destino) =>
          void subir(sueltos(files), destino === undefined ? directorioId : destino, folders)
      : undefined,
    onItems: canDrop
      ? (ids, destino, isCopy) => {
          const dragged = items.filter(({ id }) => ids.includes(id) && id !== destino);
          void acciones[isCopy ? 'copiar' : 'mover'](dragged, lugarOf(destino));
        }
      : undefined,
  });
  const destino = arrastre?.destino === undefined ? directorioId : arrastre.destino;
  const subirMenu = <SubirMenu onSubir={(soltados) => void subir(soltados, directorioId)} />;

  return (
    <DetailFrame>
      <div className={styles.page}>
        <PageHeader
          title="Archivos"
          subtitle={<span aria-live="polite">{subtituloDe(lista)}</span>}
          actions={
            canWrite &&
            !direccion.papelera && (
              <>
                <Button
                  variant="outlined"
                  startIcon={<FolderPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
                  onClick={() => preguntar({ tipo: 'directorio' })}
                >
                  Nuevo directorio
                </Button>
                {subirMenu}
              </>
            )
          }
        />
        <LimiteDeRol permiso="archivos.escribir" que="subir, mover ni cambiar archivos" quienes="gestores" />
        <MigasDeDirectorio lista={lista} arrastre={arrastre} />
        <Toolbar lista={lista} />
        {direccion.papelera ? (
          <Papelera acciones={acciones} />
        ) : (
          <Lista lista={lista} acciones={acciones} suelta={arrastre?.destino} subir={subirMenu} />
        )}
        {arrastre?.que === 'archivos' && (
          <DropTarget lugar={lugarText(destino === directorioId ? directorio?.nombre : lugarOf(destino).nombre)} />
        )}
      </div>
      <DetalleDrawer lista={lista} acciones={acciones} />
      <LateVista lista={lista} />
      {dialogo && <Dialogos dialogo={dialogo} lista={lista} acciones={acciones} onClose={() => preguntar(null)} />}
    </DetailFrame>
  );
}

/** «3 directorios, 13 archivos»; a blank while it is unknown. */
function subtituloDe({ direccion, items, total, isCut }: Archivos): string {
  if (direccion.papelera) return 'Lo eliminado, que todavía se puede restaurar';
  if (direccion.buscar) {
    if (!items) return '\u00a0';
    return isCut
      ? 'Se muestran los primeros: escriba algo más'
      : items.length === 1
        ? '1 coincidencia'
        : `${items.length} coincidencias`;
  }
  return total ? contenidoText(total) : '\u00a0';
}
