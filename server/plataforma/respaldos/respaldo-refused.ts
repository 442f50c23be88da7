/** What an operator can do something about: a backup that cannot be made, read or restored, in Spanish. */
export class RespaldoRefused extends Error {}
