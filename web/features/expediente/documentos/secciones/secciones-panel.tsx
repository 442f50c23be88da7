import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../../components/button';
import type { Arrastre } from '../../../../components/drop/use-drop';
import { Box } from '../../../../components/layout/layout';
import { SheetHeader } from '../../../../components/sheet-header';
import { Sheet } from '../../../../components/ui/sheet';
import type { Documentos } from '../use-documentos';
import { SeccionTree } from './seccion-tree';
import styles from './secciones-panel.module.css';

/** The tree beside the list where there is room for it. */
export function SeccionesRail({ lista, arrastre }: { lista: Documentos; arrastre: Arrastre | null }) {
  return (
    <aside className={styles.rail} aria-label="Secciones de la carpeta">
      <SeccionTree lista={lista} arrastre={arrastre} />
    </aside>
  );
}

/** The tree behind a button, where there is no room beside the list. */
export function SeccionesButton({ lista }: { lista: Documentos }) {
  const { search } = useLocation();
  /** The address at which the panel was opened. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // A new address means that the person has chosen a seccion.
  if (openedAt !== null && openedAt !== search) setOpenedAt(null);
  const isOpen = openedAt === search;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FolderTree size={16} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(search)}
      >
        Secciones
      </Button>
      <Sheet
        side="left"
        isOpen={isOpen}
        className={styles.drawer}
        aria-label="Secciones de la carpeta"
        onClose={() => setOpenedAt(null)}
      >
        <SheetHeader id="secciones-titulo" title="Secciones" onClose={() => setOpenedAt(null)} />
        <Box pad={[4, 3]}>
          <SeccionTree lista={lista} arrastre={null} />
        </Box>
      </Sheet>
    </>
  );
}
