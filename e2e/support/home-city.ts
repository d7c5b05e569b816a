/** The home of a pilgrim, as the app stores a place. */
export const homeCity = {
  name: 'Lahore',
  country: 'PK',
  latitude: 31.558,
  longitude: 74.35071,
  timezone: 'Asia/Karachi',
};
