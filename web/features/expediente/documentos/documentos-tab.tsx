import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { DocumentoDto } from '../../../api/generated/documentos';
import { Arrastrables } from '../../../components/drop/arrastrables';
import type { Arrastrable } from '../../../components/drop/arrastre';
import { DropTarget } from '../../../components/drop/drop-target';
import { useDrop } from '../../../components/drop/use-drop';
import { FileInput } from '../../../components/file-button';
import { latePanel } from '../../../components/late-panel';
import { Stack } from '../../../components/layout/layout';
import { Elegibles } from '../../../components/selection/elegibles';
import { useMedia } from '../../../lib/use-media';
import { useApp, useAppDispatch } from '../../../store/hooks';
import type { Dialogo } from './actions/dialogs';
import { DocumentoMenu } from './actions/documento-menu';
import { BarraDeDocumentos } from './actions/documentos-bar';
import { useLoteActions } from './actions/use-lote-actions';
import { sinPlantilla } from './direccion';
import { documentosChanged } from './documentos-api';
import styles from './documentos-tab.module.css';
import { DocumentoList } from './list/documento-list';
import { EmptyDocumentos } from './list/empty-documentos';
import { Toolbar } from './list/toolbar';
import { Papelera } from './papelera/papelera';
import { SeccionesRail } from './secciones/secciones-panel';
import { Subsecciones } from './secciones/subsecciones';
import { installDocumentosSubidas } from './subidas/install-documentos-subidas';
import { useSubir } from './subidas/use-subir';
import { lugarDe } from './tree';
import { useDocumentos } from './use-documentos';
import { LateVista } from './viewer/late-viewer';

/** Documents of a carpeta that are dragged to a seccion. */
const documentosArrastrados: Arrastrable = {
  kind: 'application/x-carpetas-documentos',
  plural: 'documentos',
};

const { Panel: GenerarDialog } = latePanel(
  async () => (await import('../plantillas/public/generar-dialog')).GenerarDialog,
);
const { Panel: Dialogos } = latePanel(async () => (await import('./actions/dialogs')).Dialogos);

/** The carpeta's documents. Uploads are installed in an effect: a store must not change while React renders. */
export function DocumentosTab() {
  const app = useApp();
  const [isInstalled, setIsInstalled] = useState(false);
  useLayoutEffect(() => {
    installDocumentosSubidas(app);
    setIsInstalled(true);
  }, [app]);
  return isInstalled ? <Documentos /> : null;
}

/** The secciones, the list of documents, and the viewer. */
function Documentos() {
  const lista = useDocumentos();
  const { carpetaId, permisos, direccion, hrefOf, change, lugar, secciones, firmadaEn, todos = [] } = lista;
  const isWide = useMedia('(min-width: 1440px)');
  const [dialogo, setDialogo] = useState<Dialogo | null>(null);
  const isGenerating = direccion.generar !== null && permisos.editarDocumentos && !direccion.papelera;
  const generar = (plantilla: string | null, replace = true) => change({ generar: plantilla }, { replace });
  const dispatch = useAppDispatch();
  const subir = useSubir();
  // Both buttons share one chooser, since a button may leave the page while the chooser is open.
  const chooser = useRef<HTMLInputElement>(null);
  const choose = () => chooser.current?.click();
  const canUpload = permisos.subirDocumentos && !direccion.papelera;

  const seccionId = lugar.tipo === 'seccion' ? lugar.id : null;
  const onFiles = (files: File[], folders?: string[], destino: string | null = seccionId) =>
    subir(files, { carpetaId, seccionId: destino }, folders);
  const { move } = useLoteActions(carpetaId);
  const canDrop = !direccion.papelera && !direccion.documento && !dialogo && !isGenerating;
  const arrastre = useDrop({
    que: documentosArrastrados,
    onFiles:
      canDrop && canUpload
        ? ({ files, folders }, destino) =>
            onFiles(
              files,
              folders.map(({ name }) => name),
              destino,
            )
        : undefined,
    onItems:
      canDrop && permisos.editarDocumentos
        ? (ids, destino) =>
            move(
              todos.filter(({ id }) => ids.includes(id)),
              destino,
              lugarDe(secciones, destino),
            )
        : undefined,
  });

  const menuOf = useCallback(
    (documento: DocumentoDto) => (
      <DocumentoMenu
        documento={documento}
        canEdit={permisos.editarDocumentos}
        firmadaEn={firmadaEn}
        onDialogo={setDialogo}
      />
    ),
    [permisos.editarDocumentos, firmadaEn],
  );

  return (
    <Stack as="section" bounded gap={6} className={styles.tab} aria-label="Documentos">
      {isWide && <SeccionesRail lista={lista} arrastre={arrastre} />}
      {canUpload && <FileInput ref={chooser} multiple onFiles={(files) => onFiles(files)} />}
      <div className={styles.main}>
        <Toolbar
          lista={lista}
          hasTree={isWide}
          onSubir={canUpload ? choose : undefined}
          onGenerar={permisos.editarDocumentos && !direccion.papelera ? () => generar(sinPlantilla, false) : undefined}
        />
        {direccion.papelera ? (
          <Papelera carpetaId={carpetaId} canEdit={permisos.editarDocumentos} />
        ) : (
          <Elegibles items={lista.documentos} place={direccion.seccion}>
            <Subsecciones lista={lista} />
            <Arrastrables
              que={documentosArrastrados}
              items={lista.documentos ?? []}
              canMove={permisos.editarDocumentos}
            >
              <DocumentoList lista={lista} menuOf={menuOf} empty={<EmptyDocumentos lista={lista} onSubir={choose} />} />
            </Arrastrables>
            <BarraDeDocumentos lista={lista} onDialogo={setDialogo} />
          </Elegibles>
        )}
        {arrastre?.que === 'archivos' && (
          <DropTarget lugar={lugarDe(secciones, arrastre.destino === undefined ? seccionId : arrastre.destino)} />
        )}
      </div>
      <LateVista lista={lista} onDialogo={setDialogo} />
      {isGenerating && (
        <GenerarDialog
          carpetaId={carpetaId}
          seccionId={seccionId}
          elegida={direccion.generar}
          volver={`/carpetas/${carpetaId}/documentos${hrefOf({})}`}
          onElegir={generar}
          onGenerado={(documentoId) => {
            generar(null);
            dispatch(documentosChanged(carpetaId, documentoId));
          }}
          onClose={() => generar(null)}
        />
      )}
      {dialogo && (
        <Dialogos
          carpetaId={carpetaId}
          firmadaEn={firmadaEn}
          dialogo={dialogo}
          secciones={secciones}
          onClose={() => setDialogo(null)}
        />
      )}
    </Stack>
  );
}
