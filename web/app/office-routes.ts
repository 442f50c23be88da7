import type { RouteObject } from 'react-router-dom';
import { carpetasRoutes } from '../features/carpetas/carpetas.routes';
import { chatRoutes } from '../features/chat/chat.routes';
import { configuracionesRoutes } from '../features/configuraciones/configuraciones.routes';
import { ejemploRoute } from '../features/ejemplo/ejemplo.routes';
import { personasRoutes } from '../features/personas/personas.routes';

/** The addresses inside a cuenta, below the shell. A feature's pages are one lazy chunk each. */
export const officeRoutes: RouteObject[] = [
  ...carpetasRoutes,
  ...personasRoutes,
  ...chatRoutes,
  ...configuracionesRoutes,
  ejemploRoute,
];
