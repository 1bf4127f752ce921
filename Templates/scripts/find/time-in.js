// The time of day in a time zone.

/**
 * The time in a time zone: "Friday 15:24 (GMT+2)"; its name is unknown to some browsers.
 * @param {string} zone
 * @param {Date} now
 */
export function timeIn(zone, now) {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone, weekday: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset',
    });
    const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
    return `${part.weekday} ${part.hour}:${part.minute} (${part.timeZoneName})`;
  } catch {
    return 'unknown to this browser';
  }
}
