import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { DialogActions, DialogBody } from '../../../components/dialog-frame';
import { FileButton } from '../../../components/file-button';
import styles from './importar.module.css';
import { extensiones } from './use-importar';

interface ElegirArchivoProps {
  /** Why the last file was refused. */
  problema: string | null;
  onChoose: (file: File) => void;
  onClose: () => void;
}

/** The area to drop a file on, and a button to choose one. */
export function ElegirArchivo({ problema, onChoose, onClose }: ElegirArchivoProps) {
  const [isOver, setIsOver] = useState(false);
  const choose = ([file]: Iterable<File>) => file && onChoose(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files);
  };

  return (
    <>
      <DialogBody>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside it is for the keyboard */}
        <div
          className={styles.drop}
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <FileUp size={28} strokeWidth={1.5} aria-hidden="true" />
          <p>Arrastre aquí su agenda, o elija el archivo.</p>
          <FileButton
            variant="contained"
            label="Archivo de contactos"
            accept={[...extensiones, 'text/vcard', 'text/csv'].join()}
            onFiles={choose}
          >
            Elegir archivo
          </FileButton>
        </div>
        {problema && (
          <p className={styles.problem} role="alert">
            {problema}
          </p>
        )}
        <ul className={styles.help}>
          <li>vCard (.vcf) o CSV (.csv o .txt), como los guardan Google, Outlook, Apple o esta agenda.</li>
          <li>
            Hasta 5.000 contactos, 300 fotos y 5 MiB. Lo que no se entienda queda afuera, y se dice qué y por qué.
          </li>
          <li>
            Si alguno ya existe, usted elige qué hacer con él. Nada se reemplaza, y la importación se puede deshacer.
          </li>
        </ul>
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Cancelar
        </Button>
      </DialogActions>
    </>
  );
}
