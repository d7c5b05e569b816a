import { palm } from './buildings.ts';
import { type Drawing, goldLine, scene, still } from './frame.ts';
import { eightStar } from './land.ts';
import { type Point, tenth } from './numbers.ts';

const latticeWindow = 'M112 150V70Q112 30 180 10 248 30 248 70V150';

/** A prayer mat by a window at dawn. */
const prayer: Drawing = {
  dark: 'night',
  draw: (tone) => {
    const bars = Array.from({ length: 7 }, (_, index) => `M${129 + index * 17} 20V150`).join('');
    const rails = Array.from({ length: 7 }, (_, index) => `M112 ${48 + index * 17}H248`).join('');
    return scene(
      tone,
      'sunrise',
      { y: 132, layers: 2, heights: [34, 28], seeds: [11, 23], light: [180, 84, 13], isInside: true },
      () =>
        [
          `<clipPath id="w"><path d="${latticeWindow}Z"/></clipPath><path clip-path="url(#w)" d="${bars}${rails}" stroke="#8a6a48" stroke-width="1.2" opacity=".55" fill="none"/>`,
          `<path fill-rule="evenodd" d="M0 0H360V150H0Z${latticeWindow}Z" fill="#dfe6da"/><path d="${latticeWindow}Z" fill="none" stroke="#c9a04a" stroke-width="2.4"/><path d="M103 150V68Q103 22 180 1 257 22 257 68V150" fill="none" stroke="#c9a04a" stroke-width=".8"/>`,
          eightStar(52, 78, 26, { opacity: 0.55 }),
          eightStar(308, 78, 26, { opacity: 0.55 }),
          '<path d="M0 150H360V240H0Z" fill="#a77c55"/><path d="M0 150H360V155H0Z" fill="#000" opacity=".12"/><path d="M112 155H248L330 240H30Z" fill="#fff2d6" opacity=".2"/>',
          '<path d="M118 164H242L292 240H68Z" fill="#0f4c3a"/><path d="M118 164H242L244 168H116Z" fill="#e3bd68"/><path d="M126 173H234L274 240H86Z" fill="none" stroke="#e3bd68" stroke-width="1.4"/><path d="M112 240L124 206Q140 188 180 180 220 188 236 206L248 240Z" fill="#1f6a52"/><path d="M112 240L124 206Q140 188 180 180 220 188 236 206L248 240" fill="none" stroke="#e3bd68" stroke-width="1.4"/>',
          eightStar(180, 214, 13, { colour: '#e3bd68', opacity: 1, width: 1.1 }),
          '<path d="M118 164l-1-5M128 164v-5M138 164v-5M148 164v-5M158 164v-5M168 164v-5M178 164v-5M188 164v-5M198 164v-5M208 164v-5M218 164v-5M228 164v-5M238 164l1-5" stroke="#e3bd68" stroke-width="1.4"/>',
          // Beads beside it.
          '<path d="M300 198q22-8 30 4 2 14-18 14-18-4-12-18zM310 214q-6 6-10 14" fill="none" stroke="#3a2c26" stroke-width="4.4" stroke-dasharray=".1 5.4" stroke-linecap="round"/><path d="M299 228l-3 8" stroke="#c9a04a" stroke-width="3" stroke-linecap="round"/>',
        ].join(''),
    );
  },
};

/** Evenly spaced points on a loop, from its lowest point. */
function onLoop(count: number): Point[] {
  const fine = Array.from({ length: 1440 }, (_, index): Point => {
    const angle = (index / 1440) * 2 * Math.PI + Math.PI / 2;
    return [180 + 100 * Math.cos(angle) + 6 * Math.sin(angle * 2), 92 + 68 * Math.sin(angle)];
  });
  const lengths = fine.map(([x, y], index) => {
    const [nextX, nextY] = fine[(index + 1) % fine.length] ?? [x, y];
    return Math.hypot(nextX - x, nextY - y);
  });
  const step = lengths.reduce((sum, length) => sum + length, 0) / count;
  let walked = -step / 2;
  return fine.filter((_, index) => {
    walked += lengths[index] ?? 0;
    if (walked < 0) return false;
    walked -= step;
    return true;
  });
}

