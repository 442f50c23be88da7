import type { ComponentType } from 'react';
import type { CarpetaDetalleDto, FaltanteDto } from '../../../../api/generated/carpetas';

/** What is missing, and where it is given. */
export type Falta = Pick<FaltanteDto, 'texto' | 'lugar' | 'id'>;

/** What a feature adds to the desk of a carpeta: `deEscritorio` in its file `<feature>.escritorio.tsx`. */
export interface DeEscritorio {
  /** A hook: what is missing besides what the server says. */
  useFaltas?: (carpeta: CarpetaDetalleDto) => readonly Falta[];
  /** Said beside the title of what is missing, and below it. */
  alFaltar?: {
    /** Whether the next move waits for it. */
    isFor: (carpeta: CarpetaDetalleDto, faltas: readonly Falta[]) => boolean;
    /** `onDone` takes the focus, as the button is about to disappear. */
    Button: ComponentType<{ carpetaId: string; onDone: () => void }>;
    Below: ComponentType<{ carpetaId: string }>;
  };
  /** Said beside the title of what comes next. */
  AlSeguir?: ComponentType<{ carpetaId: string; className?: string }>;
}
