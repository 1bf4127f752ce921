// The built site that the tests check: the folder SITE, by default `site`. The tests fail if it
// does not exist.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;

export const site = resolve(root, process.env.SITE ?? 'site');

if (!existsSync(`${site}/index.html`)) {
  throw new Error(`no site in ${site}: run 'make site', or name its folder in SITE`);
}

/** The command that built the site: the file TOOL. */
export const tool = resolve(root, process.env.TOOL ?? '.build/release/generate-site');
