/** Shows the same as index.html until the first page is loaded. */
export function Splash() {
  return (
    <div className="splash" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>Cargando...</span>
    </div>
  );
}
