import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Permiso } from '../../../../session/session';

interface DialogoProps {
  documentoId: string;
  nombre: string;
  onClose: () => void;
}

/** What a feature adds to the menu of a document: `deDocumento` in its file `<feature>.documento.ts`. */
export interface DeDocumento {
  /** Who may do it. */
  permiso: Permiso;
  label: string;
  Icon: LucideIcon;
  /** What it opens, by `page`. */
  dialog: () => Promise<{ Component: ComponentType<DialogoProps> }>;
}

const found = import.meta.glob<DeDocumento>('../../../*/*/*.documento.ts', { eager: true, import: 'deDocumento' });

/** What all features add to the menu of a document. */
export const deDocumento: readonly DeDocumento[] = Object.values(found);
