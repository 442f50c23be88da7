import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { DialogActions, DialogBody } from '../../../components/dialog-frame';
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
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = (file: File | undefined) => file && onChoose(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files[0]);
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
          <input
            ref={input}
            hidden
            type="file"
            accept={[...extensiones, 'text/vcard', 'text/csv'].join()}
            aria-label="Archivo de contactos"
            onChange={({ target }) => {
              choose(target.files?.[0]);
              target.value = '';
            }}
          />
          <Button variant="contained" onClick={() => input.current?.click()}>
            Elegir archivo
          </Button>
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
          <li>Nada se reemplaza: cada fila es un contacto nuevo, y la importación se puede deshacer.</li>
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
