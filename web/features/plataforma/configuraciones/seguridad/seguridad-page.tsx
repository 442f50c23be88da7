import { AccesoRobadoSection } from './acceso-robado-section';
import { AccesosSection } from './accesos/accesos-section';
import { BloqueoSection } from './bloqueo-section';
import { ClaveSection } from './clave/clave-section';
import { DosPasosSection } from './dos-pasos/dos-pasos-section';
import { PasskeysSection } from './passkeys/passkeys-section';
import { SesionesSection } from './sesiones/sesiones-section';
import { TokensSection } from './tokens/tokens-section';

/** The ways to sign in, the open sessions, and all other accesses to the person's data. */
export function SeguridadPage() {
  return (
    <>
      <ClaveSection />
      <DosPasosSection />
      <PasskeysSection />
      <SesionesSection />
      <TokensSection />
      <AccesosSection />
      <BloqueoSection />
      <AccesoRobadoSection />
    </>
  );
}
