// Countries and provinces as one may type them behind a city's name: `paris, us`, `paris texas`.

export class Regions {
  /** @param {{code: string[], keys: string[]}} data */
  constructor(data) {
    this.regions = data.code.map((code, index) => ({
      country: code.slice(0, code.indexOf('.')),
      admin1: code.slice(code.indexOf('.') + 1),
      keys: data.keys[index].split(','),
    }));
  }

  /**
   * The regions of this name; where none has it, those whose name begins with it (three letters at
   * least); null if there are none.
   * @param {string} text folded
   */
  named(text) {
    const whole = this.regions.filter((region) => region.keys.includes(text));
    if (whole.length > 0) return whole;
    if (Array.from(text).length < 3) return null;
    const beginnings = this.regions.filter((region) =>
      region.keys.some((key) => key.startsWith(text)),
    );
    return beginnings.length > 0 ? beginnings : null;
  }
}

/**
 * Whether a place is in one of some regions.
 * @param {{country: string, admin1: string}[]} regions
 * @param {{country: string, admin1: string}} record
 */
export function contains(regions, record) {
  return regions.some(
    (region) =>
      region.country === record.country && (region.admin1 === '' || region.admin1 === record.admin1),
  );
}
