import { useLocation } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { LimiteDeRol, LimiteLinea } from '../../../components/limite-de-rol';
import { useAppSelector } from '../../../store/hooks';
import { pathOfTab, tabsDeCarpeta } from './public/de-carpeta';
import { estaFirmada } from './public/estados';

/** Says which actions of the open tab the person's role does not allow, or that nobody may do them any more. */
export function LimitesDeCarpeta({ carpeta }: { carpeta: Pick<CarpetaDetalleDto, 'id' | 'estado' | 'eliminadaEn'> }) {
  const { id, estado, eliminadaEn } = carpeta;
  const [path] = useLocation().pathname.slice(`/carpetas/${id}/`.length).split('/');
  const tab = tabsDeCarpeta.find((one) => pathOfTab(one) === path);
  const permisos = useAppSelector(({ session }) => session.permisos);
  const missing = tab?.limites?.find(({ permiso }) => !permisos.includes(permiso));
  const isGone = eliminadaEn !== null || estado === 'anulada';
  if (!missing || isGone || (estado === 'archivada' && !tab?.isForArchived)) return null;
  if (estaFirmada(estado) && tab?.isSettledBySignature) {
    return <LimiteLinea>La carpeta ya está firmada: sus {path} no se pueden cambiar.</LimiteLinea>;
  }
  const { yTambien, ...limite } = missing;
  return (
    <>
      <LimiteDeRol {...limite} />
      {yTambien && <LimiteDeRol {...yTambien} />}
    </>
  );
}
