export class DemoDto {
  email: string;
  password: string;
}

/** An OpenID Connect provider to sign in with, by the authorization code flow with PKCE. */
export class ProveedorDto {
  emisor: string;
  clienteId: string;
  /** The name shown after «Ingresar con». */
  nombre: string;
  alcances: string[];
}

/** The options of the sign-in page. */
export class AuthOptionsDto {
  demo: DemoDto | null;
  proveedor: ProveedorDto | null;
  /** Whether people may sign up without an invitation. */
  registro: boolean;
}
