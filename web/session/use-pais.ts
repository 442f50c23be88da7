import { useCuentasFindMineQuery } from '../api/cuentas-api';
import { useAppSelector } from '../store/hooks';
import { selectCuentaId } from './session-selectors';

/** The country of the cuenta at work, which most of its people are of; undefined until it is known. */
export function usePais(): string | undefined {
  const cuentaId = useAppSelector(selectCuentaId);
  const { data } = useCuentasFindMineQuery();
  return data?.find((cuenta) => cuenta.cuentaId === cuentaId)?.pais;
}
