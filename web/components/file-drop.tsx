import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { FileButton } from './file-button';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** The instruction, in one sentence. */
  text: string;
  /** The name of the hidden input. */
  label: string;
  /** The types of file that the browser offers. */
  accept: string;
  /** Why the last file was refused. */
  problema: string | null;
  onChoose: (file: File) => void;
}

/** The area on which a file can be dropped, with a button to choose a file. */
export function FileDrop({ text, label, accept, problema, onChoose }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const choose = ([file]: Iterable<File>) => file && onChoose(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files);
  };

  return (
    <>
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
        <p>{text}</p>
        <FileButton variant="contained" label={label} accept={accept} onFiles={choose}>
          Elegir archivo
        </FileButton>
      </div>
      {problema && (
        <p className={styles.problem} role="alert">
          {problema}
        </p>
      )}
    </>
  );
}

/**
 * Why a file cannot be imported, or null.
 * @param kinds the kinds of file in words: «.csv o .txt»
 */
export function fileProblem(
  { name, size }: File,
  { extensiones, kinds, maxMib }: { extensiones: readonly string[]; kinds: string; maxMib: number },
): string | null {
  if (!extensiones.some((extension) => name.toLowerCase().endsWith(extension))) return `Elija un archivo ${kinds}.`;
  if (size > maxMib * 1024 * 1024) return `El archivo supera los ${maxMib} MB.`;
  return size === 0 ? 'El archivo está vacío.' : null;
}
