import { initials } from '../../vocabulario/initials.js';

/** A data address of a picture with a name's initials. It loads without a request. */
export function initialsPicture(nombre: string): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#475569"/>' +
    '<text x="20" y="20" dy=".35em" text-anchor="middle" font-family="sans-serif" font-size="16" fill="#fff">' +
    `${initials(nombre)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
