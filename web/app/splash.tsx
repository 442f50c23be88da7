/** What index.html already shows, until the first page is there. */
export function Splash() {
  return (
    <div className="splash" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>Cargando...</span>
    </div>
  );
}
