import { useMemo } from 'react';
import { encode } from 'uqr';

/** The white margin around the code, in modules, as the standard requires. */
const quietModules = 4;

/** A text as a QR code: dark on light in both themes, because many cameras read nothing else. */
export function QrCodeDrawing({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: quietModules });
    return { size: code.size, path: pathOf(code.data) };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto aspect-square w-full max-w-64 shrink-0 rounded-control scheme-light bg-raised text-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The dark modules as one path, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
