import { Outlet } from 'react-router-dom';
import { PageEffects } from './page-effects';

/** The empty layout: the page alone. */
export function GuestLayout() {
  return (
    <>
      <Outlet />
      <PageEffects />
    </>
  );
}
