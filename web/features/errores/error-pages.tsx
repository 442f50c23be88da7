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

export function FailurePage() {
  return (
    <SheetPage
      title="Algo falló"
      text="La página no se pudo mostrar. Lo que estaba guardado sigue guardado: puede volver a intentar."
    >
      <div className="sheet-actions">
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          Reintentar
        </button>
        <Link className="button" to="/carpetas">
          Ir a las carpetas
        </Link>
      </div>
    </SheetPage>
  );
}
