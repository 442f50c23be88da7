/** A refusal in Spanish, whose cause the operator can remove: a backup that cannot be made, read or restored. */
export class RespaldoRefused extends Error {}
