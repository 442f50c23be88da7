import { FolderTree } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/button';
import { SheetHeader } from '../../../components/sheet-header';
import type { Arrastre } from '../../../components/soltar/use-drop';
import { Sheet } from '../../../components/ui/sheet';
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
  const [isOpen, setIsOpen] = useState(false);
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address means that the person has chosen
  useEffect(() => setIsOpen(false), [search]);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FolderTree size={16} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Secciones
      </Button>
      <Sheet
        side="left"
        isOpen={isOpen}
        className={styles.drawer}
        aria-label="Secciones de la carpeta"
        onClose={() => setIsOpen(false)}
      >
        <SheetHeader id="secciones-titulo" title="Secciones" onClose={() => setIsOpen(false)} />
        <div className={styles.tree}>
          <SeccionTree lista={lista} arrastre={null} />
        </div>
      </Sheet>
    </>
  );
}
