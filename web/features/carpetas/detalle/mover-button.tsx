import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { Button } from '../../../components/button';

const MoverPanel = lazy(async () => ({ default: (await import('./mover-panel')).MoverPanel }));

/** Opens the menu of estados to which a carpeta can move. An open dialog stays when there are no more moves. */
export function MoverButton({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  return (
    <>
      {carpeta.movimientos.length > 0 && (
        <Button
          variant="contained"
          endIcon={<ChevronDown size={16} strokeWidth={2} aria-hidden="true" />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setHasOpened(true);
          }}
        >
          Mover a…
        </Button>
      )}
      {hasOpened && (
        <Suspense>
          <MoverPanel carpeta={carpeta} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
