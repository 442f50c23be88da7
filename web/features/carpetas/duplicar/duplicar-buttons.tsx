import { CopyPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { Button } from '../../../components/button';
import { HintButton } from '../../../components/hint-button';
import { estaFirmada } from '../publico/estados';

const DuplicarDialog = lazy(async () => ({ default: (await import('./duplicar-dialog')).DuplicarDialog }));

interface DuplicarProps {
  carpeta: CarpetaDetalleDto;
}

/** Opens the form of a duplicate. */
export function DuplicarButton({ carpeta }: DuplicarProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!carpeta.permisos.vincular) return null;
  return (
    <>
      <HintButton label="Duplicar la carpeta" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <CopyPlus size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      {isOpen && (
        <Suspense>
          <DuplicarDialog carpeta={carpeta} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Opens the form of the carpeta that corrects a signed one, which cannot be changed itself. */
export function CorregirButton({ carpeta }: DuplicarProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!estaFirmada(carpeta.estado)) return null;
  return (
    <>
      <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Abrir carpeta que corrige
      </Button>
      {isOpen && (
        <Suspense>
          <DuplicarDialog carpeta={carpeta} corrige onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
