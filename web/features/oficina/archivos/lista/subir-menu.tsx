import { ChevronDown, FileUp, FolderUp, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/button';
import { FileInput } from '../../../../components/file-button';
import { Menu } from '../../../../components/ui/menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { type ArchivoSoltado, deElegidos } from '../subidas/arbol-soltado';
import { sueltos } from '../subidas/sueltos';

/** Chooses files, or a whole directorio of the computer, to upload. */
export function SubirMenu({ onSubir }: { onSubir: (soltados: ArchivoSoltado[]) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const tree = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Upload size={16} strokeWidth={2} aria-hidden="true" />}
        endIcon={<ChevronDown size={16} strokeWidth={2} aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Subir
      </Button>
      <Menu label="Subir" anchor={anchor} align="end" onClose={() => setAnchor(null)}>
        <MenuItem Icon={FileUp} onClick={() => files.current?.click()}>
          Archivos…
        </MenuItem>
        <MenuItem Icon={FolderUp} onClick={() => tree.current?.click()}>
          Un directorio completo…
        </MenuItem>
      </Menu>
      <FileInput ref={files} label="Archivos para subir" multiple onFiles={(chosen) => onSubir(sueltos(chosen))} />
      <FileInput
        ref={tree}
        label="Directorio para subir"
        isTree
        multiple
        onFiles={(chosen) => onSubir(deElegidos(chosen))}
      />
    </>
  );
}
