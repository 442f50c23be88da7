/** The state of the navigation that leads people out of a cuenta that they may no longer enter. */
export interface LostCuentaState {
  /** The cuenta's name. */
  cuentaPerdida?: string;
  /** Leaves a form with unsaved text without asking: nothing can be saved there any more. */
  isForced?: boolean;
}
