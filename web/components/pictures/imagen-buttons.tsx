import { type LucideIcon, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { FileInput } from '../file-button';
import { HintButton } from '../hint-button';
import { latePanel } from '../late-panel';
import { Row } from '../layout/layout';
import { useToast } from '../toast-actions';
import { type Formato, problemOfFoto, tipos } from './recorte';

const { Panel: RecorteDialog } = latePanel(async () => (await import('./recorte-dialog')).RecorteDialog);

interface ImagenButtonsProps {
  /** The noun for the picture: «foto», «portada». */
  nombre: string;
  Icon: LucideIcon;
  formato: Formato;
  hasImage: boolean;
  /**
   * Receives the picture. When it gives a promise, the dialog stays open until the promise resolves, and shows a
   * refusal.
   */
  onChoose: (imagen: Blob) => unknown;
  onRemove: () => void;
}

/** Buttons to choose a picture and its visible part, or to remove the picture. */
export function ImagenButtons({ nombre, Icon, formato, hasImage, onChoose, onRemove }: ImagenButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const toast = useToast();

  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const refused = problemOfFoto(chosen);
    if (refused) toast(refused, { severity: 'error' });
    setFile(refused ? null : chosen);
  };
  const refuseUnreadable = () => {
    setFile(null);
    toast('No se pudo leer la imagen: pruebe con otra.', { severity: 'error' });
  };

  return (
    <Row gap={1}>
      <FileInput ref={input} label={`Elegir una ${nombre}`} accept={tipos.join()} onFiles={choose} />
      <HintButton label={`${hasImage ? 'Cambiar' : 'Subir'} ${nombre}`} onClick={() => input.current?.click()}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      {hasImage && (
        <HintButton label={`Quitar ${nombre}`} onClick={onRemove}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      )}
      {file && (
        <RecorteDialog
          file={file}
          title={`Encuadrar la ${nombre}`}
          submitLabel={`Usar esta ${nombre}`}
          formato={formato}
          onClose={() => setFile(null)}
          onUnreadable={refuseUnreadable}
          onSave={onChoose}
        />
      )}
    </Row>
  );
}
