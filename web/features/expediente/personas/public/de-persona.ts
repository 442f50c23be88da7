import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PersonaDto } from '../../../../api/generated/personas';
import type { Permiso } from '../../../../session/session';

/** The parts that a feature adds to the page of a persona: `dePersona` in its file `<feature>.persona.ts`. */
export interface DePersona {
  /** The permission that the section needs. */
  permiso: Permiso;
  /** Loads the section in the sheet of the persona. */
  section: () => Promise<{ Component: ComponentType<{ persona: PersonaDto }> }>;
  /** The dialogs over the list, such as `:personaId/contacto`. */
  routes: readonly RouteObject[];
}

const found = import.meta.glob<DePersona>('../../../*/*/*.persona.ts', { eager: true, import: 'dePersona' });

/** The parts that all features add to the page of a persona. */
export const dePersona: readonly DePersona[] = Object.values(found);
