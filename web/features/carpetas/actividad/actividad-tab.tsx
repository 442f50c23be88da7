export function ActividadTab() {
  return null;
}
