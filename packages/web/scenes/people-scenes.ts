import { blueCloth, darkCloths, greenCloth, plumCloth } from './colours.ts';
import { crowd, inRow } from './crowd.ts';
import { type Drawing, goldLine, scene } from './frame.ts';
import { eightStar } from './land.ts';
import { man, woman } from './people.ts';

/** A person on a sofa, seen from behind: head and shoulders. */
const seated = (x: number, y: number, scale: number, cloth: string, head: string): string =>
  `<g transform="translate(${x} ${y})scale(${scale})"><path d="M-34 0Q-34-40-14-46H14Q34-40 34 0Z" fill="${cloth}"/><path d="M8-46H14Q34-40 34 0H20Q24-34 8-46Z" fill="#000" opacity=".12"/>${head}</g>`;
const scarf = (cloth: string): string =>
  `<path d="M0-88C-19-88-22-72-21-60-24-50-30-44-30-36Q0-24 30-36C30-44 24-50 21-60 22-72 19-88 0-88Z" fill="${cloth}"/><path d="M-20-56Q0-44 21-58 20-46 24-38 4-34-18-40-4-46-20-56Z" fill="#000" opacity=".16"/>`;
const hair = (colour: string): string =>
  `<path d="M-5-56H5V-42H-5Z" fill="#a9744f"/><circle cy="-66" r="17" fill="${colour}"/><path d="M-18-64q-4 2-2 8l4 1zM18-64q4 2 2 8l-4 1z" fill="#a9744f"/>`;
const cap = '<path d="M-17-68Q-17-86 0-86T17-68Z" fill="#fffaf0"/>';

/** A family at home watches the route of its travellers. */
const family: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(
      tone,
      'maghrib',
      { y: 96, layers: 2, heights: [24, 20], seeds: [11, 23], light: [52, 44, 9], isInside: true },
      () =>
        [
          '<path fill-rule="evenodd" d="M0 0H360V200H0ZM20 112V48Q22 26 52 16 82 26 84 48V112Z" fill="#efe0c6"/><path d="M20 112V48Q22 26 52 16 82 26 84 48V112Z" fill="none" stroke="#c9a04a" stroke-width="2"/><path d="M52 16V112M20 70H84" stroke="#c9a04a" stroke-width="1.2"/><path d="M0 200H360V240H0Z" fill="#b98d63"/>',
          // The screen on the wall: a map with the route and three pins.
          '<path d="M112 20H332Q338 20 338 26V136Q338 142 332 142H112Q106 142 106 136V26Q106 20 112 20Z" fill="#2b2a2a"/><path d="M112 26H332V136H112Z" fill="#e9dcc1"/><path d="M112 96Q140 70 176 88 200 66 236 80 270 56 332 84V136H112Z" fill="#d5bb8e"/><path d="M112 118Q170 98 230 112T332 108V136H112Z" fill="#c3a472"/>',
          '<path d="M138 106Q176 70 214 96 250 118 300 62" fill="none" stroke="#fffaf0" stroke-width="6" stroke-linecap="round"/><path d="M138 106Q176 70 214 96 250 118 300 62" fill="none" stroke="#0f4c3a" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 6.4"/>',
          ...[
            [138, 106, '#0f4c3b', 1],
            [214, 96, '#795609', 1],
            [300, 62, '#0f4c3b', 1.3],
          ].map(
            ([x, y, colour, scale]) =>
              `<g transform="translate(${x} ${y})scale(${scale})"><path d="M0 0Q-13-15-13-24A13 13 0 0 1 13-24Q13-15 0 0Z" fill="${colour}"/><circle cy="-24" r="5" fill="#fffaf0"/></g>`,
          ),
          eightStar(52, 150, 17, { opacity: 0.6 }),
          // The sofa and the people on it.
          seated(112, 196, 1.06, plumCloth, scarf(plumCloth)),
          seated(248, 196, 1.1, '#e6dcc6', hair('#8b8681') + cap),
          seated(182, 200, 0.82, '#c9884a', hair('#33261f')),
          '<path d="M48 240V196Q48 176 68 176H292Q312 176 312 196V240Z" fill="#1f5a47"/><path d="M48 196Q48 176 68 176H292Q312 176 312 196V200Q312 186 292 186H68Q48 186 48 200Z" fill="#2f7a62"/><path d="M180 188V240" stroke="#0f4c3a" stroke-width="1.6"/><path d="M30 240V208Q30 196 42 196 54 196 54 208V240ZM306 240V208Q306 196 318 196 330 196 330 208V240Z" fill="#184a3a"/>',
        ].join(''),
    ),
};