const dhikr: Drawing = {
  dark: 'night',
  draw: (tone) => {
    // Thirty-three beads, divided in three by two larger ones.
    const beads = onLoop(33).map(([x, y], index) => {
      const isMarker = index === 10 || index === 22;
      const [dark, light] = isMarker ? ['#b8892b', '#e3bd68'] : ['#0f4c3a', '#5f9c86'];
      return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${isMarker ? 9.5 : 8}" fill="${dark}"/><path d="M${tenth(x - 4.6)} ${tenth(y - 1.4)}a5 5 0 0 1 4.4-4" stroke="${light}" stroke-width="2" fill="none" stroke-linecap="round"/>`;
    });
    return still(
      tone,
      'sand',
      eightStar(180, 92, 44, { opacity: 0.8, width: 1.1 }),
      [
        '<path d="M0 214Q90 204 180 212T360 206V240H0Z" fill="#b98d63"/>',
        ...beads,
        '<path d="M180 158V170" stroke="#8c6a24" stroke-width="2.4"/><path d="M173 168H187L189 186H171Z" fill="#b8892b"/><circle cx="180" cy="192" r="7" fill="#0f4c3a"/><path d="M172 198H188L196 234Q180 239 164 234Z" fill="#0f6b58"/><path d="M172 198H188V204H172Z" fill="#e3bd68"/><path d="M176 206L172 234M180 206V236M184 206L188 234" stroke="#0b3a2c" stroke-width="1.4"/>',
      ].join(''),
    );
  },
};

/** The globe with the shortest path to Makkah. */
const qibla: Drawing = {
  dark: 'night',
  draw: (tone) => {
    const ticks = Array.from({ length: 36 }, (_, index) => {
      const angle = (index * 10 * Math.PI) / 180;
      const from = index % 9 === 0 ? 94 : 99;
      const at = (r: number): string =>
        `${tenth(180 + r * Math.cos(angle))} ${tenth(118 + r * Math.sin(angle))}`;
      return `M${at(from)}L${at(104)}`;
    });
    return still(
      tone,
      'sky',
      `<circle cx="180" cy="118" r="108" fill="none" stroke="#c9a04a" stroke-width="1.2"/><path d="${ticks.join('')}" stroke="#c9a04a" stroke-width="1.2"/>`,
      [
        '<clipPath id="g"><circle cx="180" cy="118" r="84"/></clipPath><circle cx="180" cy="118" r="84" fill="#7db3c4"/><g clip-path="url(#g)">',
        // Europe and Asia, Africa, Arabia, India.
        '<path d="M112 40Q124 30 150 26 190 20 240 44 270 60 272 92 262 104 250 100 246 112 240 126 234 138 228 124 220 108 210 104 204 98 198 96 200 104 210 112 216 122 206 132 194 142 186 132 178 112 172 98 162 96 158 92 148 92 140 88 144 80 132 78 120 84 112 82 104 62Z" fill="#d9c08f"/><path d="M106 96Q124 88 142 94 156 100 168 102 176 120 190 144 204 146 210 150 196 174 186 190 180 214 166 210 156 190 154 166 142 152 122 152 104 138 98 118Z" fill="#cfae73"/><path d="M250 168Q268 160 280 176 276 196 252 194 242 182 250 168Z" fill="#cfae73"/><path d="M142 88Q152 82 164 88 158 94 148 92ZM176 66Q186 62 190 70 186 78 178 76Z" fill="#7db3c4"/>',
        '<path d="M96 118H264M104 82H256M104 154H256M180 34V202M144 40Q118 118 144 196M216 40Q242 118 216 196" fill="none" stroke="#fff" stroke-width=".8" opacity=".35"/><path d="M214 42Q270 76 258 150 240 196 186 204 262 214 276 130 268 60 214 42Z" fill="#10222b" opacity=".16"/></g>',
        '<path d="M116 66Q146 62 192 116" fill="none" stroke="#fffaf0" stroke-width="6" stroke-linecap="round"/><path d="M116 66Q146 62 192 116" fill="none" stroke="#0f4c3a" stroke-width="3" stroke-linecap="round"/><circle cx="116" cy="66" r="6" fill="#fffaf0" stroke="#0f4c3a" stroke-width="3"/><circle cx="193" cy="118" r="12" fill="#0f4c3a"/>',
        eightStar(193, 118, 7, { colour: '#f4d79a', opacity: 1, width: 1.4, plain: true }),
        '<path d="M180 4L188 24H172Z" fill="#b8892b"/>',
      ].join(''),
    );
  },
};

