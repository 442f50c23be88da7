import type { LeaveOptions } from '../../../../session/provider-flow';
import { selectEstado } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { useOpciones } from '../public/use-options';
import { ProviderButton } from './provider-button';

/** The button to sign in by the identity provider. Draws nothing when the server has no provider. */
export function ByProvider(purpose: LeaveOptions) {
  const { proveedor } = useOpciones();
  const isSubmitting = useAppSelector(selectEstado) === 'AUTHENTICATING';
  return proveedor && <ProviderButton {...purpose} proveedor={proveedor} isDisabled={isSubmitting} />;
}
