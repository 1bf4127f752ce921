/**
 * Encodes a graph as part of an address. The text is a digit for the version, followed by bytes in
 * base64url. Messaging apps and browsers leave the characters of base64url unchanged. In the bytes,
 * numbers have a variable length, and names are UTF-8.
 * @module
 */

/** @typedef {import('./graph.js').Graph} Graph */
import { cleanName, HIGHEST_COST, LIMITS } from './graph.js';

const VERSION = '1';
/** The maximum number of decimal places in positions and in costs. */
const [POSITION_DECIMALS, COST_DECIMALS] = [5, 3];

/**
 * Encodes a graph as letters, digits, hyphens and underscores.
 * @param {Graph} graph
 * @returns {string}
 */
export function encode(graph) {
  const writer = new Writer();
  const places = decimals(graph.places.flatMap(({ x, y }) => [x, y]), POSITION_DECIMALS);
  const costs = decimals(graph.links.map(({ cost }) => cost ?? 0), COST_DECIMALS);
  writer.text(graph.ground);
  writer.number(places * 8 + costs);
  writer.number(graph.places.length);
  for (const { name, x, y } of graph.places) {
    writer.text(name);
    writer.signed(Math.round(x * 10 ** places));
    writer.signed(Math.round(y * 10 ** places));
  }
  writer.number(graph.links.length);
  for (const { from, to, cost, oneWay } of graph.links) {
    writer.number(from);
    writer.number(to);
    writer.number((cost === null ? 0 : Math.round(cost * 10 ** costs) + 1) * 2 + Number(oneWay));
  }
  writer.number(graph.start + 1);
  writer.number(graph.goal + 1);
  return VERSION + letters(writer.bytes);
}

/**
 * Decodes a graph.
 * @param {string} text
 * @returns {Graph}
 * @throws {RangeError} if the text is not an encoded graph
 */
export function decode(text) {
  if (text[0] !== VERSION) throw new RangeError('another version');
  const reader = new Reader(bytes(text.slice(1)));
  const ground = reader.text();
  if (!/^[a-z0-9-]{0,100}$/.test(ground)) throw new RangeError('no name of a network');
  const scales = reader.number();
  const [positions, costs] = [Math.floor(scales / 8), scales % 8];
  if (positions > POSITION_DECIMALS || costs > COST_DECIMALS) throw new RangeError('too many decimals');
  const places = reader.list(LIMITS.places, () => {
    const name = cleanName(reader.text());
    return { name, x: reader.signed() / 10 ** positions, y: reader.signed() / 10 ** positions };
  });
  const index = () => {
    const place = reader.number();
    if (place >= places.length) throw new RangeError('no such place');
    return place;
  };
  const links = reader.list(LIMITS.links, () => {
    const [from, to, value] = [index(), index(), reader.number()];
    const whole = Math.floor(value / 2);
    const cost = whole === 0 ? null : (whole - 1) / 10 ** costs;
    if (cost !== null && cost > HIGHEST_COST) throw new RangeError('too high a cost');
    return { from, to, cost, oneWay: value % 2 === 1 };
  });
  const ends = [reader.number() - 1, reader.number() - 1];
  if (ends.some((end) => end >= places.length) || !reader.isAtEnd) throw new RangeError('not a graph');
  return { ground, places, links, start: ends[0], goal: ends[1] };
}

/**
 * The smallest number of decimal places that represents all values exactly; at most `most`.
 * @param {number[]} values @param {number} most
 */
function decimals(values, most) {
  for (let count = 0; count < most; count += 1) {
    const scale = 10 ** count;
    if (values.every((value) => Math.abs(value * scale - Math.round(value * scale)) < 1e-7 * scale)) return count;
  }
  return most;
}

class Writer {
  constructor() {
    /** @type {number[]} */
    this.bytes = [];
  }

  /**
   * Writes a number as a varint: seven bits per byte, the lowest bits first.
   * @param {number} value an integer below 2^53
   */
  number(value) {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.bytes.push((rest % 128) + 128);
    this.bytes.push(rest);
  }

  /** @param {number} value */
  signed(value) {
    this.number(value < 0 ? -2 * value - 1 : 2 * value);
  }

  /** @param {string} text */
  text(text) {
    const encoded = new TextEncoder().encode(text);
    this.number(encoded.length);
    this.bytes.push(...encoded);
  }
}

class Reader {
  /** @param {number[]} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  get isAtEnd() {
    return this.at === this.bytes.length;
  }

  number() {
    let value = 0;
    for (let scale = 1; scale < 2 ** 49; scale *= 128) {
      if (this.isAtEnd) throw new RangeError('it is cut off');
      const byte = this.bytes[this.at];
      this.at += 1;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
    throw new RangeError('too large a number');
  }

  signed() {
    const value = this.number();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }

  text() {
    const length = this.number();
    if (this.at + length > this.bytes.length) throw new RangeError('it is cut off');
    this.at += length;
    return new TextDecoder().decode(new Uint8Array(this.bytes.slice(this.at - length, this.at)));
  }

  /** @template T @param {number} most @param {() => T} read @returns {T[]} */
  list(most, read) {
    const length = this.number();
    if (length > most) throw new RangeError('too long');
    return Array.from({ length }, read);
  }
}

/** @param {number[]} bytes @returns {string} the bytes in base64url */
function letters(bytes) {
  const text = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} text bytes in base64url */
function bytes(text) {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) throw new RangeError('not base64url');
  return Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
