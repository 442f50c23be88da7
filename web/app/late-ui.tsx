import { type ComponentType, lazy } from 'react';

/** Puts MUI, with our theme, around a component. What shows at once is drawn without, and both arrive together. */
async function withUi<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const [Late, { UiProvider }] = await Promise.all([load(), import('./ui-provider')]);
  return function WithUi(props: Props) {
    return (
      <UiProvider>
        <Late {...props} />
      </UiProvider>
    );
  };
}

/** A panel, menu or dialog that is loaded when it is first asked for; it may use MUI. Needs a Suspense around it. */
export function lateUi<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await withUi(load) }));
}

/** A page, for a route's `lazy`; it may use MUI. */
export function pageWithUi(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await withUi(load) });
}
