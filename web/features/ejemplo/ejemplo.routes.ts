import type { RouteObject } from 'react-router-dom';
import { pageWithUi } from '../../app/late-ui';

/** The living guide to the shared components. */
export const ejemploRoute: RouteObject = {
  path: 'example',
  handle: { title: 'Guía de componentes' },
  lazy: pageWithUi(async () => (await import('./ejemplo-page')).EjemploPage),
};
