import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PersonaDto } from '../../../../api/generated/personas';
import type { Permiso } from '../../../../session/session';

/** What a feature adds to the page of a persona: `dePersona` in its file `<feature>.persona.ts`. */
export interface DePersona {
  /** Who sees it. */
  permiso: Permiso;
  /** Its part of the sheet, by `page`. */
  section: () => Promise<{ Component: ComponentType<{ persona: PersonaDto }> }>;
  /** Its dialogs over the list, such as `:personaId/contacto`. */
  routes: readonly RouteObject[];
}

const found = import.meta.glob<DePersona>('../../../*/*/*.persona.ts', { eager: true, import: 'dePersona' });

/** What all features add to the page of a persona. */
export const dePersona: readonly DePersona[] = Object.values(found);
