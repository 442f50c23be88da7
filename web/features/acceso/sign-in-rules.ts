/** What a person is told about the e-mail, or null. Only the shape: whether it exists is the server's to know. */
export function emailError(email: string): string | null {
  if (!email.trim()) return 'Ingrese su correo';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'Ingrese un correo válido, como nombre@estudio.com';
}

export function passwordError(password: string): string | null {
  return password ? null : 'Ingrese su contraseña';
}
