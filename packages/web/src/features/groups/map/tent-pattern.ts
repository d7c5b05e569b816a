import type { MapColours } from './map-colours.ts';

/** Pixels of the picture; the map shows it at half of that, so that it is sharp on phones. */
const size = 40;

/** Rows of tents seen from above: four sides each, the ones away from the sun in shade. */
export function tentPattern({ tent, tentShade }: Pick<MapColours, 'tent' | 'tentShade'>): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return new ImageData(size, size);
  const margin = size / 10;
  const far = size - margin;
  const middle = size / 2;
  const side = (colour: string, ...corners: [number, number][]) => {
    context.fillStyle = colour;
    context.beginPath();
    for (const [x, y] of [...corners, [middle, middle] as const]) context.lineTo(x, y);
    context.fill();
  };
  side(tent, [margin, margin], [far, margin]);
  side(tent, [margin, margin], [margin, far]);
  side(tentShade, [far, margin], [far, far]);
  side(tentShade, [margin, far], [far, far]);
  return context.getImageData(0, 0, size, size);
}
