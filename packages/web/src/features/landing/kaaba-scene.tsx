import { starPath } from '../../ui/star-path.ts';
import { along, type Face, line, quad } from './kaaba-geometry.ts';

// The corner between the two faces that are seen stands in front; each face is given by its four corners.
const left: Face = { top: [152, 132, 260, 158], foot: [152, 306, 260, 350] };
const right: Face = { top: [260, 158, 368, 132], foot: [260, 350, 368, 306] };
const leftWall = quad(left, 0, 1, 0, 1);
const rightWall = quad(right, 0, 1, 0, 1);
const roof = 'M152 132 260 110 368 132 260 158Z';

// Radii of the circles of Tawaf around the house, seen from above at a slant.
const circles = [150, 172, 194, 216, 238, 260];
const slant = 0.36;

/** The Kaaba, drawn with few lines, in the middle of the circling pilgrims, before an eight-fold star. */
export function KaabaScene({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 520 440" className={className} fill="none">
      <g className="stroke-gold-on-deep" transform="translate(260 196)" strokeLinejoin="round">
        <circle r="176" className="fill-gold-on-deep" fillOpacity="0.07" stroke="none" />
        <path d={starPath(190)} strokeWidth="1.5" strokeOpacity="0.55" />
        <path d={starPath(166)} strokeWidth="1" strokeOpacity="0.35" />
        <path d={starPath(142)} strokeWidth="1" strokeOpacity="0.2" />
      </g>
      <g className="stroke-on-deep" strokeLinecap="round">
        {circles.map((radius, index) => (
          <ellipse
            key={radius}
            cx="260"
            cy="332"
            rx={radius}
            ry={radius * slant}
            strokeWidth={4.6 - index * 0.35}
            strokeDasharray={`0.1 ${10 + index * 1.5}`}
            strokeDashoffset={index * 4}
            strokeOpacity={0.85 - index * 0.12}
          />
        ))}
      </g>
      <g>
        <path d={leftWall + rightWall + roof} className="fill-deep" />
        <path d={leftWall + rightWall + roof} className="fill-kaaba" />
        <path d={rightWall} className="fill-on-deep" fillOpacity="0.06" />
        <path d={roof} className="fill-on-deep" fillOpacity="0.14" />
        <Cloth face={left} />
        <Cloth face={right} />
        <path d={quad(right, 0.18, 0.46, 0.5, 0.93)} className="fill-gold-on-deep" fillOpacity="0.85" />
        <path d={quad(right, 0.22, 0.42, 0.54, 0.93)} className="stroke-deep" strokeWidth="1.5" />
        <path d={line(right, 0.32, 0.54, 0.93)} className="stroke-deep" strokeWidth="1.5" />
      </g>
    </svg>
  );
}

/** What is embroidered in gold on one side of the cloth: the belt, its edges, and the stars below it. */
function Cloth({ face }: { face: Face }) {
  return (
    <g className="stroke-gold-on-deep">
      <path d={quad(face, 0, 1, 0.2, 0.31)} className="fill-gold-on-deep" stroke="none" />
      <path d={along(face, 0.255)} className="stroke-deep" strokeWidth="5" strokeDasharray="9 4 3 4" />
      <path d={along(face, 0.175) + along(face, 0.335)} strokeWidth="1.5" strokeOpacity="0.8" />
      <path d={along(face, 0.4)} strokeWidth="5" strokeDasharray="5 18" strokeOpacity="0.6" />
    </g>
  );
}
