/** The state of the navigation that leads people out of a cuenta that they may no longer enter. */
export interface LostCuentaState {
  /** The cuenta's name. */
  cuentaPerdida?: string;
  /** A form with unsaved text does not hold them back: nothing can be saved there any more. */
  isForced?: boolean;
}