const lantern = (x: number, drop: number, scale: number): string =>
  `<path d="M${x} 0V${drop}" stroke="#e3bd68" stroke-width="1"/><g transform="translate(${x} ${drop})scale(${scale})"><path d="M-5 0H5L9 8H-9Z" fill="#e3bd68"/><path d="M-9 8H9L12 20 7 34H-7L-12 20Z" fill="#ffdf9c"/><path d="M-9 8L-4 34M9 8L4 34M-12 20H12" stroke="#b8892b" stroke-width="1.4" fill="none"/><path d="M-7 34H7L5 39H-5Z" fill="#e3bd68"/></g>`;

/** A town on an evening of Ramadan. */
const ramadan: Drawing = {
  dark: 'same',
  draw: (tone) => {
    const houses = [
      [-6, 44, 60],
      [34, 38, 44],
      [70, 34, 66],
      [212, 40, 52],
      [250, 46, 74],
      [294, 34, 46],
      [326, 42, 62],
    ];
    const lit = houses.map(([x = 0, width = 0, height = 0], index) => {
      const top = 226 - height;
      const windows = [0, 1].map(
        (row) => `M${x + 9} ${top + 14 + row * 20}h6v9h-6zM${x + width - 16} ${top + 14 + row * 20}h6v9h-6z`,
      );
      return `<path d="M${x} 240V${top}H${x + width}V240Z" fill="${index % 2 ? '#3a2148' : '#48284a'}"/><path d="${windows.join('')}" fill="#ffdf9c"/>`;
    });
    return scene(tone, 'maghrib', { y: 176, layers: 2, heights: [34, 28], seeds: [28, 70] }, () =>
      [
        eightStar(196, 78, 64, { colour: '#f4d79a', opacity: 0.4 }),
        '<path d="M206 36A44 44 0 1 0 240 98 37 37 0 0 1 206 36Z" fill="#fbe9bd"/>',
        ...lit,
        '<path d="M108 240V178H212V240Z" fill="#2f1c40"/><path d="M122 178Q118 140 160 126 202 140 198 178Z" fill="#2f1c40"/><path d="M160 126V114" stroke="#e3bd68" stroke-width="1.6"/><circle cx="160" cy="111" r="3" fill="none" stroke="#e3bd68" stroke-width="1.2"/><path d="M122 178H198" stroke="#e3bd68" stroke-width="1.2"/><path d="M148 240V210Q150 200 160 194 170 200 172 210V240ZM124 226V208Q125 202 130 199 135 202 136 208V226ZM184 226V208Q185 202 190 199 195 202 196 208V226Z" fill="#ffdf9c"/>',
        '<path d="M86 240V112H102V240Z" fill="#2f1c40"/><path d="M82 116H106V110H82ZM82 160H106V154H82Z" fill="#48284a"/><path d="M89 110V94H99V110Z" fill="#2f1c40"/><path d="M87 94Q88 82 94 78 100 82 101 94Z" fill="#2f1c40"/><path d="M94 78V69" stroke="#e3bd68" stroke-width="1.4"/><path d="M91 130h6v12h-6z" fill="#ffdf9c"/>',
        palm(304, 240, 62, '#2a1b38', '#2a1b38'),
        lantern(26, 34, 1),
        lantern(66, 14, 0.76),
        lantern(326, 42, 1.05),
        lantern(290, 16, 0.76),
      ].join(''),
    );
  },
};

