/** A round drawing for an empty state: its colour, the part clipped to the circle, and the part above it. */
function spot(ground: string, inside: string, over = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 148 148" width="148" height="148"><clipPath id="r"><circle cx="74" cy="74" r="66"/></clipPath><circle cx="74" cy="74" r="66" fill="${ground}"/><g clip-path="url(#r)">${inside}</g>${over}</svg>\n`;
}

const star = (x: number, y: number, r: number, colour: string, width = 1.5): string => {
  const half = Math.round(r * 7.07) / 10;
  return `<path d="M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}zM${x - half} ${y - half}h${half * 2}v${half * 2}h-${half * 2}z" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
};

const night =
  '<g fill="none" stroke="#fff" stroke-linecap="round"><path d="M40 40h0M112 52h0M56 26h0M98 28h0M26 66h0" stroke-width="2.5"/></g><path d="M0 106l34-30 20 16 26-34 24 30 14-10 34 30V148H0z" fill="#2a4a72"/><path d="M0 116q74-28 148-6V148H0z" fill="#10213c"/>';

export const spots: Readonly<Record<string, string>> = {
  calm: spot(
    '#f0d697',
    `<circle cx="74" cy="78" r="38" fill="#fff6dc" opacity=".5"/><circle cx="74" cy="78" r="26" fill="#fffdf6"/><path d="M0 92l41-26 20 14 24-18 22 16 41-2V148H0z" fill="#b5844e"/><path d="M0 104q74-26 148-6V148H0z" fill="#5a412c"/>${star(74, 118, 8, '#efd595', 1.4)}`,
  ),
  chat: spot(
    '#f3e4c6',
    `<path d="M0 122Q50 92 78 100T148 84" fill="none" stroke="#d9bd86" stroke-width="2"/><path d="M34 46h58a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H56L42 102V90h-8a10 10 0 0 1-10-10V56a10 10 0 0 1 10-10z" fill="#fffdf7"/><path d="M80 62h38a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-4v11l-12-11H80a8 8 0 0 1-8-8V70a8 8 0 0 1 8-8z" fill="#0f4c3a"/>${star(98, 77, 7, '#efd595', 1.4)}<path d="M38 60h44M38 70h26" stroke="#d9c8a8" stroke-width="4" stroke-linecap="round"/>`,
  ),
  docs: spot(
    '#e3efe8',
    `<path d="M46 28h42l20 20v70H46z" fill="#fffdf7" transform="rotate(-6 74 74)"/><g transform="rotate(5 78 76)"><rect x="52" y="40" width="54" height="74" rx="7" fill="#0f4c3a"/>${star(79, 65, 11, '#efd595')}<path d="M64 90h30M68 99h22" stroke="#efd595" stroke-width="2.5" stroke-linecap="round"/></g>`,
  ),
  group: spot(
    '#dfeae3',
    '<path d="M0 112Q42 84 74 92T148 82V148H0z" fill="#c9a97c"/><path d="M74 34L30 100h88z" fill="#fffdf7"/><path d="M74 34l44 66H92z" fill="#e4d6bb"/><path d="M74 62L58 100h32z" fill="#0f4c3a"/><path d="M74 34V22M74 22l14 5-14 5z" stroke="#c9a04a" stroke-width="2" fill="#c9a04a"/><path d="M18 106l14-8M130 106l-14-8" stroke="#c9a04a" stroke-width="1.5"/>',
  ),
  offline: spot(
    '#15294d',
    `${night}<path fill="#f7ecd0" d="M88 34a18 18 0 1 0 13 26 15 15 0 0 1-13-26z"/><path d="M66 112v-14a8 8 0 0 1 16 0v14z" fill="#efd595"/>`,
  ),
  search: spot(
    '#f7ebcf',
    `<path d="M0 114q54-32 80-20t68-14V148H0z" fill="#d9b277"/><circle cx="68" cy="66" r="32" fill="#fffdf7" fill-opacity=".7" stroke="#0f4c3a" stroke-width="6"/><path d="M92 90l22 22" stroke="#0f4c3a" stroke-width="9" stroke-linecap="round"/>${star(68, 66, 18, '#c9a04a')}`,
  ),
  location: spot(
    '#e3efe8',
    `<path d="M0 96l40-14 34 12 40-18 34 10V148H0z" fill="#d9c39a"/><path d="M40 82l34 12V148H40zM114 76V148" fill="#c7ab7c" stroke="#c7ab7c"/><path d="M20 128Q44 104 74 118" fill="none" stroke="#0f4c3a" stroke-width="3" stroke-dasharray=".1 7" stroke-linecap="round"/><ellipse cx="76" cy="118" rx="14" ry="4.5" fill="#000" opacity=".16"/>`,
    `<path d="M76 118Q48 84 48 60A28 28 0 0 1 104 60Q104 84 76 118Z" fill="#0f4c3a"/><path d="M76 32A28 28 0 0 1 104 60Q104 84 76 118Q92 84 92 60 92 42 76 32Z" fill="#0b3a2c"/><circle cx="76" cy="60" r="14" fill="#fffdf7"/>${star(76, 60, 8, '#c9a04a')}`,
  ),
  compass: spot(
    '#f7ebcf',
    '<circle cx="74" cy="74" r="46" fill="#fffdf7"/><circle cx="74" cy="74" r="46" fill="none" stroke="#0f4c3a" stroke-width="5"/><path d="M74 34v8M74 106v8M34 74h8M106 74h8M46 46l5 5M102 46l-5 5M46 102l5-5M102 102l-5-5" stroke="#c9a04a" stroke-width="2.4" stroke-linecap="round"/><g transform="rotate(38 74 74)"><path d="M74 42l9 32H65z" fill="#0f4c3a"/><path d="M74 106l9-32H65z" fill="#d9c8a8"/></g><circle cx="74" cy="74" r="4.5" fill="#c9a04a"/>',
    '<path d="M32 116L116 32" stroke="#f7ebcf" stroke-width="12" stroke-linecap="round"/><path d="M32 116L116 32" stroke="#a3271f" stroke-width="5" stroke-linecap="round"/>',
  ),
  error: spot(
    '#f7ebcf',
    '<path d="M0 108Q40 92 74 100T148 92V148H0z" fill="#d9b277"/><path d="M0 124Q60 108 148 118V148H0z" fill="#c1935a"/>',
    '<ellipse cx="74" cy="106" rx="44" ry="5" fill="#000" opacity=".12"/><path d="M74 30L116 98Q118 104 111 104H37Q30 104 32 98Z" fill="#fffdf7" stroke="#c9a04a" stroke-width="5" stroke-linejoin="round"/><path d="M74 54V78" stroke="#a3271f" stroke-width="7" stroke-linecap="round"/><circle cx="74" cy="91" r="4.6" fill="#a3271f"/>',
  ),
  notifications: spot(
    '#e3efe8',
    '<path d="M0 120Q74 96 148 118V148H0z" fill="#c9a97c"/>',
    `<path d="M74 28v10" stroke="#8c6a24" stroke-width="5" stroke-linecap="round"/><path d="M40 100Q48 92 48 68A26 26 0 0 1 100 68Q100 92 108 100Z" fill="#c9a04a"/><path d="M82 43A26 26 0 0 1 100 68Q100 92 108 100H88Q92 72 82 43Z" fill="#a67c2d"/><path d="M36 100H112V107H36Z" fill="#8c6a24"/><path d="M64 107H84A10 10 0 0 1 64 107Z" fill="#0f4c3a"/>${star(72, 76, 10, '#fffaf0', 1.8)}<path d="M30 58Q24 68 28 80M118 58Q124 68 120 80" fill="none" stroke="#0f4c3a" stroke-width="3" stroke-linecap="round"/>`,
  ),
  checklist: spot(
    '#f3e4c6',
    '<path d="M0 118Q74 98 148 116V148H0z" fill="#d9bd86"/>',
    `<path d="M44 34H104Q110 34 110 40V116Q110 122 104 122H44Q38 122 38 116V40Q38 34 44 34Z" fill="#0f4c3a"/><path d="M46 44H102V114H46Z" fill="#fffdf7"/><path d="M60 34V30Q60 24 66 24H82Q88 24 88 30V34L92 42H56Z" fill="#c9a04a"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M52 60l5 5 8-10M52 80l5 5 8-10" stroke="#1f7a4d" stroke-width="4"/><circle cx="58" cy="101" r="6" stroke="#c9a04a" stroke-width="2.4"/><path d="M74 62H94M74 82H94M74 102H88" stroke="#d9c8a8" stroke-width="4"/></g>`,
  ),
  path: spot(
    '#f0d697',
    '<circle cx="112" cy="48" r="12" fill="#fff6dc"/><path d="M0 92l30-26 22 14 26-24 26 22 18-10 26 18V148H0z" fill="#c39a66"/><path d="M0 104Q74 84 148 102V148H0z" fill="#8a603a"/><path d="M66 148Q60 124 74 112 84 102 62 94" fill="none" stroke="#f3e0b8" stroke-width="9" stroke-linecap="round"/><path d="M92 148Q96 128 112 118 128 110 148 110" fill="none" stroke="#f3e0b8" stroke-width="9" stroke-linecap="round"/>',
    '<path d="M82 124V48" stroke="#5a412c" stroke-width="5" stroke-linecap="round"/><path d="M82 52H112L120 60 112 68H82Z" fill="#0f4c3a"/><path d="M84 74H54L46 82 54 90H84Z" fill="#fffdf7"/><path d="M92 60h14M76 82H62" stroke="#c9a04a" stroke-width="2.6" stroke-linecap="round"/>',
  ),
};
