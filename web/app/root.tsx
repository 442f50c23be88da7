import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { AppContext, ServicesContext } from '../store/hooks';
import type { App } from '../store/store';

interface RootProps {
  app: App;
  router: RouterProviderProps['router'];
}

export function Root({ app, router }: RootProps) {
  return (
    <Provider store={app.store}>
      <AppContext value={app}>
        <ServicesContext value={app.services}>
          <RouterProvider router={router} />
        </ServicesContext>
      </AppContext>
    </Provider>
  );
}