/** A first-aid tent: a white cross on green, a bed, a patient. */
const firstAid: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(tone, 'noon', { y: 128, layers: 2, heights: [36, 30], seeds: [47, 15], light: [48, 46, 12] }, () =>
      [
        '<path d="M0 166H360V240H0Z" fill="#e0c9a0"/>',
        crowd(inRow(5, 4, 84, 174, 15, 13), { cloths: darkCloths, women: 0.3, bands: 1 }),
        crowd(inRow(15, 292, 358, 174, 15, 13), { cloths: darkCloths, women: 0.3, bands: 1 }),
        // The inside, the roof, the open flaps.
        '<path d="M78 212V118H290V212Z" fill="#b7a98d"/><path d="M78 212V118H290V132H92V212Z" fill="#000" opacity=".12"/><path d="M60 122Q130 96 184 44 238 96 308 122 300 132 292 136 184 118 76 136 68 132 60 122Z" fill="#fffaf0"/><path d="M184 44Q238 96 308 122 300 132 292 136 240 126 206 124 204 80 184 44Z" fill="#e6d8bd"/><path d="M76 136L64 214H96Q108 176 98 130ZM292 136L304 214H272Q260 176 270 130Z" fill="#f6ecd8"/><path d="M292 136L304 214H290Q284 170 284 133Z" fill="#d9c8a8"/>',
        '<path d="M184 44V28" stroke="#8a6a48" stroke-width="2.4"/><path d="M184 28H216L208 36 216 44H184Z" fill="#0f6b4a"/><path d="M154 70Q154 64 160 64H208Q214 64 214 70V110Q214 116 208 116H160Q154 116 154 110Z" fill="#0f6b4a"/><path d="M177 72H191V83H202V97H191V108H177V97H166V83H177Z" fill="#fffdf7"/>',
        // The bed, a drip, water.
        '<path d="M146 196V176M246 196V176" stroke="#6b7a76" stroke-width="3"/><path d="M136 180H256V172H136Z" fill="#7f938d"/><path d="M140 172Q140 162 150 161H166V172Z" fill="#fffdf7"/><path d="M164 172Q166 158 184 158 214 152 236 160L250 162 254 172Z" fill="#cfe3da"/><circle cx="156" cy="156" r="7" fill="#33261f"/><path d="M258 196V128H246" fill="none" stroke="#6b7a76" stroke-width="2"/><path d="M240 128H250V144Q245 150 240 144Z" fill="#cde8ee"/><path d="M245 148Q244 160 232 164" fill="none" stroke="#cde8ee" stroke-width="1.4"/>',
        '<path d="M0 210Q120 200 220 206T360 202V240H0Z" fill="#cdb080"/>',
        man(128, 226, 62, { cloth: '#e3efe8', shade: '#9fc0b2' }),
        '<path d="M290 236V210H330V236Z" fill="#0f6b4a"/><path d="M300 210V204H320V210" fill="none" stroke="#0b4a34" stroke-width="3"/><path d="M307 214H313V220H319V226H313V232H307V226H301V220H307Z" fill="#fffdf7"/>',
        man(52, 242, 72, { hair: '#77726c' }),
        woman(90, 243, 64, { cloth: greenCloth }),
        woman(262, 242, 60, { cloth: blueCloth }),
        goldLine('M154 122H214', 1),
      ].join(''),
    ),
};

export const peopleScenes = { family, 'first-aid': firstAid };
