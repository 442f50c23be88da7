import { Copy, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import { Grupo, Muestra } from '../muestra';

/** The buttons, from those that ask for most attention to those that ask for least. */
export function Botones() {
  const [isWorking, setIsWorking] = useState(false);
  return (
    <Muestra
      id="botones"
      title="Botones"
      text="Uno lleno por pantalla, para lo que se vino a hacer; los demás, al lado y más quietos. El rojo, solo para lo que quita algo."
    >
      <Grupo title="Por importancia">
        <Button variant="contained" startIcon={<Plus size={16} aria-hidden="true" />}>
          Nueva carpeta
        </Button>
        <Button variant="outlined">Editar</Button>
        <Button>Cancelar</Button>
        <Button variant="contained" color="danger" startIcon={<Trash2 size={16} aria-hidden="true" />}>
          Eliminar
        </Button>
      </Grupo>
      <Grupo title="En otros momentos">
        <Button
          variant="contained"
          loading={isWorking}
          onClick={() => {
            setIsWorking(true);
            setTimeout(() => setIsWorking(false), 2_000);
          }}
        >
          Guardar
        </Button>
        <Button variant="outlined" disabled>
          No disponible
        </Button>
        <Button variant="outlined" size="small">
          Pequeño
        </Button>
        <LinkButton variant="outlined" to="/carpetas">
          A una dirección
        </LinkButton>
      </Grupo>
      <Grupo title="Solo con un icono, que se explica al señalarlo">
        <HintButton label="Actualizar" hintAlign="start">
          <RefreshCw size={18} strokeWidth={1.75} />
        </HintButton>
        <HintButton label="Copiar el número">
          <Copy size={18} strokeWidth={1.75} />
        </HintButton>
        <HintButton label="Eliminar" size="small">
          <Trash2 size={16} strokeWidth={1.75} />
        </HintButton>
      </Grupo>
    </Muestra>
  );
}
