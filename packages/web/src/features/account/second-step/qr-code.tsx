import { useModule } from '../../../platform/modules/use-module.ts';

const load = () => import('uqr');

interface QrCodeProps {
  text: string;
  label: string;
}

/**
 * Dark on light in every theme, because not every camera reads the opposite. Omitted when its code cannot be
 * loaded.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const library = useModule(load);
  if (library.status !== 'ready') return null;
  const { data, size } = library.module.encode(text, { border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="w-full max-w-64">
      <rect width={size} height={size} fill="white" />
      <path d={dark.join('')} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
