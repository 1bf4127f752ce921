// A table of a place's names, grouped by script.

import { html } from './svg.js';
import { say } from './words.js';

/**
 * The ISO 15924 codes of scripts, in the order in which pages list them. Kana precedes Han, so that
 * a character that belongs to both counts as kana.
 */
const scripts = [
  'Latn', 'Cyrl', 'Grek', 'Armn', 'Hebr', 'Arab', 'Ethi', 'Geor', 'Deva', 'Beng', 'Guru', 'Gujr',
  'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Thai', 'Laoo', 'Tibt', 'Mymr', 'Khmr', 'Hang',
  'Kana', 'Hani',
];

/** The language of each script that is mainly used by a single language. */
const languages = {
  Grek: 'el', Armn: 'hy', Hebr: 'he', Geor: 'ka', Taml: 'ta', Telu: 'te', Knda: 'kn', Mlym: 'ml',
  Sinh: 'si', Thai: 'th', Laoo: 'lo', Khmr: 'km', Mymr: 'my', Hang: 'ko', Kana: 'ja', Gujr: 'gu',
  Orya: 'or',
};

const titles = {
  Beng: WORDS.finder.bengaliScript, Mymr: WORDS.finder.burmeseScript, Hang: WORDS.finder.koreanScript,
  Kana: WORDS.finder.japaneseScript, Hani: WORDS.finder.chineseCharacters,
};

const rightToLeft = ['Hebr', 'Arab'];

/** @type {Map<string, RegExp> | undefined} */
let patterns;

/** @param {string} letter */
function scriptOfLetter(letter) {
  patterns ??= new Map(
    scripts.map((script) => {
      const also = script === 'Kana' ? '\\p{Script_Extensions=Hira}' : '';
      return [script, new RegExp(`[\\p{Script_Extensions=${script}}${also}]`, 'u')];
    }),
  );
  return scripts.find((script) => patterns?.get(script)?.test(letter));
}

/**
 * The script of a name; undefined if it has no letters, or letters of several scripts. A name with
 * kana and Han counts as Japanese.
 * @param {string} name
 */
export function scriptOf(name) {
  const found = new Set([...name].filter((sign) => /\p{Alphabetic}/u.test(sign)).map(scriptOfLetter));
  if (found.has('Kana')) found.delete('Hani');
  return found.size === 1 ? [...found][0] : undefined;
}

/**
 * Groups names by script, in the order in which pages list the scripts.
 * @param {string[]} names @returns {{script: string, names: string[]}[]}
 */
export function byScript(names) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const name of names) {
    const script = scriptOf(name);
    if (script) groups.set(script, [...(groups.get(script) ?? []), name]);
  }
  return scripts.filter((script) => groups.has(script)).map((script) => {
    return { script, names: groups.get(script) ?? [] };
  });
}

/** @param {string} script */
function title(script) {
  if (Object.hasOwn(titles, script)) return titles[script];
  const name = new Intl.DisplayNames(WORDS.number.language, { type: 'script' }).of(script) ?? script;
  return say(WORDS.finder.script, { name });
}

/** @param {string[]} names @returns {HTMLElement} */
export function namesTable(names) {
  const rows = byScript(names).map(({ script, names: own }) => {
    const lang = Object.hasOwn(languages, script) ? languages[script] : `und-${script}`;
    const cell = html('td', { dir: rightToLeft.includes(script) ? 'rtl' : 'ltr' });
    own.forEach((name, index) => cell.append(index ? ' · ' : '', html('bdi', { lang }, name)));
    return html('tr', {}, html('th', { scope: 'row' }, title(script)), cell);
  });
  const head = html('tr', {}, html('th', { scope: 'col' }, WORDS.place.script), html('th', { scope: 'col' }, WORDS.place.scriptNames));
  const table = html('table', { class: 'script-names' }, html('thead', {}, head), html('tbody', {}, ...rows));
  return html('div', { class: 'scroll' }, table);
}
