import { CornerUpLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Row } from '../../../../components/layout/layout';
import type { Volver } from '../public/volver';

/** Where a person fills in missing data, and where they come from. */
interface Viaje {
  desde: string;
  volver: string;
}

/**
 * Leads back to the place that a person left to fill in missing data (`volverA`). A form that closes leads back by
 * itself. Until then, and where no form opens, a link leads back.
 */
export function Regreso() {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [viaje, setViaje] = useState<Viaje | null>(null);
  const asked = (state as Partial<Volver> | null)?.volver;
  if (asked && (viaje?.volver !== asked || viaje.desde !== pathname)) setViaje({ desde: pathname, volver: asked });
  const isBack = viaje !== null && viaje.volver.split('?')[0] === pathname;
  if (isBack) setViaje(null);

  // A form closes by replacing its address by the address of its tab.
  const isClosed = viaje !== null && !asked && type === 'REPLACE' && viaje.desde.startsWith(`${pathname}/`);
  const to = isClosed ? viaje.volver : null;
  useEffect(() => {
    if (to) void navigate(to, { replace: true, preventScrollReset: true });
  }, [to, navigate]);

  if (!viaje || isBack) return null;
  return (
    <Row as="p" only="screen" align="center" gap={2} size="sm" marginBottom={3}>
      <CornerUpLeft size={14} strokeWidth={1.75} aria-hidden="true" />
      <Link to={viaje.volver}>Volver al documento que se genera</Link>
    </Row>
  );
}
