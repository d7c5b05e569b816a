import { describe, expect, it } from 'vitest';
import { type CalculationMethod, type Madhab, prayerTimes } from './prayer-times.ts';

interface Published {
  place: string;
  method: CalculationMethod;
  madhab?: Madhab;
  latitude: number;
  longitude: number;
  timeZone: string;
  toleranceMinutes: number;
  /** Date, then Fajr, sunrise, Dhuhr, Asr, Maghrib and Isha as the authority printed them. */
  rows: string[];
}

// Facts from the authorities' own tables, by way of the tables that adhan is tested with (Shared/Times).
const tables: Published[] = [
  {
    place: 'Makkah, ummulqura.org.sa',
    method: 'UmmAlQura',
    latitude: 21.427009,
    longitude: 39.828685,
    timeZone: 'Asia/Riyadh',
    toleranceMinutes: 1,
    rows: [
      '2016-01-05 05:39 06:59 12:26 15:32 17:53 19:23',
      '2016-02-04 05:39 06:57 12:35 15:49 18:13 19:43',
      '2016-03-05 05:22 06:37 12:33 15:55 18:27 19:57',
      '2016-04-03 04:55 06:11 12:24 15:50 18:37 20:07',
      '2016-05-02 04:27 05:48 12:18 15:39 18:47 20:17',
      '2016-06-04 04:11 05:37 12:20 15:37 19:01 20:31',
      '2016-07-08 04:18 05:44 12:26 15:43 19:07 20:37',
      '2016-08-02 04:32 05:54 12:27 15:46 19:00 20:30',
      '2016-09-04 04:48 06:04 12:20 15:45 18:34 20:04',
      '2016-10-06 04:58 06:13 12:09 15:32 18:04 19:34',
      '2016-11-05 05:09 06:26 12:05 15:19 17:43 19:13',
      '2016-12-04 05:24 06:44 12:12 15:17 17:38 19:08',
    ],
  },
  {
    place: 'Ankara, Diyanet',
    method: 'Turkey',
    latitude: 39.939382,
    longitude: 32.819713,
    timeZone: 'Europe/Istanbul',
    toleranceMinutes: 2,
    rows: [
      '2019-01-01 06:33 08:03 12:57 15:20 17:40 19:05',
      '2019-03-01 05:53 07:16 13:06 16:14 18:46 20:04',
      '2019-05-01 04:07 05:43 12:51 16:40 19:49 21:18',
      '2019-07-01 03:21 05:16 12:57 16:55 20:28 22:15',
      '2019-09-01 04:40 06:09 12:54 16:34 19:29 20:52',
      '2019-11-01 05:45 07:10 12:37 15:28 17:55 19:14',
    ],
  },
  {
    place: 'Dubai, awqaf.gov.ae',
    method: 'Dubai',
    latitude: 25.263056,
    longitude: 55.297222,
    timeZone: 'Asia/Dubai',
    toleranceMinutes: 1,
    rows: [
      '2018-01-01 05:42 07:01 12:25 15:24 17:44 19:03',
      '2018-03-01 05:25 06:39 12:34 15:54 18:24 19:38',
      '2018-05-01 04:21 05:40 12:19 15:47 18:52 20:12',
      '2018-07-01 04:02 05:29 12:25 15:48 19:16 20:43',
      '2018-09-01 04:40 05:56 12:22 15:51 18:41 19:57',
      '2018-11-01 05:08 06:23 12:05 15:17 17:42 18:57',
    ],
  },
  {
    place: 'Tehran, praytimes.org, with and without summer time',
    method: 'Tehran',
    latitude: 35.715298,
    longitude: 51.404343,
    timeZone: 'Asia/Tehran',
    toleranceMinutes: 1,
    rows: [
      '2018-01-01 05:44 07:14 12:08 14:44 17:22 18:12',
      '2018-04-01 05:26 06:51 13:08 16:42 19:44 20:32',
      '2018-07-01 04:06 05:52 13:08 16:57 20:45 21:45',
      '2018-10-01 04:36 05:59 11:54 15:16 18:07 18:54',
    ],
  },
  {
    place: 'Doha, islam.gov.qa',
    method: 'Qatar',
    latitude: 25.283897,
    longitude: 51.52877,
    timeZone: 'Asia/Qatar',
    toleranceMinutes: 2,
    rows: [
      '2016-01-01 04:58 06:19 11:37 14:35 16:56 18:26',
      '2016-05-01 03:37 04:58 11:31 15:00 18:05 19:35',
      '2016-09-01 03:56 05:14 11:34 15:03 17:54 19:24',
      '2016-12-01 04:41 06:02 11:23 14:23 16:44 18:14',
    ],
  },
  {
    place: 'Singapore, muis.gov.sg',
    method: 'Singapore',
    latitude: 1.370844612058886,
    longitude: 103.80145644060552,
    timeZone: 'Asia/Singapore',
    toleranceMinutes: 2,
    rows: [
      '2020-01-01 05:44 07:07 13:10 16:34 19:10 20:25',
      '2020-01-31 05:56 07:17 13:20 16:41 19:21 20:33',
      '2020-02-29 05:58 07:15 13:19 16:31 19:20 20:29',
      '2020-03-20 05:52 07:09 13:13 16:14 19:16 20:24',
    ],
  },
  {
    place: 'Kuwait City',
    method: 'Kuwait',
    latitude: 29.370865,
    longitude: 47.979139,
    timeZone: 'Asia/Kuwait',
    toleranceMinutes: 2,
    rows: [
      '2016-01-01 05:18 06:42 11:51 14:42 17:01 18:23',
      '2016-04-01 04:18 05:38 11:52 15:23 18:06 19:24',
      '2016-07-01 03:16 04:52 11:52 15:26 18:52 20:23',
      '2016-10-01 04:22 05:41 11:38 15:02 17:34 18:51',
    ],
  },
  {
    place: 'London, moonsighting.com, Hanafi Asr',
    method: 'MoonsightingCommittee',
    madhab: 'hanafi',
    latitude: 51.507194,
    longitude: -0.116711,
    timeZone: 'Europe/London',
    toleranceMinutes: 1,
    rows: [
      '2016-01-01 06:25 08:06 12:09 14:15 16:05 17:38',
      '2016-02-01 06:02 07:40 12:19 15:00 16:52 18:18',
      '2016-03-01 05:10 06:45 12:18 15:48 17:44 19:03',
      '2016-04-01 04:59 06:35 13:09 17:31 19:37 20:49',
      '2016-05-01 03:47 05:32 13:02 18:05 20:27 21:32',
      '2016-06-01 02:55 04:49 13:03 18:31 21:12 22:23',
      '2016-07-01 02:51 04:48 13:09 18:41 21:24 22:38',
      '2016-08-01 03:38 05:25 13:12 18:23 20:51 21:56',
      '2016-09-01 04:35 06:14 13:05 17:40 19:49 20:58',
      '2016-10-01 05:28 07:02 12:55 16:43 18:40 19:57',
      '2016-11-01 05:17 06:55 11:49 14:44 16:36 17:59',
      '2016-12-01 06:04 07:44 11:55 14:08 15:58 17:29',
    ],
  },
];

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('prayer times against published tables', () => {
  it.each(tables)(
    'agree with $place within $toleranceMinutes minutes',
    ({ rows, toleranceMinutes, madhab = 'shafi', ...place }) => {
      const differences = rows.flatMap((row) => {
        const [date = '', ...printed] = row.split(' ');
        const day = prayerTimes({ ...place, date, madhab, highLatitudeRule: 'MiddleOfTheNight' });
        const computed = [day.fajr, day.sunrise, day.dhuhr, day.asr, day.maghrib, day.isha];
        return computed.map(({ time }, index) => ({
          date,
          printed: printed[index],
          time,
          minutes: Math.abs(minutesOf(time ?? '') - minutesOf(printed[index] ?? '')),
        }));
      });
      expect(differences).toHaveLength(rows.length * 6);
      expect(differences.filter(({ minutes }) => !(minutes <= toleranceMinutes))).toEqual([]);
    },
  );
});
