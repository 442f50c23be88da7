import { AccesoRobadoSection } from './acceso-robado-section';
import { BloqueoSection } from './bloqueo-section';
import { ClaveSection } from './clave/clave-section';
import { DosPasosSection } from './dos-pasos/dos-pasos-section';
import { PasskeysSection } from './passkeys/passkeys-section';
import { SesionesSection } from './sesiones/sesiones-section';
import { TokensSection } from './tokens/tokens-section';

/** How the person signs in, their open sessions, and the tokens that act for them. */
export function SeguridadPage() {
  return (
    <>
      <ClaveSection />
      <DosPasosSection />
      <PasskeysSection />
      <SesionesSection />
      <TokensSection />
      <BloqueoSection />
      <AccesoRobadoSection />
    </>
  );
}
