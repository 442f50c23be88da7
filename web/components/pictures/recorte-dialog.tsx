import { Box, Text } from '../layout/layout';
import 'react-easy-crop/react-easy-crop.css';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { apiMessage } from '../../api/api-message';
import { useObjectUrl } from '../../lib/use-object-url';
import { FormDialog } from '../form-dialog';
import { Alert } from '../ui/alert';
import { type Formato, fotoFormato, type Recorte, recortada } from './recorte';
import styles from './recorte-dialog.module.css';

interface RecorteDialogProps {
  file: File;
  title?: string;
  submitLabel?: string;
  /** The size to which the picture is cut, and the shape in which it is shown. */
  formato?: Formato;
  onClose: () => void;
  /** Called when the file is no picture, whatever its name says. */
  onUnreadable: () => void;
  /** Saves the chosen part; rejects with the server's error. */
  onSave: (imagen: Blob) => unknown;
}

const maxZoom = 4;
const instructions = 'Arrastre la imagen, o use las flechas del teclado, para elegir qué se ve.';

/** Chooses a part of a picture. Dragging or arrow keys move the part; the slider, the wheel or two fingers zoom. */
export function RecorteDialog({
  file,
  title = 'Encuadrar la foto',
  submitLabel = 'Guardar foto',
  formato = fotoFormato,
  onClose,
  onUnreadable,
  onSave,
}: RecorteDialogProps) {
  const id = useId();
  const src = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Recorte | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!src || !area) return;
    setIsSaving(true);
    try {
      await onSave(await recortada(src, area, formato));
      onClose();
    } catch (error) {
      setProblem(apiMessage(error));
      setIsSaving(false);
    }
  };

  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isSubmitting={isSaving}
      isOff={!area}
      onSubmit={save}
      onClose={onClose}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <Text id={id} as="p" size="sm" tone="soft">
        {instructions}
      </Text>
      <Box fill="sunken" round="lg" relative className={styles.stage}>
        {src && (
          <Cropper
            image={src}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={formato.width / formato.height}
            cropShape={formato.isRound ? 'round' : 'rect'}
            showGrid={false}
            // The CSP refuses the library's style element, so its rules are imported above.
            disableAutomaticStylesInjection
            mediaProps={{ alt: '', onError: onUnreadable }}
            cropperProps={{ role: 'group', 'aria-label': 'Encuadre', 'aria-describedby': id }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </Box>
      <label className={styles.zoom}>
        <ZoomOut size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">Acercamiento</span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
        <ZoomIn size={18} strokeWidth={1.75} aria-hidden="true" />
      </label>
    </FormDialog>
  );
}
