/**
 * Colours of the diagrams in the dark theme. A table and no rule, because every line and object must stay distinct on the
 * dark ground: lines and signs become pale, cloth and skin stay, stone and sand become dark.
 */
const atNight: Readonly<Record<string, string>> = {
  // Grounds: marble, sand, mint, the deck of the Jamarat, sand in front, the valley.
  '#edf0ea': '#24332d',
  '#f3e7d0': '#302c20',
  '#e4efec': '#1f3634',
  '#f8efe0': '#3c372a',
  '#d9c49c': '#484132',
  '#e0cda4': '#423b2c',
  // Lines and signs.
  '#8a6420': '#e6c780',
  '#1f7a4d': '#7fe0b0',
  '#c0483d': '#ff9f93',
  '#b9a27c': '#a8946c',
  '#6b6255': '#dcd2bd',
  '#8b8272': '#b3a994',
  '#8f7c58': '#c4ad7c',
  '#6f5aa3': '#a893dc',
  '#6b7480': '#b9c3d0',
  '#2fa866': '#4fd08c',
  // Stone, sand and mountains.
  '#d8ccb4': '#8d8470',
  '#d9cfbb': '#6b6350',
  '#cbbd9f': '#81765d',
  '#c9b48c': '#5d543f',
  '#c1a683': '#85714f',
  '#a08465': '#5f4e38',
  '#b1986c': '#85724c',
  '#927a51': '#5c4d30',
  '#8cc1d6': '#2f5b70',
  '#5f97ad': '#6fb0c8',
  '#4f7d8f': '#7fb6cc',
  // Dark clothes and hair, lighter than the ground.
  '#2f4a41': '#4f8270',
  '#253a33': '#396253',
  '#23382f': '#376053',
  '#1d2f27': '#2c5044',
  '#5b4a63': '#937aa1',
  '#473a4d': '#6f5b7b',
  '#7a6248': '#a88b66',
  '#3c4a66': '#667ba4',
  '#33261f': '#6d5647',
  '#3a2a22': '#745a49',
  '#3a2c26': '#745a49',
  '#4a3a30': '#6d5647',
  '#5c4436': '#a08069',
  '#0f6b58': '#2b9a81',
  '#0b3a2c': '#135846',
  // The Kaaba stays black.
  '#221e1b': '#0d0b0a',
  '#26221f': '#14110f',
  '#171412': '#0a0908',
};

/** Recolours a diagram for the dark theme. */
export const inTheDark = (drawing: string): string =>
  drawing.replaceAll(/#[\da-f]{6}\b/g, (colour) => atNight[colour] ?? colour);
