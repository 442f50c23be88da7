/**
 * The claims of the access token that the client sends back as headers. They grant nothing, because the server decides.
 */
export interface Claims {
  sub: string | null;
  cuentaId: string | null;
  rolId: number | null;
}

/** Reads a JWT without verifying it. A token that cannot be read has no claims. */
export function readClaims(token: string): Claims {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const { sub = null, cuentaId = null, rolId = null } = JSON.parse(new TextDecoder().decode(bytes));
    return { sub, cuentaId, rolId };
  } catch {
    return { sub: null, cuentaId: null, rolId: null };
  }
}
