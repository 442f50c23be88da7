import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { ServicesContext } from './hooks';
import type { App } from './store';

interface RootProps {
  app: App;
  router: RouterProviderProps['router'];
}

export function Root({ app, router }: RootProps) {
  return (
    <Provider store={app.store}>
      <ServicesContext value={app.services}>
        <RouterProvider router={router} />
      </ServicesContext>
    </Provider>
  );
}
