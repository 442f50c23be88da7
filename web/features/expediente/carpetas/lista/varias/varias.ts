import type { CarpetaResumenDto } from '../../../../../api/generated/carpetas';

/** What a dialog about several carpetas is given. */
export interface VariasProps {
  carpetas: readonly CarpetaResumenDto[];
  onClose: () => void;
  /** Called once it was done, in all or in some. */
  onDone: () => void;
}
