import { Folder, FolderInput } from 'lucide-react';
import { useState } from 'react';
import type { DocumentoDto, SeccionDto } from '../../../api/generated/documentos';
import { FormDialog } from '../../../components/form-dialog';
import { enOrdenDeArbol, rutaDe } from '../arbol';
import styles from './mover-dialog.module.css';
import type { DocumentoActions } from './use-documento-actions';

interface MoverDialogProps {
  documento: DocumentoDto;
  secciones: readonly SeccionDto[];
  onMove: DocumentoActions['move'];
  onClose: () => void;
}

/** Asks for the seccion that a document moves to. */
export function MoverDialog({ documento, secciones, onMove, onClose }: MoverDialogProps) {
  const [destino, setDestino] = useState(documento.seccionId);

  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onClose();
    if (destino === documento.seccionId) return;
    void onMove(documento, destino, destino ? `«${rutaDe(secciones, destino)}»` : 'la carpeta, sin sección');
  };

  return (
    <FormDialog title="Mover documento" submitLabel="Mover" isSubmitting={false} onSubmit={submit} onClose={onClose}>
      <fieldset className={styles.lugares}>
        <legend className={styles.pregunta}>¿A qué sección va «{documento.nombre}»?</legend>
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
      </fieldset>
    </FormDialog>
  );
}

interface LugarProps {
  Icon: typeof Folder;
  nombre: string;
  nivel?: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Lugar({ Icon, nombre, nivel = 0, isChosen, onChoose }: LugarProps) {
  return (
    <label className={styles.lugar} style={{ paddingLeft: 12 + nivel * 20 }}>
      <input type="radio" name="lugar" checked={isChosen} onChange={onChoose} />
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {nombre}
    </label>
  );
}
