import { Phone } from 'lucide-react';

/** A phone number in large print that calls when pressed. */
export function NumberLink({ label, number }: { label: string; number: string }) {
  return (
    <a
      href={`tel:${number}`}
      className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-control border border-edge bg-raised px-4 py-2 text-ink no-underline"
    >
      <Phone aria-hidden="true" className="size-5 shrink-0 text-green" />
      <span className="min-w-0 grow basis-24 wrap-anywhere hyphens-auto">{label} </span>
      <bdi dir="ltr" className="shrink-0 text-xl font-semibold tabular-nums">
        {number}
      </bdi>
    </a>
  );
}
