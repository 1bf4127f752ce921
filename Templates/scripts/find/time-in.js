// The local time in a time zone.

import { say } from '../lib/words.js';

/**
 * The local time in a time zone, such as "Friday 15:24 (GMT+2)"; a message if the browser does not
 * know the zone.
 * @param {string} zone @param {Date} now
 */
export function timeIn(zone, now) {
  try {
    const format = new Intl.DateTimeFormat(WORDS.number.language, {
      timeZone: zone, weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'shortOffset',
    });
    const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
    const time = `${part.hour}:${part.minute}`;
    return say(WORDS.finder.clock, { weekday: part.weekday, time, zone: part.timeZoneName });
  } catch {
    return WORDS.finder.unknownZone;
  }
}
