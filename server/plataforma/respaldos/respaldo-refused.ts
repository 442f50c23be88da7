/** A refusal in Spanish, whose cause the operator can remove. A backup cannot be made, read or restored. */
export class RespaldoRefused extends Error {}