const coinStack = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const top = y - index * 8;
    return `<path d="M${x - 22} ${top}v-7a22 7 0 0 1 44 0v7a22 7 0 0 1-44 0z" fill="#b8892b"/><ellipse cx="${x}" cy="${top - 7}" rx="22" ry="7" fill="#e3bd68"/><ellipse cx="${x}" cy="${top - 7}" rx="15" ry="4.4" fill="none" stroke="#b8892b"/>`;
  }).join('');

const wheat = (x: number, y: number, turn: number): string => {
  const grains = Array.from({ length: 6 }, (_, index) => {
    const up = -44 - index * 9;
    return `M0 ${up}q-11-3-10-13 9 2 10 13M0 ${up}q11-3 10-13-9 2-10 13`;
  });
  return `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M0 0V-96" stroke="#a67c2d" stroke-width="2"/><path d="${grains.join('')}M0-94q-6-8 0-18 6 10 0 18" fill="#d8a94a"/></g>`;
};

const zakat: Drawing = {
  dark: 'night',
  draw: (tone) =>
    still(
      tone,
      'mint',
      eightStar(180, 106, 90, { opacity: 0.4 }),
      [
        '<path d="M0 196H360V240H0Z" fill="#0f4c3a"/><path d="M0 196H360V199H0Z" fill="#c9a04a"/>',
        wheat(226, 148, -22),
        wheat(244, 146, -4),
        wheat(262, 148, 16),
        // An open sack of grain.
        '<path d="M196 144Q184 178 190 214 240 230 296 214 302 178 288 144Z" fill="#c7a273"/><path d="M262 144Q280 178 276 219 288 217 296 214 302 178 288 144Z" fill="#a5814f"/><path d="M192 144Q240 128 292 144 292 156 242 158 192 156 192 144Z" fill="#e0c08d"/><path d="M200 144Q240 124 284 144 280 151 242 152 204 151 200 144Z" fill="#d8a94a"/><path d="M212 143l4-3M226 140l4-3M240 144l4-3M254 139l4-3M266 143l4-3M232 148l4-3M252 148l4-3" stroke="#f3dc9f" stroke-width="2.4" stroke-linecap="round"/>',
        eightStar(238, 188, 15, { colour: '#fff2d6', opacity: 0.9, width: 1.2 }),
        coinStack(72, 212, 5),
        coinStack(120, 216, 9),
        coinStack(164, 222, 3),
        '<ellipse cx="98" cy="230" rx="20" ry="6.4" fill="#e3bd68"/><path d="M78 230a20 6.4 0 0 0 40 0v3a20 6.4 0 0 1-40 0z" fill="#b8892b"/><ellipse cx="316" cy="228" rx="5" ry="3" fill="#d8a94a"/><ellipse cx="304" cy="232" rx="5" ry="3" fill="#d8a94a"/><ellipse cx="328" cy="233" rx="5" ry="3" fill="#d8a94a"/>',
      ].join(''),
    ),
};

