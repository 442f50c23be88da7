import type { CarpetaResumenDto } from '../../../../../api/generated/carpetas';

/** The props of a dialog about several carpetas. */
export interface LoteProps {
  carpetas: readonly CarpetaResumenDto[];
  onClose: () => void;
  /** Called once the change was made, in all carpetas or in some. */
  onDone: () => void;
}
