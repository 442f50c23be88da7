import { Folder, FolderInput } from 'lucide-react';
import { useState } from 'react';
import type { DocumentoDto, SeccionDto } from '../../../../api/generated/documentos';
import { FormDialog } from '../../../../components/form-dialog';
import { Lugar, Lugares } from '../../../../components/lugares';
import { enOrdenDeArbol, lugarDe } from '../arbol';
import { useLoteActions } from './use-lote-actions';

interface MoverDialogProps {
  carpetaId: string;
  documentos: readonly DocumentoDto[];
  secciones: readonly SeccionDto[];
  onClose: () => void;
}

/** Asks for the seccion that documents move to. Of those in several, none is proposed. */
export function MoverDialog({ carpetaId, documentos, secciones, onClose }: MoverDialogProps) {
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
