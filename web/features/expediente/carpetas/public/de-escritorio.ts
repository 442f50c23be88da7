import type { ComponentType } from 'react';
import type { CarpetaDetalleDto, FaltanteDto } from '../../../../api/generated/carpetas';

/** A missing thing, and the place where it is given. */
export type Falta = Pick<FaltanteDto, 'texto' | 'lugar' | 'id'>;

/** The parts that a feature adds to the desk of a carpeta: `deEscritorio` in its file `<feature>.escritorio.tsx`. */
export interface DeEscritorio {
  /** A hook that returns missing things in addition to the server's. */
  useFaltas?: (carpeta: CarpetaDetalleDto) => readonly Falta[];
  /** A button in the part of missing things. */
  alFaltar?: {
    /** Whether the button shows for these missing things. */
    isFor: (carpeta: CarpetaDetalleDto, faltas: readonly Falta[]) => boolean;
    /** `onDone` takes the focus, because the button is about to disappear. */
    Button: ComponentType<{ carpetaId: string; onDone: () => void }>;
    Below: ComponentType<{ carpetaId: string }>;
  };
  /** Content beside the title of what comes next. */
  AlSeguir?: ComponentType<{ carpetaId: string; className?: string }>;
}
