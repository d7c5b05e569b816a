/** The two marks of the map and their names. */
export function MapLegend({ place, kaaba }: { place: string; kaaba: string }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      <li className="flex min-w-0 items-center gap-2">
        <svg aria-hidden="true" viewBox="-10 -10 20 20" className="size-6 shrink-0">
          <PlaceMark />
        </svg>
        <span className="min-w-0">{place}</span>
      </li>
      <li className="flex min-w-0 items-center gap-2">
        <svg aria-hidden="true" viewBox="-10 -10 20 20" className="size-6 shrink-0">
          <KaabaMark />
        </svg>
        <span className="min-w-0">{kaaba}</span>
      </li>
    </ul>
  );
}

export function PlaceMark() {
  return <circle r="6" strokeWidth="3" className="fill-primary stroke-raised" />;
}

export function KaabaMark() {
  return (
    <g>
      <rect
        x="-8"
        y="-8"
        width="16"
        height="16"
        rx="2"
        strokeWidth="1.5"
        className="fill-kaaba stroke-ornament"
      />
      <path d="M-8-3H8" strokeWidth="2.5" className="stroke-ornament" />
    </g>
  );
}
