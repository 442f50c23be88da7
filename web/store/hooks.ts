import { createContext, use } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppServices } from '../api/services';
import type { App, AppDispatch, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

export const ServicesContext = createContext<AppServices | null>(null);

/**
 * The services of the application, such as the http client and the count of pending requests. Signed-in pages get
 * server data by RTK Query instead.
 */
export function useServices(): AppServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('There is no ServicesContext around this component');
  return services;
}

export const AppContext = createContext<App | null>(null);

/** The application itself, for a feature of the signed-in pages that adds its own slice and sagas. */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('There is no AppContext around this component');
  return app;
}
