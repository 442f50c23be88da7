import type { LeaveOptions } from '../../../../session/provider-flow';
import { selectEstado } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { useOpciones } from '../publico/use-opciones';
import { ProviderButton } from './provider-button';

/** A way in by the identity provider, if there is one. */
export function ByProvider(purpose: LeaveOptions) {
  const { proveedor } = useOpciones();
  const isSubmitting = useAppSelector(selectEstado) === 'AUTHENTICATING';
  return proveedor && <ProviderButton {...purpose} proveedor={proveedor} isDisabled={isSubmitting} />;
}
