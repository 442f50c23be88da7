import { Link } from 'react-router-dom';
import { SheetPage } from '../../components/sheet-page';

const toStart = (
  <Link className="button button-primary" to="/carpetas">
    Ir a las carpetas
  </Link>
);

export function ForbiddenPage() {
  return (
    <SheetPage
      title="Sin permiso"
      text="Su rol en esta cuenta no permite ver esta página. Quien administra la cuenta puede cambiarlo."
    >
      <div className="sheet-actions">
        {toStart}
        <Link className="button" to="/seleccionar-cuenta">
          Elegir otra cuenta
        </Link>
      </div>
    </SheetPage>
  );
}

export function NotFoundPage() {
  return (
    <SheetPage title="Página no encontrada" text="La dirección no existe o cambió de lugar.">
      <div className="sheet-actions">{toStart}</div>
    </SheetPage>
  );
}
