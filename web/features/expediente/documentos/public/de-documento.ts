import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Permiso } from '../../../../session/session';

interface DialogoProps {
  documentoId: string;
  nombre: string;
  onClose: () => void;
}

/** An entry that a feature adds to the menu of a document: `deDocumento` in its file `<feature>.documento.ts`. */
export interface DeDocumento {
  /** The permission that the entry needs. */
  permiso: Permiso;
  label: string;
  Icon: LucideIcon;
  /** Loads the dialog that the entry opens. */
  dialog: () => Promise<{ Component: ComponentType<DialogoProps> }>;
}

const found = import.meta.glob<DeDocumento>('../../../*/*/*.documento.ts', { eager: true, import: 'deDocumento' });

/** The entries that all features add to the menu of a document. */
export const deDocumento: readonly DeDocumento[] = Object.values(found);
