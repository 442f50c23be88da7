import { Outlet } from 'react-router-dom';
import { LoadingBar } from './loading-bar';
import { PageEffects } from './page-effects';

/** The empty layout: a loading bar and the page. */
export function GuestLayout() {
  return (
    <>
      <LoadingBar />
      <Outlet />
      <PageEffects />
    </>
  );
}
