/** The labels of the bar of phones: as large as the text, as far as five in a row or two beside SOS fit its width. */
export const barLabel =
  'text-[min(0.8125rem,max(15px,3.8cqi))] leading-tight wrap-break-word hyphens-manual bar-in-two-rows:text-[min(0.8125rem,5.65cqi)] bar-in-two-rows:leading-(--line-height-head)';
