import { FileUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FileButton } from '../components/file-button';
import { FormDialog } from '../components/form-dialog';
import { Input } from '../components/ui/input';
import { formatBytes } from '../lib/numeros';
import { refusalOf } from './limits';
import styles from './nueva-version-dialog.module.css';

interface NuevaVersionDialogProps {
  nombre: string;
  /** The present number of versions. */
  versiones: number;
  /** The server's limit for a file, in MiB. */
  maxMib: number;
  /** Whether the new version needs a reason. */
  needsMotivo?: boolean;
  onSubir: (file: File, motivo: string) => void;
  onClose: () => void;
}

/** Asks for the file of the next version of a thing, and for the reason. */
export function NuevaVersionDialog({
  nombre,
  versiones,
  maxMib,
  needsMotivo = false,
  onSubir,
  onClose,
}: NuevaVersionDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [motivo, setMotivo] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [problema, setProblema] = useState<string | null>(null);

  const choose = (chosen: File) => {
    setFile(chosen);
    setProblema(refusalOf(chosen.size, maxMib) ?? null);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file) setProblema('Elija el archivo de la nueva versión.');
    const lacksMotivo = needsMotivo && !motivo.trim();
    setIsMissing(lacksMotivo);
    if (!file || problema || lacksMotivo) return;
    onSubir(file, motivo.trim());
    onClose();
  };

  return (
    <FormDialog
      title={`Nueva versión de «${nombre}»`}
      submitLabel={`Subir v${versiones + 1}`}
      isSubmitting={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.archivo}>
        <FileButton
          variant="outlined"
          startIcon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
          aria-describedby="nueva-version-archivo"
          onFiles={([chosen]) => chosen && choose(chosen)}
        >
          {file ? 'Elegir otro archivo' : 'Elegir archivo'}
        </FileButton>
        <span id="nueva-version-archivo" className={styles.elegido} data-invalid={problema !== null} role="status">
          {problema ?? (file ? `${file.name}, ${formatBytes(file.size)}` : 'Las versiones anteriores se conservan.')}
        </span>
      </div>
      <Input
        label="Motivo"
        placeholder="Corrección de la cláusula tercera"
        required={needsMotivo}
        help={
          needsMotivo
            ? 'El documento es de antes de la firma. Queda a la vista junto a la versión.'
            : 'Opcional. Queda a la vista junto a la versión.'
        }
        error={isMissing && !motivo.trim() ? 'Indique el motivo.' : undefined}
        value={motivo}
        maxLength={300}
        onChange={({ target }) => setMotivo(target.value)}
      />
    </FormDialog>
  );
}
