import { useCuentasFindMineQuery } from '../api/cuentas-api';
import { useAppSelector } from '../store/hooks';
import { selectCuentaId } from './session-selectors';

/** The country of the active cuenta; undefined until it is known. */
export function usePais(): string | undefined {
  const cuentaId = useAppSelector(selectCuentaId);
  const { data } = useCuentasFindMineQuery();
  return data?.find((cuenta) => cuenta.cuentaId === cuentaId)?.pais;
}
