/** The message for a bad e-mail, or null. It checks only the format. */
export function emailError(email: string): string | null {
  if (!email.trim()) return 'Ingrese su correo';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'Ingrese un correo válido, como nombre@estudio.com';
}

export function passwordError(password: string): string | null {
  return password ? null : 'Ingrese su contraseña';
}
