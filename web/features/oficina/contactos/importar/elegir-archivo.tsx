import { Button } from '../../../../components/button';
import { DialogActions, DialogBody } from '../../../../components/dialog-frame';
import { FileDrop } from '../../../../components/file-drop';
import { ImportacionAyuda } from '../../../../components/importacion';
import { ImportacionesRecientes } from './importaciones-recientes';
import { extensiones } from './use-importar';

interface ElegirArchivoProps {
  /** Why the last file was refused. */
  problema: string | null;
  onChoose: (file: File) => void;
  onClose: () => void;
}

/** Asks for the file, and names the kinds of files that are accepted. */
export function ElegirArchivo({ problema, onChoose, onClose }: ElegirArchivoProps) {
  return (
    <>
      <DialogBody>
        <ImportacionesRecientes />
        <FileDrop
          text="Arrastre aquí su agenda, o elija el archivo."
          label="Archivo de contactos"
          accept={[...extensiones, 'text/vcard', 'text/csv'].join()}
          problema={problema}
          onChoose={onChoose}
        />
        <ImportacionAyuda>
          <li>vCard (.vcf) o CSV (.csv o .txt), como los guardan Google, Outlook, Apple o esta agenda.</li>
          <li>Hasta 5.000 contactos, 300 fotos y 5 MB. Lo que no se entienda queda afuera, y se dice qué y por qué.</li>
          <li>
            Si alguno ya existe, usted elige qué hacer con él. Nada se reemplaza, y la importación se puede deshacer
            durante un día.
          </li>
        </ImportacionAyuda>
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Cancelar
        </Button>
      </DialogActions>
    </>
  );
}
