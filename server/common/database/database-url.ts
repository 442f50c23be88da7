/** The addresses of the database. */
export class DatabaseUrl {
  constructor(
    /** The address for the login that serves requests and owns nothing. */
    readonly app: string,
  ) {}
}
