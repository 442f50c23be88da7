/** The navigation state for people who are led out of a cuenta that they may no longer enter. */
export interface LostCuentaState {
  /** The cuenta's name. */
  cuentaPerdida?: string;
  /** Whether a form with unsaved text is left without asking, because nothing can be saved there any more. */
  isForced?: boolean;
}
