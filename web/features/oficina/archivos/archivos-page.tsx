import { ChevronDown, FileUp, FolderPlus, FolderUp, LayoutGrid, List, Trash2, Upload } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { ComoSwitch } from '../../../components/como-switch';
import { DetailDrawer, DetailFrame } from '../../../components/detail-drawer';
import { DropTarget } from '../../../components/drop/drop-target';
import { useDrop } from '../../../components/drop/use-drop';
import { FileInput } from '../../../components/file-button';
import { OrdenButton } from '../../../components/filter/orden-button';
import { HintButton } from '../../../components/hint-button';
import { latePanel } from '../../../components/late-panel';
import { Row, Stack } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { PageHeader } from '../../../components/page-header';
import { SearchField } from '../../../components/search-field';
import { Menu } from '../../../components/ui/menu';
import { MenuItem } from '../../../components/ui/menu-entries';
import { useCloseOver } from '../../../lib/opened-here';
import { useMedia } from '../../../lib/use-media';
import { useApp } from '../../../store/hooks';
import { type Acciones, useAcciones } from './actions/use-actions';
import { archivosArrastrados } from './archivos-arrastrados';
import styles from './archivos-page.module.css';
import { DetalleDeArchivo } from './detail/archivo-detail';
import { DetalleDeDirectorio } from './detail/directorio-detail';
import type { Direccion, Orden } from './direccion';
import { contenidoText, lugarText } from './item';
import { Lista } from './list/archivos-list';
import { MigasDeDirectorio } from './list/migas';
import { Papelera } from './papelera/papelera';
import { type ArchivoSoltado, deElegidos } from './subidas/dropped-tree';
import { installArchivosSubidas } from './subidas/install-archivos-subidas';
import { useSubir } from './subidas/use-subir';
import { type Archivos, useArchivos } from './use-archivos';

const ordenes: { value: `${Orden} ${Direccion['direccion']}`; label: string }[] = [
  { value: 'nombre asc', label: 'Nombre, A a Z' },
  { value: 'nombre desc', label: 'Nombre, Z a A' },
  { value: 'fecha desc', label: 'Más recientes' },
  { value: 'fecha asc', label: 'Más antiguos' },
  { value: 'tamano desc', label: 'Más grandes' },
  { value: 'tamano asc', label: 'Más chicos' },
  { value: 'tipo asc', label: 'Tipo' },
];

const maneras = [
  { como: 'lista', label: 'Lista', Icon: List },
  { como: 'grilla', label: 'Grilla', Icon: LayoutGrid },
] as const;

/** Files without a tree: all go into the chosen directorio itself. */
const sueltos = (files: readonly File[]): ArchivoSoltado[] => files.map((file) => ({ file, ruta: '' }));

const { Panel: ArchivoViewer } = latePanel(async () => (await import('./viewer/viewer')).ArchivoViewer);

const { Panel: Dialogos } = latePanel(async () => (await import('./actions/dialogs')).Dialogos);

/** The page of the drive. It installs uploads in an effect: a store must not change while React renders. */
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
      <Stack gap={4} packed relative bounded className={styles.page}>
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
      </Stack>
      <DetalleDrawer lista={lista} acciones={acciones} />
      <LateVista lista={lista} />
      {dialogo && <Dialogos dialogo={dialogo} lista={lista} acciones={acciones} onClose={() => preguntar(null)} />}
    </DetailFrame>
  );
}

/** «3 directorios, 13 archivos»; a blank while the numbers are unknown. */
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

/** The viewer. Its code is loaded when the address asks for it. */
function LateVista({ lista }: { lista: Archivos }) {
  const closeOver = useCloseOver();
  const { archivo, ver } = lista.direccion;
  if (!archivo || !ver) return null;
  return (
    <ArchivoViewer id={archivo} lista={lista} onClose={() => closeOver(lista.hrefOf({ ver: false, version: null }))} />
  );
}

/** The details of the item that the address names, beside the list. */
function DetalleDrawer({ lista, acciones }: { lista: Archivos; acciones: Acciones }) {
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

/** The menu to choose files, or a whole directorio of the computer, for upload. */
function SubirMenu({ onSubir }: { onSubir: (soltados: ArchivoSoltado[]) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const tree = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Upload size={16} strokeWidth={2} aria-hidden="true" />}
        endIcon={<ChevronDown size={16} strokeWidth={2} aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Subir
      </Button>
      <Menu label="Subir" anchor={anchor} align="end" onClose={() => setAnchor(null)}>
        <MenuItem Icon={FileUp} onClick={() => files.current?.click()}>
          Archivos…
        </MenuItem>
        <MenuItem Icon={FolderUp} onClick={() => tree.current?.click()}>
          Un directorio completo…
        </MenuItem>
      </Menu>
      <FileInput ref={files} label="Archivos para subir" multiple onFiles={(chosen) => onSubir(sueltos(chosen))} />
      <FileInput
        ref={tree}
        label="Directorio para subir"
        isTree
        multiple
        onFiles={(chosen) => onSubir(deElegidos(chosen))}
      />
    </>
  );
}

/** The toolbar: the search of the whole drive, the order, the form of the list, and the trash. */
function Toolbar({ lista }: { lista: Archivos }) {
  const { direccion, change, como, setComo } = lista;
  const isNarrow = useMedia('(max-width: 719.98px)');
  const hasOrden = !direccion.papelera && !direccion.buscar && (isNarrow || como === 'grilla');
  return (
    <Row align="center" wrap gap={[2, 3]} minHeight={36}>
      <div className={styles.search}>
        <SearchField
          full
          value={direccion.buscar}
          onSearch={(buscar) => change({ buscar, papelera: false }, { replace: true })}
          label="Buscar en Archivos"
          placeholder="Buscar en todos los directorios"
        />
      </div>
      {hasOrden && <OrdenButton options={ordenes} value={direccion} onChange={change} />}
      <Row as="span" align="center" gap={2} marginLeft="auto">
        <HintButton
          label="Papelera"
          hintAlign="end"
          className={styles.papelera}
          aria-pressed={direccion.papelera}
          onClick={() => change({ papelera: !direccion.papelera, buscar: '', archivo: null, directorio: null })}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
        {!direccion.papelera && (
          <ComoSwitch label="Cómo se muestran los archivos" maneras={maneras} como={como} onChange={setComo} />
        )}
      </Row>
    </Row>
  );
}
