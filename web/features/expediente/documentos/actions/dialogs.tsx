import { Folder, FolderInput } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { DocumentoDto, SeccionDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { FormDialog } from '../../../../components/form-dialog';
import { latePanel } from '../../../../components/late-panel';
import { Lugar, Lugares } from '../../../../components/lugares';
import { RenombrarDialog } from '../../../../components/renombrar-dialog';
import { TextArea } from '../../../../components/ui/input';
import { componentOf } from '../../../../lib/page';
import { NuevaVersionDialog } from '../../../../subidas/nueva-version-dialog';
import { isDeAntesDeLaFirma } from '../de-antes-de-la-firma';
import { ImprimirDialog } from '../imprimir/imprimir-dialog';
import { deDocumento } from '../public/de-documento';
import { useMaxMib } from '../subidas/limits';
import { useSubir } from '../subidas/use-subir';
import { enOrdenDeArbol, lugarDe } from '../tree';
import { useDocumentoActions } from './use-documento-actions';
import { useLoteActions } from './use-lote-actions';

const otros = deDocumento.map(({ dialog }) => latePanel(componentOf(dialog)).Panel);

/** The open dialog, and its documents. */
export type Dialogo =
  | { tipo: 'nombre' | 'version'; documento: DocumentoDto }
  /** A dialog of another feature, by its position in `deDocumento`. */
  | { tipo: 'otro'; place: number; documento: DocumentoDto }
  | { tipo: 'eliminar'; documentos: readonly DocumentoDto[] }
  | { tipo: 'imprimir'; documento: DocumentoDto; version: VersionDocumentoDto }
  | { tipo: 'lugar'; documentos: readonly DocumentoDto[] };

interface DialogosProps {
  carpetaId: string;
  firmadaEn: string | null;
  dialogo: Dialogo;
  secciones: readonly SeccionDto[];
  onClose: () => void;
}

/** The dialog that an entry of the menu opens. */
export function Dialogos({ carpetaId, firmadaEn, dialogo, secciones, onClose }: DialogosProps) {
  const { rename } = useDocumentoActions();
  if (dialogo.tipo === 'lugar') {
    return (
      <MoverDialog carpetaId={carpetaId} documentos={dialogo.documentos} secciones={secciones} onClose={onClose} />
    );
  }
  if (dialogo.tipo === 'eliminar') {
    return <EliminarFirmadosDialog carpetaId={carpetaId} documentos={dialogo.documentos} onClose={onClose} />;
  }
  if (dialogo.tipo === 'imprimir') {
    return <ImprimirDialog documento={dialogo.documento} version={dialogo.version} onClose={onClose} />;
  }
  if (dialogo.tipo === 'otro') {
    const { place, documento } = dialogo;
    const Otro = otros[place];
    return Otro && <Otro documentoId={documento.id} nombre={documento.nombre} onClose={onClose} />;
  }
  const { tipo, documento } = dialogo;
  if (tipo === 'version') {
    const needsMotivo = isDeAntesDeLaFirma(documento, firmadaEn);
    return <NuevaVersionDeDocumento documento={documento} needsMotivo={needsMotivo} onClose={onClose} />;
  }
  return (
    <RenombrarDialog
      title="Cambiar nombre"
      submitLabel="Guardar"
      label="Nombre del documento"
      nombre={documento.nombre}
      onSave={(nombre) => rename(documento, nombre)}
      onClose={onClose}
    />
  );
}

interface NuevaVersionDeDocumentoProps {
  documento: DocumentoDto;
  needsMotivo: boolean;
  onClose: () => void;
}

/** Asks for the file of a document's next version, and for the reason where one is needed. */
function NuevaVersionDeDocumento({ documento, needsMotivo, onClose }: NuevaVersionDeDocumentoProps) {
  const { id: documentoId, carpetaId, nombre, versiones } = documento;
  const subir = useSubir();
  return (
    <NuevaVersionDialog
      nombre={nombre}
      versiones={versiones}
      maxMib={useMaxMib()}
      needsMotivo={needsMotivo}
      onSubir={(file, motivo) => subir([file], { carpetaId, documentoId, motivo })}
      onClose={onClose}
    />
  );
}

interface EliminarFirmadosDialogProps {
  carpetaId: string;
  /** At least one of the documents is from before the signature. */
  documentos: readonly DocumentoDto[];
  onClose: () => void;
}

/** Asks for the reason why documents from before the signature are deleted. */
function EliminarFirmadosDialog({ carpetaId, documentos, onClose }: EliminarFirmadosDialogProps) {
  const { trash } = useLoteActions(carpetaId);
  const [motivo, setMotivo] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const [first, ...others] = documentos;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTouched(true);
    if (!motivo.trim()) return;
    void trash(documentos, motivo.trim());
    onClose();
  };

  return (
    <FormDialog
      title={others.length === 0 ? `¿Eliminar «${first?.nombre}»?` : `¿Eliminar ${documentos.length} documentos?`}
      submitLabel="Enviar a la papelera"
      submitColor="danger"
      isSubmitting={false}
      isDirty={motivo !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>La carpeta está firmada, y {others.length === 0 ? 'es' : 'hay alguno'} de antes de la firma.</p>
      <TextArea
        label="Motivo"
        help="Queda en la actividad de la carpeta."
        required
        autoFocus
        minRows={2}
        maxLength={300}
        value={motivo}
        error={isTouched && !motivo.trim() ? 'Indique el motivo.' : undefined}
        onChange={({ target }) => setMotivo(target.value)}
      />
    </FormDialog>
  );
}

interface MoverDialogProps {
  carpetaId: string;
  documentos: readonly DocumentoDto[];
  secciones: readonly SeccionDto[];
  onClose: () => void;
}

/** Asks for the seccion that documents move to. For documents in several secciones, no seccion is proposed. */
function MoverDialog({ carpetaId, documentos, secciones, onClose }: MoverDialogProps) {
  const { move } = useLoteActions(carpetaId);
  const [first] = documentos;
  const isOnePlace = documentos.every(({ seccionId }) => seccionId === first?.seccionId);
  const [destino, setDestino] = useState(isOnePlace ? first?.seccionId : undefined);

  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (destino === undefined) return;
    onClose();
    void move(documentos, destino, lugarDe(secciones, destino));
  };

  return (
    <FormDialog
      title={documentos.length === 1 ? 'Mover documento' : `Mover ${documentos.length} documentos`}
      submitLabel="Mover"
      isSubmitting={false}
      isOff={destino === undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Lugares pregunta={documentos.length === 1 ? `¿A qué sección va «${first?.nombre}»?` : '¿A qué sección van?'}>
        <Lugar Icon={FolderInput} nombre="Sin sección" isChosen={destino === null} onChoose={() => setDestino(null)} />
        {enOrdenDeArbol(secciones).map(({ seccion, nivel }) => (
          <Lugar
            key={seccion.id}
            Icon={Folder}
            nombre={seccion.nombre}
            nivel={nivel}
            isChosen={destino === seccion.id}
            onChoose={() => setDestino(seccion.id)}
          />
        ))}
      </Lugares>
    </FormDialog>
  );
}
