/** A control on the deep ground, above the area that counts. */
export const roundButton =
  'relative z-10 size-14 rounded-full bg-on-deep/12 hover:bg-on-deep/25 hover:text-on-deep';
