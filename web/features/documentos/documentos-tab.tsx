import { lazy, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import type { DocumentoDto } from '../../api/generated/documentos';
import { useMedia } from '../../lib/use-media';
import { useApp } from '../../store/hooks';
import type { Dialogo } from './acciones/dialogos';
import { DocumentoMenu } from './acciones/documento-menu';
import { rutaDe } from './arbol';
import styles from './documentos-tab.module.css';
import { DocumentoList } from './lista/documento-list';
import { EmptyDocumentos } from './lista/empty-documentos';
import { Toolbar } from './lista/toolbar';
import { Papelera } from './papelera/papelera';
import { SeccionesRail } from './secciones/secciones-panel';
import { Subsecciones } from './secciones/subsecciones';
import { DropTarget } from './subidas/drop-target';
import { installSubidas } from './subidas/install-subidas';
import { useDrop } from './subidas/use-drop';
import { useSubir } from './subidas/use-subir';
import { useDocumentos } from './use-documentos';
import { LateVista } from './vista/late-vista';

const Dialogos = lazy(async () => ({ default: (await import('./acciones/dialogos')).Dialogos }));

/** The carpeta's documents. Uploads are installed in an effect: a store must not change while React renders. */
export function DocumentosTab() {
  const app = useApp();
  const [isInstalled, setIsInstalled] = useState(false);
  useLayoutEffect(() => {
    installSubidas(app);
    setIsInstalled(true);
  }, [app]);
  return isInstalled ? <Documentos /> : null;
}

/** The secciones, the list of documents, and the viewer. */
function Documentos() {
  const lista = useDocumentos();
  const { carpetaId, permisos, direccion, lugar, secciones } = lista;
  const isWide = useMedia('(min-width: 1280px)');
  const [dialogo, setDialogo] = useState<Dialogo | null>(null);
  const subir = useSubir();
  const canUpload = permisos.subirDocumentos && !direccion.papelera;

  const seccionId = lugar.tipo === 'seccion' ? lugar.id : null;
  const onFiles = (files: File[], folders?: string[]) => subir(files, { carpetaId, seccionId }, folders);
  const canDrop = canUpload && !direccion.documento && !dialogo;
  const isOver = useDrop(canDrop ? ({ files, folders }) => onFiles(files, folders) : undefined);

  const menuOf = useCallback(
    (documento: DocumentoDto) => (
      <DocumentoMenu documento={documento} canEdit={permisos.editarDocumentos} onDialogo={setDialogo} />
    ),
    [permisos.editarDocumentos],
  );

  return (
    <section className={styles.tab} aria-label="Documentos">
      {isWide && <SeccionesRail lista={lista} />}
      <div className={styles.main}>
        <Toolbar lista={lista} hasTree={isWide} onFiles={canUpload ? onFiles : undefined} />
        {direccion.papelera ? (
          <Papelera carpetaId={carpetaId} canEdit={permisos.editarDocumentos} />
        ) : (
          <>
            <Subsecciones lista={lista} />
            <DocumentoList lista={lista} menuOf={menuOf} empty={<EmptyDocumentos lista={lista} onFiles={onFiles} />} />
          </>
        )}
      </div>
      {isOver && <DropTarget lugar={seccionId ? `«${rutaDe(secciones, seccionId)}»` : 'la carpeta, sin sección'} />}
      <LateVista lista={lista} onDialogo={setDialogo} />
      {dialogo && (
        <Suspense>
          <Dialogos dialogo={dialogo} secciones={secciones} onClose={() => setDialogo(null)} />
        </Suspense>
      )}
    </section>
  );
}
