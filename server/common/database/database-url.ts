/** Where the database is. */
export class DatabaseUrl {
  constructor(
    /** Signs in as the login that serves requests and owns nothing. */
    readonly app: string,
  ) {}
}
