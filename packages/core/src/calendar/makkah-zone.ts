/** The time zone of Makkah and of all places of the Hajj. */
export const makkahZone = 'Asia/Riyadh';
