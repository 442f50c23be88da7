/** Where the database is. */
export class DatabaseUrl {
  constructor(
    /** As the login that serves requests and owns nothing. */
    readonly app: string,
  ) {}
}
