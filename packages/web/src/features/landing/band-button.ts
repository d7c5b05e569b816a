/** The one action on a deep band: gold, so that it is seen first in both themes. */
export const bandButton =
  'inline-flex min-h-14 items-center justify-center rounded-control bg-gold-on-deep px-8 py-3 text-center text-lg ' +
  'leading-snug font-semibold text-deep no-underline transition-colors hover:bg-on-deep';
