export function NuevaCarpetaDialog() {
  return null;
}
