/** A green dot, for something that is ready. The text beside it says so. */
export const Dot = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0 text-green">
    <circle cx="8" cy="8" r="4" fill="currentColor" />
  </svg>
);
