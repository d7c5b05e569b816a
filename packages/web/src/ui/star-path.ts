/**
 * The eight-pointed star: two squares, one rotated by 45°, as one outline.
 * @param radius distance of the points from the centre, in units of the drawing
 * @returns an SVG path around the origin
 */
export function starPath(radius: number): string {
  // The radius at which the sides of the squares cross: cos 45° / cos 22.5°.
  const notch = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const corners = Array.from({ length: 16 }, (_, step) => {
    const away = step % 2 === 0 ? radius : notch;
    const angle = (step * Math.PI) / 8 - Math.PI / 2;
    return `${round(away * Math.cos(angle))} ${round(away * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
