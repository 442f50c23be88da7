/** The product's mark and name. The mark is a folder that carries a signature. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="wordmark-tile" />
        <path
          className="wordmark-folder"
          d="M7 11.5A2.5 2.5 0 0 1 9.5 9h3.4c.7 0 1.3.3 1.8.8l1.3 1.5h6.5A2.5 2.5 0 0 1 25 13.8v7.7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 7 21.5Z"
        />
        <path className="wordmark-signature" d="M11.5 19.7c1.7-3.3 3-3.3 3-1.7s1.2 1.6 2.3.3 1.7-.7 1.7.2.9.9 2-.2" />
      </svg>
      <span>Carpetas</span>
    </span>
  );
}