/** A book on a stand. */
const hadith: Drawing = {
  dark: 'night',
  draw: (tone) =>
    still(
      tone,
      'sand',
      eightStar(180, 92, 82, { opacity: 0.4 }),
      [
        '<path d="M0 204H360V240H0Z" fill="#7d2f33"/><path d="M0 204H360V208H0Z" fill="#c9a04a"/><path d="M0 222H360" stroke="#c9a04a" stroke-width=".8"/>',
        // The stand: two boards that cross.
        '<path d="M70 114L92 102 262 222H238Z" fill="#8a5f38"/><path d="M290 114L268 102 98 222H122Z" fill="#6b4a2f"/><path d="M98 222H122L130 217H106ZM238 222H262L254 217H230Z" fill="#543820"/>',
        eightStar(180, 178, 9, { colour: '#e3bd68', opacity: 1, width: 1.2, plain: true }),
        // Covers, pages and edges.
        '<path d="M180 132Q134 108 62 112L54 56Q134 50 180 78 226 50 306 56L298 112Q226 108 180 132Z" fill="#0f4c3a"/><path d="M180 124Q136 100 70 104L64 50Q138 46 180 72 222 46 296 50L290 104Q224 100 180 124Z" fill="#e4d6bb"/><path d="M180 120Q136 96 72 99L66 46Q140 42 180 68Z" fill="#fffdf7"/><path d="M180 120Q224 96 288 99L294 46Q220 42 180 68Z" fill="#f6efdf"/><path d="M180 68V120" stroke="#d9c8a8" stroke-width="1.6"/>',
        '<g fill="none" stroke="#b9a57e" stroke-width="2.4" stroke-linecap="round"><path d="M84 58Q130 57 164 75M85 69Q130 68 164 86M86 80Q130 79 164 97M118 91Q142 94 164 107M276 58Q230 57 196 75M275 69Q230 68 196 86M274 80Q230 79 196 97M242 91Q218 94 196 107"/></g><path d="M200 66Q206 100 204 128L210 122 216 130Q216 98 212 61Z" fill="#a3271f"/>',
      ].join(''),
    ),
};

/** One month: the moon from crescent to full and back, over the hills. */
const calendar: Drawing = {
  dark: 'same',
  draw: (tone) => {
    // The lit share of the disc, on the right while the moon waxes.
    const phases = [0.06, 0.25, 0.5, 0.78, 1, 0.78, 0.5, 0.25, 0.06];
    const moons = phases.map((share, index) => {
      const angle = Math.PI * (1 - index / (phases.length - 1));
      const x = tenth(180 + 150 * Math.cos(angle));
      const y = tenth(150 - 108 * Math.sin(angle));
      const r = index === 4 ? 17 : 13;
      const bend = tenth(r * Math.abs(1 - 2 * share));
      const path = `M0-${r}A${r} ${r} 0 0 1 0 ${r}A${bend} ${r} 0 0 ${share > 0.5 ? 1 : 0} 0-${r}Z`;
      return `<g transform="translate(${x} ${y})${index > 4 ? 'scale(-1 1)' : ''}"><circle r="${r}" fill="#1b3358"/><path d="${path}" fill="#f7ecd0"/></g>`;
    });
    return scene(tone, 'isha', { y: 186, heights: [36, 34, 26], seeds: [42, 16, 73] }, () =>
      [
        goldLine('M30 150A150 108 0 0 1 330 150', 1, '1 6'),
        ...moons,
        eightStar(180, 42, 32, { colour: '#f4d79a', opacity: 0.5 }),
        // A calendar of the month on a stand.
        '<path d="M128 218L134 108H226L232 218Z" fill="#0b1733"/><path d="M136 112H224L229 212H131Z" fill="#f3ead6"/><path d="M136 112H224L225 132H135Z" fill="#0f4c3a"/><path d="M148 106v12M164 106v12M180 106v12M196 106v12M212 106v12" stroke="#e3bd68" stroke-width="2.4" stroke-linecap="round"/>',
        `<g fill="#b9a57e">${Array.from({ length: 20 }, (_, index) => `<circle cx="${146 + (index % 5) * 17}" cy="${148 + Math.floor(index / 5) * 16}" r="3.4"/>`).join('')}</g><circle cx="180" cy="180" r="8" fill="#0f4c3a"/>`,
        eightStar(180, 180, 5, { colour: '#f4d79a', opacity: 1, width: 1, plain: true }),
      ].join(''),
    );
  },
};

export const worship = { prayer, dhikr, qibla, ramadan, zakat, hadith, calendar };
