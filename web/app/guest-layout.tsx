import { Outlet } from 'react-router-dom';
import { applyAppearance } from '../lib/appearance';
import { PageEffects } from './page-effects';

/** The empty layout: the page alone. Where the device is dark and the page is light, a press follows the device. */
export function GuestLayout() {
  return (
    <>
      <Outlet />
      <button type="button" className="automatico" onClick={() => applyAppearance({ scheme: 'auto' })}>
        Usar el modo oscuro del dispositivo
      </button>
      <PageEffects />
    </>
  );
}
