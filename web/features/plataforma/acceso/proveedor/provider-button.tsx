import { useState } from 'react';
import type { ProveedorDto } from '../../../../api/generated/acceso';
import { BusyButton } from '../../../../components/busy-button';
import { reportError } from '../../../../lib/log';
import { type LeaveOptions, leaveForProvider } from '../../../../session/provider-flow';

interface ProviderButtonProps extends LeaveOptions {
  proveedor: ProveedorDto;
  isDisabled: boolean;
}

/** A button that leads to the identity provider. */
export function ProviderButton({ proveedor, isDisabled, ...purpose }: ProviderButtonProps) {
  const [step, setStep] = useState<'waiting' | 'leaving' | 'failed'>('waiting');
  const leave = () => {
    setStep('leaving');
    leaveForProvider(proveedor, purpose).catch((error) => {
      reportError('The provider could not be reached', error);
      setStep('failed');
    });
  };
  return (
    <>
      <BusyButton look="plain" isBusy={step === 'leaving'} disabled={isDisabled} onClick={leave}>
        Ingresar con {proveedor.nombre}
      </BusyButton>
      {step === 'failed' && (
        <div className="notice" role="alert">
          No se pudo llegar a {proveedor.nombre}. Vuelva a intentarlo en unos minutos.
        </div>
      )}
    </>
  );
}
