import { Link } from 'react-router-dom';
import { SheetPage } from '../../../components/sheet-page';

/** Shown when a page fails. Its code is loaded with the application, since the server may be out of reach then. */
export function FailurePage() {
  return (
    <SheetPage
      title="Algo falló"
      text="La página no se pudo mostrar. Lo que estaba guardado sigue guardado: revise su conexión y vuelva a intentar."
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
