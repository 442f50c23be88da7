import { Outlet } from 'react-router-dom';
import { PageHeader } from '../../components/page-header';

/** The list of the carpetas; a new one opens over it. */
export function CarpetasPage() {
  return (
    <>
      <PageHeader title="Carpetas" />
      <Outlet />
    </>
  );
}
