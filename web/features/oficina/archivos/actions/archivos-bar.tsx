import { Copy, Download, FolderInput, Trash2 } from 'lucide-react';
import { Button } from '../../../../components/button';
import { useElegidas } from '../../../../components/selection/elegibles';
import { BarraDeElegidas } from '../../../../components/selection/elegidas-bar';
import type { Archivos } from '../use-archivos';
import type { Acciones } from './use-actions';

const look = { size: 'small', variant: 'outlined' } as const;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The bar with the actions on all chosen items. */
export function Barra({ lista, acciones }: { lista: Archivos; acciones: Acciones }) {
  const { isChosen, clear } = useElegidas();
  const { descargar, preguntar, eliminar, canWrite } = acciones;
  const elegidos = (lista.items ?? []).filter(({ id }) => isChosen(id));
  return (
    <BarraDeElegidas
      label="Elementos elegidos"
      genero="o"
      {...(lista.isCut && { todos: 'Elegir los que se muestran' })}
    >
      <Button {...look} startIcon={<Download {...icon} />} onClick={() => descargar(elegidos)}>
        Descargar
      </Button>
      {canWrite && (
        <>
          <Button
            {...look}
            startIcon={<FolderInput {...icon} />}
            onClick={() => preguntar({ tipo: 'mover', items: elegidos })}
          >
            Mover…
          </Button>
          <Button
            {...look}
            startIcon={<Copy {...icon} />}
            onClick={() => preguntar({ tipo: 'copiar', items: elegidos })}
          >
            Copiar…
          </Button>
          <Button
            {...look}
            startIcon={<Trash2 {...icon} />}
            onClick={() => {
              clear();
              void eliminar(elegidos);
            }}
          >
            Eliminar
          </Button>
        </>
      )}
    </BarraDeElegidas>
  );
}
